// The way of a new client to the first invoice.
export const texts = {
  title: 'Your way to the first invoice',
  hint: 'Each step leads to the next. This list goes away with your first invoice.',
  done: 'done',
  next: 'next',
  business: 'Your business information',
  businessHint: 'It stands on every paper for customs.',
  shipment: 'Your first shipment',
  shipmentHint: 'What you send, how much of it and where it goes.',
  product: 'Your first product',
  productHint: 'Bring a list of your products, or leave this out and type them in with the shipment.',
  afterShipment: 'It opens with your first shipment.',
  details: 'Origin, cost and maker of each item',
  detailsHint: (n: number) => (n === 1 ? '1 field is still empty.' : `${n} fields are still empty.`),
  detailsDone: 'Every field is filled in.',
  codes: 'The customs code of each item',
  codesHint: (confirmed: number, all: number) =>
    confirmed === all
      ? 'Every code is confirmed.'
      : `${confirmed} of ${all} confirmed. We propose codes; you confirm them.`,
  certificate: 'A certificate of origin, if your goods are made in Canada, the US or Mexico',
  certificateHint: 'It can save duty. The shipment says whether it does.',
  certificateNotNeeded: 'As filled in, none of these goods can use one.',
  invoice: 'The commercial invoice',
  invoiceHint: 'Your carrier and customs broker need it.',
} as const
