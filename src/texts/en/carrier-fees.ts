// How each brokerage fee of the carriers came about.
export const texts = {
  flat: 'The same for every delivery.',
  ofDuty: (percent: string, duty: string, minimum: string) =>
    `${percent}% of the duty of ${duty}, at least ${minimum}.`,
  food: 'Once, when food is in the delivery (chapters 04, 16, 19, 20 and 21).',
  perLine: (extra: number, included: number, amount: string) =>
    `${extra === 1 ? '1 line' : `${extra} lines`} above ${included}, ${amount} each.`,
  bond: (percent: string, above: string, minimum: string) =>
    `Value above ${above}: ${percent}% of the value, at least ${minimum}.`,
  valueUpTo: (limit: string) => `Value up to ${limit}.`,
  valueAbove: (base: string, more: string, limit: string) =>
    `${base}, and ${more} for each started 1,000 above ${limit}.`,
} as const
