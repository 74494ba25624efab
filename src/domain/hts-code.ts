// The ten digits of a US tariff line. Stored and sent without dots; shown as dddd.dd.dd.dd.
declare const brand: unique symbol
export type HtsCode = string & { readonly [brand]: 'HtsCode' }

/** Length of a complete code. Source: specification part 1, section 9. */
export const HTS_CODE_DIGITS = 10

/** Keeps what a person may type in the field: digits and dots. */
export const keepDigitsAndDots = (typed: string): string => typed.replace(/[^\d.]/g, '')

export const htsDigits = (typed: string): string => typed.replace(/\D/g, '')

/** Whether a text is a code or the beginning of one: digits with dots, blanks or hyphens between them and nothing else. */
export const isHtsText = (typed: string): boolean => /^\s*\d[\d.\s-]*$/.test(typed)

/** A complete code out of typed text, or undefined when it has not exactly ten digits or anything beside them. */
export function parseHtsCode(typed: string): HtsCode | undefined {
  const digits = htsDigits(typed)
  return isHtsText(typed) && digits.length === HTS_CODE_DIGITS ? (digits as HtsCode) : undefined
}

/** As `parseHtsCode`, but throws: for codes written in code or in checked data. */
export function htsCode(text: string): HtsCode {
  const code = parseHtsCode(text)
  if (!code) throw new RangeError(`not a ten-digit HTS code: ${text}`)
  return code
}

/** '3406.00.00.00'; shorter digit runs are dotted as far as they go. */
export function formatHtsCode(digits: string): string {
  const plain = htsDigits(digits)
  return [plain.slice(0, 4), plain.slice(4, 6), plain.slice(6, 8), plain.slice(8, 10)].filter(Boolean).join('.')
}
