// The customs and brokerage cost estimate of one shipment.
export const texts = {
  title: 'Customs and brokerage cost estimate',
  estimate: 'Estimate costs',
  again: 'Estimate again',
  hint: 'Duties, customs fees, brokerage and landed cost of this shipment, cleared alone.',
  working: 'Working out the costs...',
  failedTryAgain: 'Failed to estimate customs costs. Please try again.',
  unsaved: 'A change is not saved yet.',
  stale: 'The items changed since this estimate.',
  informal: (value: string) => `Informal entry, USD ${value} of 2,500.`,
  landedCost: 'Landed cost',
  without: 'without freight and service fees',
  totalCad: 'Total (CAD)',
  unitCad: 'A unit (CAD)',
  share: 'Share of value',
  chart: (goods: string, customs: string, brokerage: string) =>
    `Goods ${goods}, customs ${customs}, brokerage ${brokerage} CAD`,
  goods: 'Goods',
  customs: 'Customs',
  brokerage: 'Brokerage',
  printed: (reference: string) => `Cost estimate ${reference}`,
  filename: (reference: string) => `Estimate-${reference}.pdf`,
} as const
