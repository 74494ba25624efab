// Sentences of the duty receipt: why a line stands there, what was left out, what is missing, what would change the duty.
export const texts = {
  codeUnknown: (code: string, release: string) =>
    `${code} is not a line of the tariff release ${release}. Choose a ten-digit line that exists.`,
  ownCodeUnknown: (code: string, release: string) =>
    `The goods’ own code ${code} is not a line of the tariff release ${release}. Give all ten digits of a line that exists.`,
  ownCodeOfChapter98: (code: string) =>
    `${code} cannot be the goods’ own code: it must be of chapters 1 to 97. Give the code they have as new goods.`,
  ownCodeEnded: (ended: string) => `The goods’ own code is out of date. ${ended}`,
  tooEarly: (earliest: string) =>
    `The rules before ${earliest} are not known here, so this entry cannot be worked out.`,
  valueOfLine: 'What are the goods of this line worth, in USD? A value of 0 is no value for customs.',
  priceOutside: (price: string, unit: string, bracket: string) =>
    `The price of USD ${price} (${unit}) does not fit this line: its words are "${bracket}".`,
  fittingLines: (codes: string) => `Lines for that price: ${codes}.`,
  questionUnknown: (question: string, answer: string) =>
    `No goods are asked the question "${question}": the answer "${answer}" counts for nothing.`,
  answerNotTaken: (question: string, answer: string, answers: string) =>
    `The answer "${answer}" counts for nothing: the question "${question}" takes ${answers}.`,
  answerNoNumber: (question: string, answer: string) =>
    `The answer "${answer}" counts for nothing: the question "${question}" takes a number of zero or more.`,
  noRate: (code: string) => `The tariff prints no rate of duty for ${code}.`,
  notKnownFrom: (title: string) => `The rate of "${title}" is not known here.`,

  baseTitle: {
    general: 'Ordinary duty (column 1 general)',
    special: 'Lower duty of a trade agreement (column 1 special)',
    other: 'Duty without normal trade relations (column 2)',
  },

  freeLine: 'The line is free and no additional duty applies.',
  freeByClaim: 'The preference claim lifts the duty and no additional duty applies.',
  freeByRounding: 'The duty comes to less than half a cent.',

  onPart: 'Of goods of chapter 98 the value charged is that of the work or assembly abroad alone.',
  notFullyConfirmed: 'This rule is not fully confirmed: check it with your broker.',

  exemptUnderClaim: 'The claim on this line lifts it.',
  conditionNotMet: (question: string, answer: string) =>
    `It does not apply while the answer to "${question}" is ${answer}.`,
  placeTaken: (heading: string) => `${heading} takes its place on this line.`,
  placeTakenBy: (title: string) => `"${title}" takes its place on this line.`,
  coveredByColumn1: (total: string) => `Column 1 alone reaches ${total}, so nothing is added.`,
  ended: (day: string) => `It ended: the last day was ${day}.`,
  otherOrigin: (countries: string, origin: string) =>
    `It is on goods of ${countries} only; these are goods of ${origin}.`,
  claimRefused: (because: string) => `The claim was left out: ${because}`,

  answers: { yes: 'yes', no: 'no', 'not-said': 'not said' },

  perUnit: (usd: string, unit: string) => `$${usd}/${unit}`,
  upToPrice: (usd: string, unit: string) => `up to $${usd}/${unit}`,
  totalRate: (percent: string) => `${percent}% total incl. column 1`,

  cusmaLess: (amount: string) => `With a CUSMA claim the duty would be USD ${amount} less.`,
  cusmaMore: (amount: string) => `Without the CUSMA claim the duty would be USD ${amount} more.`,
  cusmaSame: 'A CUSMA claim does not change this duty.',
  cusmaClaimedSame: 'Without the CUSMA claim the duty would be the same.',
  answerLess: (question: string, answer: string, amount: string) =>
    `If the answer to "${question}" is ${answer}, the duty is USD ${amount} less.`,
  answerMore: (question: string, answer: string, amount: string) =>
    `If the answer to "${question}" is ${answer}, the duty is USD ${amount} more.`,
  answerAllowsEntry: (question: string, answer: string, amount: string) =>
    `If the answer to "${question}" is ${answer}, the goods may enter and the duty is USD ${amount}.`,
  answerForbidsEntry: (question: string, answer: string) =>
    `If the answer to "${question}" is ${answer}, the goods may not enter.`,
  scheduled: (title: string, rate: string, day: string) => `From ${day}: ${title}, ${rate}.`,
} as const
