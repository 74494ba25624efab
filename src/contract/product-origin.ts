// What a client's product is made of, by version, and the decision on its origin that rests on it.
import { z } from 'zod'
import { PROCESSES } from '#domain/origin/recipe.ts'
import { STALE_REASONS } from '#domain/origin/stale-decision.ts'
import { texts } from '#texts/en/origin.ts'
import { countryCode } from './country-field.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id, instant, text } from './fields.ts'
import { decimalValue, originDecision, originMaterial, truth } from './origin.ts'

const MOST_MATERIALS = 1000

/** Amounts are of `amountsFor` units of the good, in `currency`. */
export const recipeContent = z
  .strictObject({
    name: text(200).default(''),
    producedIn: countryCode.default('CA'),
    currency: z.string().max(3).default('CAD'),
    amountsFor: z.int().min(1).max(1_000_000).default(1).meta({ description: 'units that the amounts are of' }),
    transactionValue: decimalValue.nullish().meta({ description: 'what they sell for, without shipping' }),
    netCost: decimalValue.nullish(),
    materials: z
      .array(
        originMaterial.extend({
          supplier: text(200).default(''),
          codeConfidence: z
            .int()
            .min(0)
            .max(100)
            .optional()
            .meta({ description: 'percent that a proposed code is right; left out once a person stands behind it' }),
        }),
      )
      .max(MOST_MATERIALS),
    processes: z.array(z.enum(PROCESSES)).max(40).default([]),
    answers: z.record(z.string().max(120), truth).default({}),
  })
  .meta({ id: 'Recipe' })

const product = z.string().trim().min(1).max(120).meta({ description: 'ASIN, or the SKU of goods that have none' })
const params = z.strictObject({ product })

const storedDecision = z
  .object({
    id,
    decidedOn: z.string(),
    decidedAt: instant,
    decidedBy: z.string(),
    recipeVersion: z.int(),
    rules: z.string().meta({ description: 'version of the rules of origin' }),
    release: z.string().meta({ description: 'of the tariff' }),
    stale: z.array(z.enum(STALE_REASONS)).meta({ description: 'why it holds no longer; empty while it does' }),
    decision: originDecision,
  })
  .meta({ id: 'StoredOriginDecision' })

const productOrigin = z
  .object({
    product: z.string(),
    sku: z.string().nullable(),
    description: z.string(),
    htsCode: z.string().nullable(),
    isCodeConfirmed: z.boolean(),
    countryOfOrigin: z.string().nullable(),
    costCad: z.string().nullable(),
    recipe: z
      .object({
        id,
        version: z.int(),
        madeAt: instant,
        madeBy: z.string(),
        content: recipeContent,
        products: z.array(z.string()).meta({ description: 'all that are made by it' }),
        versions: z.array(z.object({ version: z.int(), madeAt: instant, madeBy: z.string() })),
      })
      .nullable(),
    decision: storedDecision.nullable(),
    otherRecipes: z.array(
      z.object({ id, name: z.string(), version: z.int(), products: z.array(z.string()), content: recipeContent }),
    ),
  })
  .meta({ id: 'ProductOrigin' })

export const getProductOrigin = endpoint({
  method: 'GET',
  path: '/api/origin/products/:product',
  access: 'client',
  summary: 'The recipe of a product, its versions, and the latest decision on its origin with what overtook it.',
  params,
  answer: envelope(productOrigin),
  failure: (say) => say(texts).productFailed,
  failures: ['no-such-product'],
})

export const saveRecipe = endpoint({
  method: 'PUT',
  path: '/api/origin/products/:product/recipe',
  access: 'client',
  summary:
    'Saves the recipe of a product and decides the origin of every product made by it. What changes makes a version; the same content decides again.',
  params,
  body: z.strictObject({
    recipeId: id.nullable().meta({ description: 'the recipe to change or to take over; null begins one of its own' }),
    seenVersion: z.int().optional().meta({ description: 'refused when there is a later one' }),
    content: recipeContent,
  }),
  answer: envelope(productOrigin),
  failure: (say) => say(texts).recipeNotSaved,
  failures: ['changed-meanwhile', 'no-such-product', 'recipe-wrong'],
})

export const proposeMaterialCodes = endpoint({
  method: 'POST',
  path: '/api/origin/material-codes',
  access: 'client',
  changes: false,
  summary: 'Six-digit codes for materials in words, in the order asked; null where nothing in the words is known.',
  body: z.strictObject({ descriptions: z.array(text(500)).min(1).max(100) }),
  answer: envelope(
    z.array(
      z
        .object({
          code: z.string(),
          title: z.string(),
          confidence: z.int().meta({ description: 'percent that the six digits are right' }),
        })
        .nullable(),
    ),
  ),
  failure: (say) => say(texts).codesFailed,
})
