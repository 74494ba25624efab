// Invoices typed by hand, beside any shipment.
import { z } from 'zod'
import { EXPORT_REASONS } from '#domain/invoice/export-reason.ts'
import { texts } from '#texts/en/manual-invoice.ts'
import { countryCode } from './country-field.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { problem } from './field-problems.ts'
import { date, requiredText, text, typedHtsCode } from './fields.ts'
import { OF_TYPED_INVOICE } from './paper-failures.ts'

/** Empty, or as `schema`. */
const orEmpty = <S extends z.ZodType<string, string>>(schema: S) => z.literal('').or(schema).default('')

/** Of one unit. More than two decimals are kept: a line total is rounded once. */
const unitPrice = z
  .number()
  .min(0)
  .max(9_999_999.99)
  .refine((value) => Number(value.toFixed(10)) === value, problem('ten-decimals'))

export const invoiceParty = z
  .strictObject({
    name: text(200),
    address: text(300),
    city: text(120),
    state: text(120),
    country: orEmpty(countryCode).meta({ description: 'ISO alpha-2; alpha-3 and English names are converted' }),
    postalCode: text(20),
    phone: text(60),
    email: text(254),
  })
  .partial()
  .meta({ id: 'InvoiceParty' })

export const manualInvoiceItem = z
  .strictObject({
    id: text(60).optional(),
    description: requiredText(500),
    quantity: z.int().min(1).max(10_000_000),
    unitPriceUSD: unitPrice,
    unitPriceCAD: unitPrice.optional().meta({
      description:
        'the price it was converted from: unitPriceUSD is this at the rate of the day, exact or rounded, to the cent at the least',
    }),
    totalValueUSD: z.number().min(0).optional().meta({
      description: 'when given: quantity x unit price, to the cent; of a price in CAD the exact one at the rate',
    }),
    countryOfOrigin: orEmpty(countryCode),
    htsCode: typedHtsCode.default(''),
    weight: text(60).default(''),
    dimensions: text(60).default(''),
    maker: text(300).default('').meta({ description: 'name and address of who made the goods' }),
  })
  .meta({ id: 'ManualInvoiceItem' })

const parties = {
  shipper: invoiceParty.default({}),
  importer: invoiceParty.default({}),
  destination: invoiceParty.default({}),
  broker: invoiceParty.default({}),
}

export const madeManualInvoice = z.object({
  filename: z.string(),
  invoiceNumber: z.string(),
  warnings: z.array(z.string()).meta({
    description: 'what to put right before use, as the paper says it, in English; with any it is stamped DRAFT',
  }),
})

export const generateManualInvoice = endpoint({
  method: 'POST',
  path: '/api/generate-manual-invoice',
  access: 'client',
  makes: 'paper',
  summary: 'Makes and stores an invoice typed by hand; the file is fetched by its name.',
  body: z.strictObject({
    items: z.array(manualInvoiceItem).max(1000),
    ...parties,
    invoiceNumber: text(60).default('').meta({ description: "empty: 'MANUAL-{date}-{time}'" }),
    invoiceDate: orEmpty(date).meta({ description: 'empty: today' }),
    shippingDate: orEmpty(date),
    reasonForExport: z
      .enum(EXPORT_REASONS)
      .optional()
      .meta({ description: 'left out: own_stock where the goods go to Amazon, else sale' }),
  }),
  answer: envelope(madeManualInvoice).extend({ message: z.string() }),
  failure: (say) => say(texts).failed,
  failures: OF_TYPED_INVOICE,
})

/** One of the four parties, no part left out; parts may be empty. */
export const wholeParty = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postalCode: z.string(),
  phone: z.string(),
  email: z.string(),
})

export const manualInvoiceDefaults = endpoint({
  method: 'GET',
  path: '/api/manual-invoice-defaults',
  access: 'client',
  summary:
    'What a new invoice begins with: the parties last used, else the business information and the configured broker.',
  answer: envelope(
    z.object({
      shipper: wholeParty,
      importer: wholeParty,
      destination: wholeParty,
      broker: wholeParty,
      remembered: z.boolean().meta({ description: 'whether the parties are those last used' }),
      numberedImporter: z.object({ name: z.string(), number: z.string() }).nullable().meta({
        description: 'the importer whose number is kept, and printed where it is the importer named; masked here',
      }),
      invoiceNumber: z.string(),
      invoiceDate: date,
    }),
  ),
  failure: (say) => say(texts).defaultsFailed,
})
