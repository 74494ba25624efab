// What a supplier answers by a link of a client, without an account: the token of the link is in the body, never in an address.
import { z } from 'zod'
import { SUPPLIER_PROCESSES } from '#domain/origin/take-answer.ts'
import { texts } from '#texts/en/supplier-link.ts'
import { countryCode } from './country-field.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { date, decimalText, id, instant, requiredText, text } from './fields.ts'
import { truth } from './origin.ts'

/** Files travel as base64, which is a third longer. */
const FILE_BODY_BYTES = 7_500_000
const MOST_MATERIALS = 100

const token = z.string().trim().min(1).max(100)
const grams = decimalText.nullable().default(null)

export const supplierAnswer = z
  .strictObject({
    maker: z.strictObject({
      name: requiredText(200),
      street: requiredText(200),
      city: requiredText(100),
      region: text(100).default(''),
      postalCode: text(20).default(''),
      country: countryCode,
    }),
    origin: countryCode.meta({ description: 'where the goods that are asked about were made' }),
    originates: truth.meta({ description: 'whether they originate under CUSMA, as the supplier declares' }),
    materials: z
      .array(
        z.strictObject({
          description: requiredText(300),
          origin: countryCode.nullable().default(null),
          sharePercent: z.number().min(0).max(100).nullable().default(null).meta({ description: 'of the weight' }),
        }),
      )
      .max(MOST_MATERIALS),
    metal: z
      .strictObject({ steel: grams, aluminum: grams, copper: grams })
      .meta({ description: 'grams in one unit; null: not said' }),
    processes: z.array(z.enum(SUPPLIER_PROCESSES)).max(SUPPLIER_PROCESSES.length).default([]),
    notes: text(2000).default(''),
    declaration: z.strictObject({
      name: requiredText(200),
      title: text(200).default(''),
      date,
      isTrue: z.literal(true),
    }),
  })
  .meta({ id: 'SupplierAnswer' })

const file = z.object({ id, name: z.string(), sizeBytes: z.int() })

export const openSupplierRequest = endpoint({
  method: 'POST',
  path: '/api/supplier/request',
  access: 'public',
  changes: false,
  summary: 'What a supplier is asked by a link, who asks, and until when.',
  body: z.strictObject({ token }),
  answer: envelope(
    z.object({
      company: z.string(),
      subject: z.string(),
      asksForMaterials: z.boolean(),
      expiresAt: instant,
      answers: z.int().meta({ description: 'answers that were sent by the link' }),
      files: z.array(file).meta({ description: 'given, and not sent with an answer yet' }),
    }),
  ),
  failure: (say) => say(texts).openFailed,
  failures: ['supplier-link-over'],
})

export const addSupplierFile = endpoint({
  method: 'POST',
  path: '/api/supplier/files',
  access: 'public',
  summary: 'Gives a file (PDF, PNG or JPG, 5 MB at most, as base64) that goes with the next answer.',
  body: z.strictObject({ token, name: requiredText(200), content: z.string().max(FILE_BODY_BYTES - 100_000) }),
  answer: envelope(file),
  failure: (say) => say(texts).fileFailed,
  failures: ['supplier-link-over', 'supplier-file-wrong'],
  bodyLimitBytes: FILE_BODY_BYTES,
})

export const removeSupplierFile = endpoint({
  method: 'POST',
  path: '/api/supplier/files/remove',
  access: 'public',
  summary: 'Takes back a file that was not sent with an answer yet.',
  body: z.strictObject({ token, file: id }),
  answer: success,
  failure: (say) => say(texts).fileFailed,
  failures: ['supplier-link-over'],
})

export const sendSupplierAnswer = endpoint({
  method: 'POST',
  path: '/api/supplier/answer',
  access: 'public',
  summary: 'Sends an answer with the files given before: a proposal, which the client accepts or sets aside.',
  body: z.strictObject({ token, answer: supplierAnswer }),
  answer: success,
  failure: (say) => say(texts).sendFailed,
  failures: ['supplier-link-over', 'supplier-answers-full'],
})
