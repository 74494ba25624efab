// The one maker of papers: it numbers, prints, stores, records and logs each. A kind of paper says what it is called, what is
// printed, and what must still be so when it is kept.
import { createHash } from 'node:crypto'
import { invoiceFilename, type NumberedName, nextNumber } from '#domain/invoice/numbering.ts'
import type { Deps } from '../../deps.ts'
import type { PaperJob } from '../../documents/paper-job.ts'
import { printPaper } from '../../documents/print-paper.ts'
import { AppError } from '../../errors.ts'
import { inSpan, type SpanAbout } from '../../spans.ts'
import type { Db, Tx } from '../../store/database.ts'
import { keepUnderKey, paperMadeBefore } from '../../store/paper-under-key.ts'
import { falseWhenTaken } from '../../store/taken.ts'

/** How often a paper is printed anew because its number was taken or what it says changed while it was printed. */
const TRIES = 12

export type MakerNeeds = Pick<Deps, 'db' | 'now' | 'newId' | 'files' | 'paperRun'>

/** Where papers of one owner lie: a client's, or the staff's own. */
export type Archive = {
  /** In the path of files, and for the turn at the printer. */
  readonly owner: string
  readonly listTaken: (db: Db, like: NumberedName) => Promise<readonly NumberedName[]>
  /** One that was recorded. */
  readonly find: (db: Db, id: string) => Promise<RecordedFile | undefined>
  /** The record and the audit log. */
  readonly record: (tx: Tx, file: KeptFile, draft: Recorded) => Promise<void>
}

/** What is kept with a paper beside its file. */
export type Recorded = {
  readonly kind: string
  /** The shipments it is about; none for papers typed by hand. */
  readonly shipmentIds: readonly string[]
  /** Versions of the data it rests on, by name. */
  readonly dataVersions: Readonly<Record<string, string>>
  /** What was said of it, so that it can be made again. */
  readonly request?: object | undefined
  /** Up to this day the law asks for it; undefined: as for any record. */
  readonly keepUntil?: string | undefined
}

/** A paper as it would be now. */
export type Draft = Recorded & {
  /** The number it has unless that is used: then the first of '{number}-2', '{number}-3' ... that is free. */
  readonly number: string
  /** Whether a person typed the number: then it is that or none. */
  readonly isNumberTyped?: boolean
  /** How long it is: of items, goods or worksheets. */
  readonly lines: number
  /** Where the paper itself says when it was made. */
  readonly madeAt?: Date
  readonly job: (number: string) => PaperJob
  /** Locks what the paper says, and whether all of it is still so; a paper that says nothing of our data has none. */
  readonly isStill?: (tx: Tx) => Promise<boolean>
  /** What changes with it, in the transaction that keeps it. */
  readonly follow?: (tx: Tx, file: KeptFile) => Promise<void>
}

export type KeptFile = NumberedName & {
  readonly id: string
  readonly storageKey: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly madeAt: Date
}
type RecordedFile = NumberedName & { readonly storage_key: string }
export type MadePaper = NumberedName & { readonly bytes: Uint8Array }

/** Nothing stands in the way of a paper that was only checked. */
export class NothingInTheWay extends Error {
  readonly found: Pick<Draft, 'lines' | 'shipmentIds'> & { readonly name: string }
  constructor(found: NothingInTheWay['found']) {
    super('checked')
    this.found = found
  }
}

/**
 * `draftNow` reads what the paper says, and throws what stands in its way; it is asked again whenever the paper could not be kept as
 * printed. Two papers never get one number. Throws `conflict` for a typed number that is used, and when what it says keeps changing.
 * A call that was cut off once its paper was kept is given that one. Where it is only checked, throws `NothingInTheWay` for one that would be made.
 */
export async function makePaper(
  needs: MakerNeeds,
  archive: Archive,
  draftNow: () => Promise<Draft>,
): Promise<MadePaper> {
  const before = await madeBefore(needs, archive)
  if (before) return before
  if (needs.paperRun === 'check') throw await foundFree(needs, archive, await draftNow())
  const id = needs.newId()
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const made = await tryOnce(needs, archive, await draftNow(), id)
    if (made) return made
  }
  throw new AppError('conflict', 'shipment-changing')
}

async function foundFree(needs: MakerNeeds, archive: Archive, draft: Draft): Promise<NothingInTheWay> {
  const { number: name } = await freeName(needs, archive, draft)
  return new NothingInTheWay({ name, lines: draft.lines, shipmentIds: draft.shipmentIds })
}

/** The paper of this call, kept before the call was cut off. Throws `conflict` where it is gone again. */
export async function madeBefore({ db, files }: MakerNeeds, archive: Archive): Promise<MadePaper | undefined> {
  const id = paperMadeBefore()
  if (id === undefined) return undefined
  const row = await archive.find(db, id)
  const bytes = row && (await files.get(row.storage_key))
  if (!bytes) throw new AppError('conflict', 'idempotency-outcome-unknown')
  return { number: row.number, filename: row.filename, bytes }
}

/** Undefined when it could not be kept as printed. The same id each time: a file that was not kept is written over. */
async function tryOnce(needs: MakerNeeds, archive: Archive, draft: Draft, id: string): Promise<MadePaper | undefined> {
  const name = await freeName(needs, archive, draft)
  const madeAt = draft.madeAt ?? needs.now()
  const bytes = await inSpan(
    () => printing(draft.kind),
    () => printPaper(archive.owner, draft.job(name.number)),
  )
  const storageKey = `${archive.owner}/${draft.kind}/${id}.pdf`
  await needs.files.put(storageKey, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file: KeptFile = { ...name, id, storageKey, sha256, sizeBytes: bytes.length, madeAt }
  const keep = async (tx: Tx): Promise<boolean> => {
    if (draft.isStill && !(await draft.isStill(tx))) return false
    await archive.record(tx, file, draft)
    await draft.follow?.(tx, file)
    if (!(await keepUnderKey(tx, id))) throw new AppError('conflict', 'idempotency-in-progress')
    return true
  }
  const isKept = await needs.db.transaction().execute(keep).catch(falseWhenTaken)
  return isKept ? { ...name, bytes } : undefined
}

async function freeName({ db }: MakerNeeds, archive: Archive, { number, isNumberTyped }: Draft): Promise<NumberedName> {
  const taken = await archive.listTaken(db, { number, filename: invoiceFilename(number) })
  const name = nextNumber(number, taken)
  if (isNumberTyped && name.number !== number) throw new AppError('conflict', 'invoice-number-taken', { number })
  return name
}

type Unkept = Pick<Draft, 'lines' | 'shipmentIds'> & {
  readonly filename: string
  /** What it is about, in a few words. */
  readonly name: string
  readonly job: PaperJob
}

/** Bytes of a paper that is no record: it has no number and is not kept, and each asking prints it anew. Only checked, throws as `makePaper`. */
export async function printUnkept(
  { paperRun }: Pick<Deps, 'paperRun'>,
  clientId: string,
  { filename, job, name, lines, shipmentIds }: Unkept,
): Promise<{ readonly filename: string; readonly bytes: Uint8Array }> {
  if (paperRun === 'check') throw new NothingInTheWay({ name, lines, shipmentIds })
  const bytes = await inSpan(
    () => printing(job.kind),
    () => printPaper(clientId, job),
  )
  return { filename, bytes }
}

const printing = (kind: string): SpanAbout => ({
  name: 'print paper',
  kind: 'inside',
  facts: { 'portage.paper.kind': kind },
})
