// The countries that lists of origins begin with: the ones most goods come from, then those this browser chose last.
import { COUNTRIES } from '#domain/countries.ts'

const USUAL = ['CA', 'US', 'CN', 'MX'] as const
const KEPT = 'countries-used'
const MOST_KEPT = 4

/** ISO alpha-2, each once. */
export const countriesFirst = (): readonly string[] => [...new Set([...USUAL, ...usedLast()])]

/** Keeps a country as the one used last; of the usual ones nothing needs to be kept. */
export function noteCountryUsed(code: string): void {
  if (USUAL.some((each) => each === code)) return
  const used = [code, ...usedLast().filter((each) => each !== code)].slice(0, MOST_KEPT)
  localStorage.setItem(KEPT, used.join(' '))
}

/** Codes between blanks; what is no country is passed over. */
const usedLast = (): readonly string[] =>
  (localStorage.getItem(KEPT) ?? '').split(' ').filter((kept) => COUNTRIES.some(({ code }) => code === kept))
