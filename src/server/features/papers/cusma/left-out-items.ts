// Items a client leaves out of its certificate have to be of that shipment.
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import type { Db } from '../../../store/database.ts'
import { listItems, listRemovedItems } from '../../../store/items.ts'

/** Throws `missing` for an id that is no item of the shipment, taken out or not. `ids`: none is asked of the database. */
export async function refuseForeignItems(
  db: Db,
  { clientId }: Scope,
  shipmentId: string,
  ids: readonly string[] | undefined,
): Promise<void> {
  if (!ids || ids.length === 0) return
  const items = [...(await listItems(db, clientId, shipmentId)), ...(await listRemovedItems(db, clientId, shipmentId))]
  const own = new Set(items.map(({ id }) => id))
  if (ids.some((id) => !own.has(id))) throw new AppError('missing', 'not-found')
}
