// Products that may be certified: those of North American origin, by ASIN or by SKU where they have none, with what is known of them.
import { type RawBuilder, sql } from 'kysely'
import type { ProductStanding } from '#domain/cusma/product-standing.ts'
import { isOfRealShipment, productsOf } from './catalogue.ts'
import type { Db } from './database.ts'
import type { Slice } from './slice.ts'

export type CertifiableProduct = {
  readonly product: string
  readonly sku: string
  readonly description: string
  readonly country_of_origin: string | null
  /** Digits. */
  readonly hts_code: string | null
  readonly hts_confirmed_at: Date | null
  readonly maker_name: string | null
  readonly maker_street: string | null
  readonly maker_city: string | null
  readonly maker_state: string | null
  readonly maker_zip: string | null
  readonly maker_country: string | null
  readonly standing: ProductStanding
  /** Last day of the certificate for products that names it and lasts longest; null where none runs. */
  readonly certified_until: string | null
}

type CertifiableQuestion = {
  readonly search: string
  readonly standing: ProductStanding | 'all'
  /** 'YYYY-MM-DD'. */
  readonly today: string
  /** Version of the rules of origin, and release of the tariff, that a decision must rest on to hold. */
  readonly rules: string
  readonly release: string
}

/** One page in order of the product. */
export async function pageOfCertifiable(
  db: Db,
  clientId: string,
  asked: CertifiableQuestion,
  { limit, offset }: Slice,
): Promise<readonly CertifiableProduct[]> {
  const found = await sql<CertifiableProduct>`
    ${productsOf(clientId)}, ${named(clientId)}
    select ${COLUMNS}
    from named n ${known(clientId, asked)}
    where ${mayBeCertified} and ${matches(asked)}
    order by n.product limit ${limit} offset ${offset}`.execute(db)
  return found.rows
}

export async function countCertifiable(db: Db, clientId: string, asked: CertifiableQuestion): Promise<number> {
  const found = await sql<{ total: number }>`
    ${productsOf(clientId)}, ${named(clientId)}
    select count(*)::int as total
    from named n ${known(clientId, asked)}
    where ${mayBeCertified} and ${matches(asked)}`.execute(db)
  return found.rows[0]?.total ?? 0
}

/** Of these products those the client has, whatever their origin, in their order. */
export async function findCertifiable(
  db: Db,
  clientId: string,
  products: readonly string[],
  asked: Pick<CertifiableQuestion, 'today' | 'rules' | 'release'>,
): Promise<readonly CertifiableProduct[]> {
  if (products.length === 0) return []
  const found = await sql<CertifiableProduct>`
    select ${COLUMNS}
    from unnest(${[...products]}::text[]) with ordinality as n (product, place) ${known(clientId, asked)}
    where i.sku is not null or d.asin is not null
    order by n.place`.execute(db)
  return found.rows
}

const named = (clientId: string): RawBuilder<unknown> => sql`
  named as (
    select asin as product from products
    union
    select sku from items where client_id = ${clientId} and asin is null and ${isOfRealShipment}
  )`

const COLUMNS = sql`
  n.product, coalesce(i.sku, n.product) as sku, coalesce(i.description, '') as description,
  coalesce(d.country_of_origin, i.country_of_origin) as country_of_origin,
  coalesce(d.hts_code, i.hts_code) as hts_code,
  case when d.hts_code is null then i.hts_confirmed_at else d.hts_confirmed_at end as hts_confirmed_at,
  m.name as maker_name, m.street_address as maker_street, m.city as maker_city, m.state as maker_state,
  m.zip_code as maker_zip, m.country as maker_country, s.standing, c.certified_until`

/** As remembered of its ASIN, else as its newest item says; then the latest decision, and the certificates that name it. */
const known = (
  clientId: string,
  { today, rules, release }: Pick<CertifiableQuestion, 'today' | 'rules' | 'release'>,
): RawBuilder<unknown> => sql`
  left join lateral (
    select sku, description, hts_code, hts_confirmed_at, country_of_origin, manufacturing_address_id from items
    where client_id = ${clientId} and (asin = n.product or (asin is null and sku = n.product)) and ${isOfRealShipment}
    order by updated_at desc, id limit 1
  ) i on true
  left join asin_data d on d.client_id = ${clientId} and d.asin = n.product
  left join manufacturing_addresses m
    on m.client_id = ${clientId} and m.id = coalesce(d.manufacturing_address_id, i.manufacturing_address_id)
  left join lateral (
    select o.outcome,
      o.recipe_id = r.id and o.recipe_version = r.version and o.code = coalesce(d.hts_code, i.hts_code)
        and o.rules_version = ${rules} and o.release = ${release} as holds
    from origin_decisions o
    left join recipe_products p on p.client_id = o.client_id and p.product = o.product
    left join recipes r on r.id = p.recipe_id
    where o.client_id = ${clientId} and o.product = n.product
    order by o.position desc limit 1
  ) o on true
  left join lateral (
    select max(g.last_claim) filter (where b.shipment_id is null and g.valid_from is not null) as certified_until,
      coalesce(bool_or(g.decision_id is null), false) as is_stated
    from certified_goods g join documents b on b.id = g.document_id and b.client_id = g.client_id
    where g.client_id = ${clientId} and g.product = n.product and g.last_claim >= ${today}::date and b.deleted_at is null
  ) c on true
  cross join lateral (
    select case
      when o.outcome is not null and o.holds is not true then 'outdated'
      when o.outcome in ('originating', 'not-originating') then o.outcome
      when c.is_stated then 'stated'
      else 'unknown' end as standing
  ) s`

const mayBeCertified = sql`upper(coalesce(d.country_of_origin, i.country_of_origin)) in ('CA', 'US', 'MX')`

function matches({ search, standing }: CertifiableQuestion): RawBuilder<unknown> {
  const text = search.trim()
  const bySearch = text
    ? sql`position(search_fold(${text}) in search_fold(concat_ws(' ', n.product, i.sku, i.description))) > 0`
    : sql`true`
  return standing === 'all' ? bySearch : sql`${bySearch} and s.standing = ${standing}`
}
