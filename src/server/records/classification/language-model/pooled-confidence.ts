// How sure a language model's choice makes us: its say is pooled with the offline classifier's measured rates.

/**
 * What a choice by itself counts for, 0 to 1. Nothing is measured on the model an installation names, so both stand well under the
 * best published rate of a model that works with the schedule (47 % at ten digits) and near that of models without it (23 to 29 %).
 */
const WEIGHT_TEN_DIGITS = 0.3
const WEIGHT_SIX_DIGITS = 0.45
/** A model's word alone never makes a line certain: under 85 %, from which a candidate counts as definitely applicable. */
const MOST = 0.84

export type Rates = { readonly six: number; readonly ten: number }

/** Rates of the chosen line. `embedded`: what the offline classifier gives it, 0 where it does not consider it. */
export function pooledPick(embedded: Rates): Rates {
  const ten = pooled(WEIGHT_TEN_DIGITS, embedded.ten)
  return { ten, six: Math.max(ten, pooled(WEIGHT_SIX_DIGITS, embedded.six)) }
}

/** Rates of another line. Its six digits share the model's say when they are those of the pick. */
export function pooledOther(embedded: Rates, sharesSubheading: boolean): Rates {
  const ten = (1 - WEIGHT_TEN_DIGITS) * embedded.ten
  const six = sharesSubheading ? pooled(WEIGHT_SIX_DIGITS, embedded.six) : (1 - WEIGHT_SIX_DIGITS) * embedded.six
  return { ten, six: Math.max(ten, six) }
}

/** Capped, unless the offline classifier alone is surer. */
const pooled = (weight: number, rate: number): number => Math.max(rate, Math.min(MOST, weight + (1 - weight) * rate))
