// Certificates of origin for products: drafts, and those that were signed with their period.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { CertificateList } from '#domain/cusma/product-standing.ts'
import { CUSMA_CERTIFICATE } from './certificates.ts'
import type { Db, Tx } from './database.ts'
import { openJson, sealedForm } from './sealed-fields.ts'
import type { Slice } from './slice.ts'
import type { ProductCertificatesTable } from './tables/papers.ts'

export type ProductCertificateRow = Readonly<Selectable<ProductCertificatesTable>>
/** `products` and `form` are JSON text. */
type Patch = Omit<Updateable<ProductCertificatesTable>, 'id' | 'client_id' | 'created_at'>

const COLUMNS = [
  'id',
  'client_id',
  'products',
  'form',
  'renews',
  'created_at',
  'updated_at',
  'signed_at',
  'document_id',
] as const

export async function insertProductCertificate(db: Db, row: Insertable<ProductCertificatesTable>): Promise<void> {
  await db
    .insertInto('product_certificates')
    .values(sealedForm(db, row.client_id, row))
    .execute()
}

const one = (db: Db, clientId: string, id: string) =>
  db.selectFrom('product_certificates').select(COLUMNS).where('client_id', '=', clientId).where('id', '=', id)

/** The form names people with their phones: it lies encrypted. */
const opened = (db: Db, row: ProductCertificateRow | undefined): ProductCertificateRow | undefined =>
  row && { ...row, form: openJson(db, row.client_id, row.form) }

export const findProductCertificate = async (
  db: Db,
  clientId: string,
  id: string,
): Promise<ProductCertificateRow | undefined> => opened(db, await one(db, clientId, id).executeTakeFirst())

/** The one that was signed as this paper. */
export async function findCertificateOf(
  db: Db,
  clientId: string,
  documentId: string,
): Promise<ProductCertificateRow | undefined> {
  const row = await db
    .selectFrom('product_certificates')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return opened(db, row)
}

/** Holds it until the transaction ends. */
export const lockProductCertificate = async (
  tx: Tx,
  clientId: string,
  id: string,
): Promise<ProductCertificateRow | undefined> => opened(tx, await one(tx, clientId, id).forUpdate().executeTakeFirst())

export async function updateProductCertificate(db: Db, clientId: string, id: string, patch: Patch): Promise<void> {
  await db
    .updateTable('product_certificates')
    .set(sealedForm(db, clientId, patch))
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

/** Only what was not signed is deleted. */
export async function deleteDraftCertificate(db: Db, clientId: string, id: string): Promise<void> {
  await db
    .deleteFrom('product_certificates')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('signed_at', 'is', null)
    .execute()
}

/** What was filled in of the certificate that was signed last, for products or for a shipment. */
export async function lastSignedForm(db: Db, clientId: string): Promise<unknown> {
  const found = await sql<{ form: unknown }>`
    select form from (
      select form, signed_at from product_certificates where client_id = ${clientId} and signed_at is not null
      union all
      select form, signed_at from cusma_forms where client_id = ${clientId} and signed_at is not null
    ) signed order by signed_at desc limit 1`.execute(db)
  return openJson(db, clientId, found.rows[0]?.form)
}

/** A certificate for products, or one of a shipment whose period may be renewed for its products. */
export type ListedCertificate = {
  /** Of the draft, or of what was signed for products; null for a certificate of a shipment. */
  readonly id: string | null
  readonly document_id: string | null
  readonly number: string | null
  readonly filename: string | null
  readonly shipment_id: string | null
  /** Of the shipment, where it is one of a shipment. */
  readonly reference: string | null
  readonly valid_from: string | null
  readonly last_claim: string | null
  readonly goods: number
  readonly changed_at: Date
  /** Whether another that renews it was signed. */
  readonly is_renewed: boolean
}

/** Days are 'YYYY-MM-DD'; `soon`: the last day that counts as ending. */
type ListedOn = { readonly today: string; readonly soon: string }

/** One page: drafts as they were changed last, those that run by their end, those that ended the latest first. */
export async function pageOfCertificates(
  db: Db,
  clientId: string,
  list: CertificateList,
  { today, soon, limit, offset }: ListedOn & Slice,
): Promise<readonly ListedCertificate[]> {
  if (list === 'drafts') return pageOfDrafts(db, clientId, { limit, offset })
  const found = await sql<ListedCertificate>`
    select p.id, d.id as document_id, d.number, d.filename, d.shipment_id, s.reference, g.valid_from, g.last_claim,
      count(*)::int as goods, d.created_at as changed_at, ${isRenewed} as is_renewed
    ${signed(clientId)} and ${within(list, { today, soon })}
    group by p.id, d.id, s.reference, g.valid_from, g.last_claim
    order by g.last_claim ${list === 'ended' ? sql`desc` : sql`asc`}, d.number limit ${limit} offset ${offset}`.execute(
    db,
  )
  return found.rows
}

export async function countCertificates(
  db: Db,
  clientId: string,
  list: CertificateList,
  on: ListedOn,
): Promise<number> {
  const question =
    list === 'drafts'
      ? sql<{ total: number }>`select count(*)::int as total from product_certificates
          where client_id = ${clientId} and signed_at is null`
      : sql<{ total: number }>`select count(distinct d.id)::int as total ${signed(clientId)} and ${within(list, on)}`
  return (await question.execute(db)).rows[0]?.total ?? 0
}

async function pageOfDrafts(db: Db, clientId: string, { limit, offset }: Slice): Promise<readonly ListedCertificate[]> {
  const found = await sql<ListedCertificate>`
    select id, null as document_id, null as number, null as filename, null as shipment_id, null as reference,
      null as valid_from, null as last_claim, jsonb_array_length(products) as goods, updated_at as changed_at,
      false as is_renewed
    from product_certificates where client_id = ${clientId} and signed_at is null
    order by updated_at desc, id limit ${limit} offset ${offset}`.execute(db)
  return found.rows
}

/** Papers on the list that were signed for a period. */
const signed = (clientId: string) => sql`
  from documents d
  join certified_goods g on g.document_id = d.id and g.client_id = d.client_id and g.valid_from is not null
  left join product_certificates p on p.client_id = d.client_id and p.document_id = d.id
  left join shipments s on s.client_id = d.client_id and s.id = d.shipment_id
  where d.client_id = ${clientId} and d.kind = ${CUSMA_CERTIFICATE} and d.deleted_at is null`

const isRenewed = sql<boolean>`exists (
  select 1 from product_certificates n where n.client_id = d.client_id and n.renews = d.id and n.signed_at is not null)`

/** What was renewed is not ending: its goods are certified on. */
const within = (list: Exclude<CertificateList, 'drafts'>, { today, soon }: ListedOn) =>
  ({
    running: sql`g.last_claim >= ${today}::date`,
    ending: sql`g.last_claim between ${today}::date and ${soon}::date and not ${isRenewed}`,
    ended: sql`g.last_claim < ${today}::date`,
  })[list]
