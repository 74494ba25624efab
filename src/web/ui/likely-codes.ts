// Which of the proposed codes a list shows before anybody asks for the rest.

/** How many are shown whatever their confidence; others only from this percent on, or on request. */
const FIRST = 3
const LIKELY_PERCENT = 5

type Ranked = { readonly htsCode: string; readonly confidence: number }

/** The likely ones of `codes` (best first; confidence in percent) with the one taken, and how many others there are. */
export function likelyCodes<T extends Ranked>(codes: readonly T[], taken: string | null | undefined) {
  const likely = codes.filter((each, at) => at < FIRST || each.confidence >= LIKELY_PERCENT || each.htsCode === taken)
  return { likely, lessLikely: codes.length - likely.length }
}
