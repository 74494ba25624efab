// Audit entries of an erased client: who acted and what was typed give way to a pseudonym; what customs law asks for stays.
import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { withLeaves } from './personal-cells.ts'

/** Fields whose texts stay: of goods, codes, amounts, papers and their days. Of all others the texts go, so that a new field goes too. */
const STAY: ReadonlySet<string> = new Set([
  ...[
    'sku',
    'asin',
    'description',
    'quantity',
    'declared_value_cad',
    'cogs_cad',
    'total',
    'unit_quantities',
    'duty_answers',
  ],
  ...[
    'hts_code',
    'hts_description',
    'hts_confidence',
    'hts_proposed_by',
    'hts_release',
    'hts_proposer',
    'hts_confirmed_at',
  ],
  ...[
    'country_of_origin',
    'criterion',
    'originCriteria',
    'outcome',
    'tested_by_decisions',
    'rules_version',
    'release',
    'code',
    'codes',
  ],
  ...[
    'product',
    'products',
    'items',
    'number',
    'kind',
    'sha256',
    'status',
    'keep_until',
    'period_start',
    'period_end',
    'fingerprint',
  ],
  ...[
    'blanket_start',
    'blanket_end',
    'document_id',
    'shipment_id',
    'shipment_ids',
    'recipe_version',
    'version',
    'citation',
  ],
  ...[
    'broker',
    'carrier',
    'service',
    'deleted_at',
    'filename',
    'mid',
    'fields',
    'id',
    'recipe_id',
    'decision_id',
    'removed_at',
  ],
])

const AT_ONCE = 500

type Entry = {
  readonly id: string
  readonly actor_name: string
  readonly before: unknown
  readonly after: unknown
}

/** The transaction must have begun the erasure. */
export async function pseudonymiseAudit(tx: Tx, clientId: string, pseudonym: string): Promise<void> {
  let last = '0'
  for (;;) {
    const { rows } = await sql<Entry>`
      select id::text, case when actor_kind = 'client' then ${pseudonym} else actor_name end as actor_name, before, after
      from audit_log where client_id = ${clientId} and id > ${last}::bigint order by audit_log.id limit ${AT_ONCE}`.execute(
      tx,
    )
    const changed = rows.map(({ before, after, ...entry }) => ({
      ...entry,
      before: personalGone(before, pseudonym),
      after: personalGone(after, pseudonym),
    }))
    await sql`update audit_log l set actor_name = c.actor_name, before = c.before, after = c.after
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (id bigint, actor_name text, before jsonb, after jsonb)
      where l.id = c.id`.execute(tx)
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)?.id ?? last
  }
}

function personalGone(fields: unknown, pseudonym: string): unknown {
  if (typeof fields !== 'object' || fields === null) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, STAY.has(name) ? value : valueGone(value, pseudonym)]),
  )
}

/** Names of fields within stay; every text is one that a person may have typed. */
function valueGone(value: unknown, pseudonym: string): unknown {
  if (typeof value === 'string') return value === '' ? '' : pseudonym
  if (Array.isArray(value)) return withLeaves(value, () => pseudonym)
  if (typeof value !== 'object' || value === null) return value
  return personalGone(value, pseudonym)
}
