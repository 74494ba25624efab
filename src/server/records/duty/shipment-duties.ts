// The duty of whole shipments for lists: each as the page of the shipment sums it, for goods that enter today. Kept, so that lists can be
// ordered by it, and worked out anew when the goods, the rules, the day or the exchange rate changed.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { addressLine } from '#domain/address/address.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { isCertified, type StandingClaim } from '#domain/cusma/standing-claim.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { centsText, decimal, type Usd, usd } from '#domain/money.ts'
import { itemLine } from '#domain/shipment/duty-question.ts'
import { type DutiedItem, dutyRange, dutyTotals } from '#domain/shipment/duty-totals.ts'
import { toCad } from '#domain/shipment/totals.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../store/database.ts'
import { listItemsOfMany, type StoredItem } from '../../store/items.ts'
import {
  countLines,
  listShipmentDuties,
  listWithoutDuty,
  markDuties,
  saveDuties,
  type WorkedOutDuty,
} from '../../store/shipment-duties.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { type ClaimNeeds, listShipmentClaims } from '../cusma/standing.ts'
import { currentExchangeRate } from '../reference/exchange-rate.ts'
import { inTurns } from '../shipments/in-turns.ts'
import type { EntryNeeds } from './admissibility.ts'
import { ownDuty } from './calculate-duty.ts'
import type { LawNeeds } from './tariff-law.ts'

type ReckonNeeds = LawNeeds & EntryNeeds & Pick<Deps, 'today'>

export type DutyNeeds = ReckonNeeds &
  ClaimNeeds &
  Pick<Deps, 'db' | 'now' | 'log' | 'exchangeRates' | 'dataSets' | 'installation'>

/** Amounts are text, CAD to the cent; `duty_cad` null: no item's is known. */
export type EstimatedDuty = Omit<WorkedOutDuty, 'shipment_id' | 'changes' | 'client_changes' | 'basis'>
/** `isCurrent`: by the rules, the day and the rate of now. */
export type ShipmentDuty = EstimatedDuty & { readonly isCurrent: boolean }

type Shipment = Pick<ShipmentRow, 'id' | 'shipped_at'>

/** Lines worked out in one call, but for a shipment that alone has more: half a millisecond each, and more for goods of many words. */
const LINES_AT_ONCE = 2000
/** Shipments of more lines that a call of this server is at: another call answers without them. */
const largeUnderWay = new Set<string>()

/**
 * By shipment. What holds is read, the rest worked out as far as `LINES_AT_ONCE` goes; behind that a figure of other rules is answered as
 * such, and a shipment that has none is absent. `keep`: what was worked out is kept for the next reader; `all`: however long it takes.
 */
export async function dutiesOfShipments(
  needs: DutyNeeds,
  clientId: string,
  shipments: readonly Shipment[],
  { keep, all = false }: { readonly keep: boolean; readonly all?: boolean },
): Promise<ReadonlyMap<string, ShipmentDuty>> {
  const rate = await currentExchangeRate(needs)
  const basis = basisOf(needs, rate)
  const ids = shipments.map(({ id }) => id)
  const stored = await listShipmentDuties(needs.db, clientId, ids)
  const open = shipments.filter(({ id }) => stored.get(id)?.basis !== basis || !stored.get(id)?.isOfNow)
  const { worked } = await workOut(needs, clientId, open, { rate, basis, keep, all })
  while (all && worked.size < open.length) {
    const rest = open.filter(({ id }) => !worked.has(id))
    const more = await workOut(needs, clientId, rest, { rate, basis, keep, all })
    for (const [id, duty] of more.worked) worked.set(id, duty)
  }
  const answers = new Map<string, ShipmentDuty>()
  for (const id of ids) {
    const known = stored.get(id)
    const now = worked.get(id)
    if (now) answers.set(id, { ...now, isCurrent: true })
    else if (known?.isOfNow && known.entry_day)
      answers.set(id, { ...known, entry_day: known.entry_day, isCurrent: known.basis === basis })
  }
  return answers
}

/** Shipments looked at in one call: what one of a few lines costs is the reading. */
const SHIPMENTS_AT_ONCE = 200

/** Works out some of what is open of all the client's shipments, the newest first; answers how many are left. */
export async function workOutMore(needs: DutyNeeds, clientId: string): Promise<number> {
  const rate = await currentExchangeRate(needs)
  const basis = basisOf(needs, rate)
  const { rows, total } = await listWithoutDuty(needs.db, clientId, basis, SHIPMENTS_AT_ONCE)
  const { kept } = await workOut(needs, clientId, rows, { rate, basis, keep: true })
  return total - kept
}

/** Everything but the goods that a figure hangs on; another release may reckon otherwise. */
function basisOf({ today, dataSets, installation, tariff }: DutyNeeds, { cadToUsd, usdToCad }: ExchangeRate): string {
  const rules = dataSets.map(({ name, version }) => `${name} ${version}`)
  const rate = `${cadToUsd.toFixed()} ${usdToCad.toFixed()}`
  return [today(), rate, installation.release, tariff.release, ...rules].join('; ')
}

/** `kept`: of how many a list can be ordered by it; what something else is writing meanwhile is not kept. */
type WorkedOut = { readonly worked: Map<string, EstimatedDuty>; readonly kept: number }
type By = { readonly rate: ExchangeRate; readonly basis: string; readonly keep: boolean; readonly all?: boolean }

async function workOut(
  needs: DutyNeeds,
  clientId: string,
  shipments: readonly Shipment[],
  { rate, basis, keep, all = false }: By,
): Promise<WorkedOut> {
  const { some, large } = await firstLines(needs.db, clientId, shipments, all)
  try {
    const ids = some.map(({ id }) => id)
    const marks = await markDuties(needs.db, clientId, ids)
    const duties = await reckon(needs.db, needs, clientId, { shipments: some, rate })
    const worked = new Map<string, EstimatedDuty>(duties)
    const marked = duties.flatMap(([id, duty]) => {
      const mark = marks.get(id)
      return mark ? [{ ...mark, ...duty, basis }] : []
    })
    const kept = keep ? await saveDuties(needs.db, clientId, marked) : 0
    return { worked, kept }
  } finally {
    if (large) largeUnderWay.delete(large)
  }
}

type Some = { readonly some: readonly Shipment[]; readonly large: string | undefined }

/**
 * As many of the shipments, in their order, as `LINES_AT_ONCE` goes; one that is `large` by itself, and none that another call is at unless
 * `all` are asked for.
 */
async function firstLines(db: Db, clientId: string, shipments: readonly Shipment[], all: boolean): Promise<Some> {
  const ids = shipments.map(({ id }) => id)
  const linesOf = await countLines(db, clientId, ids)
  const free = all ? shipments : shipments.filter(({ id }) => !largeUnderWay.has(id))
  let lines = 0
  const end = free.findIndex(({ id }, at) => {
    lines += linesOf.get(id) ?? 0
    return at > 0 && lines > LINES_AT_ONCE
  })
  const some = end === -1 ? free : free.slice(0, end)
  const large = some.find(({ id }) => (linesOf.get(id) ?? 0) > LINES_AT_ONCE)?.id
  if (large) largeUnderWay.add(large) // in the same turn as it was found free
  return { some, large }
}

async function reckon(
  db: Db,
  needs: ReckonNeeds & ClaimNeeds,
  clientId: string,
  { shipments, rate }: { readonly shipments: readonly Shipment[]; readonly rate: ExchangeRate },
): Promise<readonly (readonly [string, EstimatedDuty])[]> {
  if (shipments.length === 0) return []
  const itemsOf = await listItemsOfMany(
    db,
    shipments.map(({ id }) => ({ client_id: clientId, id })),
  )
  const held = shipments.map((shipment) => ({ shipment, items: itemsOf.get(shipment.id) ?? [] }))
  const claims = await listShipmentClaims(db, needs, clientId, held)
  const duties: (readonly [string, EstimatedDuty])[] = []
  for (const { shipment, items } of held) {
    await nextTurn() // other calls are answered between two shipments
    const claim = claims.get(shipment.id)?.claim
    if (!claim) throw new Error('a shipment that was asked about has no answer')
    duties.push([shipment.id, await dutyOfItems(needs, items, { claim, rate, entryDate: needs.today() })])
  }
  return duties
}

type Terms = { readonly claim: StandingClaim; readonly rate: ExchangeRate; readonly entryDate: CalendarDate }

/** The sum over the items of one shipment. */
export async function dutyOfItems(
  needs: LawNeeds & EntryNeeds,
  items: readonly StoredItem[],
  terms: Terms,
): Promise<EstimatedDuty> {
  const dutied = await inTurns(items, (item) => dutiedItem(needs, item, terms))
  const { duty, known, open, prohibited } = dutyTotals(dutied)
  const range = dutyRange(dutied)
  return {
    entry_day: terms.entryDate,
    duty_cad: known > 0 ? centsText(duty) : null,
    known,
    open,
    prohibited,
    least_cad: range ? centsText(range.least) : null,
    most_cad: range?.most ? centsText(range.most) : null,
    has_deposit: dutied.some((each) => each.duty.hasDeposit === true),
  }
}

function dutiedItem(needs: LawNeeds & EntryNeeds, item: StoredItem, { claim, rate, entryDate }: Terms): DutiedItem {
  const { quantity, costCad, maker } = item
  const facts = {
    ...item,
    declaredValue: costCad && Number(costCad.toString()),
    manufacturingAddress: maker && addressLine(maker),
  }
  const line = itemLine(facts, isCertified(claim, item.id))
  if (!line) return { quantity, costCad, duty: { kind: 'waiting' } }
  const { receipt, findings, duty } = ownDuty(needs, line, { rate, entryDate })
  const { outcome, range } = receipt
  const inCad = (amount: Usd) => toCad(usd(centsText(amount)), rate.usdToCad).amount
  if (!duty) return { quantity, costCad, duty: { kind: outcome.kind } }
  return {
    quantity,
    costCad,
    duty: {
      kind: outcome.kind,
      dutyCad: decimal(centsText(toCad(duty, rate.usdToCad))),
      ...(range ? { leastCad: inCad(range.least), ...(range.most ? { mostCad: inCad(range.most) } : {}) } : {}),
      hasDeposit: findings.some(({ level }) => level === 'deposit'),
    },
  }
}
