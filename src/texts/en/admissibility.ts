// Whether goods may enter: what is found before any duty.
export const texts = {
  heading: 'Before any duty',
  headingOf: (what: string) => `Before any duty: ${what}`,
  levels: {
    'may-not-enter': 'May not enter',
    permit: 'Needs a permit',
    'look-again': 'Look again',
    deposit: 'More may be due',
    papers: 'Agency papers',
  },
  openFindings: (level: string, goods: string) => `${level}: show why for ${goods}`,
  openItem: (goods: string) => `Show ${goods}`,
  findingsOf: (level: string, others: number) => (others === 0 ? level : `${level}, and ${others} more`),
  show: 'Show',
  notAsked: 'Whether some goods may enter could not be asked.',
  askAgain: 'Ask again',
  noClearance: 'Finding nothing here does not mean that the goods may enter: the broker and the agencies decide.',
  source: (source: string, day: string) => `${source}. Checked ${day}.`,
  recorded: (source: string, day: string) => `${source}. As of ${day}, not checked against the source.`,
  onPaper: (goods: string, level: string, title: string, todo: string, source: string) =>
    `${goods}: ${level}. ${title}. ${todo} (${source})`,
  manyGoods: (count: string) => `${count} items`,
  manyNamed: (count: string, names: string) => `${count} items (${names})`,
  whichGoods: 'Which ones',
  sameGoods: (count: string) => `The same ${count} items`,
  unsure: 'Not certain: the law is changing, or our list is not complete.',
  because: (evidence: string) => `Found by ${evidence}.`,
  byWords: (words: string) => `the words “${words}”`,
  byMaker: (words: string) => `the maker “${words}”`,
  byCode: (code: string) => `code ${code}`,
  byProposedCode: (code: string) => `the proposed code ${code}`,
  byOrigin: (country: string) => `origin ${country}`,
  byReadOrigin: (country: string, words: string) =>
    `origin ${country}, assumed: nobody gave it, it is read from the words “${words}”`,
  byDestination: (country: string) => `destination ${country}`,
  orders: (products: string, country: string) => `Antidumping or countervailing orders on ${products} of ${country}`,
  ordersOfCode: (products: string, country: string) =>
    `The code is named in antidumping or countervailing orders on ${products} of ${country}`,
  anyOrigin: 'some countries',
  moreProducts: (first: string, more: number) => `${first} and ${more} more`,
  ordersOfReadOrigin: (title: string, words: string) => `${title} (if “${words}” states the origin)`,
  ordersTodo: (numbers: string) =>
    `Ask your broker whether the written scope reaches these goods (${numbers}). If it does, customs asks for a cash deposit (entry type 03) that may be more than all other duty; the total shown is the least you will pay.`,
  agency: (agency: string, why: string) => `${agency}: ${why}`,
  agencyTodo: (documents: string) => `Have ready: ${documents}.`,
  disagree: (title: string, code: string) => `The words say “${title}”, but code ${code} is for other goods`,
  disagreeTodo: 'Correct the description or the code. Customs goes by what the goods are.',
  originsDisagree: (stated: string, given: string) =>
    `The words say that it was made in ${stated}, but the origin given is ${given}`,
  originsDisagreeTodo:
    'Correct the origin or the description. Duty, bans and the marking go by the country where the goods were made.',
  measureTodo: 'Do not ship. Only staff’s recorded reason lets it pass.',
} as const
