// What the cost estimate of a shipment and the merged estimate say alike.
export const texts = {
  customsFees: 'Customs fees',
  customsShare: (percent: string) => `Customs fees, ${percent}% of value`,
  brokerFees: (broker: string) => `${broker} brokerage fees`,
  exampleSchedule: 'Example schedule',
  exampleNote: (broker: string) => `The fees of ${broker} are an example. Ask your broker for theirs.`,
  total: 'Total customs and brokerage',
  totalFloor: 'Total customs and brokerage, at least',
  usd: 'USD',
  cad: 'CAD',
  moreLeftOut: (n: number) => (n === 1 ? 'And 1 more' : `And ${n} more`),
  leftOut: (n: number) =>
    n === 1
      ? '1 item is not fully counted. The total is at least this much; the rest is not known yet.'
      : `${n} items are not fully counted. The total is at least this much; the rest is not known yet.`,
  rateOf: (rate: string, day: string) => `Exchange rate ${rate}, ${day}.`,
  fallbackRate: (rate: string) => `Fallback exchange rate ${rate}: today's rate is not known.`,
  print: 'Print estimate',
  download: 'Download PDF',
  perUnit: 'Per unit',
  perUnitFloor: 'Per unit, at least',
  shareOfValue: 'Customs, share of value',
  notKnown: 'Not known',
  cadAmount: (amount: string) => `CAD ${amount}`,
  percent: (value: string) => `${value}%`,
  printHead: (what: string, release: string, rate: string, made: string) =>
    `${what} · ${release} · ${rate} · Estimate of ${made}, not customs advice`,
} as const
