// The table of agency flags by tariff prefix. Source and confidence: data/pga and its manifest.

import { z } from 'zod'
import type { CalendarDate } from '#domain/calendar.ts'
import { type Translations, translated } from '#domain/language.ts'
import type { PgaConfidence, PgaLevel, PgaRow } from '#domain/pga.ts'
import type { LawText } from '#domain/tariff/duty-reason.ts'
import { openDataset, translationsOf } from './dataset.ts'

export type PgaTable = {
  readonly version: string
  /** Day it was compiled. */
  readonly verified: CalendarDate
  readonly rows: readonly PgaRow[]
}

export const PGA_SET = 'pga'
export const FLAG_FILE = 'flags.tsv'
export const REASON_FILE = 'reasons.tsv'
/** French by English sentence. */
export const FRENCH_FILE = 'french.json'
export const FLAG_COLUMNS = ['prefix', 'agency', 'program', 'flag', 'level', 'confidence', 'reason'] as const
export const REASON_COLUMNS = ['reason', 'why', 'documents'] as const

const flagged = z.object({
  prefix: z.string().regex(/^\d{2,10}$/),
  agency: z.string(),
  program: z.string(),
  level: z.enum(['required', 'may_be_required', 'advisory']) satisfies z.ZodType<PgaLevel>,
  confidence: z.enum(['high', 'medium', 'low']) satisfies z.ZodType<PgaConfidence>,
})

/** The active version of the set. Throws when a file differs from its manifest or a row is not one. */
export function loadPga(dataDir: string): PgaTable {
  const { manifest, text } = openDataset(dataDir, PGA_SET)
  const rows = parsePga(text(FLAG_FILE), text(REASON_FILE), translationsOf(Object.keys(manifest.sha256), text))
  if (rows.length !== manifest.rows) throw new Error(`${PGA_SET}: ${rows.length} rows, not ${manifest.rows}.`)
  return Object.freeze({ version: manifest.version, verified: manifest.published, rows })
}

/**
 * Rows of the two tab-separated files; documents are separated by '; '. Throws naming the row that is not one.
 */
export function parsePga(flags: string, reasons: string, translations: Translations): readonly PgaRow[] {
  const lawText = (en: string): LawText => translated(en, translations)
  const byNumber = new Map(
    rowsOf(reasons, REASON_COLUMNS).map(([number = '', why = '', documents = '']) => [
      number,
      { why: lawText(why), documents: documents.split('; ').map(lawText) },
    ]),
  )
  return rowsOf(flags, FLAG_COLUMNS).map((cells) => {
    const { reason: number, flag, ...row } = Object.fromEntries(FLAG_COLUMNS.map((column, at) => [column, cells[at]]))
    const read = flagged.safeParse(row)
    const reason = byNumber.get(number ?? '')
    if (!reason || !read.success) throw new Error(`${PGA_SET}: "${cells.join(' ')}" is not a row.`)
    return Object.freeze({ ...read.data, flag: flag || null, ...reason })
  })
}

function rowsOf(text: string, columns: readonly string[]): readonly (readonly string[])[] {
  const [heading, ...rows] = text.trimEnd().split('\n')
  if (heading !== columns.join('\t')) throw new Error(`${PGA_SET}: unexpected columns "${heading}".`)
  return rows.map((row) => row.split('\t'))
}
