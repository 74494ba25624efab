// Where a finding of the checks before a paper is put right. Apart from their sentences: the dashboard needs these alone.
export const fixes = {
  item: 'Open the item',
  firstItem: 'Open the first item',
  'business-info': 'Open the business information',
  'cusma-form': 'Open the CUSMA form',
  boxes: 'Look at the boxes',
  shipment: 'Open the shipment',
  'invoice-form': 'Change it on the invoice form',
  'fda-worksheets': 'Open the FDA worksheets',
  provider: 'Ask your provider',
  settings: 'See Settings',
} as const
