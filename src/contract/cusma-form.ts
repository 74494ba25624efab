// The CUSMA form as it travels: what may be saved of it, and what is answered.
import { z } from 'zod'
import { parseDate } from '#domain/calendar.ts'
import {
  CERTIFIER_CAPACITIES,
  COVERS,
  EXPORTER_KINDS,
  IMPORTER_KINDS,
  PRODUCER_KINDS,
} from '#domain/cusma/certificate-form.ts'
import { TEST_STATES } from '#domain/cusma/certificate-goods.ts'
import { CUSMA_FORM_STATUSES } from '#domain/cusma/form-status.ts'
import { CRITERION_CHOICES } from '#domain/cusma/origin-criteria.ts'
import { countryCode } from './country-field.ts'
import { problem } from './field-problems.ts'
import { id, instant, text } from './fields.ts'
import { missingElement } from './missing-element.ts'
import { outdatedGood } from './outdated-good.ts'

/** A day of a blanket period as the domain knows it. */
const periodDay = z.string().transform((value, context) => {
  const parsed = parseDate(value)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', ...problem('not-a-date') })
  return z.NEVER
})

export const blanketPeriod = z.strictObject({ startDate: periodDay, endDate: periodDay }).meta({ id: 'BlanketPeriod' })

export const originCriteria = z
  .record(text(200), z.enum(CRITERION_CHOICES))
  .refine((given) => Object.keys(given).length <= 2000, problem('too-many-entries', { limit: 2000 }))
  .meta({ id: 'OriginCriteria', description: 'by SKU; a SKU that is absent has the unconfirmed default A' })

/** Ids of items of the shipment. */
export const leftOutItems = z
  .array(id)
  .max(2000)
  .readonly()
  .meta({ description: 'items of North American origin that the certificate does not cover and that claim nothing' })

const contact = z
  .strictObject({
    name: text(200),
    address: text(300),
    city: text(120),
    state: text(120),
    postalCode: text(20),
    country: z.union([z.literal(''), countryCode]),
    phone: text(40),
    email: text(254),
  })
  .partial()
  .meta({ id: 'CusmaContact' })

const party = <K extends readonly [string, ...string[]]>(kinds: K) =>
  z.strictObject({ kind: z.enum(kinds), contact: contact.optional() })

const skus = z.array(text(200)).max(2000).readonly()

/** The fields of the form; each may be left out. */
export const cusmaFormFields = z
  .strictObject({
    certifierCapacity: z.enum(CERTIFIER_CAPACITIES),
    certifier: contact,
    exporter: party(EXPORTER_KINDS),
    producer: party(PRODUCER_KINDS),
    importer: party(IMPORTER_KINDS),
    originCriteria,
    leftOutItems,
    wholeConfirmed: skus.meta({ description: 'SKUs of made goods that the signer stands by as wholly obtained' }),
    covers: z.enum(COVERS).meta({ description: 'all shipments of a period, or this one' }),
    blanketPeriod,
    signerName: text(200),
    signerTitle: text(200),
  })
  .partial()

/** The fields themselves, or one as `field` and `value`, or several as `updates`. */
export const cusmaFormUpdate = cusmaFormFields
  .extend({
    field: z.enum(Object.keys(cusmaFormFields.shape)).optional(),
    value: z.unknown().optional(),
    updates: cusmaFormFields.optional(),
  })
  .transform(({ field, value, updates, ...fields }) => ({
    ...fields,
    ...updates,
    ...(field === undefined ? {} : { [field]: value }),
  }))
  .pipe(z.preprocess((merged) => merged, cusmaFormFields))

const filledContact = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
})
const filledParty = <K extends readonly [string, ...string[]]>(kinds: K) =>
  z.object({ kind: z.enum(kinds), contact: filledContact })

export const certificateGood = z
  .object({
    itemId: id,
    sku: z.string(),
    description: z.string(),
    hs6: z.string(),
    origin: z.string(),
    criterion: z.enum(CRITERION_CHOICES),
    isCriterionConfirmed: z.boolean(),
    isCodeConfirmed: z.boolean(),
    maker: z.string().default(''),
    product: z.string().default('').meta({ description: 'what the origin coach knows it by' }),
    tested: z
      .object({ state: z.enum(TEST_STATES), criterion: z.enum(CRITERION_CHOICES).nullable() })
      .default({ state: 'none', criterion: null })
      .meta({ description: 'by a decision on its recipe; without a criterion it is stated, not tested' }),
    printsAs: z.string().meta({ description: 'what the certificate prints: treaty letter and article' }),
  })
  .meta({ id: 'CertificateGood' })

export const cusmaForm = z
  .object({
    id,
    status: z.enum(CUSMA_FORM_STATUSES),
    outOfDate: z.object({ periodEnd: z.string().nullable() }).nullable().default(null).meta({
      description:
        'why the certificate is out of date: its period is over, or, with null, an item changed after it was signed',
    }),
    updatedAt: instant,
    signedAt: instant.nullable(),
    certifierCapacity: z.enum(CERTIFIER_CAPACITIES),
    certifier: filledContact,
    exporter: filledParty(EXPORTER_KINDS),
    producer: filledParty(PRODUCER_KINDS),
    importer: filledParty(IMPORTER_KINDS),
    originCriteria: z.record(z.string(), z.enum(CRITERION_CHOICES)),
    leftOutItems: leftOutItems.default([]),
    wholeConfirmed: skus.default([]),
    covers: z.enum(COVERS).default('period'),
    blanketPeriod: z.object({ startDate: z.string(), endDate: z.string() }),
    signerName: z.string(),
    signerTitle: z.string(),
    goods: z.array(certificateGood),
    leftOutGoods: z
      .array(certificateGood)
      .default([])
      .meta({ description: 'the items of North American origin that are left out; `goods` are the others' }),
    outdatedGoods: z.array(outdatedGood).default([]),
    missing: z.array(missingElement).meta({
      description: 'what keeps the form from being signed, by element of Annex 5-A; the signature itself aside',
    }),
    certificate: z
      .object({ fileName: z.string(), signerName: z.string(), signerTitle: z.string() })
      .nullable()
      .meta({ description: 'the certificate that was signed last' }),
  })
  .meta({ id: 'CusmaForm' })
