// Which proposed codes a person has confirmed: each item with the very code that was shown.
import { htsDigits } from '#domain/hts-code.ts'

/** An item with the proposed code that the form shows. */
export type CodeShown = { readonly id: string; readonly htsCode: string }

export const codeKey = ({ id, htsCode }: CodeShown): string => `${id} ${htsDigits(htsCode)}`

/** A code that changed since it was confirmed counts as not confirmed. */
export const allConfirmed = (confirmed: readonly string[], codes: readonly CodeShown[]): boolean =>
  codes.every((code) => confirmed.includes(codeKey(code)))

/** The codes to send as confirmed. */
export const confirmedOf = (confirmed: readonly string[], codes: readonly CodeShown[]): CodeShown[] =>
  codes.filter((code) => confirmed.includes(codeKey(code))).map(({ id, htsCode }) => ({ id, htsCode }))
