// Writes the items of a chunk: makers, new items after the last of their shipment, changed ones, and what the audit log says.
import type { AddressParts } from '#domain/address/address.ts'
import { beforeOf } from '#domain/import/compare.ts'
import type { AuditEntry } from '../../store/audit-log.ts'
import { insertAudits } from '../../store/imports-audit.ts'
import {
  type ChangedItemRow,
  insertImportedItems,
  lastPositions,
  type MakerRow,
  type NewItemRow,
  saveMakers,
  updateImportedItems,
} from '../../store/imports-items.ts'
import { entryOf, type Run } from './chunk.ts'
import { SETTLED_FIELDS } from './item-fields.ts'
import { itemRow } from './item-rows.ts'
import type { ItemStep } from './item-step.ts'

/** Changing one of these overtakes a CUSMA certificate. */
const ON_CERTIFICATE = ['description', 'country_of_origin', 'hts_code', 'maker'] as const

export async function writeItems(run: Run, steps: readonly ItemStep[]): Promise<void> {
  const toWrite = steps.filter(({ result }) => result.kind === 'planned' && result.outcome !== 'unchanged')
  if (toWrite.length === 0) return
  await keepMakers(run, toWrite)
  const nextPosition = await positionCounter(run, toWrite)
  const written = toWrite.map((step) => {
    const row = itemRow(run, step, run.makerIds.get(makerKey(step)) ?? null)
    noteShipment(run, step)
    return { step, row }
  })
  const added = written.flatMap(({ step, row }) => (step.existing ? [] : [newRow(step, row, nextPosition)]))
  await insertImportedItems(run.tx, added)
  await updateImportedItems(
    run.tx,
    written.flatMap(({ step, row }) => (step.existing ? [row] : [])),
  )
  await insertAudits(
    run.tx,
    written.map(({ step, row }) => itemEntry(run, step, row)),
  )
}

function noteShipment(run: Run, { shipment, existing, fields }: ItemStep): void {
  run.touched.set(shipment.id, shipment.client_id)
  if (!existing || ON_CERTIFICATE.some((field) => fields.has(field))) run.certified.set(shipment.id, shipment.client_id)
}

const newRow = (step: ItemStep, row: ChangedItemRow, nextPosition: (shipmentId: string) => number): NewItemRow => ({
  ...row,
  shipment_id: step.shipment.id,
  position: nextPosition(step.shipment.id),
  sku: step.sku,
  unit_quantities: step.remembered?.unit_quantities ?? {},
  duty_answers: step.remembered?.duty_answers ?? {},
})

async function positionCounter(run: Run, steps: readonly ItemStep[]): Promise<(shipmentId: string) => number> {
  const shipments = new Map(steps.map(({ shipment: { id, client_id } }) => [id, { id, client_id }]))
  const last = new Map(await lastPositions(run.tx, [...shipments.values()]))
  return (shipmentId) => {
    const next = (last.get(shipmentId) ?? 0) + 1
    last.set(shipmentId, next)
    return next
  }
}

const wordsKey = (clientId: string, maker: AddressParts): string =>
  JSON.stringify([clientId, maker.name, maker.streetAddress, maker.city, maker.state, maker.country, maker.zipCode])

const makerKey = ({ shipment, given }: ItemStep): string =>
  given.maker ? wordsKey(shipment.client_id, given.maker) : ''

/** Saves the makers that the rows set; one in the same words is found instead of added. */
async function keepMakers(run: Run, steps: readonly ItemStep[]): Promise<void> {
  const wanted = new Map<string, MakerRow>()
  for (const step of steps) {
    const { maker } = step.given
    const key = makerKey(step)
    if (!maker || !step.fields.has('maker') || wanted.has(key) || run.makerIds.has(key)) continue
    const { name, streetAddress, city, state, country, zipCode } = maker
    const words = { name, street_address: streetAddress, city, state, country, zip_code: zipCode }
    wanted.set(key, { id: run.needs.newId(), client_id: step.shipment.client_id, ...words })
  }
  const stored = await saveMakers(run.tx, [...wanted.values()], run.needs.now())
  const ids = new Set([...wanted.values()].map(({ id }) => id))
  await insertAudits(
    run.tx,
    stored.filter(({ id }) => ids.has(id)).map((maker) => makerEntry(run, maker)),
  )
  for (const maker of stored) run.makerIds.set(wordsKey(maker.client_id, partsOf(maker)), maker.id)
}

const partsOf = (row: MakerRow): AddressParts => ({
  name: row.name,
  streetAddress: row.street_address,
  city: row.city,
  state: row.state,
  country: row.country,
  zipCode: row.zip_code,
})

const makerEntry = (run: Run, maker: MakerRow): AuditEntry =>
  entryOf(run, {
    clientId: maker.client_id,
    action: 'address.added',
    subject: { kind: 'manufacturing_address', id: maker.id },
    before: null,
    after: partsOf(maker),
  })

/** Under the names of the columns, as a person's own change is. A changed maker is its id. */
function itemEntry(run: Run, step: ItemStep, row: ChangedItemRow): AuditEntry {
  const { existing, result } = step
  const changes = result.kind === 'planned' ? result.changes : []
  const columns = changes.map((change) => ({ ...change, field: SETTLED_FIELDS.get(change.field) ?? change.field }))
  const named = Object.fromEntries(columns.map(({ field, after }) => [field, after]))
  const makerChange = step.fields.has('maker') ? { manufacturing_address_id: row.manufacturing_address_id } : {}
  const after = { ...named, ...makerChange }
  const before = existing && {
    ...beforeOf(columns),
    ...(step.fields.has('maker') ? { manufacturing_address_id: existing.manufacturing_address_id } : {}),
  }
  return entryOf(run, {
    clientId: row.client_id,
    action: 'item.imported',
    subject: { kind: 'item', id: row.id },
    before: before ?? null,
    after: existing ? after : { sku: step.sku, ...after },
  })
}
