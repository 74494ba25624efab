// Fields that lie encrypted in the database: phones, business numbers, signatures, and forms and parties that hold them. Who reads or writes
// through these functions sees them in the clear; the box goes with the database handle, so that no query forgets it.
import { type KyselyPlugin, sql } from 'kysely'
import type { Db } from './database.ts'

type Box = {
  seal(text: string, owner: string): string
  open(sealed: string, owner: string): string | undefined
  present(): string
}

/** Changes no query: it only carries the box, into transactions too. */
class Sealing implements KyselyPlugin {
  readonly box: Box
  constructor(box: Box) {
    this.box = box
  }
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result
}

/** The same database with a box for fields that lie encrypted. */
export const withSealing = (db: Db, box: Box): Db => db.withPlugin(new Sealing(box))

function boxOf(db: Db): Box {
  for (const plugin of db.getExecutor().plugins) if (plugin instanceof Sealing) return plugin.box
  throw new Error('this database handle has no box for fields that lie encrypted')
}

/** Throws where no key is set: nothing is ever written in the clear instead. */
export const sealText = (db: Db, owner: string, text: string): string => boxOf(db).seal(text, owner)

/** What every text begins with that the present key sealed. */
export const presentSeal = (db: Db): string => boxOf(db).present()

/** Under the present key; undefined for what no key opens. */
export function sealAnew(db: Db, owner: string, sealed: string): string | undefined {
  const text = boxOf(db).open(sealed, owner)
  return text === undefined ? undefined : boxOf(db).seal(text, owner)
}

/** Throws for what the keys do not open: the start has tried them, so this is no answer a person can do anything about. */
function openText(db: Db, owner: string, sealed: string): string {
  const opened = boxOf(db).open(sealed, owner)
  if (opened === undefined) throw new Error(`a field of ${owner} was encrypted with another key`)
  return opened
}

/** JSON text of `value`, sealed: for a jsonb column. `json` is JSON text. */
export const sealJson = (db: Db, owner: string, json: string): string =>
  JSON.stringify({ sealed: sealText(db, owner, json) })

/** Columns to set, with `form`, which is JSON text, sealed. */
export const sealedForm = <C extends object>(db: Db, owner: string, columns: C): C =>
  'form' in columns && typeof columns.form === 'string'
    ? { ...columns, form: sealJson(db, owner, columns.form) }
    : columns

/** The value of a jsonb column, whether sealed or, by a version before, not. */
export function openJson(db: Db, owner: string, value: unknown): unknown {
  const sealed = sealedIn(value)
  return sealed === undefined ? value : JSON.parse(openText(db, owner, sealed))
}

function sealedIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('sealed' in value)) return undefined
  return typeof value.sealed === 'string' ? value.sealed : undefined
}

const SEALED = /v2\.[0-9a-f]{8}\.[A-Za-z0-9+/=]{16}\.[A-Za-z0-9+/=]+/
const AS_JSON = new RegExp(`\\{"sealed": ?"(${SEALED.source})"\\}|"(${SEALED.source})"`, 'g')

const WHOLE = new RegExp(`^${SEALED.source}$`)

/** What a column of text or JSON holds sealed, in the clear; undefined where it is no sealed value, or one that no key of the owner opens. */
export function openIfSealed(db: Db, owner: string, value: unknown): string | undefined {
  const sealed = typeof value === 'string' ? value : sealedIn(value)
  return sealed !== undefined && WHOLE.test(sealed) ? boxOf(db).open(sealed, owner) : undefined
}

/** JSON or text of a row as the database wrote it, with what is sealed of the owner opened. */
export const openWritten = (db: Db, owner: string, json: string): string =>
  json.replace(AS_JSON, (whole, ofObject?: string, alone?: string) => {
    const sealed = ofObject ?? alone ?? ''
    return boxOf(db).open(sealed, owner) ?? whole
  })

/** Where what lies: a column of text, of JSON, or plain columns beside a sealed one. `owner`: SQL of whom it belongs to. */
type Place = {
  readonly table: string
  readonly key: string
  readonly owner: string
  readonly column: string
  readonly form: 'text' | 'json' | 'beside'
  /** Of 'beside': the plain columns that go into it, and what stands in them afterwards. */
  readonly plain?: Readonly<Record<string, null | ''>>
  /** What is lost with a lost key: the value, or the row. */
  readonly lost?: 'value' | 'row'
}

const BESIDE = 'beside'
const PLACES: readonly Place[] = [
  {
    table: 'business_info',
    key: 'client_id',
    owner: 'client_id::text',
    column: 'sealed',
    form: BESIDE,
    plain: { phone_number: null, canadian_business_number: null },
    lost: 'value',
  },
  {
    table: 'signatures',
    key: 'client_id',
    owner: 'client_id::text',
    column: 'sealed',
    form: BESIDE,
    plain: { signature_data: '' },
    lost: 'row',
  },
  {
    table: 'invoice_parties',
    key: 'client_id',
    owner: 'client_id::text',
    column: 'parties',
    form: 'json',
    lost: 'row',
  },
  { table: 'cusma_forms', key: 'id', owner: 'client_id::text', column: 'form', form: 'json', lost: 'value' },
  { table: 'product_certificates', key: 'id', owner: 'client_id::text', column: 'form', form: 'json', lost: 'value' },
  { table: 'documents', key: 'id', owner: 'client_id::text', column: 'request', form: 'json', lost: 'value' },
  { table: 'importer_details', key: 'client_id', owner: 'client_id::text', column: 'sealed', form: 'text' },
  { table: 'api_keys', key: 'id', owner: 'id', column: 'sealed_secret', form: 'text' },
  { table: 'staff_members', key: 'id', owner: "'authenticator ' || id", column: 'sealed_totp', form: 'text' },
  { table: 'staff_members', key: 'id', owner: "'authenticator ' || id", column: 'sealed_next_totp', form: 'text' },
  {
    table: 'staff_invitations',
    key: 'token_hash',
    owner: "'authenticator ' || member_id",
    column: 'sealed_totp',
    form: 'text',
  },
]

const AT_ONCE = 200

type SealedAnew = { readonly sealed: number; readonly unopened: readonly string[] }

/**
 * Encrypts what lies in the clear or under an earlier key with the present one, row by row, so that it may be cut off and done again. Answers
 * how many, and the places that hold what no key opens; with `forget` those are emptied. Throws what the key throws.
 */
export async function sealStored(db: Db, { forget }: { readonly forget: boolean }): Promise<SealedAnew> {
  const unopened: string[] = []
  let sealed = 0
  for (const place of PLACES) {
    const done = await sealPlace(db, place, forget)
    sealed += done.sealed
    if (done.unopened > 0) unopened.push(`${place.table}.${place.column}: ${done.unopened}`)
  }
  return { sealed, unopened }
}

type Row = { readonly key: string; readonly owner: string; readonly value: string | null; readonly plain: object }

async function sealPlace(db: Db, place: Place, forget: boolean) {
  let [last, sealed, unopened] = ['', 0, 0]
  for (;;) {
    const rows = await readOutdated(db, place, last)
    for (const row of rows) {
      const text = plainOf(db, place, row)
      if (text !== undefined) sealed += await write(db, place, row, sealedAs(db, place, row.owner, text))
      else {
        unopened += 1
        if (forget && place.lost) await lose(db, place, row)
      }
    }
    if (rows.length < AT_ONCE) return { sealed, unopened }
    last = rows.at(-1)?.key ?? last
  }
}

async function readOutdated(db: Db, { table, key, owner, column, form, plain = {} }: Place, after: string) {
  const value = form === 'json' ? sql`${sql.ref(column)}::text` : sql.ref(column)
  const inner =
    form === 'json' ? sql`coalesce(${sql.ref(column)} ->> 'sealed', '')` : sql`coalesce(${sql.ref(column)}, '')`
  const isThere =
    form === BESIDE
      ? sql.join(
          [
            sql`${sql.ref(column)} is not null`,
            ...Object.keys(plain).map((name) => sql`nullif(${sql.ref(name)}, '') is not null`),
          ],
          sql` or `,
        )
      : sql`${sql.ref(column)} is not null`
  const left = sql.join(
    [sql`false`, ...Object.keys(plain).map((name) => sql`nullif(${sql.ref(name)}, '') is not null`)],
    sql` or `,
  )
  const filled = form === 'json' ? sql`and ${sql.ref(column)} <> '{}'` : sql``
  const pairs = Object.keys(plain).flatMap((name) => [sql.lit(name), sql.ref(name)])
  const found = await sql<Row>`
    select ${sql.ref(key)}::text as "key", (${sql.raw(owner)})::text as "owner", ${value} as "value", jsonb_build_object(${sql.join(pairs)}) as "plain"
    from ${sql.table(table)}
    where (${isThere}) ${filled} and (not starts_with(${inner}, ${boxOf(db).present()}) or ${left}) and ${sql.ref(key)}::text > ${after}
    order by ${sql.ref(key)}::text limit ${AT_ONCE}`.execute(db)
  return found.rows
}

/** The text in the clear; undefined for what no key opens. */
function plainOf(db: Db, { form }: Place, { owner, value, plain }: Row): string | undefined {
  const open = (sealed: string) => boxOf(db).open(sealed, owner)
  if (form === 'text') return open(value ?? '')
  if (form === BESIDE) {
    const before = value === null ? '{}' : open(value)
    return before === undefined ? undefined : JSON.stringify(filledOver(JSON.parse(before), plain))
  }
  const sealed = sealedIn(JSON.parse(value ?? 'null'))
  return sealed === undefined ? (value ?? '') : open(sealed)
}

/** What stands in the clear was written by an earlier version, and later. */
const filledOver = (sealed: object, plain: object): object => ({
  ...sealed,
  ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== null && value !== '')),
})

/** The fields that lie in a sealed column beside their own, which are empty but for what an earlier version wrote there. */
export const besideSealed = <R extends { readonly client_id: string }>(
  db: Db,
  { sealed, ...row }: R & { readonly sealed: string | null },
): Omit<R, 'sealed'> =>
  sealed === null ? row : { ...row, ...filledOver(JSON.parse(openText(db, row.client_id, sealed)), filledFields(row)) }

const filledFields = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => PLACES.some(({ plain }) => plain !== undefined && name in plain)),
  )

const sealedAs = (db: Db, { form }: Place, owner: string, text: string): string =>
  form === 'json' ? sealJson(db, owner, text) : sealText(db, owner, text)

/** Only where nobody wrote meanwhile; answers how many rows that are. */
async function write(db: Db, { table, key, column, form, plain = {} }: Place, row: Row, text: string): Promise<number> {
  const value = form === 'json' ? sql`${text}::jsonb` : sql`${text}`
  const was = form === 'json' ? sql`${row.value}::jsonb` : sql`${row.value}`
  const emptied = Object.entries(plain).map(([name, left]) => sql`, ${sql.ref(name)} = ${left}`)
  const done = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${value} ${sql.join(emptied, sql``)}
    where ${sql.ref(key)}::text = ${row.key} and ${sql.ref(column)} is not distinct from ${was}`.execute(db)
  return Number(done.numAffectedRows ?? 0n)
}

async function lose(db: Db, { table, key, column, form, lost }: Place, row: Row): Promise<void> {
  const ofRow = sql`${sql.ref(key)}::text = ${row.key}`
  const empty = form === 'json' && table !== 'documents' ? sql`'{}'` : sql`null`
  if (lost === 'row') await sql`delete from ${sql.table(table)} where ${ofRow}`.execute(db)
  else await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${empty} where ${ofRow}`.execute(db)
}
