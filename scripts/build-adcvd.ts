// Carries the antidumping and countervailing orders of a compiled list to data/adcvd, with its known oddities mended.
// Usage: npm run build:adcvd -- ORDERS.tsv
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { day } from '#domain/calendar.ts'
import { ORDER_COLUMNS, ORDER_FILE, ORDER_SET, ORDER_WORDS_FILE, parseOrders } from '#server/reference/antidumping.ts'
import { sha256Of } from '#server/reference/usitc-export.ts'
import { commandLine } from './command-line.ts'
import { writeVersion } from './data-version.ts'

/** Months whose notices the list was compiled from end here; the day it was compiled is the day it was read. */
const VERSION = '2026-09'
const COMPILED = day('2026-09-23')
/** Misprints of the notices for orders that stand in the list under their right numbers. */
const MISPRINTS = new Set(['A-583-839', 'C-583-840'])
const RENUMBERED: Readonly<Record<string, string>> = { 'C-821-824': 'C-821-825' }
/** 801 is Serbia. */
const ORIGINS: Readonly<Record<string, string>> = { 'A-801-002': 'RS' }
/** Orders that name no code take those of the order on the same product. */
const CODES_OF: Readonly<Record<string, string>> = { 'C-555-003': 'C-555-004', 'C-821-825': 'C-714-001' }
/** PET resin stood in 3907.60 until it was parted in 2017. */
const PET_RESIN = ['39076100', '39076900']
/**
 * Orders that the list lacks, by hand in adcvd/added-orders.tsv: those of December, without whose notice it was compiled, and two more.
 * Numbers, products and days from knowledge of the orders; a document is named where we are sure of it.
 */
const ADDED = rowsOf(join(import.meta.dirname, 'adcvd/added-orders.tsv'))

const {
  positionals: [path = ''],
} = commandLine({ usage: 'npm run build:adcvd -- ORDERS.tsv', words: { least: 1, most: 1 }, readsFile: true })
const folder = join(import.meta.dirname, '../data', ORDER_SET, VERSION)
const given = rowsOf(path)
const rows = [...given.filter(([number = '']) => !MISPRINTS.has(number)).map(mended), ...ADDED]
const prefixesOf = (number: string | undefined): string => rows.find(([each]) => each === number)?.[6] ?? ''
const orders = rows
  .map(([number = '', kind = '', origin = '', product = '', source = '', date = '', prefixes = '']) => {
    const listed = prefixes || prefixesOf(CODES_OF[number])
    return [number, kind, origin, product.replace(/^Certain /, ''), source, date, listed]
  })
  .sort(([one = ''], [other = '']) => one.localeCompare(other))
const text = `${[ORDER_COLUMNS, ...orders].map((row) => row.join('\t')).join('\n')}\n`
const words = readFileSync(join(folder, ORDER_WORDS_FILE), 'utf8')
const about = {
  set: ORDER_SET,
  version: VERSION,
  source:
    'Antidumping and countervailing duty orders in force, from a public compilation of the Federal Register notices of opportunity to request review, September 2025 to August 2026; misprints mended, and those orders of December, which it lacks, that are known to us added. The written scope decides; codes are for convenience.',
  published: COMPILED,
  retrieved: COMPILED,
  validFrom: COMPILED,
  validTo: null,
  licence: 'Facts only: numbers, products, dates, codes. The words that name a product are our own.',
  rows: parseOrders(text, words).length,
}
const files = { [ORDER_FILE]: text, [ORDER_WORDS_FILE]: undefined }
writeVersion({ about, files, sources: { sourceSha256: sha256Of(readFileSync(path)) } })
console.log(`${orders.length} orders`)

/** The rows of a file behind its heading, in cells. */
function rowsOf(file: string): readonly string[][] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1)
  return lines.map((line) => line.split('\t'))
}

/** A row with its number, origin and prefixes put right. */
function mended([number = '', kind = '', origin = '', product = '', source = '', date = '', codes = '']: string[]) {
  const right = RENUMBERED[number] ?? number
  return [
    right,
    kind,
    ORIGINS[number] ?? origin,
    product,
    source,
    date,
    mendedCodes(product, codes.split(' ')).join(' '),
  ]
}

function mendedCodes(product: string, codes: readonly string[]): readonly string[] {
  if (/Nails/.test(product)) return codes.filter((code) => /^731[78]/.test(code)) // the others are what the scope leaves out
  if (/Terephthalate Resin/.test(product)) return [...codes, ...PET_RESIN]
  return codes.filter((code) => !(product === 'Seamless Line and Pressure Pipe' && code.startsWith('3900')))
}
