// The catalogue of products that all share, as staff keep it.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { pageOf } from '../../records/shipments/paging.ts'
import type { Actor } from '../../scope.ts'
import { changedFields, insertAudit } from '../../store/audit-log.ts'
import {
  deleteSharedProduct,
  findSharedProduct,
  pageOfSharedProducts,
  saveSharedProducts,
} from '../../store/shared-products.ts'

const PER_PAGE = 25

type Needs = Pick<Deps, 'db' | 'now'>

export async function listProducts({ db }: Needs, { page, search }: { page: number; search: string }) {
  const { rows, total } = await pageOfSharedProducts(db, { search, limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  const products = rows.map(({ updated_by, updated_at, ...product }) => ({
    ...product,
    updatedBy: updated_by,
    updatedAt: updated_at.toISOString(),
  }))
  const { rows: data, pagination } = pageOf(products, { page, perPage: PER_PAGE, total })
  return { data, pagination }
}

type Given = { readonly asin: string; readonly title: string; readonly category: string }

/** Saving what is there already changes nothing and is not logged. */
export async function saveProduct({ db, now }: Needs, actor: Actor, { asin, title, category }: Given): Promise<void> {
  const fields = { title, category: category || null }
  await db.transaction().execute(async (tx) => {
    const changes = changedFields((await findSharedProduct(tx, asin)) ?? {}, fields)
    if (!changes) return
    await saveSharedProducts(tx, [{ asin, ...fields, updated_by: actor.name, updated_at: now() }])
    const subject = { kind: 'product', id: asin }
    await insertAudit(tx, { at: now(), actor, clientId: null, action: 'product.saved', subject, ...changes })
  })
}

/** Throws `missing` for an ASIN that is not in the catalogue. */
export async function removeProduct({ db, now }: Needs, actor: Actor, asin: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await findSharedProduct(tx, asin)
    if (!before) throw new AppError('missing', 'not-found')
    await deleteSharedProduct(tx, asin)
    await insertAudit(tx, {
      at: now(),
      actor,
      clientId: null,
      action: 'product.removed',
      subject: { kind: 'product', id: asin },
      before: { title: before.title, category: before.category },
      after: null,
    })
  })
}
