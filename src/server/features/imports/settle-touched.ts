// What follows for shipments whose items an import changed: certificates are overtaken, the status follows the gate. The same
// rules as for a person's change, asked of many shipments at once.

import { overtakeCertificate } from '../../records/cusma/fingerprint.ts'
import { settleMany } from '../../records/items/settle-shipment.ts'
import type { Scope } from '../../scope.ts'
import type { Tx } from '../../store/database.ts'
import { findToSettle, findWithForms, type ShipmentRef, type StatusCandidate } from '../../store/imports-items.ts'
import type { Run } from './chunk.ts'

/** Shipments asked about in one statement. */
const AT_ONCE = 500

export async function settleTouched(run: Run, tx: Tx): Promise<void> {
  for (const some of slices(run.certified)) {
    for (const { client_id, id } of await findWithForms(tx, some)) {
      await overtakeCertificate(tx, run.needs, scopeOf(run, client_id), id)
    }
  }
  for (const some of slices(run.touched)) await settle(run, tx, await findToSettle(tx, some))
}

async function settle(run: Run, tx: Tx, shipments: readonly StatusCandidate[]): Promise<void> {
  for (const [clientId, own] of Map.groupBy(shipments, ({ client_id }) => client_id)) {
    await settleMany(tx, run.needs, scopeOf(run, clientId), own)
  }
}

const scopeOf = (run: Run, clientId: string): Scope => ({ clientId, actor: run.actor })

function* slices(shipments: ReadonlyMap<string, string>): Generator<readonly ShipmentRef[]> {
  let some: ShipmentRef[] = []
  for (const [id, client_id] of shipments) {
    some.push({ id, client_id })
    if (some.length < AT_ONCE) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
