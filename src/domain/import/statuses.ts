// The status an import sets. Source: decisions 2.
import { type KnownShipmentStatus, knownStatus } from '../shipment/status.ts'

/** Steps that Portage takes by itself: a file that still names an earlier one of them is behind, not in disagreement. */
const OWN_STEPS: readonly KnownShipmentStatus[] = ['pending', 'declared', 'invoiced']

/**
 * The status a shipment has after an import that names `given`: that, as it came; but spelled differently is the same, and
 * of the steps that Portage takes itself a file never leads back to an earlier one, or a second run would undo the first's.
 */
export function statusAfterImport(current: string, given: string | undefined): string {
  if (given === undefined || given === current) return current
  const [is, wanted] = [knownStatus(current), knownStatus(given)]
  if (is !== undefined && is === wanted) return current
  const [at, to] = [is ? OWN_STEPS.indexOf(is) : -1, wanted ? OWN_STEPS.indexOf(wanted) : -1]
  return at >= 0 && to >= 0 && to < at ? current : given
}
