// Yes, no, or not known: what is not known never counts as yes.
export type Truth = 'yes' | 'no' | 'unknown'

/** Yes only when all are; no as soon as one is. */
export function allOf(truths: readonly Truth[]): Truth {
  if (truths.includes('no')) return 'no'
  return truths.includes('unknown') ? 'unknown' : 'yes'
}

/** Yes as soon as one is; no only when all are. */
export function anyOf(truths: readonly Truth[]): Truth {
  if (truths.includes('yes')) return 'yes'
  return truths.includes('unknown') ? 'unknown' : 'no'
}

/** One answer that holds in every case: unknown where the cases differ. */
export function sameInAll(truths: readonly Truth[]): Truth {
  const [first = 'unknown'] = truths
  return truths.every((each) => each === first) ? first : 'unknown'
}

export const not = (truth: Truth): Truth => {
  if (truth === 'unknown') return truth
  return truth === 'yes' ? 'no' : 'yes'
}

export const truth = (holds: boolean): Truth => (holds ? 'yes' : 'no')
