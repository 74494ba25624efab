// Whether the maker's country is the country of origin. Source: specification part 1, section 5; decisions o.
import { parseCountry } from '../countries.ts'

/** 'unknown' while either is empty. Codes and names of a country are the same country. */
export function originMatch(
  makerCountry: string | null | undefined,
  origin: string | null | undefined,
): 'same' | 'differs' | 'unknown' {
  if (!makerCountry || !origin) return 'unknown'
  const maker = parseCountry(makerCountry) ?? makerCountry
  return maker === (parseCountry(origin) ?? origin) ? 'same' : 'differs'
}
