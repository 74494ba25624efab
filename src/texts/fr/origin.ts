// Origine selon l’ACEUM : ce que disent ses appels quand ils ne peuvent répondre.
export const texts = {
  failed: 'L’origine n’a pas pu être déterminée',
  rulesFailed: 'Les règles d’origine n’ont pas pu être chargées',
  productFailed: 'Ce dont cet article est fait n’a pas pu être chargé',
  recipeNotSaved: 'La recette n’a pas pu être enregistrée',
  codesFailed: 'Aucun code n’a pu être proposé',
  noSuchProduct: 'Vous n’avez pas de tel article',
  recipeWrong: (problems: string) => `La recette n’a pas été enregistrée. ${problems}`,
  noSuchCode: (code: string) => `${code} n’est pas un code du tarif. Donnez au moins les six premiers chiffres.`,
} as const
