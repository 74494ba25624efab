// The items a caller confirms codes of must be items of the shipments being invoiced.
import { texts } from '#texts/en/api.ts'
import type { Deps } from '../../deps.ts'
import { SpokenError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { listItems } from '../../store/items.ts'
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
  if (wanted.size > 0) throw new SpokenError('missing', texts.notFound)
}
