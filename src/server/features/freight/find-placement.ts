// Which placement of a shipment a caller means.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { listPlacements } from '../../store/plans.ts'

/** `shipment` is Amazon's id of the shipment there, or ours; what is empty or absent does not count. */
type NamedPlacement = {
  readonly id?: string | undefined
  readonly shipment?: string | null | undefined
  readonly warehouse?: string | null | undefined
}

/**
 * The id of the one placement that fits; without any name, of the only one there is. Throws `missing` when none fits and `invalid`
 * when several do. An id that is given is taken as it is.
 */
export async function placementIdOf(
  { db }: Pick<Deps, 'db'>,
  { clientId }: Scope,
  shipmentId: string,
  named: NamedPlacement,
): Promise<string> {
  if (named.id !== undefined) return named.id
  const amazonId = named.shipment?.toLowerCase() === shipmentId ? '' : named.shipment
  const all = await listPlacements(db, clientId, shipmentId)
  const fitting = all.filter(
    (each) =>
      (!amazonId || each.amazon_shipment_id === amazonId) &&
      (!named.warehouse || each.warehouse_id === named.warehouse),
  )
  const [only] = fitting
  if (!only) throw new AppError('missing', 'no-such-placement')
  if (fitting.length > 1) throw new AppError('invalid', 'several-placements')
  return only.id
}
