// Amazon's product number: ten letters or digits.
declare const brand: unique symbol
export type Asin = string & { readonly [brand]: 'Asin' }

/** Trimmed and uppercased, or undefined when it is not ten letters and digits. Source: specification part 2, section 5. */
export function parseAsin(text: string): Asin | undefined {
  const asin = text.trim().toUpperCase()
  return /^[A-Z0-9]{10}$/.test(asin) ? (asin as Asin) : undefined
}
