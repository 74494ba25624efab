// What the receipt says of the preference claimed, and of the certificate behind it.
import { isNorthAmerican } from '#domain/countries.ts'
import type { CusmaFormStatus } from '#domain/cusma/form-status.ts'
import { texts as en } from '#texts/en/duty.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Receipt } from './duty-request.ts'

export type PreferenceText = { readonly text: string; readonly tone: 'claimed' | 'caveat' | 'plain' }

/** A claim stands on a complete certificate; goods of North America without one are told which step is missing. */
export function preferenceText(
  language: Language,
  receipt: Pick<Receipt, 'claim' | 'origin'>,
  certificate: CusmaFormStatus | null,
): PreferenceText {
  const texts = wordsIn(language, en)
  if (receipt.claim === 'cusma') return { text: texts.cusmaClaimed, tone: 'claimed' }
  if (receipt.claim !== 'none') return { text: texts.programmeClaimed(receipt.claim), tone: 'claimed' }
  if (!isNorthAmerican(receipt.origin)) return { text: texts.noPreference, tone: 'plain' }
  if (certificate === 'out_of_date') return { text: texts.cusmaOutOfDate, tone: 'caveat' }
  if (certificate === 'in progress') return { text: texts.cusmaInProgress, tone: 'caveat' }
  return { text: texts.cusmaNotClaimed, tone: 'caveat' }
}

/** In What if a claim is a supposition, so only the claim itself is said. */
export function whatIfPreference(language: Language, receipt: Pick<Receipt, 'claim'>): PreferenceText {
  const texts = wordsIn(language, en)
  if (receipt.claim === 'cusma') return { text: texts.cusmaSupposed, tone: 'claimed' }
  if (receipt.claim !== 'none') return { text: texts.programmeClaimed(receipt.claim), tone: 'claimed' }
  return { text: texts.noPreference, tone: 'plain' }
}
