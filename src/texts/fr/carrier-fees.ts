// Comment chaque frais de courtage des transporteurs est calculé.
export const texts = {
  flat: 'Le même pour chaque livraison.',
  ofDuty: (percent: string, duty: string, minimum: string) =>
    `${percent.replace('.', ',')} % des droits de ${duty}, au moins ${minimum}.`,
  food: 'Une fois, si la livraison contient des aliments (chapitres 04, 16, 19, 20 et 21).',
  perLine: (extra: number, included: number, amount: string) =>
    `${extra === 1 ? '1 ligne' : `${extra} lignes`} au-delà de ${included}, ${amount} chacune.`,
  bond: (percent: string, above: string, minimum: string) =>
    `Valeur supérieure à ${above} : ${percent.replace('.', ',')} % de la valeur, au moins ${minimum}.`,
  valueUpTo: (limit: string) => `Valeur jusqu’à ${limit}.`,
  valueAbove: (base: string, more: string, limit: string) =>
    `${base}, et ${more} par tranche entamée de 1 000 au-delà de ${limit}.`,
} as const
