// Which of the listed codes has the lowest duty, and whether it is too doubtful to be tempting.
// Source: specification part 1, section 9: the badge goes to the candidate with the smallest duty amount.

/** Percent at six digits below which a code is doubtful. */
const DOUBTFUL_BELOW = 20

/** `dutyAmount`: of one unit, null where it is not known. `confidence6`: percent. */
type Priced = { readonly htsCode: string; readonly dutyAmount: number | null; readonly confidence6: number }

export type LowestDuty = { readonly htsCode: string; readonly isDoubtful: boolean }

/** The code with the smallest known duty, the earlier of equals; none where fewer than two are known or all cost the same. */
export function lowestDuty(listed: readonly Priced[]): LowestDuty | undefined {
  const known = listed.flatMap((each) => (each.dutyAmount === null ? [] : [{ ...each, duty: each.dutyAmount }]))
  if (new Set(known.map((each) => each.duty)).size < 2) return undefined
  const { htsCode, confidence6 } = known.reduce((lowest, each) => (each.duty < lowest.duty ? each : lowest))
  return { htsCode, isDoubtful: confidence6 < DOUBTFUL_BELOW }
}
