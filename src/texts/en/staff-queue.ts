// What waits for staff in the morning.
export const texts = {
  loadFailed: 'Failed to load the queue',
  title: 'Queue',
  subtitle: 'What waits for you over all clients.',
  choose: 'What to look at',
  queues: {
    ready: 'Ready to invoice',
    stuck: 'Not ready',
    certificate: 'Certificate ends',
    rule: 'Rule changed',
  },
  withCount: (name: string, n: string) => `${name} (${n})`,
  client: 'Client',
  subject: 'What',
  why: 'Why',
  day: { ready: 'Since', stuck: 'Since', certificate: 'Ends', rule: 'Ended' },
  nothingStops: 'Nothing stops its invoice.',
  missing: (n: number) => (n === 1 ? '1 customs field is empty.' : `${n} customs fields are empty.`),
  proposed: (n: number) => (n === 1 ? '1 code is not confirmed.' : `${n} codes are not confirmed.`),
  noItems: 'It has no goods yet.',
  certificateOpen:
    'A CUSMA certificate for its goods is still to be signed. The invoice can be made without it, at the duty without CUSMA.',
  goodsCovered: (n: number) => (n === 1 ? 'It covers 1 product.' : `It covers ${n} products.`),
  held: (products: number, items: number) =>
    `The tariff no longer has this code. Held by ${products} of the client's products and ${items} open items.`,
  replacedBy: (codes: string) => `Its goods are now under ${codes}.`,
  empty: {
    ready: 'No shipment is ready to invoice.',
    stuck: 'Every shipment is ready or has its invoice.',
    certificate: 'No certificate ends within 60 days.',
    rule: 'No client holds a code that ended.',
  },
  emptyHint: 'Look again later, or at another part of the queue.',
  loading: 'Loading the queue...',
  showing: (from: number, to: number, total: string) => `Showing ${from} to ${to} of ${total}`,
  open: (what: string, client: string) => `${what} of ${client}`,
} as const
