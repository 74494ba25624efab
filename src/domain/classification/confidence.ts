// How sure the classifier is, measured: chances of the ranking brought to the rates at which such chances were right on rows
// held apart from training.

/** Chance in, rate out: 1 / (1 + exp(-(shift + slope * ln(chance / (1 - chance))))). */
export type Calibration = { readonly shift: number; readonly slope: number }

const LEAST = 0.002
const MOST = 0.98

/** chance: 0 to 1. Answer: 0.002 to 0.98, rising with the chance. */
export function calibrated(chance: number, { shift, slope }: Calibration): number {
  const safe = Math.min(1 - 1e-6, Math.max(1e-6, chance))
  const rate = 1 / (1 + Math.exp(-(shift + slope * Math.log(safe / (1 - safe)))))
  return Math.min(MOST, Math.max(LEAST, rate))
}

/** Whole percent, 1 to 98. */
export const percentOf = (rate: number): number => Math.max(1, Math.round(rate * 100))
