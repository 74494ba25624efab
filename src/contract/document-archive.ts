// The archive: all papers of a client, and making one again.
import { z } from 'zod'
import { texts } from '#texts/en/document-archive.ts'
import { endpoint, streamAnswer } from './endpoint.ts'
import { envelope, pageNumber, pagination, success } from './envelope.ts'
import { date, id, password, tenDigitHtsCode, text } from './fields.ts'
import { DOCUMENT_KINDS, storedDocument } from './invoices.ts'
import { OF_GUARDED_PAPER, OF_INVOICE_FORM, OF_TYPED_INVOICE, OF_WORKSHEET_EDITS } from './paper-failures.ts'

export const archivedDocument = storedDocument
  .extend({
    sizeBytes: z.int(),
    sha256: z.string(),
    dataVersions: z.record(z.string(), z.string()).meta({ description: 'versions of the data it rests on, by name' }),
    keepUntil: z.string().nullable().meta({ description: 'last day the law asks for it; it is deleted after that' }),
    shipments: z.array(z.object({ id, reference: z.string() })),
    canRegenerate: z.boolean(),
  })
  .meta({ id: 'ArchivedDocument' })

export const listArchive = endpoint({
  method: 'GET',
  path: '/api/documents',
  access: 'client-or-staff',
  summary:
    'One page of all papers of the client, newest first. from and to are days, both included; search looks in the number, and in reference, goods and makers of what a paper is about.',
  query: z.strictObject({
    page: pageNumber.default(1),
    search: text(120).default(''),
    kind: z.enum(DOCUMENT_KINDS).optional(),
    shipment: id.optional(),
    from: date.optional(),
    to: date.optional(),
    clientId: id.optional().meta({ description: 'staff name the client' }),
  }),
  answer: envelope(z.array(archivedDocument)).extend({ pagination }),
  failure: (say) => say(texts).listFailed,
  failures: ['no-such-shipment'],
})

/** Papers in one archive. */
export const MOST_CHOSEN = 100

export const downloadPapers = endpoint({
  method: 'POST',
  path: '/api/documents/zip',
  access: 'client-or-staff',
  changes: false,
  summary: 'The papers named as one ZIP archive; `missing.txt` names those whose file is not found.',
  body: z.strictObject({
    ids: z.array(id).min(1).max(MOST_CHOSEN),
    clientId: id.optional().meta({ description: 'staff name the client' }),
  }),
  answer: streamAnswer,
  answerKind: 'zip',
  failure: (say) => say(texts).zipFailed,
  failures: ['archive-under-way', 'no-such-document'],
})

export const regenerateDocument = endpoint({
  method: 'POST',
  path: '/api/documents/:id/regenerate',
  access: 'client-or-staff',
  makes: 'paper',
  summary: 'Makes the same paper anew with the present data and a number of its own; the earlier one stays.',
  params: z.strictObject({ id }),
  body: z.strictObject({
    password: password.default('').meta({ description: 'the document password; invoices typed by hand ask for none' }),
    confirmCodes: z
      .array(z.strictObject({ id, htsCode: tenDigitHtsCode }))
      .max(20_000)
      .default([]),
    acceptFallbackRate: z.boolean().default(false),
    clientId: id.optional().meta({ description: 'staff name the client' }),
  }),
  answer: success.extend({ filename: z.string(), number: z.string(), message: z.string() }),
  failure: (say) => say(texts).regenerateFailed,
  failures: [
    ...OF_GUARDED_PAPER,
    ...OF_INVOICE_FORM,
    ...OF_TYPED_INVOICE,
    ...OF_WORKSHEET_EDITS,
    'certificate-not-again',
    'no-such-document',
    'request-not-kept',
    'several-importers',
    'shipment-gone',
  ],
})
