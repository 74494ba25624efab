// Manufacturer addresses: their codes and looking them up.
export const texts = {
  midForm: 'A MID has two letters, then 3 to 13 letters or digits, such as XOMAPRID1450MIS.',
  noneFound: 'No manufacturer was found for this product. Enter the address by hand.',
  noneFoundWithoutModel:
    'No manufacturer was found in what you confirmed before, and no research service is set up. Enter the address by hand.',
  researchFailed: 'The research service did not answer. Try again later, or enter the address by hand.',
  shownOnPage: 'Read on this page: the name and the street.',
  searchedMethod: (search: string, pages: number) =>
    `Web search (${search}); ${pages === 1 ? '1 page' : `${pages} pages`} read`,
  descriptionOrAsin: 'Give a description of the product or its ASIN.',
  lookupFailed: 'Failed to lookup manufacturing address. Please try again.',
  confirmedBefore: 'You confirmed this address for the same ASIN.',
  confirmedMethod: 'Addresses you confirmed before',
  demoDirectory: 'Demo directory: the firm and its address are invented.',
  directoryMethod: 'Directory of makers',
  directoryReason: 'The directory lists this maker for the ASIN.',
} as const
