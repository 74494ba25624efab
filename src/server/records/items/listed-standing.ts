// What lists say of shipments by their items: counts, and what stops the invoice. Kept by each server as long as nothing of it changed, so that a list
// reads the items of those alone that did. The marks of duties count the same changes (migration 0071); who sells and imports, the rate
// and what staff permitted are read each time and compared.
import { createHash } from 'node:crypto'
import { SHOWN_BY_FIELDS } from '#domain/shipment/readiness.ts'
import { isFollowed } from '#domain/shipment/status.ts'
import type { Db } from '../../store/database.ts'
import { listPermittedGoods } from '../../store/entry-permissions.ts'
import { type DutyMark, listMarks } from '../../store/shipment-duties.ts'
import { countsOfShipments, type ShipmentCounts, type ShipmentRow } from '../../store/shipments.ts'
import { type Shelf, shelfOf } from '../remembered.ts'
import { type GateAnswer, type GateNeeds, gateOf, partiesOf } from './standing-stops.ts'

export type ListedStanding = {
  /** Undefined: without items. */
  readonly counts: ShipmentCounts | undefined
  /** Undefined: not asked, since the shipment has its invoice. */
  readonly gate: GateAnswer | undefined
}

type Kept = ListedStanding & { readonly mark: DutyMark; readonly beside: string }
type Shipment = Pick<ShipmentRow, 'id' | 'shipped_at' | 'status' | 'is_sample'>

/** What stops invoices is kept for so many items at most: of a shipment there is an entry for each that stops it. */
const MOST_STOPS = 20_000
const MOST_SHIPMENTS = 5000
/** A file of a whole list asks for more at a time: once, and not instead of what people look at again and again. */
const MOST_OF_A_PAGE = 100

type Memory = { readonly of: readonly unknown[]; readonly byShipment: Shelf<Kept> }
const memories = new WeakMap<Db, Memory>()

/** By shipment of the client. */
export async function listedStandings(
  db: Db,
  needs: GateNeeds,
  clientId: string,
  shipments: readonly Shipment[],
): Promise<ReadonlyMap<string, ListedStanding>> {
  const { tariff, measures, entryLaw, origin, settings } = needs
  const memory = memoryFor(db, [tariff, measures, entryLaw, origin, settings, needs.today()])
  // Before the facts: what changes behind it is not taken for known.
  const marks = await listMarks(
    db,
    clientId,
    shipments.map(({ id }) => id),
  )
  const { parties, beside } = shipments.some(isAsked) ? await whatLiesBeside(db, needs, clientId) : NOTHING_BESIDE
  const known = new Map<string, ListedStanding>()
  for (const shipment of shipments) {
    const kept = memory.byShipment.get(shipment.id)
    if (!kept || !holds(kept, marks.get(shipment.id), { shipment, beside })) continue
    known.set(shipment.id, { counts: kept.counts, gate: isAsked(shipment) ? kept.gate : undefined })
  }
  const open = shipments.filter(({ id }) => !known.has(id))
  const gate = await gateOf(db, needs, clientId, open.filter(isAsked), parties)
  const counts = await countsOfShipments(
    db,
    clientId,
    open.map(({ id }) => id),
  )
  for (const { id } of open) {
    const standing = { counts: counts.get(id), gate: asListed(gate.get(id)) }
    const mark = marks.get(id)
    if (mark && shipments.length <= MOST_OF_A_PAGE) memory.byShipment.put(id, { ...standing, mark, beside })
    known.set(id, standing)
  }
  return known
}

/** Fields that are empty are counted; only what lies beside them is said. */
const asListed = (answer: GateAnswer | undefined): GateAnswer | undefined =>
  answer && { ready: answer.ready, stops: answer.stops.filter(({ reason }) => !SHOWN_BY_FIELDS.includes(reason)) }

const isAsked = ({ status }: Shipment): boolean => isFollowed(status)

function memoryFor(db: Db, of: readonly unknown[]): Memory {
  const known = memories.get(db)
  if (known?.of.every((each, at) => each === of[at])) return known
  const fresh = { of, byShipment: shelfOf<Kept>(MOST_SHIPMENTS, MOST_STOPS, weight) }
  memories.set(db, fresh)
  return fresh
}

const NOTHING_BESIDE = { parties: undefined, beside: '' }

/** As a digest: nobody's number or address is kept. */
async function whatLiesBeside(db: Db, needs: GateNeeds, clientId: string) {
  const parties = await partiesOf(db, needs, clientId)
  const said = JSON.stringify([clientId, parties, await listPermittedGoods(db, clientId)])
  return { parties, beside: createHash('sha256').update(said).digest('base64') }
}

type Asked = { readonly shipment: Shipment; readonly beside: string }

function holds(kept: Kept, mark: DutyMark | undefined, { shipment, beside }: Asked): boolean {
  if (mark?.changes !== kept.mark.changes || mark.client_changes !== kept.mark.client_changes) return false
  return !isAsked(shipment) || (kept.gate !== undefined && kept.beside === beside)
}

const weight = ({ gate }: ListedStanding): number => gate?.stops.length ?? 0
