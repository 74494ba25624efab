// The questions that settle a rate of duty, and how the rate columns are chosen.
export const texts = {
  free: 'Free',
  quantity: (unit: string) => `How much is the whole line, in ${unit}?`,
  quantityOf: (of: string, unit: string) => `How many ${unit} of ${of} are in the whole line?`,
  weightWithContainer: (unit: string) =>
    `How many ${unit} do the goods and their container weigh together, for the whole line?`,
  countOf: (of: string) => `How many ${of} are there in the whole line?`,
  valueOf: (part: string) => `What is the value of the ${part} of the whole line, in USD?`,
  amountOf: (part: string) => `What is the ${part}, for the whole line, in USD?`,
  sugarDegrees: 'What is the polarity of the sugar, in degrees?',
  quotaHeading: (headings: string) => `Which of these headings are the goods entered under: ${headings}?`,
  dutyByText: (rate: string) => `The printed rate is "${rate}". What duty follows from it for the whole line, in USD?`,

  unitNames: {
    'No.': 'pieces',
    'prs.': 'pairs',
    'doz.': 'dozens',
    'doz. prs.': 'dozens of pairs',
    'Dz Pcs': 'dozens of pieces',
    pcs: 'pieces',
    'cy kg': 'clean yield kg',
    'lin. m': 'meters of length',
    't adw': 'tonnes air-dry weight',
    'Jwls.': 'jewels',
    'pf.liters': 'proof liters',
    'gr.lines': 'line gross',
    bbl: 'barrels',
    pack: 'packs',
    t: 'tonnes',
  } as Readonly<Record<string, string>>,

  generalColumn: 'The ordinary rate applies: no lower rate is claimed for goods of this origin.',
  secondColumn: (country: string) => `Goods of ${country} have no normal trade relations: column 2 applies.`,
  secondColumnNoClaim: (country: string) => `Goods of ${country} pay column 2, so no preference can be claimed.`,
  claimTaken: (name: string, symbol: string) =>
    `The claim under ${name} is taken: the special column has a rate for ${symbol}.`,
  claimOnFreeLine: (name: string) =>
    `The line is free for goods of every origin of column 1. The claim under ${name} still counts for fees and added duties.`,
  notOnLine: (name: string) => `The special column of this line has no rate for ${name}.`,
  unknownProgramme: (code: string) => `${code} is not a preference programme that this data knows.`,
  notAMember: (country: string, name: string) => `${country} is not a beneficiary of ${name}.`,
  memberNotYet: (country: string, name: string, day: string) =>
    `${country} is a beneficiary of ${name} only from ${day}.`,
  memberNoLonger: (country: string, name: string, day: string) =>
    `${country} was a beneficiary of ${name} until ${day}.`,
  notYet: (name: string, day: string) => `A claim under ${name} is possible only from ${day}.`,
  expired: (name: string, day: string) => `A claim under ${name} is not possible: it expired on ${day}.`,
  underHeading: (programme: string, headings: string) =>
    `${programme} goods are entered under ${headings}, each with a rate of its own.`,
} as const
