// Fits the two numbers that turn the ranking's chances into rates of being right: at six digits for each form of text, and for a
// line among those of its subheading.
import type { ClassifierWeights } from '#domain/classification/classifier.ts'
import type { Calibration } from '#domain/classification/confidence.ts'
import type { ListingKind } from '#domain/classification/listing-kind.ts'

type Try = { readonly chance: number; readonly isRight: boolean }
/** First candidates of one row at six digits; and its first line among those of its subheading, where that is right and has several. */
export type Outcome = { readonly kind: ListingKind; readonly six: readonly Try[]; readonly line: readonly Try[] }

const STEPS = 3000
const RATE = 0.05
/** The slope is drawn towards 1 and the shift to 0: few rows must not bend them far. */
const PULL = 0.002
/** The first candidate counts most: it is what people read. */
const PLACE_WEIGHTS = [1, 0.3, 0.2]

export function calibrationOf(outcomes: readonly Outcome[]): ClassifierWeights['calibration'] {
  const six = (kind: ListingKind) => fitRates(outcomes.filter((each) => each.kind === kind).map((each) => each.six))
  return {
    words: six('words'),
    shop: six('shop'),
    label: six('label'),
    line: fitRates(outcomes.map(({ line }) => line)),
  }
}

function fitRates(rows: readonly (readonly Try[])[]): Calibration {
  const tries = rows.flatMap((row) => row.map((each, place) => ({ ...each, weight: PLACE_WEIGHTS[place] ?? 0 })))
  const total = tries.reduce((sum, { weight }) => sum + weight, 0)
  let shift = 0
  let slope = 1
  if (total === 0) return { shift, slope }
  for (let step = 0; step < STEPS; step += 1) {
    let shiftSlope = PULL * shift
    let slopeSlope = PULL * (slope - 1)
    for (const { chance, isRight, weight } of tries) {
      const safe = Math.min(1 - 1e-6, Math.max(1e-6, chance))
      const odds = Math.log(safe / (1 - safe))
      const error = (weight * (1 / (1 + Math.exp(-(shift + slope * odds))) - (isRight ? 1 : 0))) / total
      shiftSlope += error
      slopeSlope += error * odds
    }
    shift -= RATE * 4 * shiftSlope
    slope -= RATE * slopeSlope
  }
  return { shift: Number(shift.toFixed(4)), slope: Number(slope.toFixed(4)) }
}
