// The client's products by ASIN with what is remembered of them.
import { z } from 'zod'
import { texts } from '#texts/en/catalogue.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination } from './envelope.ts'
import { asin, id, instant, text } from './fields.ts'
import { lineProblem } from './line-problems.ts'

export const product = z
  .object({
    asin: z.string(),
    sku: z.string().nullable().meta({ description: 'of the newest item with the ASIN, as the next two' }),
    description: z.string().nullable(),
    imageUrl: z.string().nullable(),
    country_of_origin: z.string().nullable(),
    hts_code: z.string().nullable(),
    hts_description: z.string().nullable(),
    ended: z
      .object({
        on: z.string().meta({ description: 'first day the code is no longer right' }),
        successors: z.array(z.string()),
      })
      .nullable()
      .meta({
        description: 'where the code has ended: since when, and the ten digits of each code that took its place',
      }),
    hts_confirmed_by: z.string().nullable().meta({ description: 'null while nobody stands behind the code' }),
    hts_confirmed_at: instant.nullable(),
    cogs_cad: z.number().nullable().meta({ description: 'cost of one unit, CAD' }),
    manufacturing_address: z.string().nullable().meta({ description: 'on one line' }),
    manufacturing_address_id: id.nullable(),
    updated_at: instant.nullable().meta({ description: 'null when nothing is remembered yet' }),
  })
  .meta({ id: 'Product' })

export const listCatalogue = endpoint({
  method: 'GET',
  path: '/api/catalogue',
  access: 'client',
  summary: 'One page of the products that have an ASIN, in its order; search looks in ASIN, SKU and description.',
  query: z.strictObject({ page: pageNumber.default(1), search: text(120).default('') }),
  answer: envelope(z.array(product)).extend({ pagination }),
  failure: (say) => say(texts).loadFailed,
})

const value = z.unknown()

export const listProductHistory = endpoint({
  method: 'GET',
  path: '/api/catalogue/:asin/history',
  access: 'client',
  summary: 'Who changed what of a product and when, newest first; at most 200 changes.',
  params: z.strictObject({ asin }),
  answer: envelope(
    z.array(
      z.object({
        at: instant,
        by: z.object({ kind: z.enum(['client', 'staff', 'system']), name: z.string() }),
        changes: z.array(z.object({ field: z.string(), before: value, after: value })),
      }),
    ),
  ),
  failure: (say) => say(texts).historyFailed,
})

const counts = z.object({ new: z.int(), changed: z.int(), unchanged: z.int() })

const file = z.strictObject({ csv: z.string().max(3_000_000) })
const FILE_LIMIT_BYTES = 8_000_000

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/catalogue/import/preview',
  access: 'client',
  summary:
    'What an import of a CSV file would do: counts, errors by line, the first 200 rows that change. Changes nothing.',
  body: file,
  answer: envelope(
    z.object({
      counts,
      errors: z.array(lineProblem).meta({ description: 'at most 200; with any of them nothing can be imported' }),
      errorCount: z.int(),
      warnings: z.array(lineProblem).meta({ description: 'codes that are not in the current release' }),
      ignoredColumns: z.array(z.string()),
      rows: z.array(
        z.object({
          line: z.int(),
          asin: z.string(),
          kind: z.enum(['new', 'changed']),
          changes: z.array(z.object({ field: z.string(), before: value, after: value })),
        }),
      ),
      fingerprint: z
        .string()
        .meta({ description: 'send it with the import: it is refused when things have changed since' }),
    }),
  ),
  failure: (say) => say(texts).importFailed,
  bodyLimitBytes: FILE_LIMIT_BYTES,
})

export const commitImport = endpoint({
  method: 'POST',
  path: '/api/catalogue/import/commit',
  access: 'client',
  makes: true,
  summary: 'Imports a CSV file whole, or nothing of it.',
  body: file.extend({ fingerprint: z.string().max(100).optional() }),
  answer: envelope(z.object({ counts })),
  failure: (say) => say(texts).importFailed,
  failures: ['code-not-ten-digits', 'data-changed-since', 'lines-wrong'],
  bodyLimitBytes: FILE_LIMIT_BYTES,
})
