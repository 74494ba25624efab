// Search everywhere: one field over everything of a client, or the clients of staff.
export const texts = {
  open: 'Search',
  title: 'Search everything',
  titleStaff: 'Search clients, shipments and pages',
  label: 'What are you looking for?',
  hint: 'Reference, product, paper, code or page',
  hintStaff: 'Client name, email, shipment reference or page',
  keys: 'Arrow keys move, Enter opens, Esc closes.',
  shipments: 'Shipments',
  products: 'Products',
  papers: 'Papers',
  codes: 'Codes',
  clients: 'Clients',
  pages: 'Pages and actions',
  codeOn: (code: string, reference: string) => `${code}, on ${reference}`,
  found: (n: number) => (n === 1 ? '1 result' : `${n} results shown, at most 5 of a kind`),
  nothing: (text: string) => `Nothing found for “${text}”. Check the spelling, or try a part of it.`,
  nothingStaff: (text: string) =>
    `No client and no page is called “${text}”, and no shipment’s reference begins with it. Look for a product among the shipments of its client.`,
  failed: 'The search failed. Please try again.',
} as const
