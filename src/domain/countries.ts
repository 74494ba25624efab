// Countries as customs knows them: ISO 3166-1 alpha-2, plus XK which US customs uses for Kosovo.
import list from '../../data/vocabulary/countries.json' with { type: 'json' }

declare const brand: unique symbol
/** ISO 3166-1 alpha-2 of a country in the list. */
export type CountryCode = string & { readonly [brand]: 'CountryCode' }

type Country = { readonly code: CountryCode; readonly alpha3: string; readonly name: string }

/** About 250 countries in order of their English name, as the rows are. */
export const COUNTRIES: readonly Country[] = list.rows.map((row) => ({
  code: row.slice(0, 2) as CountryCode,
  alpha3: row.slice(3, 6),
  name: row.slice(7),
}))

const byCode = new Map(COUNTRIES.map((each) => [each.code as string, each]))
const byAlpha3 = new Map(COUNTRIES.map((each) => [each.alpha3, each]))
const byName = new Map(COUNTRIES.map((each) => [each.name.toLowerCase(), each]))

/** Other names people and documents use for a country of the list, French ones as on papers from Quebec too. */
const OTHER_NAMES: Readonly<Record<string, string>> = list.otherNames

/** A country out of an alpha-2 or alpha-3 code, an English or a usual French name, a code beside its name, in any case; undefined when it is none. */
export function parseCountry(text: string): CountryCode | undefined {
  const typed = text.trim()
  const upper = typed.toUpperCase()
  const lower = typed.toLowerCase()
  const found = byCode.get(upper) ?? byAlpha3.get(upper) ?? byName.get(lower) ?? byCode.get(OTHER_NAMES[lower] ?? '')
  return found?.code ?? codeBesideName(typed)
}

/** 'CA Canada', as the item grid shows it; 'CA - Canada', 'CA: Canada', 'Canada (CA)', as lists of others do. */
function codeBesideName(typed: string): CountryCode | undefined {
  const bracket = typed.endsWith(')') ? typed.lastIndexOf('(') : -1
  const [written, name] =
    bracket > 0
      ? [typed.slice(bracket + 1, -1), typed.slice(0, bracket)]
      : [typed.slice(0, 2), PARTED.test(typed.slice(2)) ? typed.slice(2).replace(PARTED, '') : '']
  const code = byCode.get(written.toUpperCase())?.code
  return code && name !== '' && parseCountry(name) === code ? code : undefined
}

/** Between a code and its name. */
const PARTED = /^ ?[ :/–-] ?/

/** Keeps what a person may type as a code: at most 3 letters, in capitals. Source: specification part 2, section 5. */
export const keepCountryLetters = (typed: string): string =>
  typed
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()

/** As `parseCountry`, but throws: for codes written in code or in checked data. */
export function country(text: string): CountryCode {
  const code = parseCountry(text)
  if (!code) throw new RangeError(`not a country: ${text}`)
  return code
}

/** English name of a code; the code itself when it is not in the list. */
export const countryName = (code: string): string => byCode.get(code)?.name ?? code

/** The CUSMA parties. Source: specification part 2, section 9, "North American origins". */
const NORTH_AMERICA: readonly string[] = ['CA', 'MX', 'US']
export const isNorthAmerican = (code: string | null | undefined): boolean => !!code && NORTH_AMERICA.includes(code)
