// A shipment's content as a person reads it, part by part and product by product: for two people who changed it at once.
import { BOX_MEASURES } from '#domain/shipment-entry/boxes.ts'
import type { FieldTexts } from '#domain/three-way.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { labelledIn } from '#words/local-text.ts'
import type { Content } from './shipment-draft.ts'

const PRODUCT = 'product '
const MEASURE_UNITS = { weightKg: 'kg', lengthCm: 'cm', widthCm: 'cm', heightCm: 'cm' } as const

type Line = Content['goods'][number]
type Group = Content['boxes'][number]

export function contentTexts(language: Language, content: Content): FieldTexts {
  const goods = content.goods.map((line) => [`${PRODUCT}${line.sku}`, lineText(language, line)] as const)
  return {
    reference: content.reference,
    destination: destinationText(language, content),
    notes: content.notes,
    ...Object.fromEntries(goods),
    boxes: content.boxes.map(groupText).join('\n'),
  }
}

function lineText(language: Language, line: Line): string {
  const { columns } = wordsIn(language, en)
  const cells = Object.entries(line).flatMap(([name, cell]) => (cell ? [[name, cell] as const] : []))
  return cells.map(([name, cell]) => labelledIn(language, columns[name] ?? name, cell)).join('\n')
}

function destinationText(language: Language, { destination }: Content): string {
  const texts = wordsIn(language, en)
  if (destination.kind === 'open') return texts.open
  if (destination.kind === 'amazon') return [texts.amazon, destination.fcCode].filter(Boolean).join(', ')
  const { name, street, city, state, zip } = destination.shipTo
  return [name, street, city, `${state} ${zip}`].join(', ')
}

function groupText({ count, contents, ...measures }: Group): string {
  const measured = BOX_MEASURES.flatMap((name) => (measures[name] ? [`${measures[name]} ${MEASURE_UNITS[name]}`] : []))
  const packed = contents.map(({ sku, quantity }) => `${quantity} × ${sku}`)
  return [`${count} ×`, ...measured, ...packed].join(', ').replace('×,', '×')
}

export function contentLabel(language: Language, field: string): string {
  const texts = wordsIn(language, en)
  if (field.startsWith(PRODUCT)) return texts.productOf(field.slice(PRODUCT.length))
  const labels: Readonly<Record<string, string>> = {
    reference: texts.reference,
    destination: texts.where,
    notes: texts.notes,
    boxes: texts.boxesTitle,
  }
  return labels[field] ?? field
}

/** What is typed, with some parts and products as they are saved; a product that is not saved any more goes. */
export function contentWith(mine: Content, theirs: Content, fields: readonly string[]): Content {
  const isTaken = (line: Line) => fields.includes(`${PRODUCT}${line.sku}`)
  const savedOf = (line: Line) => theirs.goods.filter(({ sku }) => sku === line.sku)
  const there = new Set(mine.goods.map(({ sku }) => sku))
  return {
    reference: fields.includes('reference') ? theirs.reference : mine.reference,
    destination: fields.includes('destination') ? theirs.destination : mine.destination,
    notes: fields.includes('notes') ? theirs.notes : mine.notes,
    goods: [
      ...mine.goods.flatMap((line) => (isTaken(line) ? savedOf(line) : [line])),
      ...theirs.goods.filter((line) => isTaken(line) && !there.has(line.sku)),
    ],
    boxes: fields.includes('boxes') ? theirs.boxes : mine.boxes,
  }
}
