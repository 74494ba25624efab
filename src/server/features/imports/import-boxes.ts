// Boxes of an import: found by their number in the shipment. Contents that the file names take the place of all that lay in the box.

import { BOX_FIELDS, boxOf, CONTENT_FIELDS, type GivenBox } from '#domain/import/box-record.ts'
import { afterOf, beforeOf, type Change, compareFields, plainDecimal } from '#domain/import/compare.ts'
import { insertAudits } from '../../store/imports-audit.ts'
import {
  findBoxesByNumber,
  findContents,
  insertBoxes,
  replaceContents,
  updateBoxes,
} from '../../store/imports-packing.ts'
import type { BoxesTable, BoxItemsTable } from '../../store/tables/shipments.ts'
import { entryOf, type KindImporter, outcomeOf, type RecordResult, type Run, repeatedIn } from './chunk.ts'
import { findPlaces, type Placed } from './owners.ts'

type Step = {
  readonly result: RecordResult
  /** The box as it is to be; undefined where nothing is to be written. */
  readonly box?: BoxesTable
  readonly isNew?: boolean
  /** All that is to lie in it; undefined: what lies there stays. */
  readonly contents?: readonly BoxItemsTable[]
}

export const importBoxes: KindImporter = async (run, records) => {
  const places = await findPlaces(run, records)
  const keys = places.found.map(({ clientId, shipment, record }) => ({
    client_id: clientId,
    shipment_id: shipment.id,
    box_number: Number(record.values.box_number),
  }))
  const boxes = await findBoxesByNumber(run.tx, keys)
  const byNumber = new Map(boxes.map((box) => [boxKey(box.shipment_id, box.box_number), box]))
  const contents = Map.groupBy(await findContents(run.tx, boxes), ({ box_id }) => box_id)
  const steps = places.found.map((placed) => {
    const existing = byNumber.get(boxKey(placed.shipment.id, Number(placed.record.values.box_number)))
    return stepOf(run, placed, existing, existing ? (contents.get(existing.id) ?? []) : [])
  })
  return { results: [...places.wrong, ...steps.map(({ result }) => result)], write: () => write(run, steps) }
}

const boxKey = (shipmentId: string, number: number): string => `${shipmentId} ${number}`

function stepOf(
  run: Run,
  { record, shipment, clientId }: Placed,
  existing: BoxesTable | undefined,
  lying: readonly BoxItemsTable[],
): Step {
  const { line } = record
  const given = boxOf(record)
  if (given.problems.length > 0) return { result: { kind: 'wrong', problems: given.problems } }
  const repeated = repeatedIn(run, line, boxKey(shipment.id, given.number))
  if (repeated) return { result: repeated }
  const { changes: measured } = compareFields(given.fields, existing ? measuresOf(existing) : {})
  const packed = contentChanges(given, lying)
  const changes = [...measured, ...packed]
  const outcome = outcomeOf(!existing, changes)
  const name = `${shipment.reference} · ${given.number}`
  const place = { clientId, shipmentId: shipment.id, name: shipment.reference }
  const result: RecordResult = { kind: 'planned', line, name, place, outcome, changes, conflicts: [] }
  if (outcome === 'unchanged') return { result }
  const before = existing ?? {
    ...{ id: run.needs.newId(), client_id: clientId, shipment_id: shipment.id, box_number: given.number },
    ...{ weight_kg: null, length_cm: null, width_cm: null, height_cm: null },
  }
  const box = { ...before, ...afterOf(measured) }
  const contents = packed.length > 0 ? contentsOf(run, box, given, lying) : undefined
  return { result, box, isNew: !existing, contents }
}

const measuresOf = (box: BoxesTable) => Object.fromEntries(BOX_FIELDS.map((field) => [field, plainDecimal(box[field])]))

/** 'WAX-6 quantity' from 12 to 10; of a SKU that is no longer there, its quantity goes. */
function contentChanges({ contents }: GivenBox, lying: readonly BoxItemsTable[]): readonly Change[] {
  if (contents.size === 0) return []
  const bySku = new Map(lying.map((each) => [each.sku, each]))
  const gone = lying
    .filter(({ sku }) => !contents.has(sku))
    .map(({ sku, quantity }) => ({ field: `${sku} quantity`, before: String(quantity), after: null }))
  const changed = [...contents].flatMap(([sku, given]) => {
    const before = bySku.get(sku)
    return compareFields(given, before ? contentFields(before) : {}).changes.map((change) => ({
      ...change,
      field: `${sku} ${change.field}`,
    }))
  })
  return [...gone, ...changed]
}

const contentFields = (content: BoxItemsTable) => ({
  asin: content.asin,
  fnsku: content.fnsku,
  quantity: String(content.quantity),
  description: content.description,
  cost_cad: plainDecimal(content.cogs_cad),
})

function contentsOf(run: Run, box: BoxesTable, { contents }: GivenBox, lying: readonly BoxItemsTable[]) {
  const bySku = new Map(lying.map((each) => [each.sku, each]))
  return [...contents].map(([sku, given]): BoxItemsTable => {
    const before = bySku.get(sku)
    const was = before ? contentFields(before) : undefined
    const fields = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, given[field] ?? was?.[field] ?? null]))
    return {
      id: before?.id ?? run.needs.newId(),
      client_id: box.client_id,
      box_id: box.id,
      sku,
      asin: fields.asin ?? null,
      fnsku: fields.fnsku ?? null,
      quantity: Number(fields.quantity),
      description: fields.description ?? null,
      cogs_cad: fields.cost_cad ?? null,
    }
  })
}

async function write(run: Run, steps: readonly Step[]): Promise<void> {
  const boxes = steps.flatMap(({ box, isNew, contents }) => (box ? [{ box, isNew, contents }] : []))
  await insertBoxes(
    run.tx,
    boxes.filter(({ isNew }) => isNew).map(({ box }) => box),
  )
  await updateBoxes(
    run.tx,
    boxes.filter(({ isNew }) => !isNew).map(({ box }) => box),
  )
  const packed = boxes.filter(({ contents }) => contents)
  await replaceContents(
    run.tx,
    packed.map(({ box: { client_id, id } }) => ({ client_id, id })),
    packed.flatMap(({ contents }) => contents ?? []),
  )
  const entries = steps.flatMap(({ result, box, isNew }) => {
    if (!box || result.kind === 'wrong') return []
    const after = { box_number: box.box_number, ...afterOf(result.changes) }
    return entryOf(run, {
      clientId: box.client_id,
      action: 'box.imported',
      subject: { kind: 'box', id: box.id },
      before: isNew ? null : beforeOf(result.changes),
      after,
    })
  })
  await insertAudits(run.tx, entries)
}
