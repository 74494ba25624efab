// The client's side of asking suppliers: links made and revoked, answers read, accepted or set aside.
import type { z } from 'zod'
import { recipeContent } from '#contract/product-origin.ts'
import { supplierAnswer } from '#contract/supplier-answer.ts'
import type { createSupplierRequest, getSupplierFile, listSupplierRequests } from '#contract/supplier-requests.ts'
import { linkEnd, linkState } from '#domain/origin/supplier-link.ts'
import { type TakenMaterial, takeAnswer } from '#domain/origin/take-answer.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { settleAll } from '../../records/items/settle-all.ts'
import type { Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import type { Tx } from '../../store/database.ts'
import { findRecipeOf } from '../../store/recipes.ts'
import {
  findSupplierFile,
  listSupplierAnswers,
  listSupplierFiles,
  lockSupplierAnswer,
  type SupplierAnswerRow,
  type SupplierFileRow,
  settleAnswerRow,
} from '../../store/supplier-answers.ts'
import {
  findSupplierRequest,
  hashOfLink,
  insertSupplierRequest,
  listSupplierRequestRows,
  markRevoked,
  type SupplierRequestRow,
} from '../../store/supplier-requests.ts'
import { getProduct } from './product-origin.ts'
import { type SavingNeeds, saveRecipeIn } from './save-recipe.ts'
import { savedName } from './supplier-file.ts'
import { takeMaker } from './take-maker.ts'

type Listed = z.input<(typeof listSupplierRequests)['answer']>['data']
type Made = z.input<(typeof createSupplierRequest)['answer']>['data']
type File = z.input<(typeof getSupplierFile)['answer']>['data']
type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret'>

const TOKEN_BYTES = 32
const MOST_OPEN_LINKS = 20

/** Throws `missing` for a product that is not the client's. */
export async function readSupplierRequests({ db, now }: Needs, scope: Scope, product: string): Promise<Listed> {
  await getProduct(db, scope, product)
  const requests = await listSupplierRequestRows(db, scope.clientId, product)
  const ids = requests.map(({ id }) => id)
  const answers = Map.groupBy(await listSupplierAnswers(db, scope.clientId, ids), (each) => each.request_id)
  const files = Map.groupBy(await listSupplierFiles(db, scope.clientId, ids), (each) => each.answer_id)
  return requests.map((row) => ({
    id: row.id,
    supplier: row.supplier,
    subject: row.subject,
    material: row.material,
    state: stateOf(row, now()),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    expiresAt: row.expires_at.toISOString(),
    answers: (answers.get(row.id) ?? []).map((each) => answerOnWire(each, files.get(each.id) ?? [])),
  }))
}

const stateOf = ({ expires_at, revoked_at }: SupplierRequestRow, now: Date) =>
  linkState({ expiresAt: expires_at, revokedAt: revoked_at }, now)

const answerOnWire = (row: SupplierAnswerRow, files: readonly SupplierFileRow[]) => ({
  id: row.id,
  givenAt: row.given_at.toISOString(),
  state: row.state,
  settledAt: row.settled_at?.toISOString() ?? null,
  settledBy: row.settled_by,
  recipeVersion: row.recipe_version,
  answer: supplierAnswer.parse(row.content),
  files: files.map(({ id, name, size_bytes }) => ({ id, name, sizeBytes: size_bytes })),
})

type Asked = { readonly supplier: string; readonly subject: string; readonly material: string | null }

/** Throws `missing` for a product that is not the client's, `conflict` where it has too many open links. */
export async function askSupplier(needs: Needs, scope: Scope, product: string, asked: Asked): Promise<Made> {
  const { db, now, newId, newSecret } = needs
  await getProduct(db, scope, product)
  const at = now()
  const open = (await listSupplierRequestRows(db, scope.clientId, product)).filter((row) => stateOf(row, at) === 'open')
  if (open.length >= MOST_OPEN_LINKS) throw new AppError('conflict', 'too-many-supplier-links')
  const token = newSecret(TOKEN_BYTES)
  const id = newId()
  const expires_at = linkEnd(at)
  await db.transaction().execute(async (tx) => {
    await insertSupplierRequest(tx, {
      id,
      client_id: scope.clientId,
      product,
      ...asked,
      token_hash: hashOfLink(token),
      created_at: at,
      created_by: scope.actor.name,
      expires_at,
      revoked_at: null,
      revoked_by: null,
    })
    await log(tx, needs, scope, 'supplier.asked', { id, name: asked.supplier, product, subject: asked.subject })
  })
  return { id, token, expiresAt: expires_at.toISOString() }
}

/** Nothing happens where it is revoked already. Throws `missing` for a link that is not the client's. */
export async function revokeLink(needs: Needs, scope: Scope, id: string): Promise<void> {
  const { db, now } = needs
  const request = await findSupplierRequest(db, scope.clientId, id)
  if (!request) throw new AppError('missing', 'not-found')
  await db.transaction().execute(async (tx) => {
    const isNew = await markRevoked(tx, scope.clientId, id, { at: now(), by: scope.actor.name })
    if (isNew) await log(tx, needs, scope, 'supplier-link.revoked', { id, name: request.supplier })
  })
}

/**
 * Takes an answer into the recipe of its product, or sets it aside; the same again changes nothing. Throws `missing` for an answer
 * that is not the client's, `conflict` for one that was settled the other way, and what saving a recipe throws.
 */
export async function settleAnswer(
  needs: SavingNeeds,
  scope: Scope,
  id: string,
  state: 'accepted' | 'set-aside',
): Promise<void> {
  await needs.db.transaction().execute(async (tx) => {
    const answer = await lockSupplierAnswer(tx, scope.clientId, id)
    const request = answer && (await findSupplierRequest(tx, scope.clientId, answer.request_id))
    if (!answer || !request) throw new AppError('missing', 'not-found')
    if (answer.state === state) return
    if (answer.state !== 'proposed') throw new AppError('conflict', 'answer-settled')
    const version = state === 'accepted' ? await takeIn(tx, needs, scope, request, answer) : null
    await settleAnswerRow(tx, scope.clientId, id, {
      state,
      settled_at: needs.now(),
      settled_by: scope.actor.name,
      recipe_version: version,
    })
    await log(tx, needs, scope, `supplier-answer.${state}`, { id: request.id, name: request.supplier, version })
  })
  if (state === 'accepted') await settleAll(needs, scope)
}

async function takeIn(
  tx: Tx,
  needs: SavingNeeds,
  scope: Scope,
  { product, material, subject }: SupplierRequestRow,
  answer: SupplierAnswerRow,
): Promise<number> {
  const recipe = await findRecipeOf(tx, scope.clientId, product)
  const content = recipeContent.parse(recipe?.content ?? { materials: [] })
  const said = supplierAnswer.parse(answer.content)
  if (material === null) await takeMaker(tx, needs, scope, { product, maker: said.maker })
  const taken = takeAnswer(content, { material, subject }, said, blankMaterial)
  const next = recipeContent.parse({ ...content, ...taken })
  const given = recipe
    ? { recipeId: recipe.id, seenVersion: recipe.version, content: next }
    : { recipeId: null, content: next }
  return (await saveRecipeIn(tx, needs, scope, product, given)).version
}

const MATERIAL = recipeContent.shape.materials.element

const blankMaterial = (given: TakenMaterial) => MATERIAL.parse(given)

/** Throws `missing` for a file that is not the client's or that nobody sent yet. */
export async function readSupplierFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { clientId }: Scope,
  id: string,
): Promise<File> {
  const row = await findSupplierFile(db, clientId, id)
  const bytes = row?.answer_id ? await files.get(row.storage_key) : undefined
  if (!row || !bytes) throw new AppError('missing', 'not-found')
  return { name: savedName(row.name, row.kind), kind: row.kind, content: Buffer.from(bytes).toString('base64') }
}

type Said = { readonly id: string; readonly name: string } & Readonly<Record<string, unknown>>

const log = (tx: Tx, { now }: Pick<Deps, 'now'>, { clientId, actor }: Scope, action: string, { id, ...said }: Said) =>
  insertAudit(tx, {
    at: now(),
    actor,
    clientId,
    action,
    subject: { kind: 'supplier_request', id },
    before: null,
    after: said,
  })
