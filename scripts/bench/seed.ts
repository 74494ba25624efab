// Fills a migrated database with many clients' shipments for the benchmark.
import { sql } from 'kysely'
import type { Db } from '#server/store/database.ts'

export const BENCH_EMAIL = 'client-1@bench.example'

/** Clients, shipments a client (created over the last 80 days) and four items a shipment. */
export async function seedShipments(db: Db, clients: number, shipmentsEach: number): Promise<void> {
  await sql`
    insert into clients (id, name, email, created_at)
    select gen_random_uuid(), 'Client ' || n, 'client-' || n || '@bench.example', now() from generate_series(1, ${sql.lit(clients)}) n`.execute(
    db,
  )
  await sql`
    insert into shipments (id, client_id, reference, status, destination_type, created_at)
    select gen_random_uuid(), clients.id, 'B-' || n, 'pending', 'other', now() - (n % 80) * interval '1 day' - n * interval '1 second'
    from clients, generate_series(1, ${sql.lit(shipmentsEach)}) n`.execute(db)
  await sql`
    insert into items (id, client_id, shipment_id, position, sku, description, quantity, declared_value_cad, country_of_origin, hts_code, updated_at)
    select gen_random_uuid(), client_id, shipments.id, n, 'SKU-' || n, 'Soy wax candle ' || n, 24, 6.85, 'CA', '3406000000', now()
    from shipments, generate_series(1, 4) n`.execute(db)
  await sql`analyze`.execute(db)
}
