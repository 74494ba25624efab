// What the duty of an invoice was estimated at when the invoice was made, by shipment.
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { InvoiceDutiesTable } from './tables/papers.ts'

export async function insertInvoiceDuties(tx: Tx, duties: readonly Insertable<InvoiceDutiesTable>[]): Promise<void> {
  if (duties.length === 0) return
  await tx
    .insertInto('invoice_duties')
    .values([...duties])
    .execute()
}

type Year = { readonly year: number; readonly timeZone: string }

type DutyOfMonth = {
  readonly month: number
  /** CAD; null: no figure is known. */
  readonly duty_cad: string | null
  readonly shipments: number
  readonly without_figure: number
  readonly open_shipments: number
  readonly typed_invoices: number
}

/** Months of a year with an invoice. Each shipment counts with the newest invoice that is listed, whichever year that is of. */
export async function listDutyByMonth(
  db: Db,
  clientId: string,
  { year, timeZone }: Year,
): Promise<readonly DutyOfMonth[]> {
  const found = await sql<DutyOfMonth>`
    with made as (
      select d.id, d.kind, d.created_at, d.created_at at time zone ${timeZone} as made_on,
        coalesce(s.shipment_id, d.shipment_id) as shipment_id
      from documents d left join document_shipments s on s.document_id = d.id and s.client_id = d.client_id
      where d.client_id = ${clientId} and d.deleted_at is null and d.kind in ('commercial_invoice', 'combined_invoice')
    ), newest as (
      select distinct on (shipment_id) id, shipment_id, made_on from made where shipment_id is not null
      order by shipment_id, created_at desc, id desc
    ), counted as (
      select extract(month from n.made_on)::int as month, i.duty_cad, coalesce(i.open, 0) > 0 as is_open, 1 as shipments, 0 as typed
      from newest n left join invoice_duties i
        on i.document_id = n.id and i.shipment_id = n.shipment_id and i.client_id = ${clientId}
      where extract(year from n.made_on) = ${year}
      union all
      select extract(month from created_at at time zone ${timeZone})::int, null, false, 0, 1 from documents
      where client_id = ${clientId} and deleted_at is null and kind = 'manual_invoice'
        and extract(year from created_at at time zone ${timeZone}) = ${year}
    )
    select month, sum(duty_cad)::text as duty_cad, sum(shipments)::int as shipments, sum(typed)::int as typed_invoices,
      count(*) filter (where shipments = 1 and duty_cad is null)::int as without_figure,
      count(*) filter (where is_open and duty_cad is not null)::int as open_shipments
    from counted group by month order by month`.execute(db)
  return found.rows
}

/** Years with an invoice of any kind. */
export async function listInvoiceYears(db: Db, clientId: string, timeZone: string): Promise<readonly number[]> {
  const found = await sql<{ year: number }>`
    select distinct extract(year from created_at at time zone ${timeZone})::int as year from documents
    where client_id = ${clientId} and deleted_at is null
      and kind in ('commercial_invoice', 'combined_invoice', 'manual_invoice')`.execute(db)
  return found.rows.map(({ year }) => year)
}
