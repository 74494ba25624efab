// Reads the audit log part by part into one CSV file. It can be stopped; what was read until then is not saved.
import { useRef, useState } from 'react'
import { exportAuditLog } from '#contract/audit.ts'
import { texts } from '#texts/en/audit.ts'
import { call } from '../../api/call.ts'
import { failureText } from '../../api/failures.ts'
import { saveFile } from '../../api/save-file.ts'
import type { AuditQuery } from './audit-query.ts'

/** Entries a file holds at most: what a spreadsheet opens without trouble. */
export const MOST_ENTRIES = 100_000

/** Spreadsheets read UTF-8 only with it. */
const BYTE_ORDER_MARK = '\uFEFF'

export type ExportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly rows: number }
  | { readonly kind: 'done'; readonly rows: number; readonly isCut: boolean }
  | { readonly kind: 'failed'; readonly text: string }

export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'none' })
  const stopping = useRef<AbortController>(null)
  const run = async (query: AuditQuery) => {
    const stop = new AbortController()
    stopping.current = stop
    setState({ kind: 'running', rows: 0 })
    try {
      const { before: _, ...filters } = query
      setState(await readAll(filters, stop.signal, (rows) => setState({ kind: 'running', rows })))
    } catch (error) {
      if (stop.signal.aborted) setState({ kind: 'none' })
      else
        setState({
          kind: 'failed',
          text: failureText(error, { noConnection: texts.noConnection, other: texts.exportFailed }),
        })
    }
  }
  return { state, run, stop: () => stopping.current?.abort(), forget: () => setState({ kind: 'none' }) }
}

async function readAll(filters: AuditQuery, signal: AbortSignal, onRows: (rows: number) => void): Promise<ExportState> {
  const parts: string[] = [BYTE_ORDER_MARK]
  let rows = 0
  let before: string | undefined
  for (;;) {
    const query = before === undefined ? filters : { ...filters, before }
    const { data } = await call(exportAuditLog, { query }, { actor: 'staff', signal })
    parts.push(data.csv)
    rows += data.rows
    onRows(rows)
    const isCut = data.older !== null && rows >= MOST_ENTRIES
    if (data.older === null || isCut) {
      saveFile(new Blob(parts, { type: 'text/csv' }), data.filename)
      return { kind: 'done', rows, isCut }
    }
    before = data.older
  }
}
