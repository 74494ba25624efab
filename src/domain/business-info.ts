// Rules of the business information form. Source: specification part 2, section 5, "Login and business info"; decisions k.
import { texts } from '#texts/en/business-info.ts'

export type BusinessType = 'canadian_corporation' | 'sole_proprietorship'

export type BusinessInfoInput = {
  readonly businessType: BusinessType
  readonly canadianBusinessNumber: string | null
  readonly shippingAgreementSigned: boolean
}

/** The first thing wrong with the parts that depend on each other, as a sentence; undefined when all is well. */
export function businessInfoProblem(input: BusinessInfoInput): string | undefined {
  if (!input.shippingAgreementSigned) return texts.agreementRequired
  return businessNumberProblem(input.businessType, input.canadianBusinessNumber)
}

/** A Canadian corporation is in Canada, whatever was chosen. Source: decisions k. */
export const businessCountry = (type: BusinessType, chosen: string): string =>
  type === 'canadian_corporation' ? 'CA' : chosen

/** Required for a corporation; nine digits with the Luhn check digit whenever given. */
export function businessNumberProblem(type: BusinessType, number: string | null): string | undefined {
  if (!number) return type === 'canadian_corporation' ? texts.fieldRequired(texts.businessNumber) : undefined
  if (!/^\d{9}$/.test(number)) return texts.businessNumberDigits
  return passesLuhn(number) ? undefined : texts.businessNumberCheck
}

/** Every second digit from the right doubled, its digits added; the sum ends in 0. */
export function passesLuhn(digits: string): boolean {
  const total = [...digits].reverse().reduce((running, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return running + (value > 9 ? value - 9 : value)
  }, 0)
  return total % 10 === 0
}

/** Whether papers can be printed from it: the banner asks for an update while phone or type is missing. */
export const lacksForBanner = (info: {
  phoneNumber: string | null
  businessType: string | null
}): readonly string[] => [
  ...(info.phoneNumber ? [] : [texts.phone]),
  ...(info.businessType ? [] : [texts.businessType]),
]
