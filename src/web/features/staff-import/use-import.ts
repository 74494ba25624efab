// One import from file to saved: its rows are sent once in parts, checked as often as columns or choices change, then saved.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import {
  cancelImport,
  checkImport,
  getImport,
  listImports,
  MOST_ROWS_A_PART,
  saveImport,
  sendImportRows,
} from '#contract/imports.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import { call } from '../../api/call.ts'
import { useEndpoint, useOutdate } from '../../api/hooks.ts'
import { patiently } from '../../api/patience.ts'
import type { FileRows } from './read-file.ts'

export type Report = AnswerOf<typeof checkImport>['data']
export type TakeLines = 'none' | 'all' | number[]
export type Doing = 'sending' | 'checking' | 'saving'

const AS_STAFF = { actor: 'staff' } as const
/** Milliseconds between two looks at how far the server is. */
const LOOK_EVERY = 1000

export function useImport(runId: string, file: FileRows) {
  const outdate = useOutdate()
  const [sent, setSent] = useState(0)
  const [doing, setDoing] = useState<Doing>()

  const send = async (id: string) => {
    setDoing('sending')
    for (let at = sent; at < file.rows.length; at += MOST_ROWS_A_PART) {
      const rows = file.rows
        .slice(at, at + MOST_ROWS_A_PART)
        .map(({ line, cells }) => ({ line, cells: Array.from(cells, (cell) => cell ?? '') }))
      const body = { part: at / MOST_ROWS_A_PART, rows }
      await patiently(() => call(sendImportRows, { params: { id }, body }, AS_STAFF))
      setSent(at + rows.length)
    }
  }
  const check = useMutation({
    mutationFn: async ({ mapping, takeLines }: { mapping: Mapping; takeLines: TakeLines }) => {
      if (sent !== file.rows.length) await send(runId)
      setDoing('checking')
      return (await call(checkImport, { params: { id: runId }, body: { mapping: [...mapping], takeLines } }, AS_STAFF))
        .data
    },
    onSettled: () => setDoing(undefined),
  })
  const save = useMutation({
    /** Null: it goes on behind the answer. */
    mutationFn: async (takeLines: TakeLines) => {
      setDoing('saving')
      const body = { takeLines, fingerprint: check.data?.fingerprint }
      return (await call(saveImport, { params: { id: runId }, body }, AS_STAFF)).data
    },
    onSettled: () => {
      setDoing(undefined)
      outdate(listImports)
    },
  })
  const cancel = async () => {
    await call(cancelImport, { params: { id: runId } }, AS_STAFF)
    outdate(listImports)
  }
  const watched = useEndpoint(
    getImport,
    { params: { id: runId } },
    { enabled: doing === 'checking' || doing === 'saving', refetchEvery: LOOK_EVERY },
  )
  const progress = watched.data?.data.progress
  const told = progress && progress.doing === doing ? progress.lines : undefined
  return { check, save, cancel, doing, lines: doing === 'sending' ? sent : told }
}
