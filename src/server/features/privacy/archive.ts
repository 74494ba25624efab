// Everything that is kept of a client as one archive, sent while it is read: no more than a page of rows or one file is held at a time.
import type { Readable } from 'node:stream'
import { writeCsv } from '#domain/csv.ts'
import { texts as en } from '#texts/en/client-archive.ts'
import type { Shape, Words } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { type ArchivedFile, safeName, storedFiles, textOf, zipArchive } from '../../documents/zip-archive.ts'
import { getImporter } from '../../records/business-info/importer-details.ts'
import type { Scope } from '../../scope.ts'
import { clientRows, type FileOfClient, filesOfClient, listClientTables } from '../../store/client-rows.ts'
import { findClient } from '../../store/clients.ts'
import type { TableShape } from '../../store/table-shapes.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'today' | 'secrets' | 'log'>

/** Tables of a client that are not in the archive; its page says why. */
export const LEFT_OUT: readonly string[] = ['sign_in_codes', 'shipment_search', 'idempotency_keys', 'importer_details']
/** What staff are not shown of a client. */
const NOT_FOR_STAFF: readonly string[] = ['signatures']
/** Hashes of keys, places in storage, letters that are not sent yet, who of staff it was beyond the name, and what the freight service said of its own. */
const COLUMNS_LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  address_changes: ['token_hash'],
  audit_log: ['actor_id'],
  carts: ['content', 'problem'],
  client_invitations: ['token_hash'],
  documents: ['storage_key'],
  jobs: ['asked_by_id', 'data', 'key'],
  letter_stops: ['token_hash', 'member_id'],
  notifications: ['member_id'],
  security_events: ['person_id'],
  sessions: ['token_hash'],
  supplier_files: ['storage_key'],
  supplier_requests: ['token_hash'],
}
/** Spreadsheets take text without it for that of another time. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The pieces of the archive. Throws what reading the list of tables and files throws; what goes wrong later breaks the answer off, so that
 * a part is never taken for the whole. Throws `limited` as `zipArchive`.
 */
export async function archiveOf(needs: Needs, scope: Scope, say: Words): Promise<Readable> {
  const { clientId, actor } = scope
  const forStaff = actor.kind === 'staff'
  const left = forStaff ? [...LEFT_OUT, ...NOT_FOR_STAFF] : LEFT_OUT
  const tables = (await listClientTables(needs.db)).filter(({ name }) => !left.includes(name)).map(withoutLeftOut)
  const files = await filesOfClient(needs.db, clientId)
  const importer = forStaff ? null : await getImporter(needs, needs.db, clientId)
  const company = await findClient(needs.db, clientId)
  const about = readMe(company?.name ?? '', needs.today(), say(en), forStaff)
  const archived: ArchivedFile[] = [
    { path: 'README.txt', pieces: () => textOf(about) },
    { path: 'company.json', pieces: () => textOf(JSON.stringify(company, null, 2)) },
    ...(importer ? [{ path: 'importer.json', pieces: () => textOf(JSON.stringify(importer, null, 2)) }] : []),
    ...tables.flatMap((table) => [
      { path: `tables/${table.name}.jsonl`, pieces: () => jsonOf(needs, scope, table) },
      { path: `tables/${table.name}.csv`, pieces: () => csvOf(needs, scope, table) },
    ]),
    ...storedFiles(files.map((file) => ({ path: pathOf(file), read: () => needs.files.get(file.storageKey) }))),
  ]
  const onFailure = (err: Error) => needs.log.error({ err }, 'archive of a client broken off')
  return zipArchive({ owner: clientId, files: archived, onFailure })
}

const withoutLeftOut = (table: TableShape): TableShape => ({
  ...table,
  columns: table.columns.filter((column) => !COLUMNS_LEFT_OUT[table.name]?.includes(column)),
})

const readMe = (company: string, day: string, texts: Shape<typeof en>, forStaff: boolean): string =>
  texts.readMe(company, day) + (forStaff ? texts.readMeOfStaff : '')

const readBy = ({ clientId, actor }: Scope) => ({ clientId, reader: actor.id })

async function* jsonOf({ db }: Needs, scope: Scope, table: TableShape): AsyncGenerator<string> {
  for await (const { json } of clientRows(db, readBy(scope), table)) yield `${json}\n`
}

async function* csvOf({ db }: Needs, scope: Scope, table: TableShape): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${writeCsv([table.columns])}`
  for await (const { cells } of clientRows(db, readBy(scope), table)) yield writeCsv([cells.map((cell) => cell ?? '')])
}

/** Of files that came from outside the name begins with the file's id, so that no two are one. */
const pathOf = ({ table, id, name }: FileOfClient): string =>
  table === 'documents' ? `papers/${safeName(name)}` : `suppliers/${id}-${safeName(name)}`
