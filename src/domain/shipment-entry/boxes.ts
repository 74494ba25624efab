// Boxes of a shipment as a person gives them: groups of equal boxes, each with its measures and what lies in one of them.
import { readCell } from '../import/cells.ts'
import type { FileReason } from '../import/file-reason.ts'

/** What lies in each box of a group: units of one of the goods. */
type Packed = { readonly sku: string; readonly quantity: string }
export type BoxGroup = {
  readonly count: string
  readonly weightKg: string
  readonly lengthCm: string
  readonly widthCm: string
  readonly heightCm: string
  readonly contents: readonly Packed[]
}
/** `at`: place of the group from 0; `content`: place of one of its contents. */
export type BoxProblem = {
  readonly at: number
  readonly field: string
  readonly content?: number
  readonly problem: FileReason
}

export const BOX_MEASURES = ['weightKg', 'lengthCm', 'widthCm', 'heightCm'] as const
const MOST_BOXES = 500
/** Lines of goods in all boxes together: each of them is a row that is written while no other import may write. */
const MOST_PACKED = 10_000

/** Groups with numbers written one way only, and what is wrong: a measure may be left out, a count may not. */
export function readBoxes(given: readonly BoxGroup[]): {
  readonly groups: readonly BoxGroup[]
  readonly problems: readonly BoxProblem[]
} {
  const problems: BoxProblem[] = []
  const groups = given.map((group, at) => {
    const read = (field: string, text: string, kind: 'measure' | 'whole', content?: number): string => {
      if (text.trim() === '' && kind === 'measure') return ''
      const note = (problem: FileReason) => {
        problems.push({ at, field, problem, ...(content === undefined ? {} : { content }) })
        return text
      }
      if (text.trim() === '') return note({ reason: 'empty' })
      const cell = readCell(kind === 'whole' ? { kind, least: 1 } : { kind }, text.trim())
      return cell.kind === 'value' ? cell.value : note(cell.problem)
    }
    return {
      count: read('count', group.count, 'whole'),
      weightKg: read('weightKg', group.weightKg, 'measure'),
      lengthCm: read('lengthCm', group.lengthCm, 'measure'),
      widthCm: read('widthCm', group.widthCm, 'measure'),
      heightCm: read('heightCm', group.heightCm, 'measure'),
      contents: group.contents.map((each, index) => {
        if (group.contents.findIndex(({ sku }) => sku === each.sku) < index)
          problems.push({ at, field: 'sku', content: index, problem: { reason: 'skuTwiceInBox' } })
        return { sku: each.sku, quantity: read('quantity', each.quantity, 'whole', index) }
      }),
    }
  })
  return { groups, problems: [...problems, ...tooMany(groups)] }
}

function tooMany(groups: readonly BoxGroup[]): readonly BoxProblem[] {
  const boxes = groups.reduce((sum, { count }) => sum + Number(count), 0)
  if (boxes > MOST_BOXES)
    return [{ at: 0, field: 'count', problem: { reason: 'tooManyBoxes', facts: { count: MOST_BOXES } } }]
  const packed = groups.reduce((sum, { count, contents }) => sum + Number(count) * contents.length, 0)
  if (packed > MOST_PACKED)
    return [{ at: 0, field: 'count', problem: { reason: 'tooMuchPacked', facts: { count: MOST_PACKED } } }]
  return []
}

/** Goods that have no units yet, or none that can be read, are packed nowhere. */
type Goods = { readonly sku: string; readonly quantity: number }
type Measures = Pick<BoxGroup, (typeof BOX_MEASURES)[number]>

/** Cartons of `perCarton` units, each of one of the goods; the last carton of each holds the rest. */
export function packByCarton(goods: readonly Goods[], perCarton: number, measures: Measures): readonly BoxGroup[] {
  return goods.flatMap(({ sku, quantity }) => {
    const full = Math.floor(quantity / perCarton)
    const rest = quantity % perCarton
    const group = (count: number, units: number): BoxGroup[] =>
      count > 0 && units > 0
        ? [{ ...measures, count: String(count), contents: [{ sku, quantity: String(units) }] }]
        : []
    return [...group(full, perCarton), ...group(1, rest)]
  })
}

/** Everything in one box. */
export const packInOne = (goods: readonly Goods[], measures: Measures): readonly BoxGroup[] => [
  { ...measures, count: '1', contents: goods.map(({ sku, quantity }) => ({ sku, quantity: String(quantity) })) },
]

/** How many units of each of the goods lie in the boxes; what cannot be read counts as none. */
export function packedUnits(groups: readonly BoxGroup[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  for (const { count, contents } of groups)
    for (const { sku, quantity } of contents)
      units.set(sku, (units.get(sku) ?? 0) + (whole(count) ?? 0) * (whole(quantity) ?? 0))
  return units
}

const whole = (text: string): number | undefined => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined)
