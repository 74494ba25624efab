// A manufacturer's address in our own words; on one line for lists and papers.
import { countryName } from '../countries.ts'

export type AddressParts = {
  readonly name: string
  readonly streetAddress: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly zipCode: string
}

/** 'Prairie Wax Works Inc., 455 Broadway, Winnipeg MB R3C 0T7, Canada' */
export function addressLine(address: AddressParts): string {
  return [address.name, ...addressLines(address)].filter(Boolean).join(', ')
}

/** Street; city with state and postal code; country: empty parts left out. */
export function addressLines(address: AddressParts): readonly string[] {
  const place = [address.city, address.state, address.zipCode].filter(Boolean).join(' ')
  return [address.streetAddress, place, address.country ? countryName(address.country) : ''].filter(Boolean)
}
