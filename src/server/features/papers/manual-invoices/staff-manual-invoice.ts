// Invoices that staff type by hand: into the archive of a client, or into the staff's own. Source: specification part 2, sections 3, 7, 9.

import type { Received } from '#contract/endpoint.ts'
import type { staffGenerateManualInvoice as call } from '#contract/staff.ts'
import { staffManualInvoiceNumber } from '#domain/invoice/numbering.ts'
import type { ManualParties } from '#words/papers/manual-invoice.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { pageOf } from '../../../records/shipments/paging.ts'
import type { Actor, Scope } from '../../../scope.ts'
import { findClient } from '../../../store/clients.ts'
import { clientsWithPaper, findStaffDocument, pageOfStaffDocuments } from '../../../store/staff-documents.ts'
import { giveAgain, type StoredPaper } from '../give-again.ts'
import { findPaper } from '../invoices/download-invoice.ts'
import {
  type MadeManualInvoice,
  type ManualNeeds,
  type ManualRequest,
  makeManualInvoice,
  makeOwnInvoice,
} from './generate-manual-invoice.ts'
import { configuredParties, defaultParties, type NumberedImporter, numberedImporter } from './manual-parties.ts'

/** What is typed, and for which client. Throws `invalid` where two are named. */
export function staffInvoiceAsked({ invoiceData, clientId: outside }: Received<typeof call>['body']) {
  const { clientId: within, ...request } = invoiceData
  if (within && outside && within !== outside) throw new AppError('invalid', 'several-clients')
  return { clientId: outside ?? within, request }
}

/** Throws as `makeManualInvoice`, and `missing` for a client that does not exist. */
export async function makeStaffInvoice(
  deps: ManualNeeds,
  actor: Actor,
  clientId: string | undefined,
  request: ManualRequest,
): Promise<MadeManualInvoice> {
  if (clientId === undefined) return makeOwnInvoice(deps, actor, request)
  const scope = await scopeOf(deps, actor, clientId)
  return makeManualInvoice(deps, scope, request, { number: staffManualInvoiceNumber })
}

/** With a client its own parties; without one the warehouse and the broker that are set up. */
export async function staffInvoiceDefaults(
  deps: Pick<Deps, 'db' | 'secrets'>,
  actor: Actor,
  clientId: string | undefined,
): Promise<ManualParties & { readonly remembered: boolean; readonly numberedImporter: NumberedImporter | null }> {
  if (clientId === undefined) return { ...(await configuredParties(deps)), remembered: false, numberedImporter: null }
  const scope = await scopeOf(deps, actor, clientId)
  return { ...(await defaultParties(deps, scope)), numberedImporter: await numberedImporter(deps, scope) }
}

/** Of the client named; else the staff's own; else of the only client that has one of this name. Throws `missing`. */
export async function findStaffPaper(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  actor: Actor,
  filename: string,
  clientId: string | undefined,
): Promise<StoredPaper> {
  if (clientId !== undefined) return findPaper(deps, await scopeOf(deps, actor, clientId), filename)
  const own = await findStaffDocument(deps.db, filename)
  if (own) return giveAgain(deps, own, 'no-such-document')
  const [only, another] = await clientsWithPaper(deps.db, filename)
  if (only === undefined) throw new AppError('missing', 'no-such-document')
  if (another !== undefined) throw new AppError('conflict', 'paper-of-several-clients')
  return findPaper(deps, { clientId: only, actor }, filename)
}

const PER_PAGE = 25

/** One page of the staff's own papers, newest first. */
export async function listOwnPapers({ db }: Pick<Deps, 'db'>, page: number) {
  const { rows, total } = await pageOfStaffDocuments(db, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  const papers = rows.map(({ id, number, filename, created_by, created_at, size_bytes }) => ({
    id,
    number,
    filename,
    createdBy: created_by,
    createdAt: created_at.toISOString(),
    sizeBytes: size_bytes,
  }))
  return pageOf(papers, { page, perPage: PER_PAGE, total })
}

async function scopeOf({ db }: Pick<Deps, 'db'>, actor: Actor, clientId: string): Promise<Scope> {
  if (!(await findClient(db, clientId))) throw new AppError('missing', 'no-such-client')
  return { clientId, actor }
}
