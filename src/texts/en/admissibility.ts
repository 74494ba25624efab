// Whether goods may enter: what is found before any duty.
export const texts = {
  heading: 'Before any duty',
  levels: {
    'may-not-enter': 'May not enter',
    permit: 'Needs a permit',
    'look-again': 'Look again',
    deposit: 'Deposit may be due',
    papers: 'Agency papers',
  },
  noClearance: 'What is not found here is not cleared: the broker and the agencies decide.',
  source: (source: string, day: string) => `${source}. Checked ${day}.`,
  unsure: 'Not sure: the law is moving or our list is not whole.',
  because: (evidence: string) => `Found by ${evidence}.`,
  byWords: (words: string) => `the words “${words}”`,
  byMaker: (words: string) => `the maker “${words}”`,
  byCode: (code: string) => `code ${code}`,
  byProposedCode: (code: string) => `the proposed code ${code}`,
  byOrigin: (country: string) => `origin ${country}`,
  byDestination: (country: string) => `destination ${country}`,
  and: (first: string, last: string) => `${first} and ${last}`,
  orders: (products: string, country: string) => `Antidumping or countervailing orders on ${products} of ${country}`,
  ordersOfCode: (products: string, country: string) =>
    `The code is named in antidumping or countervailing orders on ${products} of ${country}`,
  anyOrigin: 'some countries',
  moreProducts: (first: string, more: number) => `${first} and ${more} more`,
  ordersTodo: (numbers: string) =>
    `Ask your broker whether the written scope reaches these goods (${numbers}). If it does, the entry is type 03 and a cash deposit is due that may exceed every other duty; the total shown is the least.`,
  agency: (agency: string, why: string) => `${agency}: ${why}`,
  agencyTodo: (documents: string) => `Have ready: ${documents}.`,
  disagree: (title: string, code: string) => `The words say “${title}”, but code ${code} is for other goods`,
  disagreeTodo: 'Correct the description or the code. Customs goes by what the goods are.',
  measureTodo: 'Do not ship. Only staff’s recorded reason lets it pass.',
} as const
