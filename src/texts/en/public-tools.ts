// What the public tools answer: failures, the daily quota, and why there is no result.
export const texts = {
  checkFailed: 'Failed to check duty rate',
  calculateFailed: 'Failed to calculate duty rate',
  lookupFailed: 'Failed to lookup manufacturer information',
  visitFailed: 'The tools cannot be opened at the moment. Please try again.',
  feesFailed: 'The brokerage fees could not be loaded. Please try again.',
  pageViewFailed: 'The page view was not counted.',
  cadAboveZero: 'CAD value must be greater than 0',
  usedUp: (limit: number, tomorrow: string, zone: string) =>
    `You have used your ${limit} checks and lookups for today. The day turns at midnight (${zone}): from ${tomorrow} you have ${limit} more.`,
  calculationsUsedUp: (limit: number, tomorrow: string, zone: string) =>
    `You have made ${limit} calculations today. The day turns at midnight (${zone}): from ${tomorrow} you can go on.`,
  replayed: 'This request was sent before. Please try again.',
  unknownAsin: (asin: string) =>
    `We have no product data for ${asin}. Give the product title, as it stands on the product page, and check again.`,
  catalogueFailed: (asin: string) =>
    `Product data for ${asin} cannot be fetched at the moment. Give the product title, as it stands on the product page, and check again.`,
  noCandidates: 'No tariff code fits this product title. Say in plain words what it is and what it is made of.',
  valueTooSmall:
    'The value comes to less than half a US dollar, and customs counts whole dollars. Give the quantity you ship.',
  productSources: {
    shared: 'the product catalogue of this site',
    demo: 'the demo catalogue, whose products are all invented',
    amazon: 'Amazon’s catalogue',
  },
  makerUnknown: 'No manufacturer was found for this product in this country. We show none rather than a guess.',
  makerNotSearched:
    'No manufacturer was found: this installation has no research service. Ask your supplier for the address of the factory.',
} as const
