// CUSMA: which items may claim preference.
export const texts = {
  noEligibleItems: 'No CUSMA Eligible Items',
  onlyNorthAmerica: 'No CUSMA Eligible Items: only items with origin US, CA or MX are eligible.',
  eligibleItems: (n: number) => (n === 1 ? '1 item has origin US, CA or MX.' : `${n} items have origin US, CA or MX.`),
} as const
