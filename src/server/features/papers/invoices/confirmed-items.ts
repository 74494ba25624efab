import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import { listItems } from '../../../store/items.ts'
import type { InvoiceTerms } from './invoice-request.ts'

/** Throws `missing` for an item that is in none of the shipments, which are the client's. */
export async function requireItemsOf(
  { db }: Pick<Deps, 'db'>,
  { clientId }: Scope,
  shipmentIds: readonly string[],
  confirmCodes: InvoiceTerms['confirmCodes'],
): Promise<void> {
  const wanted = new Set(confirmCodes.map(({ id }) => id))
  for (const shipmentId of wanted.size > 0 ? shipmentIds : []) {
    for (const { id } of await listItems(db, clientId, shipmentId)) wanted.delete(id)
  }
  if (wanted.size > 0) throw new AppError('missing', 'not-found')
}
