// Shipments of an import: found by their reference among the client's. The import sets their status. Source: decisions 1 and 2.
import { afterOf, beforeOf, type Change, compareFields } from '#domain/import/compare.ts'
import { statusAfterImport } from '#domain/import/statuses.ts'
import type { AuditEntry } from '../../store/audit-log.ts'
import { insertAudits } from '../../store/imports-audit.ts'
import {
  findShipmentsByReference,
  insertShipments,
  updateShipments,
  type WrittenShipment,
} from '../../store/imports-clients.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { entryOf, type KindImporter, type RecordResult, type Run, repeatedIn } from './chunk.ts'
import { findOwners, type Owned, placeKey } from './owners.ts'

type Step = {
  readonly result: RecordResult
  readonly added?: WrittenShipment
  readonly changed?: WrittenShipment
}

export const importShipments: KindImporter = async (run, records) => {
  const owners = await findOwners(run, records)
  const keys = owners.found.map(({ record, clientId }) => ({
    client_id: clientId,
    reference: record.values.reference ?? '',
  }))
  const known = await findShipmentsByReference(run.tx, keys, { lock: run.writes })
  const byKey = new Map(known.map((each) => [placeKey(each.client_id, each.reference), each]))
  const steps = owners.found.map((owned) =>
    stepOf(run, owned, byKey.get(placeKey(owned.clientId, owned.record.values.reference ?? ''))),
  )
  return { results: [...owners.wrong, ...steps.map(({ result }) => result)], write: () => write(run, steps) }
}

function stepOf(run: Run, { record, clientId }: Owned, existing: ShipmentRow | undefined): Step {
  const { line, values } = record
  const reference = values.reference ?? ''
  const repeated = repeatedIn(run, line, placeKey(clientId, reference))
  if (repeated) return { result: repeated }
  const before = existing ? writtenOf(existing) : undefined
  const type = values.destination_type ?? (values.fc_code && !existing ? 'amazon_fba' : undefined)
  const given = {
    status: before ? statusAfterImport(before.status, values.status) : (values.status ?? 'pending'),
    destination_type: type ?? (existing ? undefined : 'other'),
    fc_code: values.fc_code,
    notes: values.notes,
    created_at: values.created_at ?? (existing ? undefined : run.needs.now().toISOString()),
    shipped_at: values.shipped_at,
  }
  const { changes } = compareFields(given, before ?? {})
  const row = before ?? newShipment(run, clientId, reference)
  const result = (outcome: 'new' | 'changed' | 'unchanged'): RecordResult => ({
    kind: 'planned',
    line,
    name: reference,
    place: { clientId, shipmentId: row.id, name: reference },
    outcome,
    changes,
    conflicts: [],
  })
  if (!before) return { result: result('new'), added: applied(row, changes) }
  return changes.length === 0
    ? { result: result('unchanged') }
    : { result: result('changed'), changed: applied(row, changes) }
}

const writtenOf = (row: ShipmentRow): WrittenShipment => ({
  ...row,
  created_at: row.created_at.toISOString(),
  shipped_at: row.shipped_at?.toISOString() ?? null,
})

const newShipment = (run: Run, clientId: string, reference: string): WrittenShipment => ({
  id: run.needs.newId(),
  client_id: clientId,
  reference,
  status: 'pending',
  destination_type: 'other',
  fc_code: null,
  notes: null,
  created_at: run.needs.now().toISOString(),
  shipped_at: null,
})

function applied(row: WrittenShipment, changes: readonly Change[]): WrittenShipment {
  const after = new Map(changes.map((change) => [change.field, change.after]))
  const pick = (field: string, stays: string): string => after.get(field) ?? stays
  return {
    ...row,
    status: pick('status', row.status),
    destination_type: pick('destination_type', row.destination_type) === 'amazon_fba' ? 'amazon_fba' : 'other',
    fc_code: after.get('fc_code') ?? row.fc_code,
    notes: after.get('notes') ?? row.notes,
    created_at: pick('created_at', row.created_at),
    shipped_at: after.get('shipped_at') ?? row.shipped_at,
  }
}

async function write(run: Run, steps: readonly Step[]): Promise<void> {
  await insertShipments(
    run.tx,
    steps.flatMap(({ added }) => added ?? []),
  )
  await updateShipments(
    run.tx,
    steps.flatMap(({ changed }) => changed ?? []),
  )
  await insertAudits(
    run.tx,
    steps.flatMap((step) => entriesOf(run, step)),
  )
}

/** A change of status is an entry of its own, as everywhere. */
function entriesOf(run: Run, { result, added, changed }: Step): readonly AuditEntry[] {
  const row = added ?? changed
  if (!row || result.kind === 'wrong') return []
  const at = { clientId: row.client_id, subject: { kind: 'shipment', id: row.id } }
  const after = { reference: row.reference, ...afterOf(result.changes) }
  if (added) return [entryOf(run, { ...at, action: 'shipment.imported', before: null, after })]
  const isStatus = (change: Change) => change.field === 'status'
  const status = result.changes.filter(isStatus)
  const others = result.changes.filter((change) => !isStatus(change))
  const entry = (action: string, changes: readonly Change[]) =>
    changes.length === 0 ? [] : [entryOf(run, { ...at, action, before: beforeOf(changes), after: afterOf(changes) })]
  return [...entry('shipment.imported', others), ...entry('shipment.status-changed', status)]
}
