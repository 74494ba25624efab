// The columns of the grid, left to right. A column with a field can be changed, the others only be read and copied.
import type { CustomsField } from '#domain/shipment/item.ts'
import { texts as itemTexts } from '#texts/en/item.ts'
import { texts } from '#texts/en/item-grid.ts'

export type ColumnKey = 'item' | 'sku' | 'units' | CustomsField | 'value' | 'duty'

export type GridColumn = {
  readonly key: ColumnKey
  readonly header: string
  readonly field?: CustomsField
  readonly isNumber?: boolean
  /** CSS grid track. */
  readonly width: string
}

export const COLUMNS: readonly GridColumn[] = [
  { key: 'item', header: itemTexts.item, width: 'minmax(170px, 1.5fr)' },
  { key: 'sku', header: texts.sku, width: '104px' },
  { key: 'units', header: texts.units, isNumber: true, width: '56px' },
  { key: 'countryOfOrigin', field: 'countryOfOrigin', header: itemTexts.countryOfOrigin, width: '136px' },
  { key: 'htsCode', field: 'htsCode', header: itemTexts.htsCode, width: '138px' },
  { key: 'costCad', field: 'costCad', header: itemTexts.cost, isNumber: true, width: '94px' },
  { key: 'maker', field: 'maker', header: texts.manufacturer, width: 'minmax(150px, 1fr)' },
  { key: 'value', header: itemTexts.value, isNumber: true, width: '88px' },
  { key: 'duty', header: itemTexts.duty, isNumber: true, width: '96px' },
]

export const COLUMN_TRACKS = COLUMNS.map((column) => column.width).join(' ')

export const columnOfField = (field: CustomsField): number => COLUMNS.findIndex((column) => column.field === field)

export const headerOf = (field: CustomsField): string => COLUMNS[columnOfField(field)]?.header ?? field
