// The folder of a product: versions of its recipe, answers and files of suppliers, decisions, and the certificates that rest on them.
import type { z } from 'zod'
import { originDecision } from '#contract/origin.ts'
import type { getOriginFolder } from '#contract/origin-folder.ts'
import { recipeContent } from '#contract/product-origin.ts'
import { supplierAnswer } from '#contract/supplier-answer.ts'
import { htsDigits } from '#domain/hts-code.ts'
import type { Deps } from '../../deps.ts'
import { basisOf } from '../../records/cusma/certified-basis.ts'
import { type StandingDecision, standingDecisions } from '../../records/origin/standing-decisions.ts'
import type { Scope } from '../../scope.ts'
import { listCertificatesOf } from '../../store/certified-goods.ts'
import type { Db } from '../../store/database.ts'
import { listOriginDecisions } from '../../store/origin-decisions.ts'
import { findRecipeOf, listVersionContents, type ProductFacts } from '../../store/recipes.ts'
import { listSupplierAnswers, listSupplierFiles } from '../../store/supplier-answers.ts'
import { listSupplierRequestRows } from '../../store/supplier-requests.ts'
import { getProduct } from './product-origin.ts'

export type FolderNeeds = Pick<Deps, 'db' | 'origin' | 'tariff' | 'today'>
type Folder = z.input<(typeof getOriginFolder)['answer']>['data']

/** The rows behind the folder, which the dossier prints too. */
export type FolderRows = {
  readonly product: string
  readonly facts: ProductFacts
  readonly recipeNow: string | null
  readonly latest: StandingDecision | undefined
  readonly decisions: Awaited<ReturnType<typeof listOriginDecisions>>
  readonly versions: Awaited<ReturnType<typeof listVersionContents>>
  readonly answers: Awaited<ReturnType<typeof readAnswers>>
  readonly certificates: Awaited<ReturnType<typeof listCertificatesOf>>
}

/** Throws `missing` for a product that is not the client's. */
export async function readFolderRows(needs: FolderNeeds, scope: Scope, product: string): Promise<FolderRows> {
  const { db } = needs
  const { clientId } = scope
  const facts = await getProduct(db, scope, product)
  const recipe = await findRecipeOf(db, clientId, product)
  const decisions = await listOriginDecisions(db, clientId, product)
  const recipeIds = new Set([...decisions.map(({ recipe_id }) => recipe_id), ...(recipe ? [recipe.id] : [])])
  const codes = new Map([[product, htsDigits(facts.hts_code ?? '')]])
  return {
    product,
    facts,
    recipeNow: recipe?.id ?? null,
    latest: (await standingDecisions(db, needs, clientId, codes)).get(product),
    decisions,
    versions: await listVersionContents(db, clientId, [...recipeIds]),
    answers: await readAnswers(db, clientId, product),
    certificates: await listCertificatesOf(db, clientId, product),
  }
}

async function readAnswers(db: Db, clientId: string, product: string) {
  const requests = await listSupplierRequestRows(db, clientId, product)
  const ids = requests.map(({ id }) => id)
  const files = Map.groupBy(await listSupplierFiles(db, clientId, ids), (each) => each.answer_id)
  const byId = new Map(requests.map((request) => [request.id, request]))
  return (await listSupplierAnswers(db, clientId, ids)).flatMap((row) => {
    const request = byId.get(row.request_id)
    return request ? [{ row, request, files: files.get(row.id) ?? [], content: supplierAnswer.parse(row.content) }] : []
  })
}

/** Throws `missing` for a product that is not the client's. */
export async function readFolder(needs: FolderNeeds, scope: Scope, product: string): Promise<Folder> {
  return folderOnWire(needs, await readFolderRows(needs, scope, product))
}

function folderOnWire(needs: FolderNeeds, rows: FolderRows): Folder {
  return {
    product: rows.product,
    keepUntil: keptUntil(rows),
    versions: rows.versions.map((each) => {
      const { name, materials } = recipeContent.parse(each.content)
      const { recipe_id, version, made_at, made_by } = each
      return {
        recipeId: recipe_id,
        version,
        name,
        materials: materials.length,
        madeAt: made_at.toISOString(),
        madeBy: made_by,
      }
    }),
    decisions: rows.decisions.map((row) => decisionOnWire(row, rows.latest)),
    answers: rows.answers.map(answerOnWire),
    certificates: rows.certificates.map((row) => certificateOnWire(needs, row, rows.latest)),
  }
}

/** The last day the law asks for any of it; null while no certificate rests on it. */
export const keptUntil = ({ certificates }: Pick<FolderRows, 'certificates'>): string | null =>
  certificates
    .map(({ keep_until }) => keep_until)
    .sort()
    .at(-1) ?? null

function decisionOnWire(row: FolderRows['decisions'][number], latest: StandingDecision | undefined) {
  const isLatest = row.id === latest?.id
  return {
    id: row.id,
    decidedOn: row.decided_on,
    decidedBy: row.decided_by,
    recipeVersion: row.recipe_version,
    code: row.code,
    outcome: row.outcome,
    criterion: row.criterion,
    ...ruleOf(row.decision),
    rules: row.rules_version,
    release: row.release,
    isLatest,
    stale: isLatest ? [...(latest?.stale ?? [])] : [],
  }
}

/** The rule a stored decision names, with its page. */
export function ruleOf(stored: unknown): { rule: string; letter: string; page: number | null } {
  const decision = originDecision.parse(stored)
  if (decision.outcome === 'invalid') return { rule: '', letter: '', page: null }
  const { rule, letter, attempts } = decision
  const met = attempts.find((each) => each.rule === rule && each.letter === letter)
  return { rule, letter, page: met?.page ?? null }
}

const answerOnWire = ({ row, request, files, content }: FolderRows['answers'][number]) => ({
  id: row.id,
  supplier: request.supplier,
  subject: request.subject,
  declaredBy: [content.declaration.name, content.declaration.title].filter(Boolean).join(', '),
  declaredOn: content.declaration.date,
  state: row.state,
  recipeVersion: row.recipe_version,
  files: files.map(({ id, name, size_bytes, sha256, keep_until }) => ({
    id,
    name,
    sizeBytes: size_bytes,
    sha256,
    keepUntil: keep_until,
  })),
})

function certificateOnWire(
  needs: FolderNeeds,
  row: FolderRows['certificates'][number],
  latest: StandingDecision | undefined,
): Folder['certificates'][number] {
  const { state, reasons } = basisOf(needs, row, latest)
  return {
    number: row.number,
    fileName: row.filename,
    shipmentId: row.shipment_id,
    sku: row.sku,
    code: row.code,
    criterion: row.criterion,
    signedAt: row.signed_at.toISOString(),
    lastClaim: row.last_claim,
    keepUntil: row.keep_until,
    isListed: row.deleted_at === null,
    decisionId: row.decision_id,
    basis: { state, reasons: [...reasons] },
  }
}
