// The papers and codes of a client that hold a text; shipments and products have searches of their own.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { DocumentRow } from './documents.ts'

/** The newest papers whose number holds the text, upper and lower case alike. */
export function findPapers(
  db: Db,
  clientId: string,
  text: string,
  limit: number,
): Promise<readonly Pick<DocumentRow, 'id' | 'kind' | 'number' | 'filename'>[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'kind', 'number', 'filename'])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`position(search_fold(${text}) in search_fold(number)) > 0`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

type FoundShipment = {
  readonly id: string
  readonly reference: string
  readonly status: string
  readonly clientId: string
  readonly clientName: string
}

/** Highest of the signs: nothing that begins with a text comes after the text with it. */
const LAST_SIGN = 0x10_ff_ff

/** For staff alone: shipments of any client, put away or not, whose reference begins so, the highest first. Case aside. */
export async function findShipmentsOfAll(db: Db, beginning: string, limit: number): Promise<readonly FoundShipment[]> {
  const found = await sql<FoundShipment>`
    select s.id, s.reference, s.status, c.id as "clientId", c.name as "clientName"
    from shipments s join clients c on c.id = s.client_id
    where lower(s.reference) ~>=~ lower(${beginning}) and lower(s.reference) ~<~ (lower(${beginning}) || chr(${LAST_SIGN}::int))
      and not s.is_sample
    order by lower(s.reference) using ~>~, s.id
    limit ${limit}`.execute(db)
  return found.rows
}

type CodeInUse = {
  readonly htsCode: string
  readonly description: string | null
  readonly shipmentId: string
  readonly reference: string
}

/** Codes in use that begin with the digits, in their order, each with the newest shipment that has it and is not put away. */
export async function findCodesInUse(
  db: Db,
  clientId: string,
  digits: string,
  limit: number,
): Promise<readonly CodeInUse[]> {
  const found = await sql<CodeInUse>`
    select distinct on (i.hts_code) i.hts_code as "htsCode", i.hts_description as description,
      s.id as "shipmentId", s.reference
    from items i
    join shipments s on s.client_id = i.client_id and s.id = i.shipment_id and not s.is_sample
    where i.client_id = ${clientId} and starts_with(i.hts_code, ${digits})
      and i.removed_at is null and s.archived_at is null
    order by i.hts_code, s.created_at desc, s.id desc
    limit ${limit}`.execute(db)
  return found.rows
}
