// What a duty rests on without anybody having said it, and what it can come to.
export const texts = {
  heading: 'Assumed, because nobody said',
  assumed: (question: string, answer: string) => `${question} Assumed: ${answer}.`,
  words: (words: string) => `The words “${words}” point to it.`,
  otherwiseTotal: (answer: string, amount: string) => `With ${answer}: duty USD ${amount}.`,
  otherwiseProhibited: (answer: string) => `With ${answer}: may not enter.`,
  otherwiseAny: 'With an answer, more can be due. How much is not known until then.',
  otherwiseUnknown: (answer: string) => `With ${answer}: duty not known.`,
  range: (least: string, stated: string, most: string) =>
    `Duty USD ${stated} as stated; by the other answers from USD ${least} to USD ${most}.`,
  rangeUp: (least: string, stated: string) =>
    `Duty USD ${stated} as stated; by the other answers from USD ${least} up. The most it can be is not known.`,
  ofGoods: (goods: string, text: string) => `${goods}: ${text}`,
  between: (least: string, most: string) => `${least} to ${most}`,
  from: (least: string) => `from ${least}, most not known`,
  totalRange: (least: string, most: string) => `It can be ${least} to ${most}, depending on what nobody has said yet.`,
  totalFrom: (least: string) =>
    `It can be from ${least} up: the most is not known, as somebody still has to say a fact.`,
  depositTotal: 'A cash deposit or a further duty may come on top: the total is at least this much.',
  plusDeposit: 'more on top?',
  depositFloor: 'A cash deposit or a further duty may come on top: this duty is at least this much.',
} as const
