// Commercial invoices and the stored papers of a shipment.
import { z } from 'zod'
import { texts as combinedTexts } from '#texts/en/combined-invoice.ts'
import { texts } from '#texts/en/invoice.ts'
import { texts as sessionTexts } from '#texts/en/session.ts'
import { endpoint, streamAnswer } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { decimalText, id, instant, password, tenDigitHtsCode } from './fields.ts'
import {
  BROKER_TYPES,
  deliveryFields,
  fcInfo,
  LTL_TYPES,
  manualItem,
  saleFields,
  shipmentAsSaved,
  storedFirm,
} from './invoice-fields.ts'
import { OF_GUARDED_PAPER, OF_INVOICE_FORM } from './paper-failures.ts'

/** Proposed codes the caller confirms: each as it was shown, so that a code changed meanwhile is not confirmed unseen. */
const confirmedCodes = (max: number) =>
  z
    .array(z.strictObject({ id, htsCode: tenDigitHtsCode }))
    .max(max)
    .default([])
    .meta({ description: 'items whose proposed code the caller confirms, with that code' })

export const generateInvoice = endpoint({
  method: 'POST',
  path: '/api/generate-invoice',
  access: 'client',
  makes: 'paper',
  summary:
    'Makes, stores and answers the commercial invoice of a shipment. The items are read from the shipment as saved.',
  body: z.strictObject({
    shipmentData: shipmentAsSaved,
    password,
    ltlType: z.enum(LTL_TYPES).default('pattern_middle_mile'),
    brokerType: z.enum(BROKER_TYPES).default('clearit'),
    fcInfo: fcInfo.optional(),
    manualItems: z.array(manualItem).max(200).default([]),
    ...deliveryFields,
    ...saleFields,
    confirmCodes: confirmedCodes(2000),
    acceptFallbackRate: z.boolean().default(false),
  }),
  answer: success.extend({
    fileData: z.string().meta({ description: 'the PDF, base64' }),
    filename: z.string(),
    invoiceNumber: z.string(),
    message: z.string(),
  }),
  failure: (say) => say(texts).failed,
  failures: [...OF_GUARDED_PAPER, ...OF_INVOICE_FORM, 'not-found'],
})

export const generateCombinedInvoice = endpoint({
  method: 'POST',
  path: '/api/generate-combined-invoice',
  access: 'client',
  makes: 'paper',
  summary:
    'One paper with an invoice for each shipment, numbered in order, and a summary. The items are read from the shipments as saved.',
  body: z.strictObject({
    shipments: z.array(shipmentAsSaved).min(1).max(50),
    password,
    ltlType: z.enum(['pattern_middle_mile', 'direct_amazon']).default('pattern_middle_mile'),
    brokerType: z.enum(BROKER_TYPES).default('clearit'),
    fcInfo: fcInfo.optional(),
    fcId: fcInfo.shape.fcId
      .unwrap()
      .optional()
      .meta({ description: 'as fcInfo.fcId; fcInfo counts when both are given' }),
    fcAddress: fcInfo.shape.fcAddress.unwrap().optional(),
    ...deliveryFields,
    ...saleFields,
    confirmCodes: confirmedCodes(20_000),
    acceptFallbackRate: z.boolean().default(false),
  }),
  bodyLimitBytes: 8_000_000,
  answer: success.extend({
    fileData: z.string().meta({ description: 'the PDF, base64' }),
    filename: z.string(),
    invoiceNumber: z.string(),
    combinedShipments: z.array(z.string()).meta({ description: 'references, in the order of the paper' }),
    message: z.string(),
  }),
  failure: (say) => say(combinedTexts).failed,
  failures: [...OF_GUARDED_PAPER, ...OF_INVOICE_FORM, 'not-found', 'several-importers'],
})

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/api/download-invoice/:filename',
  access: 'client',
  summary: 'A stored invoice as PDF.',
  params: z.strictObject({ filename: z.string().min(1).max(200) }),
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  failure: (say) => say(sessionTexts).downloadFailed(500),
  failures: ['no-such-document'],
})

export const DOCUMENT_KINDS = [
  'commercial_invoice',
  'combined_invoice',
  'manual_invoice',
  'cusma_certificate',
  'fda_worksheets',
] as const

export const storedDocument = z
  .object({
    id,
    kind: z.enum(DOCUMENT_KINDS),
    number: z.string(),
    filename: z.string(),
    createdAt: instant,
    createdBy: z.string(),
  })
  .meta({ id: 'StoredDocument' })

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/shipments/:id/documents',
  access: 'client',
  summary: 'Papers made for a shipment, newest first.',
  params: z.strictObject({ id }),
  answer: envelope(z.array(storedDocument)),
  failure: (say) => say(texts).failed,
  failures: ['no-such-shipment'],
})

export const downloadShipmentPapers = endpoint({
  method: 'GET',
  path: '/api/shipments/:id/papers',
  access: 'client',
  summary: 'The papers made for a shipment as one ZIP archive; `missing.txt` names those whose file is not found.',
  params: z.strictObject({ id }),
  answer: streamAnswer,
  answerKind: 'zip',
  failure: (say) => say(texts).papersFailed,
  failures: ['archive-under-way', 'no-such-shipment'],
})

const printedFirm = storedFirm.omit({ phone: true }).meta({ id: 'PrintedFirm' })
const configuredFirm = storedFirm.nullable()

export const invoiceParties = endpoint({
  method: 'GET',
  path: '/api/shipments/:id/invoice-parties',
  access: 'client-or-staff',
  summary:
    'Whom an invoice of the shipment would name beside the seller, for the preview; null where nobody is set up.',
  params: z.strictObject({ id }),
  query: z.strictObject({ clientId: id.optional().meta({ description: 'staff name the client' }) }),
  answer: envelope(
    z.object({
      warehouses: z.object({ pattern_middle_mile: configuredFirm, ups_buffalo: configuredFirm }),
      brokers: z.object({ clearit: configuredFirm, acb: configuredFirm }),
      importer: printedFirm
        .extend({ number: z.string().meta({ description: 'masked' }) })
        .nullable()
        .meta({ description: 'the importer of record that is kept; null: the seller' }),
      quantities: z
        .array(
          z.object({
            id,
            counted: z.array(z.object({ unit: z.string(), amount: decimalText })),
            uncounted: z.array(z.string()),
            netKg: decimalText.nullable(),
          }),
        )
        .meta({
          description:
            'of each item: the whole line in the units the tariff counts in, units without an amount, and net kilograms of one unit',
        }),
      relatedParties: deliveryFields.relatedParties.unwrap().meta({ description: 'as the settings say' }),
      onward: z
        .object({ name: z.string(), lines: z.array(z.string()) })
        .nullable()
        .optional()
        .meta({
          description:
            'ultimate consignee of goods that a warehouse passes on; null: not known; left out: the goods stay at the warehouse',
        }),
    }),
  ),
  failure: (say) => say(texts).partiesFailed,
  failures: ['no-such-shipment'],
})
