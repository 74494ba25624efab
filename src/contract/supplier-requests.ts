// Links by which a client asks its suppliers, and what came back: proposals that the client accepts or sets aside.
import { z } from 'zod'
import { ANSWER_STATES, LINK_STATES } from '#domain/origin/supplier-link.ts'
import { texts } from '#texts/en/supplier-requests.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { id, instant, requiredText } from './fields.ts'
import { supplierAnswer } from './supplier-answer.ts'

const product = z.string().trim().min(1).max(120)
const OF_PRODUCT = '/api/origin/products/:product/supplier-requests'

const given = z
  .object({
    id,
    givenAt: instant,
    state: z.enum(ANSWER_STATES),
    settledAt: instant.nullable(),
    settledBy: z.string().nullable(),
    recipeVersion: z.int().nullable(),
    answer: supplierAnswer,
    files: z.array(z.object({ id, name: z.string(), sizeBytes: z.int() })),
  })
  .meta({ id: 'GivenSupplierAnswer' })

export const listSupplierRequests = endpoint({
  method: 'GET',
  path: OF_PRODUCT,
  access: 'client',
  summary: 'Whom the client asked about a product, and what they answered; the newest first.',
  params: z.strictObject({ product }),
  answer: envelope(
    z.array(
      z
        .object({
          id,
          supplier: z.string(),
          subject: z.string(),
          material: z.string().nullable(),
          state: z.enum(LINK_STATES),
          createdAt: instant,
          createdBy: z.string(),
          expiresAt: instant,
          answers: z.array(given),
        })
        .meta({ id: 'SupplierRequest' }),
    ),
  ),
  failure: (say) => say(texts).listFailed,
  failures: ['no-such-product'],
})

export const createSupplierRequest = endpoint({
  method: 'POST',
  path: OF_PRODUCT,
  access: 'client',
  summary: 'Makes a link for one supplier, good for 30 days. Its token is answered this once and kept nowhere.',
  params: z.strictObject({ product }),
  body: z.strictObject({
    supplier: requiredText(200).meta({ description: 'who is asked; the supplier does not see it' }),
    subject: requiredText(300).meta({ description: 'what is asked about, as the supplier reads it' }),
    material: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .nullable()
      .meta({ description: 'of the recipe; null: the whole product' }),
  }),
  answer: envelope(z.object({ id, token: z.string(), expiresAt: instant })),
  failure: (say) => say(texts).notMade,
  failures: ['no-such-product', 'too-many-supplier-links'],
})

export const revokeSupplierRequest = endpoint({
  method: 'DELETE',
  path: '/api/origin/supplier-requests/:id',
  access: 'client',
  summary: 'Revokes a link: it opens nothing any more. What was answered by it stays.',
  params: z.strictObject({ id }),
  answer: success,
  failure: (say) => say(texts).notRevoked,
})

export const settleSupplierAnswer = endpoint({
  method: 'POST',
  path: '/api/origin/supplier-answers/:id',
  access: 'client',
  summary: 'Accepts an answer, which makes a version of the recipe and decides anew, or sets it aside.',
  params: z.strictObject({ id }),
  body: z.strictObject({ state: z.enum(['accepted', 'set-aside']) }),
  answer: success,
  failure: (say) => say(texts).notSettled,
  failures: ['answer-settled', 'changed-meanwhile', 'no-such-product', 'recipe-wrong'],
})

export const getSupplierFile = endpoint({
  method: 'GET',
  path: '/api/origin/supplier-files/:id',
  access: 'client',
  summary: 'A file that a supplier gave, as base64.',
  params: z.strictObject({ id }),
  answer: envelope(z.object({ name: z.string(), kind: z.enum(['pdf', 'png', 'jpeg']), content: z.string() })),
  failure: (say) => say(texts).fileFailed,
})
