// A product's recipe and the decision that rests on it, as they travel.
import type { z } from 'zod'
import { originDecision } from '#contract/origin.ts'
import { type getProductOrigin, recipeContent } from '#contract/product-origin.ts'
import { htsDigits } from '#domain/hts-code.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { type StandingDecision, standingDecisions } from '../../records/origin/standing-decisions.ts'
import type { Scope } from '../../scope.ts'
import type { Db } from '../../store/database.ts'
import {
  findProductFacts,
  findRecipeOf,
  listRecipeProducts,
  listRecipes,
  listRecipeVersions,
  type ProductFacts,
} from '../../store/recipes.ts'

type Answer = z.input<(typeof getProductOrigin)['answer']>['data']
type Needs = Pick<Deps, 'db' | 'origin' | 'tariff'>

/** Throws `missing` for a product that is not the client's. */
export async function getProduct(db: Db, { clientId }: Scope, product: string): Promise<ProductFacts> {
  const facts = await findProductFacts(db, clientId, product)
  if (!facts) throw new AppError('missing', 'no-such-product')
  return facts
}

/** Throws `missing` for a product that is not the client's. */
export async function readProductOrigin(needs: Needs, scope: Scope, product: string): Promise<Answer> {
  const { db } = needs
  const { clientId } = scope
  const facts = await getProduct(db, scope, product)
  const recipe = await findRecipeOf(db, clientId, product)
  const products = await listRecipeProducts(db, clientId)
  const code = htsDigits(facts.hts_code ?? '')
  const decision = (await standingDecisions(db, needs, clientId, new Map([[product, code]]))).get(product)
  const others = (await listRecipes(db, clientId)).filter(({ id }) => id !== recipe?.id)
  return {
    product,
    sku: facts.sku,
    description: facts.description ?? '',
    htsCode: code || null,
    isCodeConfirmed: facts.hts_confirmed_at !== null,
    countryOfOrigin: facts.country_of_origin,
    costCad: facts.cost_cad,
    recipe: recipe
      ? {
          id: recipe.id,
          version: recipe.version,
          madeAt: recipe.made_at.toISOString(),
          madeBy: recipe.made_by,
          content: recipeContent.parse(recipe.content),
          products: [...(products.get(recipe.id) ?? [])],
          versions: (await listRecipeVersions(db, clientId, recipe.id)).map(({ version, made_at, made_by }) => ({
            version,
            madeAt: made_at.toISOString(),
            madeBy: made_by,
          })),
        }
      : null,
    decision: decision ? decisionOnWire(decision) : null,
    otherRecipes: others.map(({ id, version, content }) => {
      const parsed = recipeContent.parse(content)
      return { id, version, name: parsed.name, products: [...(products.get(id) ?? [])], content: parsed }
    }),
  }
}

const decisionOnWire = (row: StandingDecision) => ({
  id: row.id,
  decidedOn: row.decided_on,
  decidedAt: row.decided_at.toISOString(),
  decidedBy: row.decided_by,
  recipeVersion: row.recipe_version,
  rules: row.rules_version,
  release: row.release,
  stale: [...row.stale],
  decision: originDecision.parse(row.decision),
})
