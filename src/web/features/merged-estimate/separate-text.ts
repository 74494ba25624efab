// What a cost comes to when every shipment is cleared alone, with how that sum is made up.
import { texts as en } from '#texts/en/merged-estimate.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { usdText } from '../../ui/cost-statement.tsx'

/** More different amounts than this do not fit a line: the sum stands alone. */
const MOST_PARTS = 3

/** '3 × 2.77 = 8.31', '10.31 + 2 × 6.00 = 22.31', or the sum alone where there is nothing to add up. USD. */
export function separateText(language: Language, amounts: readonly number[], total: number): string {
  const texts = wordsIn(language, en)
  const sum = usdText(language, total)
  const paid = amounts.filter((amount) => amount !== 0)
  const different = [...new Set(paid)]
  if (paid.length < 2 || different.length > MOST_PARTS) return sum
  const parts = different.map((amount) => {
    const count = paid.filter((each) => each === amount).length
    return count === 1 ? usdText(language, amount) : texts.timesAmount(count, usdText(language, amount))
  })
  return texts.sumIs(parts.join(' + '), sum)
}
