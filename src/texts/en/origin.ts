// Origin under CUSMA: what its calls say when they cannot answer.
export const texts = {
  failed: 'The origin could not be worked out',
  rulesFailed: 'The rules of origin could not be loaded',
  noSuchCode: (code: string) => `${code} is no code of the tariff. Give at least the first six digits.`,
} as const
