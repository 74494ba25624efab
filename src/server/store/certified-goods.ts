// The goods of signed certificates as they were signed, with the decision each rests on.
import { type Insertable, type Selectable, sql } from 'kysely'
import { day, dayIn } from '#domain/calendar.ts'
import type { CoveringGood } from '#domain/cusma/product-cover.ts'
import type { Db, Tx } from './database.ts'
import type { CertifiedGoodsTable } from './tables/origin.ts'

type CertifiedGoodRow = Readonly<Selectable<CertifiedGoodsTable>>

const COLUMNS = [
  'document_id',
  'client_id',
  'sku',
  'product',
  'code',
  'criterion',
  'decision_id',
  'signed_at',
  'last_claim',
  'keep_until',
  'valid_from',
  'origin',
  'maker',
] as const
const GOOD = COLUMNS.map((column) => `g.${column}` as const)

/** A good of a SKU that the certificate names twice is kept once. */
export async function insertCertifiedGoods(tx: Tx, rows: readonly Insertable<CertifiedGoodsTable>[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('certified_goods')
    .values([...rows])
    .onConflict((on) => on.doNothing())
    .execute()
}

/** With the decision it rests on; null where it rests on a person's word. */
export type CertifiedGood = CertifiedGoodRow & {
  readonly outcome: string | null
  readonly decided_criterion: string | null
  readonly decided_code: string | null
}

const certified = (db: Db, clientId: string) =>
  db
    .selectFrom('certified_goods as g')
    .leftJoin('origin_decisions as o', (join) =>
      join.onRef('o.id', '=', 'g.decision_id').onRef('o.client_id', '=', 'g.client_id'),
    )
    .select(GOOD)
    .select(['o.outcome', 'o.criterion as decided_criterion', 'o.code as decided_code'])
    .where('g.client_id', '=', clientId)

/** Of one certificate, in order of the SKU. */
export const listCertifiedGoods = (db: Db, clientId: string, documentId: string): Promise<readonly CertifiedGood[]> =>
  certified(db, clientId).where('g.document_id', '=', documentId).orderBy('g.sku').execute()

/** A certificate that names the product, with the paper itself. */
type ProductCertificate = CertifiedGood & {
  readonly number: string
  readonly filename: string
  readonly shipment_id: string | null
  readonly sha256: string
  readonly deleted_at: Date | null
}

/** The newest first; papers taken off the list are there too: they are kept all the same. */
export const listCertificatesOf = (db: Db, clientId: string, product: string): Promise<readonly ProductCertificate[]> =>
  certified(db, clientId)
    .innerJoin('documents as d', (join) =>
      join.onRef('d.id', '=', 'g.document_id').onRef('d.client_id', '=', 'g.client_id'),
    )
    .select(['d.number', 'd.filename', 'd.shipment_id', 'd.sha256', 'd.deleted_at'])
    .where('g.product', '=', product)
    .orderBy('g.signed_at', 'desc')
    .orderBy('g.sku')
    .execute()

/** Goods that certificates for products name, of these products; papers taken off the list are left out. `timeZone`: of the day of signing. */
export async function listCoveringGoods(
  db: Db,
  clientId: string,
  products: readonly string[],
  timeZone: string,
): Promise<readonly CoveringGood[]> {
  if (products.length === 0) return []
  const rows = await db
    .selectFrom('certified_goods as g')
    .innerJoin('documents as d', (join) =>
      join.onRef('d.id', '=', 'g.document_id').onRef('d.client_id', '=', 'g.client_id'),
    )
    .select(['g.document_id', 'd.number', 'd.filename', 'g.product', 'g.code', 'g.origin', 'g.maker'])
    .select(['g.valid_from', 'g.last_claim', 'g.signed_at'])
    .where('g.client_id', '=', clientId)
    .where(sql<boolean>`g.product = any(${[...products]}::text[])`)
    .where('d.shipment_id', 'is', null)
    .where('d.deleted_at', 'is', null)
    .where('g.valid_from', 'is not', null)
    .execute()
  return rows.map((row) => ({
    documentId: row.document_id,
    number: row.number,
    filename: row.filename,
    product: row.product,
    code: row.code,
    origin: row.origin ?? '',
    maker: row.maker ?? '',
    from: day(row.valid_from ?? row.last_claim),
    until: day(row.last_claim),
    signedOn: dayIn(timeZone, row.signed_at),
  }))
}
