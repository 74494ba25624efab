// Ce que dit chaque graphique : son tableau, sa légende, les montants inconnus.
export const texts = {
  asTable: 'Les mêmes chiffres en tableau',
  key: (title: string) => `${title} : ce que chaque motif représente`,
  summary: (title: string, said: string) => `${title}. ${said}`,
  part: (label: string, amount: string) => `${label} : ${amount}`,
  pair: (label: string, one: string, other: string) => `${label}, ${one}, ${other}`,
  notKnown: 'inconnu',
  amount: 'Montant',
  share: 'Part',
  readAt: (along: string) => `${along} : déplacez pour lire les montants`,
  since: 'Depuis',
  until: 'Jusqu’à',
  noStart: 'début non précisé',
  noEnd: 'sans fin prévue',
  period: (from: string, until: string) => `du ${from} au ${until}`,
  lastDay: (day: string) => `jusqu’au ${day}`,
  periodOpen: (from: string) => `depuis le ${from}, sans fin prévue`,
} as const
