// The way of a new client to the first invoice, and addresses that lead nowhere.
export const texts = {
  title: 'Your way to the first invoice',
  hint: 'Each step leads to the next. This list goes away with your first invoice.',
  done: 'done',
  next: 'next',
  business: 'Your business information',
  businessHint: 'It stands on every paper for customs.',
  shipment: 'Your first shipment',
  shipmentHint: 'What you send, how much of it and where it goes.',
  details: 'Origin, cost, maker and customs code of each item',
  detailsHint: (n: number) =>
    n === 1 ? '1 field is still empty.' : `${n} fields are still empty. We propose codes; you confirm them.`,
  detailsDone: 'Every field is filled in.',
  certificate: 'A certificate of origin, if your goods are made in Canada, the US or Mexico',
  certificateHint: 'It can save duty. The shipment says whether it does.',
  invoice: 'The commercial invoice',
  invoiceHint: 'Your carrier and customs broker need it.',
  notFoundTitle: 'There is no page at this address',
  notFoundText: 'The link may be old, or a letter is missing in it.',
  notFoundHome: 'Go to the start page',
} as const
