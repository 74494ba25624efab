// Combined invoices over several shipments: the form's answers and the paper.
export const texts = {
  failed: 'Failed to generate combined invoice',
  generated: (references: string) => `Combined invoice generated successfully! References: ${references}`,
  inShipment: (reference: string, problem: string) => `${reference}: ${problem}`,
  oneImporter: 'The shipments have different importers. One combined invoice can name only one.',
  title: 'Combined Commercial Invoice',
  subject: (number: string, shipments: number) => `Combined commercial invoice ${number} of ${shipments} shipments`,
  combinedNumber: 'Combined invoice number',
  summary: 'Summary of the invoices',
  place: (part: number, parts: number) => `Inv. ${part} of ${parts}`,
  partLabel: (part: number) => `Inv. ${part}`,
  pageOfPart: (part: string, page: number, pages: number) => `${part}, p. ${page} of ${pages}`,
  cover: 'Summary',
  position: 'Inv.',
  number: 'Invoice number',
  shipment: 'Shipment',
  lines: 'Lines',
  units: 'Units',
  totalCad: 'Total CAD',
  totalUsd: 'Total USD',
  total: (shipments: number, lines: string, units: string) =>
    `Total, ${units} units on ${lines} lines of ${shipments === 1 ? '1 shipment' : `${shipments} shipments`}`,
  numbered:
    'The invoices are numbered in order, and the pages of each from 1, as 19 CFR 141.86(h) asks of several invoices on one entry.',
  oneEntry: 'One importer, one consignee and one exchange rate hold for all of them.',
  sums: 'Totals are the sums of the invoices as printed.',
} as const
