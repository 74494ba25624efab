// Large papers: made by a job, so that the page may be closed meanwhile, seen and opened on every device of the company.
import { z } from 'zod'
import { texts } from '#texts/en/paper-jobs.ts'
import { generateCusmaCertificate } from './cusma.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { printMergedEstimate, printShipmentEstimate } from './estimate-papers.ts'
import { generateFdaWorksheets } from './fda.ts'
import { id, instant } from './fields.ts'
import { generateCombinedInvoice, generateInvoice } from './invoices.ts'
import { generateManualInvoice } from './manual-invoices.ts'
import { signProductCertificate } from './product-certificates.ts'
import { staffGenerateManualInvoice } from './staff.ts'

export const PAPERS_BY_JOB = [
  'commercial_invoice',
  'combined_invoice',
  'manual_invoice',
  'fda_worksheets',
  'cusma_certificate',
  'product_certificate',
  'duty_estimate',
  'merged_estimate',
  'staff_manual_invoice',
] as const

const noClient = { clientId: true } as const

/** What the call of the paper itself takes; the client is that of the call. */
const askedPaper = z.discriminatedUnion('paper', [
  z.strictObject({ paper: z.literal('commercial_invoice'), body: generateInvoice.body }),
  z.strictObject({ paper: z.literal('combined_invoice'), body: generateCombinedInvoice.body }),
  z.strictObject({ paper: z.literal('manual_invoice'), body: generateManualInvoice.body }),
  z.strictObject({ paper: z.literal('fda_worksheets'), body: generateFdaWorksheets.body.omit(noClient) }),
  z.strictObject({
    paper: z.literal('cusma_certificate'),
    params: generateCusmaCertificate.params,
    body: generateCusmaCertificate.body,
  }),
  z.strictObject({
    paper: z.literal('product_certificate'),
    params: signProductCertificate.params,
    body: signProductCertificate.body,
  }),
  z.strictObject({
    paper: z.literal('duty_estimate'),
    params: printShipmentEstimate.params,
    body: printShipmentEstimate.body.omit(noClient),
  }),
  z.strictObject({ paper: z.literal('merged_estimate'), body: printMergedEstimate.body.omit(noClient) }),
])

/** The same, with what staff type for themselves or a client. */
export const askedByJob = z.union([
  askedPaper,
  z.strictObject({
    paper: z.literal('staff_manual_invoice'),
    body: generateManualInvoice.body,
  }),
])

const paperJob = z
  .object({
    id,
    paper: z.enum(PAPERS_BY_JOB),
    name: z.string().meta({ description: 'its number, or the one it would have had when it was asked for' }),
    shipmentIds: z.array(id),
    state: z.enum(['waiting', 'running', 'done', 'failed']),
    lines: z.int().meta({ description: 'of the paper: items, goods or worksheets' }),
    askedBy: z.string(),
    isOwn: z.boolean().meta({ description: 'whether who calls has asked for it' }),
    askedAt: instant,
    problem: z
      .string()
      .nullable()
      .meta({ description: 'why the last try failed; a job that is not failed tries again' }),
    made: z
      .object({
        filename: z.string(),
        warnings: z.array(z.string()).meta({ description: 'of invoices typed by hand: what to put right before use' }),
      })
      .nullable()
      .meta({ description: 'once it is done: its file is given by the job' }),
  })
  .meta({ id: 'PaperJob' })

const file = { answer: z.instanceof(Uint8Array), answerKind: 'pdf' } as const

const PATH = '/api/paper-jobs'

export const startPaperJob = endpoint({
  method: 'POST',
  path: PATH,
  access: 'client',
  makes: 'paper',
  startsJob: true,
  summary:
    'As the call of the paper itself, for papers of more than 100 lines: what stands in its way is refused here, and it is made behind the answer. One key makes one paper.',
  body: askedPaper,
  answer: envelope(paperJob),
  failure: (say) => say(texts).startFailed,
  failures: [
    ...generateInvoice.failures,
    ...generateCombinedInvoice.failures,
    ...generateManualInvoice.failures,
    ...generateFdaWorksheets.failures,
    ...generateCusmaCertificate.failures,
    ...signProductCertificate.failures,
    ...printShipmentEstimate.failures,
    'encryption-key-missing',
  ],
  bodyLimitBytes: generateCombinedInvoice.bodyLimitBytes,
})

export const listPaperJobs = endpoint({
  method: 'GET',
  path: PATH,
  access: 'client',
  summary:
    'Papers of the client that jobs make, the last asked for first: those under way, and those that ended today.',
  answer: envelope(z.array(paperJob)),
  failure: (say) => say(texts).loadFailed,
})

export const downloadPaperOfJob = endpoint({
  method: 'GET',
  path: `${PATH}/:id/file`,
  access: 'client',
  summary: 'The paper that a job has made, as PDF.',
  params: z.strictObject({ id }),
  ...file,
  failure: (say) => say(texts).fileFailed,
  failures: ['no-such-document'],
})

const STAFF_PATH = '/api/staff/paper-jobs'

export const startStaffPaperJob = endpoint({
  method: 'POST',
  path: STAFF_PATH,
  access: 'staff',
  makes: 'paper',
  startsJob: true,
  summary:
    "As /api/staff/generate-manual-invoice, for invoices of more than 100 lines: checked here, made behind the answer, for a client's archive or the staff's own.",
  body: staffGenerateManualInvoice.body,
  answer: envelope(paperJob),
  failure: (say) => say(texts).startFailed,
  failures: [...staffGenerateManualInvoice.failures, 'encryption-key-missing'],
})

export const listStaffPaperJobs = endpoint({
  method: 'GET',
  path: STAFF_PATH,
  access: 'staff',
  summary: "Invoices of the staff's own that jobs make: those under way, and those that ended today.",
  answer: envelope(z.array(paperJob)),
  failure: (say) => say(texts).loadFailed,
})

export const downloadPaperOfStaffJob = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/:id/file`,
  access: 'staff',
  summary: "The paper of the staff's own that a job has made, as PDF.",
  params: z.strictObject({ id }),
  ...file,
  failure: (say) => say(texts).fileFailed,
  failures: ['no-such-document'],
})
