// L’estimation des coûts de douane et de courtage d’un envoi.
export const texts = {
  title: 'Estimation des coûts de douane et de courtage',
  estimate: 'Estimer les coûts',
  again: 'Estimer de nouveau',
  hint: 'Droits, frais de douane, courtage et coût au débarquement de cet envoi, dédouané seul.',
  working: 'Calcul des coûts...',
  failedTryAgain: 'Les coûts de douane n’ont pas pu être estimés. Veuillez réessayer.',
  unsaved: 'Une modification n’est pas encore enregistrée.',
  stale: 'Les articles ont changé depuis cette estimation.',
  informal: (value: string) => `Déclaration informelle, ${value} USD sur 2 500.`,
  landedCost: 'Coût au débarquement',
  without: 'sans le transport ni les frais de service',
  totalCad: 'Total (CAD)',
  unitCad: 'Par unité (CAD)',
  share: 'Part de la valeur',
  chart: (goods: string, customs: string, brokerage: string) =>
    `Marchandises ${goods}, douane ${customs}, courtage ${brokerage} CAD`,
  goods: 'Marchandises',
  customs: 'Douane',
  brokerage: 'Courtage',
  printed: (reference: string) => `Estimation des coûts ${reference}`,
  filename: (reference: string) => `Estimation-${reference}.pdf`,
} as const
