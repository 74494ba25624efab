// What the duty of the invoices of a year was estimated at, by month.
import { z } from 'zod'
import { texts } from '#texts/en/duty-by-month.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id } from './fields.ts'

const FIRST_YEAR = 2000
const LAST_YEAR = 2100

const month = z.object({
  month: z.int().meta({ description: 'from 1' }),
  dutyCad: z.number().nullable().meta({ description: 'null: no figure is known of this month' }),
  shipments: z.int().meta({ description: 'each counts once, in the month of its newest invoice' }),
  withoutFigure: z.int().meta({ description: 'shipments among them of which no duty is known' }),
  openShipments: z.int().meta({ description: 'shipments with items whose duty was not known: the sum is the least' }),
  typedInvoices: z.int().meta({ description: 'invoices typed by hand: no duty is kept with them' }),
})

export const dutyByMonth = endpoint({
  method: 'GET',
  path: '/api/documents/duty-by-month',
  access: 'client-or-staff',
  summary:
    'Duty of the invoices of a year by month, as it was estimated when each was made. Months to come are left out.',
  query: z.strictObject({
    year: z.coerce
      .number()
      .int()
      .min(FIRST_YEAR)
      .max(LAST_YEAR)
      .optional()
      .meta({ description: 'this one when left out' }),
    clientId: id.optional().meta({ description: 'staff name the client' }),
  }),
  answer: envelope(
    z.object({
      year: z.int(),
      years: z.array(z.int()).meta({ description: 'those with an invoice, and this one; the latest first' }),
      months: z.array(month),
    }),
  ),
  failure: (say) => say(texts).failed,
})
