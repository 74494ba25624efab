// What products are, by their ASIN: the catalogue all share, kept by staff and used by the public check. Source: decisions 8.
import { z } from 'zod'
import { texts } from '#texts/en/shared-products.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination, success } from './envelope.ts'
import { asin, instant, requiredText, text } from './fields.ts'

export const sharedProduct = z
  .object({
    asin: z.string(),
    title: z.string(),
    category: z.string().nullable().meta({ description: "a path such as 'Home & Kitchen > Candles'" }),
    updatedBy: z.string(),
    updatedAt: instant,
  })
  .meta({ id: 'SharedProduct' })

const params = z.strictObject({ asin })

export const listSharedProducts = endpoint({
  method: 'GET',
  path: '/api/staff/products',
  access: 'staff',
  summary: 'One page of the shared catalogue in order of the ASIN; search looks in ASIN, title and category.',
  query: z.strictObject({ page: pageNumber.default(1), search: text(120).default('') }),
  answer: envelope(z.array(sharedProduct)).extend({ pagination }),
  failure: (say) => say(texts).loadFailed,
})

export const saveSharedProduct = endpoint({
  method: 'PUT',
  path: '/api/staff/products/:asin',
  access: 'staff',
  summary: 'Puts a product into the catalogue of all, in place of the one with the same ASIN.',
  params,
  body: z.strictObject({ title: requiredText(1000), category: text(300).default('') }),
  answer: success,
  failure: (say) => say(texts).saveFailed,
})

export const deleteSharedProduct = endpoint({
  method: 'DELETE',
  path: '/api/staff/products/:asin',
  access: 'staff',
  summary: 'Takes a product out of the catalogue of all.',
  params,
  answer: success,
  failure: (say) => say(texts).removeFailed,
})
