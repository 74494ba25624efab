// How the duty of the same goods went up and down with the law, and since when and until when each rule was charged.
export const texts = {
  heading: 'How these rules changed',
  loading: 'Looking up the law of each day...',
  failed: 'The law of each day could not be looked up.',
  note: (value: string, since: string) =>
    `What these goods, at ${value}, would pay by the day they enter the US. The law is known here since ${since}.`,
  base: (release: string) =>
    `The ordinary duty is taken from ${release} for all days: earlier printings are not kept here. Today’s exchange rate stands for all days.`,
  claimed: 'CUSMA is claimed on every day, as if a certificate covered all of them.',
  byDay: 'Duty by the day of entry',
  dayOfEntry: 'Day of entry',
  duty: 'Duty',
  rules: 'Headings charged',
  today: (period: string) => `${period} (today)`,
  prohibited: 'may not enter',
  amountAndShare: (amount: string, percent: string) => `${amount} · ${percent}`,
  none: 'none',
  sinceWhen: 'Each rule: since when, until when',
  rule: 'Rule',
  entry: 'Today',
  named: (heading: string, title: string) => `${heading} ${title}`,
} as const
