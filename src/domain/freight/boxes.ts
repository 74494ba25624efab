// Packed boxes of a shipment: sizes where nobody measured, and boxes alike taken together.
// Source: specification part 2, section 9: default size 30 x 30 x 30 cm and 1.0 kg, fallback box 50 x 40 x 40 cm and 12 kg.
import type { Big } from 'big.js'
import { decimal } from '../money.ts'

export type BoxContent = {
  readonly sku: string
  readonly asin: string | null
  readonly fnsku: string | null
  readonly quantity: number
  readonly description: string | null
  /** Of one unit, CAD. */
  readonly costCad: Big | null
}

/** A box as it was taken in: kilograms and centimetres, null where nobody measured. */
export type MeasuredBox = {
  readonly number: number
  readonly weightKg: Big | null
  readonly lengthCm: Big | null
  readonly widthCm: Big | null
  readonly heightCm: Big | null
  readonly contents: readonly BoxContent[]
}

/** Kilograms and centimetres of one box; `assumed`: what stands there by default. */
export type Measures = {
  readonly weightKg: Big
  readonly lengthCm: Big
  readonly widthCm: Big
  readonly heightCm: Big
  readonly assumed: { readonly weight: boolean; readonly dimensions: boolean }
}

type SizedBox = Measures & { readonly number: number; readonly contents: readonly BoxContent[] }

/** Boxes of equal weight, dimensions and items. */
export type BoxGroup = Measures & { readonly numbers: readonly number[]; readonly contents: readonly BoxContent[] }

const DEFAULT_SIDE_CM = decimal('30')
const DEFAULT_KG = decimal('1')

/** One box that stands for a shipment of which no box is known. */
export const FALLBACK_BOX: Measures = {
  weightKg: decimal('12'),
  lengthCm: decimal('50'),
  widthCm: decimal('40'),
  heightCm: decimal('40'),
  assumed: { weight: true, dimensions: true },
}

type Given = Pick<MeasuredBox, 'weightKg' | 'lengthCm' | 'widthCm' | 'heightCm'>

/** The measures with defaults for what is missing or not above zero. A box that lacks one side has the default size whole. */
export function measuresOf({ weightKg, lengthCm, widthCm, heightCm }: Given): Measures {
  const weight = known(weightKg)
  const [length, width, height] = [known(lengthCm), known(widthCm), known(heightCm)]
  const sized = length && width && height
  return {
    weightKg: weight ?? DEFAULT_KG,
    lengthCm: sized ? length : DEFAULT_SIDE_CM,
    widthCm: sized ? width : DEFAULT_SIDE_CM,
    heightCm: sized ? height : DEFAULT_SIDE_CM,
    assumed: { weight: !weight, dimensions: !sized },
  }
}

export const sizedBox = (box: MeasuredBox): SizedBox => ({
  ...measuresOf(box),
  number: box.number,
  contents: box.contents,
})

/** Groups in the order their first box appears. The order of items in a box does not count; a measured box and an assumed one differ. */
export function groupBoxes(boxes: readonly SizedBox[]): readonly BoxGroup[] {
  return [...Map.groupBy(boxes, likeness).values()].flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    const { number: _, ...same } = first
    return [{ ...same, numbers: alike.map(({ number }) => number) }]
  })
}

export const isAssumed = ({ assumed }: Measures): boolean => assumed.weight || assumed.dimensions

const known = (measure: Big | null): Big | undefined => (measure?.gt('0') ? measure : undefined)

function likeness({ weightKg, lengthCm, widthCm, heightCm, assumed, contents }: SizedBox): string {
  const sizes = [weightKg, lengthCm, widthCm, heightCm].map((each) => each.toFixed())
  const items = contents.map(({ sku, asin, fnsku, quantity, costCad }) =>
    JSON.stringify([sku, asin, fnsku, quantity, costCad?.toFixed() ?? null]),
  )
  return JSON.stringify([sizes, assumed.weight, assumed.dimensions, items.toSorted()])
}
