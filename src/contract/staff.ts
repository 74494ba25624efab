// What staff see across clients, and the invoices they type by hand.
import { z } from 'zod'
import { texts } from '#texts/en/staff.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination } from './envelope.ts'
import { id, instant, text } from './fields.ts'
import { downloadInvoice } from './invoices.ts'
import { generateManualInvoice, madeManualInvoice, manualInvoiceDefaults } from './manual-invoices.ts'
import { OF_TYPED_INVOICE } from './paper-failures.ts'
import { aiParseItems } from './parse-items.ts'

export const clientRow = z
  .object({ id, name: z.string(), email: z.string(), createdAt: instant })
  .meta({ id: 'ClientRow' })

export const listClients = endpoint({
  method: 'GET',
  path: '/api/staff/clients',
  access: 'staff',
  summary: 'One page of the clients by name; search looks in name and email, word by word.',
  query: z.strictObject({ page: pageNumber.default(1), search: text(120).default('') }),
  answer: envelope(z.array(clientRow)).extend({ pagination }),
  failure: (say) => say(texts).loadClientsFailed,
})

export const getClient = endpoint({
  method: 'GET',
  path: '/api/staff/clients/:clientId',
  access: 'staff',
  summary: 'One client.',
  params: z.strictObject({ clientId: id }),
  answer: envelope(clientRow),
  failure: (say) => say(texts).loadClientFailed,
  failures: ['no-such-client'],
})

const staffInvoice = generateManualInvoice.body.extend({ clientId: id.optional() })

export const staffGenerateManualInvoice = endpoint({
  method: 'POST',
  path: '/api/staff/generate-manual-invoice',
  access: 'staff',
  makes: 'paper',
  summary: "Makes an invoice typed by hand: for a client's archive, or without a client for the staff's own.",
  body: z.strictObject({
    invoiceData: staffInvoice.meta({ description: "without a number it gets 'STAFF-MANUAL-{date}-{time}'" }),
    clientId: id.optional().meta({ description: 'may stand here or in invoiceData' }),
  }),
  answer: envelope(madeManualInvoice.extend({ clientId: id.nullable() })).extend({
    message: z.string(),
  }),
  failure: generateManualInvoice.failure,
  failures: [...OF_TYPED_INVOICE, 'no-such-client', 'several-clients'],
})

export const staffManualInvoiceDefaults = endpoint({
  method: 'GET',
  path: '/api/staff/manual-invoice-defaults',
  access: 'staff',
  summary: 'What a new invoice of staff begins with; with a client, its parties.',
  query: z.strictObject({ clientId: id.optional() }),
  answer: manualInvoiceDefaults.answer,
  failure: manualInvoiceDefaults.failure,
  failures: ['no-such-client'],
})

export const staffParseItems = endpoint({
  method: 'POST',
  path: '/api/staff/ai-parse-items',
  access: 'staff',
  summary: aiParseItems.summary,
  body: aiParseItems.body,
  answer: aiParseItems.answer,
  failure: aiParseItems.failure,
})

export const staffDownloadInvoice = endpoint({
  method: 'GET',
  path: '/api/staff/download-invoice/:filename',
  access: 'staff',
  summary: "A paper by its file name: of the client named, else the staff's own, else the only client's that has it.",
  params: downloadInvoice.params,
  query: z.strictObject({ clientId: id.optional() }),
  answer: downloadInvoice.answer,
  answerKind: 'pdf',
  failure: downloadInvoice.failure,
  failures: ['no-such-client', 'no-such-document', 'paper-of-several-clients'],
})

export const listStaffDocuments = endpoint({
  method: 'GET',
  path: '/api/staff/documents',
  access: 'staff',
  summary: "One page of the staff's own papers, those of no client, newest first.",
  query: z.strictObject({ page: pageNumber.default(1) }),
  answer: envelope(
    z.array(
      z.object({
        id,
        number: z.string(),
        filename: z.string(),
        createdBy: z.string(),
        createdAt: instant,
        sizeBytes: z.int(),
      }),
    ),
  ).extend({ pagination }),
  failure: (say) => say(texts).loadPapersFailed,
})
