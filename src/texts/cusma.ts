// CUSMA: which items may claim preference, the certificate of origin and its signing.
export const texts = {
  noEligibleItems: 'No CUSMA Eligible Items',
  onlyNorthAmerica: 'No CUSMA Eligible Items: only items with origin US, CA or MX are eligible.',
  eligibleItems: (n: number) => (n === 1 ? '1 item has origin US, CA or MX.' : `${n} items have origin US, CA or MX.`),

  fillOut: 'Fill out CUSMA',
  continueForm: 'Continue CUSMA',
  update: 'Update CUSMA',

  incompleteSignature: 'Please complete the signature, name, and title fields.',
  drawSignature: 'Please draw a signature',
  enterSignerName: 'Please enter signer name',
  enterSignerTitle: 'Please enter signer title',
  notAnImage: 'Please select an image file (PNG, JPG, GIF, etc.)',
  gifSignature: 'A GIF cannot be printed on the certificate. Save the signature as PNG or JPG.',
  otherImage: 'Save the signature as PNG or JPG: other kinds of images cannot be printed on the certificate.',
  brokenImage: 'The image of the signature is damaged. Draw it again or choose another file.',
  largeImage: 'The image of the signature is too large. At most 4 million pixels and 3 MB are accepted.',

  failed: 'Failed to generate CUSMA form',
  signInAgain: 'Authentication failed. Please log in again.',
  signInFirst: 'Authentication required. Please log in again.',
  pdfError: (message: string) => `Error generating PDF: ${message}`,
  serverError: (status: number, text: string) => `Server error: ${status} ${text}`,
  noForm: 'No CUSMA form available to download',
  noneStored: 'No CUSMA forms found in storage',
  noneSigned: 'No signed CUSMA certificate found for this shipment',
  wrongShipment: 'The signed certificate on record is marked for another shipment. Sign again to make a new one.',
  outOfDate: 'The certificate is out of date: an item changed after it was signed. Update it and sign again.',
  downloadFailed: 'Download failed',
  templateFailed: 'Failed to load template fields',
  annotatedFailed: 'Failed to download annotated template',
  onlyReading: 'A link can only read a certificate: give getObject as the operation.',
  linkExpired: 'This link has expired. Ask for a new one.',
  itemsChanging: 'The items of this shipment are being changed. Please try again.',

  criteria: {
    wholly: 'wholly obtained',
    materials: 'produced exclusively from originating materials',
    rule: 'satisfies the applicable rule of origin',
    deMinimis: 'de minimis',
    parts: 'unassembled goods, or goods classified with their parts',
  },
  criteriaMean: {
    wholly:
      'The goods come from nature in Canada, the United States or Mexico: grown, harvested, mined, born and raised, hunted or fished there, or made there of nothing but such goods.',
    materials:
      'The goods were made in Canada, the United States or Mexico of materials that all originate there themselves; nothing in them comes from elsewhere.',
    rule: 'Some materials come from elsewhere, and what was done to them in Canada, the United States or Mexico meets the rule for this tariff code in Annex 4-B: a change of tariff classification, a regional value content or a process.',
    deMinimis:
      'The rule for the tariff code would be met, but for materials worth at most 10 percent of the goods. Textiles and some foods have rules of their own. The certificate shows it as treaty criterion B.',
    parts:
      'The goods came unassembled, or goods and their parts share one heading, so that no change of tariff classification can happen, and the regional value content is at least 60 percent (transaction value) or 50 percent (net cost). Not for chapters 61 to 63.',
  },
  criteriaProof: {
    wholly:
      'Keep records of where they grew or were obtained: harvest or mine records, lot numbers, the producer’s statement.',
    materials: 'Keep the list of materials with a statement of origin from the supplier of each.',
    rule: 'Keep the list of materials with the tariff code of each and its origin or value, and a note of the rule and how it is met.',
    deMinimis: 'Keep the list of materials with codes and values, and the calculation that shows the 10 percent.',
    parts: 'Keep the list of parts with codes and values, and the calculation of the regional value content.',
  },
  notForTextiles: (item: string) =>
    `${item}: Article 4.2(d) does not cover goods of chapters 61 to 63. Choose another criterion.`,
  confirmDefault: (item: string) => `${item}: criterion A is only the default. Confirm it or choose another.`,
  noCode: (item: string) => `${item}: give its HTS code, the certificate states the first six digits.`,
  codeProposed: (item: string) => `${item}: its HTS code is only proposed. Confirm it before it is certified.`,
  noDescription: (sku: string) => `SKU ${sku}: describe the goods.`,

  periodEndsBefore: 'The blanket period ends before it starts.',
  periodTooLong: (lastDay: string) =>
    `The blanket period is longer than the 12 months that CUSMA Article 5.2 allows. The last day it may have is ${lastDay}.`,

  parties: {
    certifier: 'certifier',
    exporter: 'exporter',
    producer: 'producer',
    importer: 'importer',
  },
  contactFields: {
    name: 'name',
    address: 'street address',
    city: 'city',
    country: 'country',
    phone: 'phone number',
    email: 'e-mail address',
  },
  fieldMissing: (party: string, field: string) => `The ${field} of the ${party} is missing.`,
  notAParty: (party: string) =>
    `The address of the ${party} must be in Canada, the United States or Mexico (CUSMA Annex 5-A).`,
  exporterUnknown: 'The exporter may be unknown only when the producer certifies.',
  incomplete: (sentences: string, more: number) =>
    more === 0
      ? `The certificate is not complete. ${sentences}`
      : `The certificate is not complete. ${sentences} And ${more} more.`,
} as const
