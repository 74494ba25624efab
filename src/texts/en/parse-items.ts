// Reading goods out of pasted text, and what the reader is unsure of.
export const texts = {
  nothingTyped: 'Please enter item information to parse',
  failed: 'Failed to parse items',
  nothingFound: 'No items were found in the text. Give one item a line, with its quantity and price.',
  noDescription: 'The text does not say what the goods are.',
  noQuantity: 'The text gives no quantity.',
  quantityRead: (words: string, read: string) => `"${words}" is read as ${read} pieces.`,
  quantityOfPackages: (word: string) => `The quantity counts ${word}, not single pieces.`,
  quantityGuessed: 'The number may not be a quantity.',
  noPrice: 'The text gives no price.',
  priceOfUnitOrAll: 'The price may be of one unit or of all.',
  priceFromTotal: (total: string, quantity: string) => `Worked out from the total: ${total} for ${quantity}.`,
  totalDiffers: (total: string) => `Quantity times price does not give the total of ${total}.`,
  twoNumbers: (written: string, read: string, other: string) =>
    `"${written}" is read as ${read}; it could also be ${other}.`,
  noCurrency: 'The text does not say whether the price is in CAD or USD.',
  otherCurrency: (sign: string) => `The price is in ${sign}: give it in CAD or USD.`,
  codeDigits: (n: number) => `The HTS code has ${n} of ten digits.`,
  codeGuessed: 'The number may not be an HTS code.',
  countryGuessed: 'The place named may not be the country of origin.',
  countryUnknown: (written: string) => `"${written}" is not a country that is known.`,
  skuGuessed: 'The code may not be the SKU.',
} as const
