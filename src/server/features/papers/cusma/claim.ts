// Which items of a shipment certificates cover on a day of entry.
import { day } from '#domain/calendar.ts'
import { isCertified } from '#domain/cusma/standing-claim.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { type ClaimNeeds, claimOn } from '../../../records/cusma/standing.ts'
import type { Scope } from '../../../scope.ts'
import { listItems } from '../../../store/items.ts'
import { findShipment } from '../../../store/shipments.ts'

type Covered = { readonly covered: string[]; readonly isOutsidePeriod: boolean }

/** Throws `missing` when the client has no such shipment. `entryDate`: a day that is one. */
export async function coveredOn(
  needs: ClaimNeeds & Pick<Deps, 'db'>,
  { clientId }: Scope,
  shipmentId: string,
  entryDate: string,
): Promise<Covered> {
  const shipment = await findShipment(needs.db, clientId, shipmentId)
  if (!shipment) throw new AppError('missing', 'no-such-shipment')
  const items = await listItems(needs.db, clientId, shipmentId)
  const { claim, isOutsidePeriod } = await claimOn(needs, clientId, { shipment, items, entersOn: day(entryDate) })
  return { covered: items.flatMap(({ id }) => (isCertified(claim, id) ? [id] : [])), isOutsidePeriod }
}
