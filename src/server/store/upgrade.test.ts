// Databases of earlier releases with data in them: brought to the newest tables they keep every row and value, and what is derived is there.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { blankDatabase } from '../testing/test-database.ts'
import { listCertifiedGoods } from './certified-goods.ts'
import type { Db } from './database.ts'
import { migrate, readMigrations, statementsOf } from './migrate.ts'
import { pageOfShipments } from './shipments.ts'

const CLIENT = '00000000-0000-4000-8000-000000000001'
const SHIPMENT = '00000000-0000-4000-8000-000000000002'
const CERTIFICATE = '00000000-0000-4000-8000-000000000003'
const FORM = '00000000-0000-4000-8000-000000000004'
const DECISION = '00000000-0000-4000-8000-000000000005'
const RECIPE = '00000000-0000-4000-8000-000000000006'

/** Rows as each release wrote them: put in once the migration they stand under is applied. */
const ROWS: Readonly<Record<string, string>> = {
  '0001-start.sql': `
insert into clients (id, name, email, created_at) values ('${CLIENT}', 'Nordé Goods', 'owner@norde.example', '2026-01-02T10:00Z');
insert into sessions (token_hash, kind, client_id, created_at, last_used_at, expires_at)
  values ('aa', 'client', '${CLIENT}', '2026-01-02T10:00Z', '2026-01-03T10:00Z', '2026-12-31T10:00Z');
insert into shipments (id, client_id, reference, status, destination_type, created_at)
  values ('${SHIPMENT}', '${CLIENT}', 'NPG-7', 'packed', 'amazon_fba', '2026-01-05T10:00Z');
insert into items (id, client_id, shipment_id, position, sku, description, quantity, declared_value_cad, hts_code, updated_at) values
  (gen_random_uuid(), '${CLIENT}', '${SHIPMENT}', 1, 'SKU-A', 'Crème brûlée dish', 3, 12.50, '6911103750', '2026-01-05T10:00Z'),
  (gen_random_uuid(), '${CLIENT}', '${SHIPMENT}', 2, 'SKU-B', 'Candle', 10, null, null, '2026-01-05T10:00Z');
insert into business_info (client_id, legal_name, address_line1, city, country, postal_code, shipping_agreement_signed, updated_at)
  values ('${CLIENT}', 'Nordé Goods Inc.', '1 Main St', 'Guelph', 'CA', 'N1H 1A1', true, '2026-01-05T10:00Z');
insert into documents (id, client_id, shipment_id, kind, number, filename, storage_key, sha256, size_bytes, created_by, created_at)
  values ('${CERTIFICATE}', '${CLIENT}', '${SHIPMENT}', 'cusma-certificate', 'C-1', 'C-1.pdf', 'c1', 'ff', 10, 'client', '2026-02-01T10:00Z');
insert into cusma_forms (id, client_id, shipment_id, status, created_at, updated_at, signed_at)
  values ('${FORM}', '${CLIENT}', '${SHIPMENT}', 'signed', '2026-02-01T09:00Z', '2026-02-01T10:00Z', '2026-02-01T10:00Z');`,
  '0025-supplier-requests.sql': `
update cusma_forms set form = '{"originCriteria": {"SKU-A": "A"}}';
insert into recipes (id, client_id, version, created_at, updated_at) values ('${RECIPE}', '${CLIENT}', 1, now(), now());
insert into origin_decisions (id, client_id, product, code, recipe_id, recipe_version, rules_version, release, decided_on, decided_at,
    decided_by, outcome, criterion, uses_de_minimis, decision)
  values ('${DECISION}', '${CLIENT}', 'SKU-B', '3406000000', '${RECIPE}', 1, '2026', 'r20', '2026-01-31', '2026-01-31T10:00Z',
    'client', 'originating', 'B', false, '{}');
insert into audit_log (at, actor_kind, actor_id, actor_name, client_id, action, subject_kind, subject_id, after)
  values ('2026-02-01T10:00Z', 'client', '${CLIENT}', 'Nordé Goods', '${CLIENT}', 'cusma-form.signed', 'cusma-form', '${FORM}',
    '{"document_id": "${CERTIFICATE}", "period_end": "2026-12-31", "tested_by_decisions": {"SKU-A": "${DECISION}", "SKU-B": "${DECISION}"}}');`,
}

/** What a migration changes on purpose. */
const CHANGED_ON_PURPOSE: readonly string[] = [
  // The words a shipment is found by are made anew.
  'shipment_search.words',
  // 0030: no session of a client lasts longer than 30 days.
  'sessions.expires_at',
  // 0038: every paper has a term.
  'documents.keep_until',
]

/** The values of every column, sorted, by `table.column`. */
async function valuesOf(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await sql<{ name: string }>`
    select table_name as "name" from information_schema.tables
    where table_schema = 'public' and table_name <> 'migrations'`.execute(db)
  const rows = tables.rows.map(
    ({ name }) =>
      sql<{
        name: string
        row: object
      }>`select ${sql.lit(name)} as "name", to_jsonb(t) as "row" from ${sql.table(name)} t`,
  )
  const found = await sql<{ name: string; row: object }>`${sql.join(rows, sql` union all `)}`.execute(db)
  const values = new Map<string, string[]>()
  for (const { name, row } of found.rows)
    for (const [column, value] of Object.entries(row)) {
      const key = `${name}.${column}`
      values.set(key, [...(values.get(key) ?? []), JSON.stringify(value)].sort())
    }
  return values
}

it('loses no row and changes no value from release to release, and what is derived is there', async () => {
  const db = await blankDatabase()
  const migrations = readMigrations()
  expect(migrations.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(ROWS)))
  for (const [at, { name }] of migrations.entries()) {
    const before = at === 0 ? new Map<string, readonly string[]>() : await valuesOf(db)
    await migrate(db, migrations.slice(0, at + 1))
    const after = await valuesOf(db)
    for (const [column, values] of before)
      if (!CHANGED_ON_PURPOSE.includes(column)) expect(after.get(column), `${name}: ${column}`).toEqual(values)
    for (const statement of statementsOf(ROWS[name] ?? '')) await sql.raw(statement).execute(db)
  }

  const found = await pageOfShipments(db, CLIENT, { limit: 10, offset: 0 }, { search: 'brulee' })
  expect(found.rows.map((row) => row.reference)).toEqual(['NPG-7'])
  const sessions = await db.selectFrom('sessions').select('expires_at').execute()
  expect(sessions).toEqual([{ expires_at: new Date('2026-02-01T10:00Z') }])
  const goods = await listCertifiedGoods(db, CLIENT, CERTIFICATE)
  expect(goods.map(({ sku, criterion, last_claim }) => ({ sku, criterion, last_claim }))).toEqual([
    { sku: 'SKU-A', criterion: 'A', last_claim: '2026-12-31' },
    { sku: 'SKU-B', criterion: 'B', last_claim: '2026-12-31' },
  ])
})
