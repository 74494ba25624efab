// Stored boxes as a person gives them: equal boxes that follow each other are one group.
import type { MeasuredBox } from '../freight/boxes.ts'
import type { BoxGroup } from './boxes.ts'

export function groupBoxesGiven(boxes: readonly MeasuredBox[]): BoxGroup[] {
  const groups: BoxGroup[] = []
  for (const box of boxes) {
    const one = groupOf(box)
    const last = groups.at(-1)
    if (last && isEqual(last, one)) groups.splice(-1, 1, { ...last, count: String(Number(last.count) + 1) })
    else groups.push(one)
  }
  return groups
}

const groupOf = ({ weightKg, lengthCm, widthCm, heightCm, contents }: MeasuredBox): BoxGroup => ({
  count: '1',
  weightKg: weightKg?.toFixed() ?? '',
  lengthCm: lengthCm?.toFixed() ?? '',
  widthCm: widthCm?.toFixed() ?? '',
  heightCm: heightCm?.toFixed() ?? '',
  contents: contents.map(({ sku, quantity }) => ({ sku, quantity: String(quantity) })),
})

const isEqual = (one: BoxGroup, other: BoxGroup): boolean =>
  JSON.stringify({ ...one, count: '' }) === JSON.stringify({ ...other, count: '' })
