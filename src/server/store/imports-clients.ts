// Clients and shipments of an import: found by the keys of other systems, written many at once.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { insertRows, rowsOf } from './imports-rows.ts'
import type { ShipmentRow } from './shipments.ts'

export type KeyedClient = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly external_id: string | null
}

/** Those with one of the e-mail addresses (lower case) or numbers; `lock` holds them until the transaction ends, always in the same order. */
export async function findClientsByKeys(
  db: Db,
  emails: readonly string[],
  externalIds: readonly string[],
  { lock = false } = {},
): Promise<readonly KeyedClient[]> {
  const found = await sql<KeyedClient>`
    select id, name, email, external_id from clients
    where email in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))
       or external_id in (select jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))
    order by id ${lock ? sql`for no key update` : sql``}`.execute(db)
  return found.rows
}

export type NewClient = KeyedClient & { readonly created_at: string }

export const insertClients = (db: Db, clients: readonly NewClient[]): Promise<void> =>
  insertRows(
    db,
    'clients',
    { id: 'uuid', name: 'text', email: 'text', external_id: 'text', created_at: 'timestamptz' },
    clients,
  )

/** All but the e-mail address, which the old one is asked about. */
export async function updateClients(db: Db, clients: readonly Omit<KeyedClient, 'email'>[]): Promise<void> {
  if (clients.length === 0) return
  const types = { id: 'uuid', name: 'text', external_id: 'text' }
  await sql`
    update clients t set name = r.name, external_id = r.external_id
    from ${rowsOf(clients, types, 'r')} where t.id = r.id`.execute(db)
}

type ShipmentKey = { readonly client_id: string; readonly reference: string }

/** The shipments with these references; `lock` holds them until the transaction ends, always in the same order. */
export async function findShipmentsByReference(
  db: Db,
  keys: readonly ShipmentKey[],
  { lock }: { readonly lock: boolean },
): Promise<readonly ShipmentRow[]> {
  if (keys.length === 0) return []
  const found = await sql<ShipmentRow>`
    select s.id, s.client_id, s.reference, s.status, s.destination_type, s.fc_code, s.notes, s.created_at, s.shipped_at,
      s.ship_to, s.archived_at, s.status_before, s.is_sample
    from ${rowsOf(keys, { client_id: 'uuid', reference: 'text' }, 'w')}
    join shipments s on s.client_id = w.client_id and s.reference = w.reference and not s.is_sample
    order by s.id ${lock ? sql`for update of s` : sql``}`.execute(db)
  return found.rows
}

const SHIPMENT = {
  id: 'uuid',
  client_id: 'uuid',
  reference: 'text',
  status: 'text',
  destination_type: 'text',
  fc_code: 'text',
  notes: 'text',
  created_at: 'timestamptz',
  shipped_at: 'timestamptz',
}

/** A shipment as an import writes it; times are ISO texts. */
export type WrittenShipment = Omit<
  ShipmentRow,
  'created_at' | 'shipped_at' | 'ship_to' | 'archived_at' | 'status_before' | 'is_sample'
> & {
  readonly created_at: string
  readonly shipped_at: string | null
}

export const insertShipments = (db: Db, shipments: readonly WrittenShipment[]): Promise<void> =>
  insertRows(db, 'shipments', SHIPMENT, shipments)

export async function updateShipments(db: Db, shipments: readonly WrittenShipment[]): Promise<void> {
  if (shipments.length === 0) return
  await sql`
    update shipments t set status = r.status, destination_type = r.destination_type, fc_code = r.fc_code, notes = r.notes,
      created_at = r.created_at, shipped_at = r.shipped_at
    from ${rowsOf(shipments, SHIPMENT, 'r')} where t.client_id = r.client_id and t.id = r.id`.execute(db)
}

/** Held until the transaction ends: imports write one after another. */
export async function holdImports(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('portage import', 0))`.execute(tx)
}
