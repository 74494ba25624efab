// What follows for shipments whose items an import changed: certificates are overtaken, the status follows readiness. The same
// rules as for a person's change, asked of many shipments at once.
import { readiness } from '#domain/shipment/readiness.ts'
import { statusAfterItems } from '#domain/shipment/status.ts'
import type { Scope } from '../../scope.ts'
import type { Tx } from '../../store/database.ts'
import { insertAudits } from '../../store/imports-audit.ts'
import {
  findToSettle,
  findWithForms,
  type ShipmentRef,
  type StatusCandidate,
  setStatuses,
} from '../../store/imports-items.ts'
import { listItemsOfMany } from '../../store/items.ts'
import { lockShipment } from '../../store/shipments.ts'
import { overtakeCertificate } from '../cusma/fingerprint.ts'
import { settleStatus } from '../items/settle-shipment.ts'
import { entryOf, type Run } from './chunk.ts'

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

/** Those with a CUSMA form one by one, as what it claims depends on the day; the others together. */
async function settle(run: Run, tx: Tx, shipments: readonly StatusCandidate[]): Promise<void> {
  const formed = new Set((await findWithForms(tx, shipments)).map(({ id }) => id))
  for (const { client_id, id } of shipments.filter((each) => formed.has(each.id))) {
    const shipment = await lockShipment(tx, client_id, id)
    if (shipment) await settleStatus(tx, run.needs, scopeOf(run, client_id), shipment)
  }
  const formless = shipments.filter((each) => !formed.has(each.id))
  const items = await listItemsOfMany(tx, formless)
  const moved = formless.flatMap((shipment) => {
    const { ready } = readiness(items.get(shipment.id) ?? [], null)
    const status = statusAfterItems(shipment.status, ready)
    return status === shipment.status ? [] : [{ ...shipment, status, before: shipment.status }]
  })
  await setStatuses(tx, moved)
  const entries = moved.map(({ client_id, id, status, before }) =>
    entryOf(run, {
      clientId: client_id,
      action: 'shipment.status-changed',
      subject: { kind: 'shipment', id },
      before: { status: before },
      after: { status },
    }),
  )
  await insertAudits(tx, entries)
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
