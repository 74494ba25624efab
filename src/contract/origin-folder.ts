// The folder of a product: all that proves its origin, how long it is kept, and the papers that rest on it.
import { z } from 'zod'
import { CRITERION_CHOICES } from '#domain/cusma/origin-criteria.ts'
import { BASIS_REASONS, BASIS_STATES } from '#domain/origin/certified-basis.ts'
import { STALE_REASONS } from '#domain/origin/stale-decision.ts'
import { texts } from '#texts/en/origin-folder.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id, instant } from './fields.ts'
import { OF_PRINTING } from './paper-failures.ts'

const params = z.strictObject({ product: z.string().trim().min(1).max(120) })

const folderDecision = z
  .object({
    id,
    decidedOn: z.string(),
    decidedBy: z.string(),
    recipeVersion: z.int(),
    code: z.string(),
    outcome: z.enum(['originating', 'not-originating', 'unknown']),
    criterion: z.enum(['A', 'B', 'C', 'D']).nullable(),
    rule: z.string().meta({ description: 'of General Note 11, as the decision names it' }),
    letter: z.string(),
    page: z.int().nullable().meta({ description: 'of General Note 11' }),
    rules: z.string().meta({ description: 'version of the rules of origin' }),
    release: z.string().meta({ description: 'of the tariff' }),
    isLatest: z.boolean(),
    stale: z.array(z.enum(STALE_REASONS)).meta({ description: 'of the latest: why it holds no longer' }),
  })
  .meta({ id: 'FolderDecision' })

const folderCertificate = z
  .object({
    number: z.string(),
    fileName: z.string(),
    shipmentId: id.nullable(),
    sku: z.string(),
    code: z.string(),
    criterion: z.enum(CRITERION_CHOICES),
    signedAt: instant,
    lastClaim: z.string().meta({ description: 'last day on which goods may be claimed by it' }),
    keepUntil: z.string(),
    isListed: z.boolean().meta({ description: 'false where it was taken off the list; it is kept all the same' }),
    decisionId: id.nullable().meta({ description: 'what its criterion rests on; null: stated, not tested' }),
    basis: z.object({ state: z.enum(BASIS_STATES), reasons: z.array(z.enum(BASIS_REASONS)) }),
  })
  .meta({ id: 'FolderCertificate' })

export const getOriginFolder = endpoint({
  method: 'GET',
  path: '/api/origin/products/:product/folder',
  access: 'client',
  summary:
    'The evidence of where a product comes from: versions of its recipe, answers and files of suppliers, decisions with their rule, and the certificates that rest on them.',
  params,
  answer: envelope(
    z
      .object({
        product: z.string(),
        keepUntil: z
          .string()
          .nullable()
          .meta({ description: 'last day all of it is kept; null while no certificate rests on it' }),
        versions: z.array(
          z.object({
            recipeId: id,
            version: z.int(),
            name: z.string(),
            materials: z.int(),
            madeAt: instant,
            madeBy: z.string(),
          }),
        ),
        decisions: z.array(folderDecision),
        answers: z.array(
          z.object({
            id,
            supplier: z.string(),
            subject: z.string(),
            declaredBy: z.string(),
            declaredOn: z.string(),
            state: z.enum(['proposed', 'accepted', 'set-aside']),
            recipeVersion: z.int().nullable(),
            files: z.array(
              z.object({ id, name: z.string(), sizeBytes: z.int(), sha256: z.string(), keepUntil: z.string() }),
            ),
          }),
        ),
        certificates: z.array(folderCertificate),
      })
      .meta({ id: 'OriginFolder' }),
  ),
  failure: (say) => say(texts).failed,
  failures: ['no-such-product'],
})

export const printOriginDossier = endpoint({
  method: 'GET',
  path: '/api/origin/products/:product/dossier',
  access: 'client',
  summary: 'The folder of a product as one PDF to hand to customs. It is printed anew each time and not kept.',
  params,
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  failure: (say) => say(texts).notPrinted,
  failures: [...OF_PRINTING, 'no-such-product'],
})
