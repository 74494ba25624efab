// Counts right answers of candidate lists at 2 to 10 digits and how far confidence is from the truth.
import type { Candidate } from '#domain/classification/ranking.ts'
import type { CodedRow } from './rows.ts'

export const DIGITS = [2, 4, 6, 8, 10] as const
export const PLACES = [1, 3, 10] as const
const BINS = 10

type Bin = { count: number; confidence: number; right: number }

export class Tally {
  readonly #hits = new Map<string, number>()
  readonly #scored = new Map<number, number>()
  readonly #bins = { 6: emptyBins(), 10: emptyBins() }
  rows = 0

  add(
    { accept, validDigits }: CodedRow,
    candidates: readonly Pick<Candidate, 'code' | 'confidence' | 'confidence6'>[],
  ): void {
    this.rows += 1
    const isHit = (digits: number, places: number) =>
      candidates
        .slice(0, places)
        .some(({ code }) => accept.some((each) => each.slice(0, digits) === code.slice(0, digits)))
    for (const digits of DIGITS) {
      if (digits > validDigits) continue
      this.#scored.set(digits, (this.#scored.get(digits) ?? 0) + 1)
      for (const places of PLACES)
        if (isHit(digits, places))
          this.#hits.set(`${digits}/${places}`, (this.#hits.get(`${digits}/${places}`) ?? 0) + 1)
    }
    const [best] = candidates
    if (best && validDigits >= 6) put(this.#bins[6], best.confidence6 / 100, isHit(6, 1))
    if (best && validDigits >= 10) put(this.#bins[10], best.confidence / 100, isHit(10, 1))
  }

  /** Percent of the scored rows, undefined when none can be scored at these digits. */
  percent(digits: number, places: number): number | undefined {
    const scored = this.#scored.get(digits) ?? 0
    return scored === 0 ? undefined : (100 * (this.#hits.get(`${digits}/${places}`) ?? 0)) / scored
  }

  /** Expected calibration error of the first candidate, ten bins of equal width: 0 to 1. */
  calibrationError(digits: 6 | 10): number | undefined {
    const bins = this.#bins[digits]
    const all = bins.reduce((sum, { count }) => sum + count, 0)
    if (all === 0) return undefined
    return bins.reduce((sum, { confidence, right }) => sum + Math.abs(confidence - right), 0) / all
  }
}

const emptyBins = (): Bin[] => Array.from({ length: BINS }, () => ({ count: 0, confidence: 0, right: 0 }))

function put(bins: readonly Bin[], confidence: number, isRight: boolean): void {
  const bin = bins[Math.min(BINS - 1, Math.floor(confidence * BINS))]
  if (!bin) return
  bin.count += 1
  bin.confidence += confidence
  bin.right += isRight ? 1 : 0
}
