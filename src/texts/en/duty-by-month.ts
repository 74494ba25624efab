// Duty of the invoices of a year, by month.
export const texts = {
  title: (year: string) => `Duty by month, ${year}`,
  region: 'Duty by month',
  note: 'What the duty was estimated at when each invoice was made, in Canadian dollars. A shipment counts once, with its newest invoice.',
  year: 'Year',
  names: 'Month',
  duty: 'Duty',
  shipments: 'Shipments',
  without: 'Without a figure',
  total: 'Whole year so far',
  totalPast: 'Whole year',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  noInvoice: 'no invoice',
  atLeast: (amount: string) => `at least ${amount}`,
  withoutNote: (n: string) =>
    n === '1'
      ? '1 shipment has no figure: its duty was not kept with its invoice, or not known. The sums leave it out.'
      : `${n} shipments have no figure: their duty was not kept with their invoice, or not known. The sums leave them out.`,
  typedNote: (n: string) =>
    n === '1'
      ? '1 invoice was typed by hand. No duty is kept with it.'
      : `${n} invoices were typed by hand. No duty is kept with them.`,
  openNote: '“At least” stands where the duty of some items was not known.',
  none: (year: string) => `No invoice was made in ${year}.`,
  loading: 'Adding up the duty...',
  failed: 'The duty by month could not be loaded.',
} as const
