// The client's products by pages, and what changed of one.
import type { Deps } from '../../deps.ts'
import { type Page, pageOf } from '../../records/shipments/paging.ts'
import type { Scope } from '../../scope.ts'
import { type AuditEntry, listAudit } from '../../store/audit-log.ts'
import { countProducts, type ProductRow, pageOfProducts } from '../../store/catalogue.ts'

const PER_PAGE = 25
const MOST_CHANGES = 200

type Asked = { readonly page: number; readonly search: string }

/** A page beyond the last one is empty. */
export async function listProducts(
  { db }: Pick<Deps, 'db'>,
  scope: Scope,
  { page, search }: Asked,
): Promise<Page<ProductRow>> {
  const total = await countProducts(db, scope.clientId, search)
  const rows = await pageOfProducts(db, scope.clientId, search, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  return pageOf(rows, { page, perPage: PER_PAGE, total })
}

type ProductChange = {
  readonly at: string
  readonly by: { readonly kind: AuditEntry['actor']['kind']; readonly name: string }
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[]
}

/** Changes of what is remembered of an ASIN, newest first; empty when there are none. */
export async function listHistory(
  { db }: Pick<Deps, 'db'>,
  scope: Scope,
  asin: string,
): Promise<readonly ProductChange[]> {
  const entries = await listAudit(db, scope.clientId, { kind: 'asin_data', id: asin })
  return entries.slice(0, MOST_CHANGES).map(({ at, actor, before, after }) => ({
    at: at.toISOString(),
    by: { kind: actor.kind, name: actor.name },
    changes: Object.entries(after ?? {}).map(([field, value]) => ({
      field,
      before: before?.[field] ?? null,
      after: value,
    })),
  }))
}
