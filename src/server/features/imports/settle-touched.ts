// What follows for shipments whose items an import changed: certificates are overtaken, the status follows readiness.
import type { Scope } from '../../scope.ts'
import type { Tx } from '../../store/database.ts'
import { findToSettle, findWithForms, type StatusCandidate } from '../../store/imports-items.ts'
import { lockShipment } from '../../store/shipments.ts'
import { overtakeCertificate } from '../cusma/fingerprint.ts'
import { settleStatus } from '../items/settle-shipment.ts'
import type { Run } from './chunk.ts'

/** Shipments asked about in one statement. */
const AT_ONCE = 1000

/** Sets based questions first: of many thousand shipments only those are looked at one by one that may really move. */
export async function settleTouched(run: Run, tx: Tx): Promise<void> {
  for (const some of slices(run.certified)) {
    for (const { client_id, id } of await findWithForms(tx, some)) {
      await overtakeCertificate(tx, run.needs, scopeOf(run, client_id), id)
    }
  }
  for (const some of slices(run.touched)) {
    for (const { client_id, id } of await findToSettle(tx, some)) {
      const shipment = await lockShipment(tx, client_id, id)
      if (shipment) await settleStatus(tx, run.needs, scopeOf(run, client_id), shipment)
    }
  }
}

const scopeOf = (run: Run, clientId: string): Scope => ({ clientId, actor: run.actor })

function* slices(shipments: ReadonlyMap<string, string>): Generator<readonly StatusCandidate[]> {
  let some: StatusCandidate[] = []
  for (const [id, client_id] of shipments) {
    some.push({ id, client_id })
    if (some.length < AT_ONCE) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
