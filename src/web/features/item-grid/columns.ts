// The columns of the grid, left to right. A column with a field can be changed, the others only be read and copied.
import type { CustomsField } from '#domain/shipment/item.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { texts as en } from '#texts/en/item-grid.ts'
import { type Language, wordsIn } from '#words/language.ts'

export type ColumnKey = 'item' | 'sku' | 'units' | CustomsField | 'value' | 'duty'

export type GridColumn = {
  readonly key: ColumnKey
  readonly header: string
  readonly field?: CustomsField
  readonly isNumber?: boolean
  /** CSS grid track. */
  readonly width: string
}

type Columns = { readonly all: readonly GridColumn[]; readonly tracks: string; readonly itemTexts: object }

/** By the words they bear, made once: each cell asks for them. */
const made = new WeakMap<object, Columns>()

function columnsOf(language: Language): Columns {
  const texts = wordsIn(language, en)
  const itemTexts = wordsIn(language, itemEn)
  const known = made.get(texts)
  if (known?.itemTexts === itemTexts) return known
  const all: readonly GridColumn[] = [
    { key: 'item', header: itemTexts.item, width: 'minmax(170px, 1.5fr)' },
    { key: 'sku', header: texts.sku, width: 'minmax(92px, 0.8fr)' },
    { key: 'units', header: texts.units, isNumber: true, width: '56px' },
    { key: 'countryOfOrigin', field: 'countryOfOrigin', header: itemTexts.countryOfOrigin, width: '128px' },
    { key: 'htsCode', field: 'htsCode', header: itemTexts.htsCode, width: '134px' },
    { key: 'costCad', field: 'costCad', header: itemTexts.cost, isNumber: true, width: '94px' },
    { key: 'maker', field: 'maker', header: texts.manufacturer, width: 'minmax(140px, 1fr)' },
    { key: 'value', header: itemTexts.value, isNumber: true, width: '88px' },
    { key: 'duty', header: itemTexts.duty, isNumber: true, width: '128px' },
  ]
  const columns = { all, tracks: all.map((column) => column.width).join(' '), itemTexts }
  made.set(texts, columns)
  return columns
}

export const columnsIn = (language: Language): readonly GridColumn[] => columnsOf(language).all
export const columnTracksIn = (language: Language): string => columnsOf(language).tracks

export const columnOfField = (language: Language, field: CustomsField): number =>
  columnsIn(language).findIndex((column) => column.field === field)
