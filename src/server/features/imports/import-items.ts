// Items of an import: found by SKU in their shipment. What a person settled stays, unless the import is to win.
import { type Compared, compareFields } from '#domain/import/compare.ts'
import { fieldsSettledByPeople } from '../../store/imports-audit.ts'
import { findItemsBySku, findRemembered, type ImportedItem } from '../../store/imports-items.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import type { AsinDataRow } from '../../store/tables.ts'
import { type KindImporter, type Run, repeatedIn, wrong } from './chunk.ts'
import { fieldsOf, givenOf, SETTLED_FIELDS, withoutForeignWords } from './item-fields.ts'
import type { ItemStep } from './item-step.ts'
import { findPlaces, type Placed } from './owners.ts'
import { writeItems } from './write-items.ts'

export const importItems: KindImporter = async (run, records) => {
  const places = await findPlaces(run, records)
  const bySku = Map.groupBy(await findItemsBySku(run.tx, places.found.map(skuKey)), (item) =>
    itemKey(item.shipment_id, item.sku),
  )
  const pairs = places.found.map((placed) => ({ placed, items: bySku.get(keyOf(placed)) ?? [] }))
  const settled = await settledFields(run, pairs)
  const remembered = await rememberedOf(run, pairs)
  const steps = pairs.map(({ placed, items }) => {
    const [existing] = items
    const problem = problemOf(run, placed, items)
    if (problem) return problem
    const known = remembered.get(`${placed.clientId} ${placed.record.values.asin}`)
    return existing
      ? changeStep(run, placed, existing, settled.get(existing.id) ?? new Set())
      : newStep(run, placed, known)
  })
  const planned = steps.filter((step): step is ItemStep => 'fields' in step)
  const results = steps.map((step) => ('fields' in step ? step.result : step))
  return { results: [...places.wrong, ...results], write: () => writeItems(run, planned) }
}

type Pair = { readonly placed: Placed; readonly items: readonly ImportedItem[] }

const itemKey = (shipmentId: string, sku: string): string => `${shipmentId}\u0001${sku}`
const keyOf = ({ shipment, record }: Placed): string => itemKey(shipment.id, record.values.sku ?? '')
const skuKey = ({ clientId, shipment, record }: Placed) => ({
  client_id: clientId,
  shipment_id: shipment.id,
  sku: record.values.sku ?? '',
})

function problemOf(run: Run, placed: Placed, items: readonly ImportedItem[]) {
  const { line, values } = placed.record
  const repeated = repeatedIn(run, line, keyOf(placed))
  if (repeated) return repeated
  if (items.length > 1) return wrong(line, 'sku', { reason: 'severalItems', facts: { count: items.length } })
  if (items.length === 0 && (!values.description || !values.quantity))
    return wrong(line, null, { reason: 'newItemNeeds' })
  const given = givenOf(values)
  return given.makerIncomplete ? wrong(line, 'maker_name', { reason: 'makerIncomplete' }) : undefined
}

function newStep(run: Run, { record, shipment, clientId }: Placed, remembered: AsinDataRow | undefined): ItemStep {
  const given = givenOf(record.values)
  // What the client confirmed of the product stands against another code of the file, as it would on an item of its own.
  const person = remembered?.hts_confirmed_by && !run.takes(record.line) ? remembered.hts_code : null
  const compared = compareFields(given.fields, person ? { hts_code: person } : {}, new Set(['hts_code']))
  const { changes, conflicts } = withoutForeignWords(compared)
  return {
    result: {
      kind: 'planned',
      line: record.line,
      name: nameOf(shipment, record.values.sku),
      place: { clientId, shipmentId: shipment.id, name: shipment.reference },
      outcome: 'new',
      changes,
      conflicts,
    },
    shipment,
    sku: record.values.sku ?? '',
    given,
    existing: undefined,
    remembered,
    fields: new Set(changes.map(({ field }) => field)),
  }
}

function changeStep(
  run: Run,
  { record, shipment, clientId }: Placed,
  existing: ImportedItem,
  settled: ReadonlySet<string>,
): ItemStep {
  const given = givenOf(record.values)
  const stands = run.takes(record.line) ? new Set<string>() : settled
  const { changes, conflicts }: Compared = withoutForeignWords(compareFields(given.fields, fieldsOf(existing), stands))
  return {
    result: {
      kind: 'planned',
      line: record.line,
      name: nameOf(shipment, existing.sku),
      place: { clientId, shipmentId: shipment.id, name: shipment.reference },
      outcome: changes.length > 0 ? 'changed' : 'unchanged',
      changes,
      conflicts,
    },
    shipment,
    sku: existing.sku,
    given,
    existing,
    remembered: undefined,
    fields: new Set(changes.map(({ field }) => field)),
  }
}

const nameOf = (shipment: ShipmentRow, sku: string | undefined): string => `${shipment.reference} · ${sku ?? ''}`

/** Asked only of items whose settled fields the file would change. A confirmed code is settled, whoever wrote it. */
async function settledFields(run: Run, pairs: readonly Pair[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const differing = pairs.flatMap(({ placed, items: [existing] }) => {
    if (!existing) return []
    const { changes } = compareFields(givenOf(placed.record.values).fields, fieldsOf(existing))
    return changes.some(({ field }) => SETTLED_FIELDS.has(field)) ? [existing] : []
  })
  const refs = differing.map(({ client_id, id }) => ({ client_id, id }))
  const byPeople = await fieldsSettledByPeople(run.tx, refs, [...SETTLED_FIELDS.values()])
  return new Map(
    differing.map((item) => {
      const columns = byPeople.get(item.id) ?? new Set()
      const names = [...SETTLED_FIELDS].filter(([, column]) => columns.has(column)).map(([field]) => field)
      return [item.id, new Set([...names, ...(item.hts_confirmed_by ? ['hts_code'] : [])])]
    }),
  )
}

async function rememberedOf(run: Run, pairs: readonly Pair[]): Promise<ReadonlyMap<string, AsinDataRow>> {
  const wanted = new Map(
    pairs.flatMap(({ placed, items }) => {
      const { asin } = placed.record.values
      return asin && items.length === 0
        ? [[`${placed.clientId} ${asin}`, { client_id: placed.clientId, asin }] as const]
        : []
    }),
  )
  const rows = await findRemembered(run.tx, [...wanted.values()])
  return new Map(rows.map((row) => [`${row.client_id} ${row.asin}`, row]))
}
