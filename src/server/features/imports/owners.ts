// Whose a record is: its client by e-mail or number, its shipment by reference.
import type { ImportRecord } from '#domain/import/records.ts'
import { findClientsByKeys, findShipmentsByReference } from '../../store/imports-clients.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { type Run, type Wrong, wrong } from './chunk.ts'

export type Owned = { readonly record: ImportRecord; readonly clientId: string }
export type Placed = Owned & { readonly shipment: ShipmentRow }
type Sorted<T> = { readonly found: readonly T[]; readonly wrong: readonly Wrong[] }

/** Records with the ids of their clients; those of an unknown client are wrong. */
export async function findOwners(run: Run, records: readonly ImportRecord[]): Promise<Sorted<Owned>> {
  const keys = new Set(records.flatMap(({ values }) => values.client ?? []))
  const unknown = [...keys].filter((key) => !run.clientIds.has(key))
  if (unknown.length > 0) await lookUp(run, unknown)
  const sorted = records.map((record) => {
    const key = record.values.client ?? ''
    const clientId = run.clientIds.get(key)
    return clientId
      ? { record, clientId }
      : wrong(record.line, 'client', { reason: 'clientUnknown', facts: { given: key } })
  })
  return split(sorted)
}

/** Records with their shipments, held when the import writes. */
export async function findPlaces(run: Run, records: readonly ImportRecord[]): Promise<Sorted<Placed>> {
  const owners = await findOwners(run, records)
  const keys = new Map(
    owners.found.map(({ record, clientId }) => [
      placeKey(clientId, record.values.shipment ?? ''),
      { client_id: clientId, reference: record.values.shipment ?? '' },
    ]),
  )
  const shipments = await findShipmentsByReference(run.tx, [...keys.values()], { lock: run.writes })
  const byKey = new Map(shipments.map((each) => [placeKey(each.client_id, each.reference), each]))
  const sorted = owners.found.map((owned) => {
    const reference = owned.record.values.shipment ?? ''
    const shipment = byKey.get(placeKey(owned.clientId, reference))
    return shipment
      ? { ...owned, shipment }
      : wrong(owned.record.line, 'shipment', { reason: 'shipmentUnknown', facts: { given: reference } })
  })
  const { found, wrong: misplaced } = split(sorted)
  return { found, wrong: [...owners.wrong, ...misplaced] }
}

export const placeKey = (clientId: string, reference: string): string => `${clientId}\u0001${reference}`

/** What has an @ is an e-mail address and never a number: a number like another client's address must not get that client's data. */
async function lookUp(run: Run, keys: readonly string[]): Promise<void> {
  const isEmail = (key: string) => key.includes('@')
  const numbers = keys.filter((key) => !isEmail(key))
  const clients = await findClientsByKeys(run.tx, keys.filter(isEmail), numbers)
  for (const key of keys) run.clientIds.set(key, null)
  for (const { id, email, external_id } of clients) {
    if (external_id !== null && !isEmail(external_id)) run.clientIds.set(external_id, id)
    run.clientIds.set(email, id)
  }
}

function split<T extends object>(sorted: readonly (T | Wrong)[]): Sorted<T> {
  const isWrong = (each: T | Wrong): each is Wrong => 'kind' in each && each.kind === 'wrong'
  return {
    found: sorted.filter((each): each is T => !isWrong(each)),
    wrong: sorted.filter(isWrong),
  }
}
