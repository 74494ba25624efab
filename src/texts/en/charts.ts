// What every chart says: its table, its key, amounts that are not known.
export const texts = {
  asTable: 'The same figures as a table',
  key: (title: string) => `${title}: what each pattern stands for`,
  summary: (title: string, said: string) => `${title}. ${said}`,
  part: (label: string, amount: string) => `${label}: ${amount}`,
  pair: (label: string, one: string, other: string) => `${label}, ${one}, ${other}`,
  notKnown: 'not known',
  amount: 'Amount',
  share: 'Share',
  readAt: (along: string) => `${along}: move to read the amounts there`,
  since: 'Since',
  until: 'Until',
  noStart: 'start not named',
  noEnd: 'no end date',
  period: (from: string, until: string) => `${from} to ${until}`,
  lastDay: (day: string) => `until ${day}`,
  periodOpen: (from: string) => `since ${from}, no end date`,
} as const
