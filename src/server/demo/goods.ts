// The demo goods and what a shipment carries of them, read from their tables.
import type { Big } from 'big.js'
import { parseAsin } from '#domain/asin.ts'
import { country } from '#domain/countries.ts'
import { type HtsCode, htsCode } from '#domain/hts-code.ts'
import { decimal } from '#domain/money.ts'
import { pictureUri } from './pictures.ts'
import { PRODUCT_ROWS } from './product-rows.ts'
import { readTable } from './table.ts'

export type DemoGoods = {
  readonly key: string
  readonly sku: string
  readonly asin: string
  readonly origin: string
  readonly code: HtsCode
  /** Of one unit, CAD. */
  readonly cost: Big
  readonly maker: string
  /** Amount of goods in one unit, by unit. */
  readonly units: Readonly<Record<string, string>>
  readonly image: string
  readonly perCarton: number
  /** Of a full carton; null where nobody weighed it. */
  readonly cartonKg: Big | null
  readonly description: string
  readonly line: string
}

const COLUMNS = [
  'key',
  'sku',
  'asin',
  'origin',
  'code',
  'cost',
  'maker',
  'units',
  'picture',
  'carton',
  'kg',
  'description',
  'line',
] as const

export const DEMO_GOODS: readonly DemoGoods[] = readTable(COLUMNS, PRODUCT_ROWS, (cell) => ({
  key: cell('key'),
  sku: cell('sku'),
  asin: asinOf(cell('asin')),
  origin: country(cell('origin')),
  code: htsCode(cell('code')),
  cost: decimal(cell('cost')),
  maker: cell('maker'),
  units: Object.fromEntries(cell('units').split(', ').map(unitAndAmount)),
  image: pictureUri(cell('picture')),
  perCarton: Number(cell('carton')),
  cartonKg: cell('kg') ? decimal(cell('kg')) : null,
  description: cell('description'),
  line: cell('line'),
}))

const byKey = new Map(DEMO_GOODS.map((goods) => [goods.key, goods]))

export function goodsOf(key: string): DemoGoods {
  const goods = byKey.get(key)
  if (!goods) throw new Error(`no demo goods "${key}"`)
  return goods
}

function asinOf(text: string): string {
  const asin = parseAsin(text)
  if (!asin) throw new Error(`not an ASIN: ${text}`)
  return asin
}

/** 'kg on contents and container 0.86' as ['kg on contents and container', '0.86'] */
function unitAndAmount(text: string): [string, string] {
  const at = text.lastIndexOf(' ')
  return [text.slice(0, at), decimal(text.slice(at + 1)).toFixed()]
}
