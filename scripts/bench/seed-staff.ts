// Fills a migrated database as a provider with many clients has it: a million shipments, most clients with a few, one with many.
import { sql } from 'kysely'
import type { Db } from '#server/store/database.ts'

/** The client with many shipments. */
export const LARGEST_EMAIL = 'orders1@alder1.example'

type StaffBench = { readonly clients: number; readonly shipments: number; readonly ofLargest: number }

/**
 * Clients with names of three words and an owner each, shipments over the last three years, one item each. Triggers are left out
 * while rows go in, and the words of shipments written once at the end. A statement may take as long as it takes.
 */
export async function seedForStaff(db: Db, { clients, shipments, ofLargest }: StaffBench): Promise<void> {
  await db.connection().execute(async (on) => {
    await sql`set statement_timeout = 0`.execute(on)
    await sql`set session_replication_role = replica`.execute(on)
    await sql`set maintenance_work_mem = '512MB'`.execute(on)
    await sql`drop index shipment_search_words`.execute(on)
    await sql`
      insert into clients (id, name, email, created_at)
      select gen_random_uuid(),
        initcap((array['alder','birch','cedar','maple','spruce','willow','harbour','prairie'])[1 + n % 8])
          || n || ' ' || initcap((array['wax','pantry','goods','outfitters','trading'])[1 + n % 5]) || ' Inc.',
        'orders' || n || '@' || (array['alder','birch','cedar','maple','spruce','willow','harbour','prairie'])[1 + n % 8] || n || '.example',
        now() - (n % 900) * interval '1 day'
      from generate_series(0, ${sql.lit(clients - 1)}) n`.execute(on)
    await sql`update clients set email = ${LARGEST_EMAIL} where email like 'orders1@%'`.execute(on)
    await sql`insert into client_people (email, created_at) select email, created_at from clients`.execute(on)
    await sql`
      insert into client_members (client_id, person_id, role, joined_at)
      select c.id, p.id, 'owner', c.created_at from clients c join client_people p on p.email = c.email`.execute(on)
    await sql`
      insert into shipments (id, client_id, reference, status, destination_type, fc_code, created_at)
      select gen_random_uuid(), c.id, 'NP-' || n,
        (array['pending','declared','invoiced','shipped','delivered','cancelled'])[1 + n % 6], 'amazon_fba', 'DFW7',
        now() - (n % 1100) * interval '1 day' - (n % 86400) * interval '1 second'
      from generate_series(1, ${sql.lit(shipments)}) n
      join (select id, row_number() over (order by email <> ${LARGEST_EMAIL}, email) as at from clients) c
        on c.at = case when n <= ${sql.lit(ofLargest)} then 1 else 2 + n % ${sql.lit(clients - 1)} end`.execute(on)
    await sql`
      insert into items (id, client_id, shipment_id, position, sku, asin, description, quantity, declared_value_cad, country_of_origin, hts_code, updated_at)
      select gen_random_uuid(), client_id, id, 1, 'SKU-' || right(reference, 4), 'B0' || lpad(substr(reference, 4), 8, '0'),
        'Soy wax candle with lid', 24, 6.85, 'CA', '3406000000', created_at
      from shipments`.execute(on)
    await sql`select write_shipment_search(array(select id from shipments))`.execute(on)
    await sql`create index shipment_search_words on shipment_search using gin (words)`.execute(on)
    await sql`set session_replication_role = default`.execute(on)
    await sql`vacuum analyze`.execute(on)
    await sql`reset statement_timeout`.execute(on)
  })
}
