// The rows a client's personal texts are read from: what it is called and where it is, now and in what the log says it was.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { openIfSealed } from './sealed-fields.ts'

/** `own`: of the client itself; else of those it deals with. `value`: a text, or JSON whose fields say what is personal. */
type PersonalRow = {
  readonly own: boolean
  /** Whether it names the company itself, which only an owner changes. */
  readonly isCompany?: boolean
  readonly field: string | null
  readonly value: unknown
}

type Source = {
  readonly table: string
  readonly own?: readonly string[]
  readonly others?: readonly string[]
  readonly where?: string
}

const SOURCES: readonly Source[] = [
  {
    table: 'business_info',
    own: ['legal_name', 'phone_number', 'canadian_business_number', 'sealed', 'address_line1', 'address_line2'],
  },
  { table: 'client_invitations', own: ['email'] },
  { table: 'address_changes', own: ['email_before', 'email_after'] },
  { table: 'signatures', own: ['signer_name'] },
  { table: 'cusma_forms', own: ['signer_name'], others: ['form'] },
  { table: 'certifying_mandates', others: ['holder_name', 'given_by'] },
  { table: 'manufacturing_addresses', others: ['name', 'street_address', 'evidence'] },
  { table: 'asin_data', others: ['manufacturing_address'] },
  { table: 'shipments', others: ['ship_to'] },
  { table: 'carts', others: ['content'] },
  { table: 'invoice_parties', others: ['parties'] },
  { table: 'product_certificates', others: ['form'] },
  { table: 'documents', others: ['request'] },
  { table: 'fda_worksheets', others: ['edits'] },
  { table: 'security_events', own: ['person'], where: "actor_kind = 'client'" },
  { table: 'audit_log', own: ['actor_name'], where: "actor_kind = 'client'" },
  {
    table: 'audit_log',
    own: ['before', 'after'],
    where: "subject_kind in ('client', 'business_info', 'signature', 'importer')",
  },
  {
    table: 'audit_log',
    others: ['before', 'after'],
    where: "subject_kind not in ('client', 'business_info', 'signature', 'importer', 'document')",
  },
]

export async function readPersonalRows(db: Db, clientId: string): Promise<readonly PersonalRow[]> {
  const client = await db
    .selectFrom('clients')
    .select(['name', 'email', 'external_id'])
    .where('id', '=', clientId)
    .executeTakeFirst()
  const rows: PersonalRow[] = Object.entries(client ?? {}).map(([field, value]) => ({
    own: true,
    isCompany: true,
    field,
    value,
  }))
  const people = await db
    .selectFrom('client_people as p')
    .innerJoin('client_members as m', 'm.person_id', 'p.id')
    .select(['p.name', 'p.email'])
    .where('m.client_id', '=', clientId)
    .execute()
  for (const person of people)
    rows.push(...Object.entries(person).map(([field, value]) => ({ own: true, field, value })))
  for (const { table, own = [], others = [], where = 'true' } of SOURCES) {
    const columns = [...own, ...others]
    const found = await sql<Record<string, unknown>>`
      select distinct ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where client_id = ${clientId} and ${sql.raw(where)}`.execute(db)
    for (const row of found.rows)
      for (const column of columns) {
        const value = openedValue(db, clientId, row[column])
        if (value !== null)
          rows.push({
            own: own.includes(column),
            isCompany: table === 'business_info',
            field: typeof value === 'string' ? column : null,
            value,
          })
      }
  }
  return rows
}

/** What lies sealed is JSON; what only looks so is the text somebody typed. */
function openedValue(db: Db, clientId: string, value: unknown): unknown {
  const opened = openIfSealed(db, clientId, value)
  return opened === undefined ? value : JSON.parse(opened)
}

/** Texts that are the operator's own: what it set, and the people on staff. */
export async function readOperatorTexts(db: Db): Promise<readonly unknown[]> {
  const settings = await db.selectFrom('settings').select('value').execute()
  const staff = await db.selectFrom('staff_members').select(['name', 'email']).execute()
  return [...settings.map(({ value }) => value), ...staff]
}
