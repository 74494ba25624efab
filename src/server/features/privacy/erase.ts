// Erases a client: what no law asks to be kept goes at once, a pseudonym takes its place where something stays, and a search through
// every table and file says whether anything was missed.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { deleteFilesOf, trimErased } from '../../records/privacy/erased-clients.ts'
import type { Actor } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { pseudonymiseAudit } from '../../store/audit-pseudonyms.ts'
import type { Db, Tx } from '../../store/database.ts'
import { countClientRows } from '../../store/erased-rows.ts'
import {
  beginErasure,
  findErasureRequest,
  keptPapers,
  lockForErasure,
  noteErasure,
  pseudonymiseClient,
  pseudonymiseEvents,
} from '../../store/erasures.ts'
import { cellsHolding, type PersonalTexts, replaceCells } from '../../store/personal-cells.ts'
import { givePapersTerms } from '../../store/purged-documents.ts'
import type { Counts } from '../../store/tables/clients.ts'
import { personalTextsOf } from './personal-texts.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'log' | 'newId' | 'now' | 'today' | 'secrets'>

type Erased = {
  readonly pseudonym: string
  readonly removed: Counts
  readonly kept: Counts
  readonly papers: number
  readonly keptUntil: string | null
  /** Places by `table.column` where the texts of the client stood before, and where some stand still. */
  readonly foundBefore: Counts
  readonly found: Counts
  /** Files that could not be deleted yet; housekeeping tries again. */
  readonly filesLeft: number
}

const PSEUDONYM_DIGITS = 8

/** Of the id alone, so that it is the same wherever the client is named. */
const pseudonymOf = (clientId: string): string => `Erased client ${clientId.slice(0, PSEUDONYM_DIGITS)}`

type Asked = { readonly actor: Actor; readonly clientId: string; readonly name: string }

/** Throws `missing` for no such client, `conflict` for one that is erased already, `invalid` where `name` is not the client's. */
export async function eraseClient(needs: Needs, asked: Asked): Promise<Erased> {
  const { clientId } = asked
  const id = needs.newId()
  const done = await needs.db.transaction().execute((tx) => inOneStep(needs, tx, { id, ...asked }))
  const filesLeft = await deleteFilesOf(needs, { id, filesLeft: done.orphans })
  const found = await countCells(needs.db, clientId, done.texts)
  await noteErasure(needs.db, id, { found })
  const { orphans: _, texts: __, ...erased } = done
  return { ...erased, found, filesLeft }
}

async function inOneStep(needs: Needs, tx: Tx, { id, actor, clientId, name }: Asked & { readonly id: string }) {
  const [at, today, pseudonym] = [needs.now(), needs.today(), pseudonymOf(clientId)]
  const client = await lockForErasure(tx, clientId)
  if (!client) throw new AppError('missing', 'no-such-client')
  if (client.erased_at) throw new AppError('conflict', 'client-erased')
  if (name.trim() !== client.name.trim()) throw new AppError('invalid', 'client-name-differs')
  await givePapersTerms(tx, clientId)
  const texts = await personalTextsOf(needs, tx, { clientId, pseudonym })
  const foundBefore = await countCells(tx, clientId, texts)
  const askedAt = (await findErasureRequest(tx, clientId)) ?? null
  await beginErasure(tx, { id, clientId, pseudonym, askedAt, at, by: actor.name })
  const { removed, orphans } = await trimErased(tx, { clientId, today })
  await pseudonymiseClient(tx, clientId, { pseudonym, at })
  await pseudonymiseEvents(tx, clientId, pseudonym)
  await pseudonymiseAudit(tx, clientId, pseudonym)
  await replaceCells(tx, clientId, { texts, pseudonym })
  const { papers, until: keptUntil } = await keptPapers(tx, clientId, today)
  const subject = { kind: 'client', id: clientId }
  const after = { papers, keep_until: keptUntil }
  await insertAudit(tx, { at, actor, clientId, action: 'client.erased', subject, before: null, after })
  const kept = await countClientRows(tx, clientId)
  await noteErasure(tx, id, { removed, kept, keptUntil, filesLeft: orphans })
  return { pseudonym, removed, kept, papers, keptUntil, foundBefore, orphans, texts }
}

/** How many cells hold one of the texts, by `table.column`. */
async function countCells(db: Db, clientId: string, texts: PersonalTexts): Promise<Counts> {
  const counts: Record<string, number> = {}
  for await (const { table, column } of cellsHolding(db, clientId, texts)) {
    const place = `${table}.${column}`
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}
