// Rules of the business information form. Source: specification part 2, section 5, "Login and business info"; decisions k.
export type BusinessType = 'canadian_corporation' | 'sole_proprietorship'

type BusinessInfoInput = {
  readonly businessType: BusinessType
  readonly canadianBusinessNumber: string | null
  readonly shippingAgreementSigned: boolean
}

/** What can be wrong with the Canadian business number. */
export const NUMBER_PROBLEMS = ['number-missing', 'number-not-nine-digits'] as const
export type NumberProblem = (typeof NUMBER_PROBLEMS)[number]

/** The first thing wrong with the parts that depend on each other; undefined when all is well. */
export function businessInfoProblem(input: BusinessInfoInput): NumberProblem | 'agreement-not-signed' | undefined {
  if (!input.shippingAgreementSigned) return 'agreement-not-signed'
  return businessNumberProblem(input.businessType, input.canadianBusinessNumber)
}

/** A Canadian corporation is in Canada, whatever was chosen. Source: decisions k. */
export const businessCountry = (type: BusinessType, chosen: string): string =>
  type === 'canadian_corporation' ? 'CA' : chosen

/** Required for a corporation; nine digits whenever given. Whether the check digit fits is only a doubt: `isDoubtfulNumber`. */
export function businessNumberProblem(type: BusinessType, number: string | null): NumberProblem | undefined {
  if (!number) return type === 'canadian_corporation' ? 'number-missing' : undefined
  return NINE_DIGITS.test(number) ? undefined : 'number-not-nine-digits'
}

const NINE_DIGITS = /^\d{9}$/

/** Nine digits the last of which is not the Luhn check digit of the others: perhaps mistyped. */
export const isDoubtfulNumber = (number: string): boolean => NINE_DIGITS.test(number) && !passesLuhn(number)

/** Every second digit from the right doubled, its digits added; the sum ends in 0. */
export function passesLuhn(digits: string): boolean {
  const total = [...digits].reverse().reduce((running, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return running + (value > 9 ? value - 9 : value)
  }, 0)
  return total % 10 === 0
}

/** What papers cannot be printed without: the banner asks for an update while phone or type is missing. */
export const lacksForBanner = (info: {
  phoneNumber: string | null
  businessType: string | null
}): readonly ('phone' | 'businessType')[] => [
  ...(info.phoneNumber ? [] : ['phone' as const]),
  ...(info.businessType ? [] : ['businessType' as const]),
]
