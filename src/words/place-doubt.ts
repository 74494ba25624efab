// What does not fit together in an address, in words.
import type { PlaceDoubt } from '#domain/address/place-doubts.ts'
import { texts } from '#texts/en/business-info.ts'
import { countryIn } from './country-text.ts'
import type { Words } from './language.ts'

/** `chosen`: the country the address has now, ISO alpha-2. */
export function placeDoubtText(say: Words, doubt: PlaceDoubt, chosen: string | null): string {
  const words = say(texts)
  const name = (code: string) => countryIn(say.language, code)
  switch (doubt.reason) {
    case 'state-of-other':
      return words.stateOfOther(name(doubt.country), name(chosen ?? ''))
    case 'postal-code-of-other':
      return words.postalCodeOfOther(name(doubt.country), name(chosen ?? ''))
    case 'postal-code-form':
      return doubt.country === 'CA' ? words.canadianPostalCodeForm : words.zipCodeForm
    case 'postal-code-of-other-province':
      return words.postalCodeOfOtherProvince(doubt.province)
    case 'phone-form':
      return words.phoneForm
  }
}
