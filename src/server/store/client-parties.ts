// Who sells and who imports for a client, with the newest rate: what every look at a shipment begins with, in one question.
import { sql } from 'kysely'
import type { BusinessInfoRow } from './business-info.ts'
import type { Db } from './database.ts'
import { type StoredRate, storedRate } from './exchange-rates.ts'
import { besideSealed } from './sealed-fields.ts'

type ClientParties = {
  readonly business: Omit<BusinessInfoRow, 'updated_at'> | undefined
  /** Importer of record, sealed. */
  readonly importer: string | undefined
  /** Undefined when none was ever fetched. */
  readonly rate: StoredRate | undefined
}

type Row = {
  readonly business: (Omit<BusinessInfoRow, 'updated_at'> & { readonly sealed: string | null }) | null
  readonly importer: string | null
} & (Parameters<typeof storedRate>[0] | { readonly day: null })

export async function findClientParties(db: Db, clientId: string): Promise<ClientParties> {
  const { rows } = await sql<Row>`
    select to_jsonb(b) - 'updated_at' as business, i.sealed as importer, r.day, r.cad_to_usd, r.usd_to_cad, r.source, r.fetched_at
    from (select ${clientId}::uuid as id) c
    left join business_info b on b.client_id = c.id
    left join importer_details i on i.client_id = c.id
    left join (
      select day, cad_to_usd, usd_to_cad, source, fetched_at from exchange_rates order by day desc limit 1) r on true`.execute(
    db,
  )
  const [row] = rows
  return {
    business: row?.business ? besideSealed(db, row.business) : undefined,
    importer: row?.importer ?? undefined,
    rate: row && row.day !== null ? storedRate(row) : undefined,
  }
}
