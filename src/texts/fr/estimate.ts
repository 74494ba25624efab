// Ce que l’estimation d’un envoi et l’estimation groupée disent de même.
export const texts = {
  customsFees: 'Frais de douane',
  customsShare: (percent: string) => `Frais de douane, ${percent.replace('.', ',')} % de la valeur`,
  brokerFees: (broker: string) => `Frais de courtage de ${broker}`,
  exampleSchedule: 'Barème d’exemple',
  exampleNote: (broker: string) => `Les frais de ${broker} sont un exemple. Demandez le barème à votre courtier.`,
  total: 'Total de la douane et du courtage',
  totalFloor: 'Total de la douane et du courtage, au moins',
  usd: 'USD',
  cad: 'CAD',
  moreLeftOut: (n: number) => (n <= 1 ? 'Et 1 autre' : `Et ${n} autres`),
  leftOut: (n: number) =>
    n > 1
      ? `${n} articles ne sont pas comptés en entier. Le total est d’au moins ce montant; le reste n’est pas encore connu.`
      : `${n} article n’est pas compté en entier. Le total est d’au moins ce montant; le reste n’est pas encore connu.`,
  rateOf: (rate: string, day: string) => `Taux de change ${rate.replace('.', ',')}, ${day}.`,
  fallbackRate: (rate: string) =>
    `Taux de change de repli ${rate.replace('.', ',')} : le taux du jour n’est pas connu.`,
  print: 'Imprimer l’estimation',
  download: 'Télécharger le PDF',
  perUnit: 'Par unité',
  perUnitFloor: 'Par unité, au moins',
  shareOfValue: 'Douane, part de la valeur',
  notKnown: 'Pas connu',
  cadAmount: (amount: string) => `${amount} CAD`,
  percent: (value: string) => `${value.replace('.', ',')} %`,
  printHead: (what: string, release: string, rate: string, made: string) =>
    `${what} · ${release} · ${rate.replace('.', ',')} · Estimation du ${made}, pas un avis douanier`,
} as const
