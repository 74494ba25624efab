// What stops the invoices of shipments as they are saved, whatever a form will say: the gate's part that status and lists go by.
import { barredBy } from '#domain/admissibility/admit.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { parseCountry } from '#domain/countries.ts'
import { claimsCusma, type StandingClaim } from '#domain/cusma/standing-claim.ts'
import { FALLBACK_RATE } from '#domain/exchange.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import type { Finding } from '#domain/invoice/preflight/finding.ts'
import { type StandingItem, type StandingParties, standingStops } from '#domain/invoice/preflight/standing.ts'
import { decimal, usd } from '#domain/money.ts'
import { dutyInput, wholeLine } from '#domain/shipment/duty-question.ts'
import { readiness } from '#domain/shipment/readiness.ts'
import { type CodeStanding, codeStanding } from '#domain/tariff/code-standing.ts'
import { isDeclarable } from '#domain/tariff/declarable.ts'
import { calculateDuty } from '#domain/tariff/duty.ts'
import type { Deps } from '../../deps.ts'
import { findClientParties } from '../../store/client-parties.ts'
import type { Db } from '../../store/database.ts'
import { listItemsOfMany, type StoredItem } from '../../store/items.ts'
import { countLines } from '../../store/shipment-duties.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { openedImporter } from '../business-info/importer-details.ts'
import { importerFacts, sampleSeller, sellerOf } from '../business-info/parties.ts'
import { type ClaimNeeds, listShipmentClaims, type ShipmentClaim } from '../cusma/standing.ts'
import { type EntryNeeds, goodOf, itemFindings } from '../duty/admissibility.ts'
import { type LawNeeds, tariffLaw } from '../duty/tariff-law.ts'
import { memoryOf } from '../remembered.ts'
import { inTurns, type LetIn, turns } from '../shipments/in-turns.ts'
import { confirmedOn } from './confirmed-on.ts'
import { standingPermissions } from './entry-permissions.ts'

export type GateNeeds = LawNeeds & ClaimNeeds & EntryNeeds & Pick<Deps, 'secrets'>

export type GateAnswer = { readonly ready: boolean; readonly stops: readonly Finding[] }

/** With what it was worked out from, so that nobody reads it again. */
type Gated = GateAnswer & { readonly items: readonly StoredItem[]; readonly certified: ShipmentClaim }

type Shipment = Pick<ShipmentRow, 'id' | 'shipped_at'> & Partial<Pick<ShipmentRow, 'is_sample'>>

/** Of each shipment of a client, by id. `known`: the parties, where they were read already. */
export async function gateOf(
  db: Db,
  needs: GateNeeds,
  clientId: string,
  shipments: readonly Shipment[],
  known?: StandingParties,
): Promise<ReadonlyMap<string, Gated>> {
  if (shipments.length === 0) return new Map()
  const parties = known ?? (await partiesOf(db, needs, clientId))
  const gated = new Map<string, Gated>()
  const letIn = turns()
  for (const some of await inParts(db, clientId, shipments))
    await gateSome(db, needs, { clientId, some, parties, letIn }, gated)
  return gated
}

/** Items read at once, but for a shipment that alone has more. */
const LINES_AT_ONCE = 2000

async function inParts(
  db: Db,
  clientId: string,
  shipments: readonly Shipment[],
): Promise<readonly (readonly Shipment[])[]> {
  if (shipments.length === 1) return [shipments]
  const lines = await countLines(
    db,
    clientId,
    shipments.map(({ id }) => id),
  )
  const parts: Shipment[][] = []
  let room = 0
  for (const shipment of shipments) {
    const count = lines.get(shipment.id) ?? 0
    const last = parts.at(-1)
    if (last && count <= room) last.push(shipment)
    else parts.push([shipment])
    room = (last && count <= room ? room : LINES_AT_ONCE) - count
  }
  return parts
}

type Part = {
  readonly clientId: string
  readonly some: readonly Shipment[]
  readonly parties: StandingParties
  readonly letIn: LetIn
}

async function gateSome(
  db: Db,
  needs: GateNeeds,
  { clientId, some, parties, letIn }: Part,
  gated: Map<string, Gated>,
): Promise<void> {
  const itemsOf = await listItemsOfMany(
    db,
    some.map(({ id }) => ({ client_id: clientId, id })),
  )
  const all = some.flatMap(({ id }) => itemsOf.get(id) ?? [])
  const permissions = await standingPermissions(db, needs.settings, clientId, all)
  const held = some.map((shipment) => ({ shipment, items: itemsOf.get(shipment.id) ?? [] }))
  const claims = await listShipmentClaims(db, needs, clientId, held)
  for (const { shipment, items: stored } of held) {
    const certified = claims.get(shipment.id)
    if (!certified) throw new Error('a shipment that was asked about has no answer')
    const { form, claim } = certified
    const standing = (item: StoredItem) => ({
      ...item,
      ...standingOf(needs, item),
      bannedSince: permissions.has(item.id) ? null : bannedSince(needs, item, claim),
    })
    const items = await inTurns(stored, standing, letIn)
    const stops = standingStops(items, shipment.is_sample ? { ...parties, ...ofSample(clientId) } : parties)
    await letIn()
    const answer = answerOf(items, stops, form?.status ?? null, claim)
    gated.set(shipment.id, { ...answer, items: stored, certified })
  }
}

const ofSample = (clientId: string): Pick<StandingParties, 'seller' | 'importer'> => ({
  seller: sellerOf(sampleSeller(clientId)),
  importer: 'none',
})

/** At the newest rate that was fetched: the gate is asked within transactions, where no bank is waited for. */
export async function partiesOf(db: Db, { secrets }: GateNeeds, clientId: string): Promise<StandingParties> {
  const { business, importer, rate } = await findClientParties(db, clientId)
  return {
    seller: sellerOf(business),
    importer: importerFacts(openedImporter({ secrets }, clientId, importer)),
    exchange: rate
      ? { cadToUsd: rate.cadToUsd, usdToCad: rate.usdToCad, asOf: rate.day, source: 'stored' }
      : FALLBACK_RATE,
  }
}

function answerOf(
  items: readonly StandingItem[],
  stops: readonly Finding[],
  certificate: Parameters<typeof readiness>[0]['certificate'],
  { leftOut, covered }: StandingClaim,
): GateAnswer {
  const found = stops.map(({ reason, place }) => ({ id: reason, item: place.item }))
  return { ready: readiness({ items, stops: found, certificate, leftOut, covered }).ready, stops }
}

const standingOf = (needs: GateNeeds, { htsCode, htsProvenance }: StoredItem): CodeStanding =>
  codeStanding(needs.tariff, htsCode, {
    on: needs.today(),
    confirmedOn: confirmedOn(needs.settings, htsProvenance?.confirmedAt),
  })

/** Bans do not look at values: they are asked of one dollar. */
const ONE_DOLLAR = usd('1')

function bannedSince(needs: GateNeeds, item: StoredItem, claim: StandingClaim): CalendarDate | null {
  const htsCode = parseHtsCode(item.htsCode ?? '')
  const origin = parseCountry(item.countryOfOrigin ?? '')
  if (!htsCode || !origin || !isDeclarable(needs.tariff, htsCode)) return null
  const kind = claimsCusma(claim, { id: item.id, origin }) ? 'cusma' : 'none'
  const of = [needs.tariff, needs.measures, needs.entryLaw, needs.today()]
  return bans(of, JSON.stringify([kind, item.unitQuantities, goodOf(item), item.dutyAnswers]), () => {
    const barred = barredBy(itemFindings(needs, item, claim))
    if (barred) return barred.since
    const { input } = dutyInput(
      {
        htsCode,
        origin,
        price: ONE_DOLLAR,
        itemCount: 1,
        quantities: wholeLine(item.unitQuantities, 1),
        answers: item.dutyAnswers,
        description: '',
        claim: { kind },
      },
      { rate: decimal('1'), entryDate: needs.today() },
    )
    const { outcome } = calculateDuty(input, tariffLaw(needs))
    return outcome.kind === 'prohibited' ? outcome.since : null
  })
}

/** Bans by goods: lists ask of the same goods again and again. */
const bans = memoryOf<CalendarDate | null>(20_000)
