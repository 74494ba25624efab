// The supplier's side of a link: what is asked, files, and the answer. Who has the token may answer about one product, and sees
// nothing of the client but its name and the words it asked with.
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { addSupplierFile, openSupplierRequest, supplierAnswer } from '#contract/supplier-answer.ts'
import { linkState } from '#domain/origin/supplier-link.ts'
import { keptUntil } from '#domain/record-keeping.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import type { Actor } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { findClient } from '../../store/clients.ts'
import type { Db } from '../../store/database.ts'
import {
  attachFiles,
  deleteSupplierFile,
  insertSupplierAnswer,
  insertSupplierFile,
  listSupplierAnswers,
  listSupplierFiles,
} from '../../store/supplier-answers.ts'
import {
  findRequestByToken,
  hashOfLink,
  lockRequestByToken,
  type SupplierRequestRow,
} from '../../store/supplier-requests.ts'
import { checkedFile, savedName } from './supplier-file.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'newId' | 'files'>
type Opened = z.input<(typeof openSupplierRequest)['answer']>['data']
type GivenFile = z.input<(typeof addSupplierFile)['answer']>['data']
type Answer = z.output<typeof supplierAnswer>

const MOST_FILES = 5
const MOST_ANSWERS = 20
/** Of one link and of one address; guessing at a token of 32 random bytes gains nothing, this spares the database. */
const PER_MINUTE = 30
/** Five years past the last claim, and a claim may come up to a year after the answer. Source: CUSMA article 5.8. */

type SupplierBrake = (token: string, address: string, now: Date) => void

/** Throws `limited` where a link or an address is used too often. */
export function supplierBrake(): SupplierBrake {
  const links = createRateLimit(PER_MINUTE)
  const addresses = createRateLimit(PER_MINUTE)
  return (token, address, now) => {
    if (!addresses.take(address, now) || !links.take(hashOfLink(token), now))
      throw new AppError('limited', 'too-many-requests')
  }
}

/** Throws `missing` for a token of no link, and for one that expired or was revoked, with the reason. */
export async function openLink(needs: Needs, token: string): Promise<Opened> {
  const { db } = needs
  const request = good(needs, await findRequestByToken(db, token))
  const client = await findClient(db, request.client_id)
  if (!client) throw new AppError('missing', 'supplier-link-over', { reason: 'unknown' })
  const answers = await listSupplierAnswers(db, request.client_id, [request.id])
  return {
    company: client.name,
    subject: request.subject,
    asksForMaterials: request.material === null,
    expiresAt: request.expires_at.toISOString(),
    answers: answers.length,
    files: (await waitingFiles(db, request)).map(({ id, name, size_bytes }) => ({ id, name, sizeBytes: size_bytes })),
  }
}

function good({ now }: Pick<Needs, 'now'>, request: SupplierRequestRow | undefined): SupplierRequestRow {
  if (!request) throw new AppError('missing', 'supplier-link-over', { reason: 'unknown' })
  const state = linkState({ expiresAt: request.expires_at, revokedAt: request.revoked_at }, now())
  if (state !== 'open') throw new AppError('missing', 'supplier-link-over', { reason: state })
  return request
}

const waitingFiles = async (db: Db, { client_id, id }: SupplierRequestRow) =>
  (await listSupplierFiles(db, client_id, [id])).filter(({ answer_id }) => answer_id === null)

/** Throws what `openLink` throws, and `invalid` for a file that is no whole PDF, PNG or JPG, is too large, or is one too many. */
export async function addFile(
  needs: Needs,
  token: string,
  given: { readonly name: string; readonly content: string },
): Promise<GivenFile> {
  good(needs, await findRequestByToken(needs.db, token))
  const { kind, bytes } = checkedFile(given.content)
  const [id, name] = [needs.newId(), savedName(given.name, kind)]
  return needs.db.transaction().execute(async (tx) => {
    const request = good(needs, await lockRequestByToken(tx, token))
    if ((await waitingFiles(tx, request)).length >= MOST_FILES)
      throw new AppError('invalid', 'supplier-file-wrong', { reason: 'too-many' })
    const storage_key = `${request.client_id}/supplier_file/${id}.${kind}`
    await needs.files.put(storage_key, bytes)
    await insertSupplierFile(tx, {
      id,
      client_id: request.client_id,
      request_id: request.id,
      answer_id: null,
      name,
      kind,
      storage_key,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size_bytes: bytes.length,
      uploaded_at: needs.now(),
      keep_until: keptUntil(needs.today()),
    })
    return { id, name, sizeBytes: bytes.length }
  })
}

/** Nothing happens where the link has no such file, or it was sent already. */
export async function takeBackFile(needs: Needs, token: string, id: string): Promise<void> {
  const request = good(needs, await findRequestByToken(needs.db, token))
  const file = (await waitingFiles(needs.db, request)).find((each) => each.id === id)
  if (!file) return
  await needs.files.delete(file.storage_key)
  await deleteSupplierFile(needs.db, request.client_id, id)
}

/** Throws what `openLink` throws, and `conflict` where the link has taken all the answers it takes. */
export async function sendAnswer(needs: Needs, token: string, answer: Answer): Promise<void> {
  const { db, now, newId } = needs
  await db.transaction().execute(async (tx) => {
    const request = good(needs, await lockRequestByToken(tx, token))
    const before = await listSupplierAnswers(tx, request.client_id, [request.id])
    if (before.length >= MOST_ANSWERS) throw new AppError('conflict', 'supplier-answers-full')
    const id = newId()
    await insertSupplierAnswer(tx, {
      id,
      client_id: request.client_id,
      request_id: request.id,
      content: JSON.stringify(answer),
      given_at: now(),
      state: 'proposed',
      settled_at: null,
      settled_by: null,
      recipe_version: null,
    })
    await attachFiles(tx, request.client_id, request.id, id)
    await insertAudit(tx, {
      at: now(),
      actor: supplierActor(request, answer),
      clientId: request.client_id,
      action: 'supplier.answered',
      subject: { kind: 'supplier_request', id: request.id },
      before: null,
      after: { name: request.supplier, product: request.product, origin: answer.origin },
    })
  })
}

/** Whoever holds the link types a name of their own choosing: the supplier the client named stands before it. */
const supplierActor = ({ id, supplier }: SupplierRequestRow, { declaration }: Answer): Actor => ({
  kind: 'system',
  id: `supplier-link ${id}`,
  name: `${supplier} (${declaration.name})`,
})
