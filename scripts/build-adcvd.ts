// Carries the antidumping and countervailing orders of a compiled list to data/adcvd, with its known oddities mended.
// Usage: npm run build:adcvd -- ORDERS.tsv
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { day } from '#domain/calendar.ts'
import { ORDER_COLUMNS, ORDER_FILE, ORDER_SET, ORDER_WORDS_FILE, parseOrders } from '#server/reference/antidumping.ts'
import { isRecord, type Manifest, manifestText, readJson } from '#server/reference/dataset.ts'
import { sha256Of } from '#server/reference/usitc-export.ts'

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
 * Orders of December: the list was compiled without that month's notice. Numbers, products and days from knowledge of the orders; a
 * document is named where we are sure of it.
 */
const WOOD_FLOORING =
  '441231 441233 441234 441239 441241 441242 441249 441251 441252 441259 441291 441292 441299 441873 441874 441875 441879'
const SOLAR_CELLS = 'Crystalline Silicon Photovoltaic Cells, Whether or Not Assembled in Modules'
const LINE_PIPE = '730511 730512 730519 730619'
const SHRIMP = '03061700 03062300 16052005 16052010 16052110 16052910'
const ELECTRICAL_STEEL = '72251900 72261910 72261990'
const INNERSPRING = '73202050 73209050 73262000 94041000 94042990'
const DECEMBER: readonly (readonly string[])[] = [
  ['A-570-092', 'AD', 'CN', 'Mattresses', '84 FR 68395', '2019-12-16', '94042100 94042910 94042990'],
  ['A-570-093', 'AD', 'CN', 'Refillable Stainless Steel Kegs', '', '2019-12-16', '73101000 73102900'],
  ['C-570-094', 'CVD', 'CN', 'Refillable Stainless Steel Kegs', '', '2019-12-16', '73101000 73102900'],
  ['A-570-110', 'AD', 'CN', 'Vertical Metal File Cabinets', '84 FR 68121', '2019-12-13', '94031000'],
  ['C-570-111', 'CVD', 'CN', 'Vertical Metal File Cabinets', '', '2019-12-13', '94031000'],
  ['A-570-506', 'AD', 'CN', 'Porcelain-on-Steel Cooking Ware', '51 FR 43414', '1986-12-02', '73239400'],
  ['A-570-827', 'AD', 'CN', 'Cased Pencils', '59 FR 66909', '1994-12-28', '96091000'],
  ['A-570-828', 'AD', 'CN', 'Silicomanganese', '', '1994-12-22', '72023000'],
  ['A-570-863', 'AD', 'CN', 'Honey', '66 FR 63670', '2001-12-10', '04090000'],
  ['A-570-891', 'AD', 'CN', 'Hand Trucks and Parts Thereof', '69 FR 70122', '2004-12-02', '87168050 87169050'],
  ['A-570-892', 'AD', 'CN', 'Carbazole Violet Pigment 23', '69 FR 77987', '2004-12-29', '32041790'],
  ['A-533-838', 'AD', 'IN', 'Carbazole Violet Pigment 23', '69 FR 77988', '2004-12-29', '32041790'],
  ['C-533-839', 'CVD', 'IN', 'Carbazole Violet Pigment 23', '', '2004-12-29', '32041790'],
  ['A-570-970', 'AD', 'CN', 'Multilayered Wood Flooring', '76 FR 76690', '2011-12-08', WOOD_FLOORING],
  ['C-570-971', 'CVD', 'CN', 'Multilayered Wood Flooring', '76 FR 76693', '2011-12-08', WOOD_FLOORING],
  ['A-570-979', 'AD', 'CN', SOLAR_CELLS, '77 FR 73018', '2012-12-07', '85414200 85414300'],
  ['C-570-980', 'CVD', 'CN', SOLAR_CELLS, '77 FR 73017', '2012-12-07', '85414200 85414300'],
  ['A-583-849', 'AD', 'TW', 'Steel Wire Garment Hangers', '77 FR 73424', '2012-12-10', '73262000 73239990'],
  ['A-533-848', 'AD', 'IN', 'Commodity Matchbooks', '', '2009-12-11', '36050000'],
  ['C-533-849', 'CVD', 'IN', 'Commodity Matchbooks', '', '2009-12-11', '36050000'],
  ['A-533-808', 'AD', 'IN', 'Stainless Steel Wire Rods', '', '1993-12-01', '72210000'],
  ['A-588-068', 'AD', 'JP', 'Prestressed Concrete Steel Wire Strand', '43 FR 57599', '1978-12-08', '73121030'],
  ['A-580-876', 'AD', 'KR', 'Welded Line Pipe', '', '2015-12-01', LINE_PIPE],
  ['A-489-822', 'AD', 'TR', 'Welded Line Pipe', '', '2015-12-01', LINE_PIPE],
  ['C-489-823', 'CVD', 'TR', 'Welded Line Pipe', '', '2015-12-01', LINE_PIPE],
  ['A-580-810', 'AD', 'KR', 'Welded ASTM A-312 Stainless Steel Pipe', '', '1992-12-30', '73064010 73064050'],
  ['A-583-815', 'AD', 'TW', 'Welded ASTM A-312 Stainless Steel Pipe', '', '1992-12-30', '73064010 73064050'],
  ['A-560-842', 'AD', 'ID', 'Frozen Warmwater Shrimp', '', '2024-12-26', SHRIMP],
  ['C-331-806', 'CVD', 'EC', 'Frozen Warmwater Shrimp', '', '2024-12-26', SHRIMP],
  ['C-533-921', 'CVD', 'IN', 'Frozen Warmwater Shrimp', '', '2024-12-26', SHRIMP],
  ['C-552-838', 'CVD', 'VN', 'Frozen Warmwater Shrimp', '', '2024-12-26', SHRIMP],
  ['A-570-095', 'AD', 'CN', 'Aluminum Wire and Cable', '', '2019-12-23', '85444290 85444990'],
  ['C-570-096', 'CVD', 'CN', 'Aluminum Wire and Cable', '', '2019-12-23', '85444290 85444990'],
  ['A-570-881', 'AD', 'CN', 'Malleable Cast Iron Pipe Fittings', '', '2003-12-12', '73071990'],
  ['A-552-803', 'AD', 'VN', 'Uncovered Innerspring Units', '', '2008-12-11', INNERSPRING],
  ['A-791-821', 'AD', 'ZA', 'Uncovered Innerspring Units', '', '2008-12-11', INNERSPRING],
  ['A-570-996', 'AD', 'CN', 'Non-Oriented Electrical Steel', '', '2014-12-03', ELECTRICAL_STEEL],
  ['C-570-997', 'CVD', 'CN', 'Non-Oriented Electrical Steel', '', '2014-12-03', ELECTRICAL_STEEL],
]
/** Orders the list lacks, as far as we know them. The last names the order whose codes it shares. */
const MISSING: readonly (readonly string[])[] = [
  ['A-122-855', 'AD', 'CA', 'Polyethylene Terephthalate Resin', '81 FR 27979', '2016-05-06', PET_RESIN.join(' ')],
  ['C-570-171', 'CVD', 'CN', 'Disposable Aluminum Containers, Pans, Trays, and Lids', '', '', '', 'A-570-170'],
  ...DECEMBER,
]

const [path] = process.argv.slice(2)
if (!path) throw new Error('Usage: npm run build:adcvd -- ORDERS.tsv')
const folder = join(import.meta.dirname, '../data', ORDER_SET, VERSION)
const given = readFileSync(path, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
const rows = [...given.filter(([number = '']) => !MISPRINTS.has(number)).map(mended), ...MISSING]
const prefixesOf = (number: string | undefined): string => rows.find(([each]) => each === number)?.[6] ?? ''
const orders = rows
  .map(([number = '', kind = '', origin = '', product = '', source = '', date = '', prefixes = '', like]) => {
    const listed = prefixes || prefixesOf(like ?? CODES_OF[number])
    return [number, kind, origin, product.replace(/^Certain /, ''), source, date, listed]
  })
  .sort(([one = ''], [other = '']) => one.localeCompare(other))
const text = `${[ORDER_COLUMNS, ...orders].map((row) => row.join('\t')).join('\n')}\n`
writeFileSync(join(folder, ORDER_FILE), text)
const words = readFileSync(join(folder, ORDER_WORDS_FILE), 'utf8')
const manifest: Manifest = {
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
  sha256: { [ORDER_FILE]: sha256Of(Buffer.from(text)), [ORDER_WORDS_FILE]: sha256Of(Buffer.from(words)) },
  sourceSha256: sha256Of(readFileSync(path)),
}
writeFileSync(join(folder, 'manifest.json'), manifestText(manifest))
const file = join(folder, '../../active.json')
const active = readJson(file)
writeFileSync(file, `${JSON.stringify({ ...(isRecord(active) ? active : {}), [ORDER_SET]: VERSION }, null, 2)}\n`)
console.log(`${orders.length} orders`)

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
