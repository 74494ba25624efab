// Large papers: made by a job, so that the page may be closed meanwhile.
import { z } from 'zod'
import { texts } from '#texts/en/paper-jobs.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id, instant } from './fields.ts'
import { generateInvoice } from './invoices.ts'
import { OF_GUARDED_CHECK, OF_INVOICE_FORM } from './paper-failures.ts'

const paperJob = z
  .object({
    id,
    state: z.enum(['waiting', 'running', 'done', 'failed']),
    lines: z.int().meta({ description: 'of the paper' }),
    askedBy: z.string(),
    askedAt: instant,
    problem: z
      .string()
      .nullable()
      .meta({ description: 'why the last try failed; a job that is not failed tries again' }),
    paper: z
      .object({ invoiceNumber: z.string(), filename: z.string() })
      .nullable()
      .meta({ description: 'once it is done: /api/download-invoice/:filename gives it' }),
  })
  .meta({ id: 'PaperJob' })

export const startInvoiceJob = endpoint({
  method: 'POST',
  path: '/api/generate-invoice/job',
  access: 'client',
  makes: 'paper',
  startsJob: true,
  summary:
    'As /api/generate-invoice, for shipments of more than 100 lines: what stands in the way of the paper is refused here, and the paper is made behind the answer. One key makes one paper.',
  body: generateInvoice.body,
  answer: envelope(paperJob),
  failure: generateInvoice.failure,
  failures: [...OF_GUARDED_CHECK, ...OF_INVOICE_FORM, 'encryption-key-missing', 'not-found'],
})

export const listPaperJobs = endpoint({
  method: 'GET',
  path: '/api/shipments/:id/paper-jobs',
  access: 'client',
  summary:
    'Papers of a shipment that are made by jobs, the last asked for first: those under way, and those that ended today.',
  params: z.strictObject({ id }),
  answer: envelope(z.array(paperJob)),
  failure: (say) => say(texts).loadFailed,
  failures: ['no-such-shipment'],
})
