// Rows of a development or acceptance file, and further rows to train on. Format: see docs/decisions/014-classifier.md.
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { ProductWords } from '#domain/classification/listing.ts'

/** One product text with the code ruled or given by an expert. */
export type CodedRow = {
  readonly id: string
  readonly source: string
  readonly words: ProductWords
  readonly country?: string
  /** Of a ruling. */
  readonly date?: string
  /** Digits of the code given: ten, eight or six; any of several counts. */
  readonly accept: readonly string[]
  /** Digits up to which the code still stands in the schedule: 10, 8, 6 or 0. */
  readonly validDigits: number
  /** Whether the row's text may be carried into a product. */
  readonly mayShip: boolean
}

/** Every line of a JSONL file, gzipped or not; none when there is no such file. */
export function readJsonl(path: string): readonly Record<string, unknown>[] {
  if (!existsSync(path)) return []
  const bytes = readFileSync(path)
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text.split('\n').filter(Boolean).map(toRecord)
}

export const readCodedRows = (path: string): readonly CodedRow[] => readJsonl(path).map(toCodedRow)

function toRecord(line: string): Record<string, unknown> {
  const value: unknown = JSON.parse(line)
  if (typeof value !== 'object' || value === null) throw new Error(`not a row: ${line.slice(0, 80)}`)
  return { ...value }
}

function toCodedRow(row: Record<string, unknown>): CodedRow {
  const text = (key: string): string => (typeof row[key] === 'string' ? row[key] : '')
  const code = text('hts10') || text('hts8') || text('hts6')
  const several = Array.isArray(row.accept) ? row.accept.filter((each): each is string => typeof each === 'string') : []
  return {
    id: text('id'),
    source: text('source'),
    words: wordsOf(text),
    ...(text('country') ? { country: text('country') } : {}),
    ...(text('date') ? { date: text('date') } : {}),
    accept: several.length > 0 ? several : [code],
    validDigits: validDigits(row, code),
    mayShip: row.ship !== false,
  }
}

export const wordsOf = (text: (key: string) => string): ProductWords => ({
  description: text('description'),
  ...(text('long_description') ? { longDescription: text('long_description') } : {}),
  ...(text('category') ? { category: text('category') } : {}),
})

function validDigits(row: Record<string, unknown>, code: string): number {
  const isValid = (digits: number) => code.length >= digits && row[`valid${digits}`] !== false
  return [10, 8, 6].find(isValid) ?? 0
}
