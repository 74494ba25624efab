// Writes the freight cart into a file: CSV for a table, JSON with destination, boxes and customs data.

import { useState } from 'react'
import { exportFreightCarts } from '#contract/freight.ts'
import { texts as freightTexts } from '#texts/en/freight.ts'
import { texts } from '#texts/en/staff-cart.ts'
import { call } from '../../api/call.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { saveFile } from '../../api/save-file.ts'
import type { Said } from '../../ui/show-alert.tsx'

export type CartFormat = 'csv' | 'json'
const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const

export function useExport(clientId: string | undefined, onSaid: (said: Said) => void) {
  const access = useClientAccess()
  const [running, setRunning] = useState<CartFormat>()
  const run = async (format: CartFormat) => {
    setRunning(format)
    try {
      const { data } = await call(exportFreightCarts, { query: { format, clientId } }, access)
      saveFile(new Blob([data.text], { type: TYPES[format] }), data.filename)
      onSaid({ kind: 'success', text: texts.exported(data.count, data.filename) })
    } catch (problem) {
      onSaid({ kind: 'failure', text: failureText(problem, freightTexts.exportCartsFailed) })
    }
    setRunning(undefined)
  }
  return { run: (format: CartFormat) => void run(format), running }
}
