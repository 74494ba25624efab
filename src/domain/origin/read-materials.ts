// A pasted or imported list of materials: with a heading in any order, or without one in the order of the form. What is typed is
// kept as it came; only the country is read, and one that is not known is told with its line.
import { parseCountry } from '../countries.ts'
import { readDelimited, type TextRow } from '../delimited-text.ts'
import { type ImportColumn, text, words } from '../import/column.ts'
import { columnNamed } from '../import/mapping.ts'

const column = (name: string, names: string): ImportColumn => ({ name, form: text(500), names: words(names) })

/** In the order of a list without heading. */
const MATERIAL_COLUMNS = [
  column(
    'description',
    'material materials name component ingredient item part matiere nom composant ingredient_name article',
  ),
  column('code', 'hs hs6 hs_code hts hts_code tariff tariff_code code_sh code_tarifaire sh'),
  column('origin', 'country country_of_origin made_in from pays pays_d_origine origine provenance'),
  column('value', 'cost unit_cost price amount valeur cout prix montant value_cad value_usd'),
  column(
    'weight',
    'share weight_share percent share_of_weight weight_percent part_du_poids poids pourcentage pourcent',
  ),
  column('supplier', 'vendor maker manufacturer fournisseur fabricant'),
] as const

export type ReadMaterial = {
  readonly description: string
  readonly code: string
  /** ISO alpha-2; null where none stands, or one that is not known. */
  readonly origin: string | null
  readonly value: string
  readonly weight: string
  readonly supplier: string
}

export type ReadMaterials = {
  readonly materials: readonly ReadMaterial[]
  /** Countries that are not known, by line. */
  readonly unknownCountries: readonly { readonly line: number; readonly given: string }[]
}

/** Undefined where a quote is never closed, or a row is too long. */
export function readMaterialText(typed: string): ReadMaterials | undefined {
  const read = readDelimited(typed)
  return read.kind === 'rows' ? readMaterialRows(read.rows) : undefined
}

type Row = Pick<TextRow, 'line'> & { readonly cells: readonly (string | undefined)[] }

export function readMaterialRows(rows: readonly Row[]): ReadMaterials {
  const [first, ...rest] = rows
  const heading = (first?.cells ?? []).map((cell) => columnNamed(MATERIAL_COLUMNS, cell ?? '')?.name)
  const isHeaded = heading.filter((name) => name !== undefined).length >= Math.min(2, heading.length)
  const names = isHeaded ? heading : MATERIAL_COLUMNS.map(({ name }) => name)
  const body = isHeaded ? rest : rows
  const read = body.map(({ line, cells }) => {
    const cell = (name: string) => (cells[names.indexOf(name)] ?? '').trim()
    const given = cell('origin')
    const origin = parseCountry(given) ?? null
    const material: ReadMaterial = {
      description: cell('description'),
      code: cell('code').replaceAll(/[^\d.]/g, ''),
      origin,
      value: cell('value'),
      weight: cell('weight').replace(/%$/, '').trimEnd(),
      supplier: cell('supplier'),
    }
    return { material, unknown: given !== '' && origin === null ? [{ line, given }] : [] }
  })
  return {
    materials: read.map(({ material }) => material),
    unknownCountries: read.flatMap(({ unknown }) => unknown),
  }
}
