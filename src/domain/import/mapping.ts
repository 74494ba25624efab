// Which column of a file holds what: guessed from its heading, set by hand, remembered by heading.
import type { ImportColumn } from './column.ts'
import { COLUMNS, type TableKind } from './columns.ts'
import { exportOf } from './shop-exports.ts'

/** What each column of the file holds, by the name of a column of the kind; null is left out. */
export type Mapping = readonly (string | null)[]
/** What people chose before: by `plainName` of the heading; null is left out. */
export type RememberedColumns = Readonly<Record<string, string | null>>

/** A heading without case, accents, signs: 'Pays d’origine' is 'pays_d_origine', 'createdAt' is 'created_at'. */
export const plainName = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/n[°º]|#/gi, ' no ')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

/** What exports of shops may be taken in as. */
const SOLD: readonly TableKind[] = ['items', 'products', 'found']

/** What the headings hold: as people chose before, else as the export of a shop has it, else by their names. A column named twice is taken the first time. */
export function guessMapping(kind: TableKind, heading: readonly string[], remembered: RememberedColumns = {}): Mapping {
  const plain = heading.map(plainName)
  const shop = SOLD.includes(kind) ? exportOf(plain) : undefined
  const exact = plain.map((each) => chosen(kind, each, remembered, shop?.columns))
  const guesses = exact.map((each, index) => (each === undefined ? nameOf(kind, heading[index] ?? '') : each))
  return guesses.map((guess, index) => {
    if (!guess) return null
    const isTakenFirst = exact.includes(guess) ? exact.indexOf(guess) : guesses.indexOf(guess)
    return isTakenFirst === index ? guess : null
  })
}

/** The columns that a row cannot be placed without and the mapping does not have. */
export function missingKeys(kind: TableKind, mapping: Mapping): readonly string[] {
  const missing = COLUMNS[kind].filter((column) => column.isKey && !mapping.includes(column.name))
  const clientUnknown = kind === 'clients' && !mapping.includes('email') && !mapping.includes('external_id')
  return [...missing.map((column) => column.name), ...(clientUnknown ? ['email'] : [])]
}

/** What to remember of a mapping. */
export const rememberedOf = (heading: readonly string[], mapping: Mapping): RememberedColumns =>
  Object.fromEntries(heading.map((each, index) => [plainName(each), mapping[index] ?? null]).filter(([name]) => name))

/** What the headings hold by their names alone, as though they were no shop's. */
export const namedMapping = (kind: TableKind, heading: readonly string[]): Mapping => {
  const named = heading.map((each) => nameOf(kind, each) ?? null)
  return named.map((name, at) => (name !== null && named.indexOf(name) === at ? name : null))
}

/** What is chosen for a heading or is its very name; undefined when neither. */
function chosen(
  kind: TableKind,
  plain: string,
  remembered: RememberedColumns,
  exported: ReadonlyMap<string, string> | undefined,
): string | null | undefined {
  const before = Object.hasOwn(remembered, plain) ? remembered[plain] : undefined
  if (before === null) return null
  if (exported && before === undefined)
    return COLUMNS[kind].find(({ name }) => name === exported.get(plain))?.name ?? null
  return COLUMNS[kind].find((column) => column.name === (before ?? plain))?.name
}

const nameOf = (kind: TableKind, heading: string): string | undefined => columnNamed(COLUMNS[kind], heading)?.name

/** The first of the columns that a heading names, whatever its case, accents and signs; words in brackets and 'CAD' may stand beside the name. */
export function columnNamed<C extends ImportColumn>(columns: readonly C[], heading: string): C | undefined {
  for (const plain of writings(heading)) {
    const inner = plain.replace(LIST_NAMES, '')
    const found = columns.find(
      ({ name, names }) => name === plain || name === inner || names.includes(plain) || names.includes(inner),
    )
    if (found) return found
  }
  return undefined
}

/** A name in another currency stays as it is: amounts are CAD, and no column of USD is to be taken for one of them. */
function writings(heading: string): readonly string[] {
  const whole = plainName(heading)
  if (/usd|us\$/i.test(heading)) return [whole]
  const bare = plainName(heading.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' '))
  return [whole, bare, bare.replace(/^cad_|_cad$/g, '')]
}

/** Lists inside JSON records, whose names stand before those of their fields. */
const LIST_NAMES = /^(?:items|contents|placement_options|options|placements|shipping_rates|rates|box_groups)_/

/** Gives a column to one place only: the one that had it before is left out. */
export const withColumn = (mapping: Mapping, index: number, column: string | null): Mapping =>
  mapping.map((each, at) => {
    if (at === index) return column
    return each === column ? null : each
  })
