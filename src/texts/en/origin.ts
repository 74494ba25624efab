// Origin under CUSMA: what its calls say when they cannot answer.
export const texts = {
  failed: 'The origin could not be worked out',
  rulesFailed: 'The rules of origin could not be loaded',
  productFailed: 'What this product is made of could not be loaded',
  recipeNotSaved: 'The recipe could not be saved',
  codesFailed: 'No codes could be proposed',
  noSuchProduct: 'There is no such product among yours',
  recipeWrong: (problems: string) => `The recipe was not saved. ${problems}`,
  noSuchCode: (code: string) => `${code} is not a code of the tariff. Give at least the first six digits.`,
} as const
