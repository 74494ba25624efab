// Reads the tariff schedule in the USITC JSON export format, plain or gzipped, and refuses what does not look like it.
// Format: an array of rows in schedule order; a row without a number is a step of text only ("superior").
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { ExportFault } from '#domain/schedule-update.ts'

/** One row of the export, with whitespace of its cells folded to single spaces and trimmed. */
export type ExportRow = {
  /** Dotted number as printed; '' for a row of text only. */
  readonly htsno: string
  readonly indent: number
  readonly description: string
  readonly units: readonly string[]
  readonly general: string
  readonly special: string
  readonly other: string
  readonly additionalDuties: string
  readonly footnotes: readonly ExportFootnote[]
}

export type ExportFootnote = { readonly columns: readonly string[]; readonly value: string }

export type TariffExport = {
  readonly rows: readonly ExportRow[]
  /** Of the uncompressed JSON, lower-case hex. */
  readonly sha256: string
}

/** The bytes are no export; the message is for a log. */
export class NotAnExport extends Error {
  readonly fault: ExportFault
  constructor(fault: ExportFault, cause?: unknown) {
    super(`no tariff export: ${[fault.reason, ...Object.values(fault.facts)].join(' ')}`, { cause })
    this.fault = fault
  }
}

/** Bytes of an export, gzipped or not, to its rows. Throws NotAnExport when they are not one. */
export function parseExport(bytes: Uint8Array): TariffExport {
  const json = isGzip(bytes) ? unpack(bytes) : bytes
  let content: unknown
  try {
    content = JSON.parse(new TextDecoder().decode(json))
  } catch (cause) {
    throw new NotAnExport({ reason: 'not-json', facts: {} }, cause)
  }
  if (!Array.isArray(content)) throw new NotAnExport({ reason: 'no-list', facts: {} })
  return { rows: content.map(toRow), sha256: sha256Of(json) }
}

export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The official export unpacks to about 14 million: a small file can be made to fill any memory. */
const MOST_UNPACKED_BYTES = 150_000_000

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

function unpack(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED_BYTES })
  } catch (cause) {
    throw new NotAnExport({ reason: isTooLarge(cause) ? 'unpacks-too-large' : 'not-unpacked', facts: {} }, cause)
  }
}

function toRow(raw: unknown, position: number): ExportRow {
  if (!isRecord(raw) || typeof raw.htsno !== 'string' || typeof raw.description !== 'string') {
    throw new NotAnExport({ reason: 'row-unnamed', facts: { row: position + 1 } })
  }
  const indent = Number(raw.indent)
  if (!Number.isInteger(indent)) throw new NotAnExport({ reason: 'row-without-indent', facts: { row: position + 1 } })
  return {
    htsno: raw.htsno.trim(),
    indent,
    description: folded(raw.description),
    units: list(raw.units).map(folded).filter(Boolean),
    general: folded(raw.general),
    special: folded(raw.special),
    other: folded(raw.other),
    additionalDuties: folded(raw.additionalDuties),
    footnotes: list(raw.footnotes).filter(isRecord).map(toFootnote),
  }
}

const toFootnote = (raw: Record<string, unknown>): ExportFootnote => ({
  columns: list(raw.columns).map(folded).filter(Boolean),
  value: folded(raw.value),
})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Cells hold stray line breaks, tabs and non-breaking spaces; they carry no meaning. */
const folded = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '')
