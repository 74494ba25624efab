// Origine selon l’ACEUM : ce que disent ses appels quand ils ne peuvent répondre.
export const texts = {
  failed: 'L’origine n’a pas pu être déterminée',
  rulesFailed: 'Les règles d’origine n’ont pas pu être chargées',
  noSuchCode: (code: string) => `${code} n’est pas un code du tarif. Donnez au moins les six premiers chiffres.`,
} as const
