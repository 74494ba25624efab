// Manufacturer addresses: their codes and looking them up.
export const texts = {
  midForm: 'A MID has two letters, then 3 to 13 letters or digits, such as XOMAPRID1450MIS.',
  noneFound: 'No manufacturer was found for this product. Enter the address by hand.',
  noneFoundWithoutModel:
    'No manufacturer was found in what you confirmed before, and no research service is set up. Enter the address by hand.',
  researchFailed: 'The research service did not answer. Try again later, or enter the address by hand.',
  stepsTitle: 'What was done to find it',
  stepSearched: (service: string, query: string, pages: number) =>
    `Searched the web (${service}) for “${query}”: ${pages === 1 ? '1 page' : `${pages} pages`} found.`,
  stepPage: {
    'name-and-street': 'Read, name and street are on it:',
    name: 'Read, the name is on it but not the street:',
    nothing: 'Read, the name is not on it:',
    unchecked: 'Read:',
    unreadable: 'Could not be read:',
  },
  stepNamed: (maker: string) => `From these pages the language model named: ${maker}.`,
  stepNamedNone: 'From these pages the language model named no maker.',
  stepNotWhole: 'It was not taken: name, street, city and the country of origin must all be there.',
  evidence: 'What this address rests on',
  acceptedOn: (person: string, day: string) => `accepted by ${person} on ${day}, not verified`,
  shownOnPage: 'Read on this page: the name and the street.',
  searchedMethod: (search: string, pages: number) =>
    `Web search (${search}); ${pages === 1 ? '1 page' : `${pages} pages`} read`,
  descriptionOrAsin: 'Give a description of the product or its ASIN.',
  lookupFailed: 'Failed to lookup manufacturing address. Please try again.',
  facilities: { factory: 'factory', headquarters: 'headquarters', distributor: 'distributor', unknown: 'unknown' },
  confirmedBefore: 'You confirmed this address for the same ASIN.',
  confirmedMethod: 'Addresses you confirmed before',
  demoDirectory: 'Demo directory: the firm and its address are invented.',
  serviceMethod: 'ClearIt',
  serviceReason: 'ClearIt named it. No page shows it: check it before you rely on it.',
  directoryMethod: 'Directory of makers',
  directoryReason: 'The directory lists this maker for the ASIN.',
} as const
