// Saves what a product is made of as a version, and decides the origin of every product made by it.
import type { z } from 'zod'
import { recipeContent, type saveRecipe as saveCall } from '#contract/product-origin.ts'
import { htsDigits } from '#domain/hts-code.ts'
import { decideOrigin } from '#domain/origin/decide.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { settleAll } from '../../records/items/settle-all.ts'
import type { SettleNeeds } from '../../records/items/settle-shipment.ts'
import type { Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import type { Tx } from '../../store/database.ts'
import { insertOriginDecision } from '../../store/origin-decisions.ts'
import {
  addRecipeVersion,
  findProductFacts,
  findRecipe,
  listRecipeProducts,
  lockRecipe,
  setRecipeOf,
} from '../../store/recipes.ts'
import { toAnswer } from './decision-answer.ts'
import { getProduct } from './product-origin.ts'
import { toCase } from './recipe-of-body.ts'

export type SavingNeeds = Pick<Deps, 'db' | 'today' | 'newId'> & SettleNeeds
type Needs = SavingNeeds
type Given = z.output<(typeof saveCall)['body']>
type Content = z.output<typeof recipeContent>

/**
 * Throws `missing` for a product or a recipe that is not the client's, `conflict` where the recipe was changed since it was seen,
 * `invalid` with each field that cannot be right: nothing is saved then. A product without a code is saved and not decided. The
 * statuses of shipments follow the decision: a certificate claims nothing for goods that do not originate.
 */
export async function saveRecipe(needs: Needs, scope: Scope, product: string, given: Given): Promise<void> {
  await needs.db.transaction().execute((tx) => saveRecipeIn(tx, needs, scope, product, given))
  await settleAll(needs, scope)
}

/** The same in a transaction that does more; answers the version that stands. Statuses are settled after it, by the caller. */
export async function saveRecipeIn(tx: Tx, needs: Needs, scope: Scope, product: string, given: Given): Promise<Recipe> {
  const { hts_code } = await getProduct(tx, scope, product)
  refuseWrong(needs, given.content, htsDigits(hts_code ?? ''))
  const recipe = await settleVersion(tx, needs, scope, given)
  await setRecipeOf(tx, scope.clientId, product, recipe.id)
  const sharing = (await listRecipeProducts(tx, scope.clientId)).get(recipe.id) ?? []
  for (const each of sharing) await decideProduct(tx, needs, scope, { product: each, recipe, content: given.content })
  return recipe
}

/** Before a code is known the recipe is looked at with one that exists: its materials can be wrong all the same. */
function refuseWrong(needs: Needs, content: Content, code: string): void {
  const answer = decideOrigin(needs.origin, caseOf(needs, content, { code: code || ANY_CODE, description: '' }))
  if (answer.outcome === 'invalid') throw new AppError('invalid', 'recipe-wrong', { problems: [...answer.problems] })
}

const ANY_CODE = '340600'

type Recipe = { readonly id: string; readonly version: number }

async function settleVersion(
  tx: Tx,
  needs: Needs,
  scope: Scope,
  { recipeId, seenVersion, content }: Given,
): Promise<Recipe> {
  const { clientId, actor } = scope
  const locked = recipeId === null ? undefined : await lockRecipe(tx, clientId, recipeId)
  if (recipeId !== null && !locked) throw new AppError('missing', 'not-found')
  if (locked && seenVersion !== undefined && seenVersion !== locked.version)
    throw new AppError('conflict', 'changed-meanwhile')
  const before = locked && (await findRecipe(tx, clientId, locked.id))
  const text = JSON.stringify(content)
  if (before && JSON.stringify(recipeContent.parse(before.content)) === text) return before
  const id = locked?.id ?? needs.newId()
  const version = (locked?.version ?? 0) + 1
  await addRecipeVersion(tx, { recipeId: id, clientId, version, content: text, at: needs.now(), by: actor.name })
  await insertAudit(tx, {
    at: needs.now(),
    actor,
    clientId,
    action: 'recipe.saved',
    subject: { kind: 'recipe', id },
    before: before ? { version: before.version } : null,
    after: { version, name: content.name, materials: content.materials.length },
  })
  return { id, version }
}

type Deciding = { readonly product: string; readonly recipe: Recipe; readonly content: Content }

async function decideProduct(
  tx: Tx,
  needs: Needs,
  scope: Scope,
  { product, recipe, content }: Deciding,
): Promise<void> {
  const { clientId, actor } = scope
  const facts = await findProductFacts(tx, clientId, product)
  const code = htsDigits(facts?.hts_code ?? '')
  if (!code) return
  const given = caseOf(needs, content, { code, description: facts?.description ?? '' })
  const decided = decideOrigin(needs.origin, given)
  if (decided.outcome === 'invalid') return
  const id = needs.newId()
  const criterion = decided.outcome === 'originating' ? decided.criterion : null
  await insertOriginDecision(tx, {
    id,
    client_id: clientId,
    product,
    code,
    recipe_id: recipe.id,
    recipe_version: recipe.version,
    rules_version: needs.origin.version,
    release: needs.tariff.release,
    decided_on: given.day,
    decided_at: needs.now(),
    decided_by: actor.name,
    outcome: decided.outcome,
    criterion,
    uses_de_minimis: decided.outcome === 'originating' && decided.usesDeMinimis,
    decision: JSON.stringify(toAnswer(needs.origin, given, decided)),
  })
  await insertAudit(tx, {
    at: needs.now(),
    actor,
    clientId,
    action: 'origin.decided',
    subject: { kind: 'origin_decision', id },
    before: null,
    after: { product, code, recipe_version: recipe.version, rule: decided.rule, outcome: decided.outcome, criterion },
  })
}

/** The recipe as the case of a good on a day. */
function caseOf(
  { today }: Pick<Needs, 'today'>,
  { name: _name, amountsFor: _units, materials, ...content }: Content,
  good: { readonly code: string; readonly description: string },
) {
  const plain = materials.map(({ supplier: _supplier, codeConfidence: _confidence, ...material }) => material)
  return toCase({ ...content, good, importedInto: 'US', materials: plain }, today())
}
