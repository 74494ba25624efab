// Comment les droits des mêmes marchandises ont monté et baissé avec la loi, et de quand à quand chaque règle a été perçue.
export const texts = {
  heading: 'Comment ces règles ont changé',
  loading: 'Recherche de la loi de chaque jour...',
  failed: 'La loi de chaque jour n’a pas pu être recherchée.',
  note: (value: string, since: string) =>
    `Ce que ces marchandises, à ${value}, paieraient selon le jour de leur entrée aux États-Unis. La loi est connue ici depuis le ${since}.`,
  base: (release: string) =>
    `Le droit ordinaire vient de ${release} pour tous les jours : les éditions antérieures ne sont pas gardées ici. Le taux de change d’aujourd’hui vaut pour tous les jours.`,
  claimed: 'L’ACEUM est demandé pour tous les jours, comme si un certificat les couvrait.',
  byDay: 'Droits selon le jour d’entrée',
  dayOfEntry: 'Jour d’entrée',
  duty: 'Droits',
  rules: 'Numéros perçus',
  today: (period: string) => `${period} (aujourd’hui)`,
  prohibited: 'ne peuvent pas entrer',
  amountAndShare: (amount: string, percent: string) => `${amount} · ${percent}`,
  none: 'aucun',
  sinceWhen: 'Chaque règle : de quand à quand',
  rule: 'Règle',
  entry: 'Aujourd’hui',
  named: (heading: string, title: string) => `${heading} ${title}`,
} as const
