// What a shipment may claim on the day its goods move: by its own CUSMA form as it stands then, and by certificates for products.
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { isCertificate } from '#domain/cusma/form-status.ts'
import { type CoverableItem, type ProductCover, productCover } from '#domain/cusma/product-cover.ts'
import { isCertified, type StandingClaim, statusOn } from '#domain/cusma/standing-claim.ts'
import { htsDigits } from '#domain/hts-code.ts'
import { isRefutedBy } from '#domain/origin/certified-basis.ts'
import { listCoveringGoods } from '../../store/certified-goods.ts'
import { type CusmaFormRow, listCusmaForms } from '../../store/cusma-forms.ts'
import type { Db } from '../../store/database.ts'
import type { StoredItem } from '../../store/items.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import {
  type DecisionNeeds,
  productKey,
  type StandingDecision,
  standingDecisions,
} from '../origin/standing-decisions.ts'
import { contentOf } from './form-facts.ts'
import { movesOn, type StandingNeeds } from './moving-day.ts'

/** `status` is that of the day, not only the stored one. */
export type StandingForm = CusmaFormRow & {
  /** Why it is out of date; null while it is not. */
  readonly outOfDate: OutOfDate | null
}

/** `periodEnd`: the last day of a period that is over; null: an item changed after the certificate was signed. */
type OutOfDate = { readonly periodEnd: CalendarDate | null }

export type ShipmentClaim = {
  readonly claim: StandingClaim
  /** Undefined while the form has not been begun. */
  readonly form: StandingForm | undefined
  /** By certificates for products. */
  readonly cover: ProductCover
}

type Held = {
  readonly shipment: Pick<ShipmentRow, 'id' | 'shipped_at'>
  readonly items: readonly StoredItem[]
  /** The day the goods are taken to enter on, where one is named: a certificate counts only within its period. */
  readonly entersOn?: CalendarDate | undefined
}

export type ClaimNeeds = StandingNeeds & DecisionNeeds

export async function findShipmentClaim(
  db: Db,
  needs: ClaimNeeds,
  clientId: string,
  held: Held,
): Promise<ShipmentClaim> {
  const [claim] = (await listShipmentClaims(db, needs, clientId, [held])).values()
  if (!claim) throw new Error('a shipment that was asked about has no answer')
  return claim
}

/** What may be claimed on a day of entry, and whether a certificate that covers goods today does not cover them then. */
export async function claimOn(
  needs: ClaimNeeds & { readonly db: Db },
  clientId: string,
  held: Held,
): Promise<{ readonly claim: StandingClaim; readonly isOutsidePeriod: boolean }> {
  const { claim } = await findShipmentClaim(needs.db, needs, clientId, held)
  if (held.entersOn === undefined) return { claim, isOutsidePeriod: false }
  const now = (await findShipmentClaim(needs.db, needs, clientId, { ...held, entersOn: undefined })).claim
  const isLost = held.items.some(({ id }) => isCertified(now, id) && !isCertified(claim, id))
  return { claim, isOutsidePeriod: isLost }
}

/** Of shipments of one client, by id. Goods that a later decision refutes claim nothing. Source: 19 CFR 182.11(b); CUSMA Article 5.6. */
export async function listShipmentClaims(
  db: Db,
  needs: ClaimNeeds,
  clientId: string,
  all: readonly Held[],
): Promise<ReadonlyMap<string, ShipmentClaim>> {
  const ids = all.map(({ shipment }) => shipment.id)
  const forms = new Map((await listCusmaForms(db, clientId, ids)).map((row) => [row.shipment_id, row]))
  const codes = new Map(all.flatMap(({ items }) => items.map((item) => [productKey(item), codeOf(item)] as const)))
  const goods = await listCoveringGoods(db, clientId, [...codes.keys()], needs.settings.businessTimeZone)
  const decisions = await standingDecisions(db, needs, clientId, codes)
  return new Map(
    all.map(({ shipment, items, entersOn }) => {
      const on = movesOn(needs, shipment, entersOn)
      const row = forms.get(shipment.id)
      const form = row && standing(row, on)
      const coverable = items.map((item) => judged(item, decisions))
      const cover = productCover(coverable, goods, on)
      const begun = entersOn === undefined || hasBegun(form, on) ? form : undefined
      return [shipment.id, { form, cover, claim: claimOf(begun, cover, coverable) }]
    }),
  )
}

const codeOf = ({ htsCode }: StoredItem): string => htsDigits(htsCode ?? '')

function judged(item: StoredItem, decisions: ReadonlyMap<string, StandingDecision>) {
  const product = productKey(item)
  const decision = decisions.get(product)
  return { ...item, product, isRefuted: decision !== undefined && isRefutedBy(decision, codeOf(item)) }
}

function claimOf(
  form: StandingForm | undefined,
  { covered }: ProductCover,
  items: readonly CoverableItem[],
): StandingClaim {
  const stands = isCertificate(form?.status)
  const leftOut = contentOf(form).leftOutItems ?? []
  const refuted = stands ? items.filter(({ isRefuted }) => isRefuted).map(({ id }) => id) : []
  return { stands, leftOut: [...new Set([...leftOut, ...refuted])], covered: covered.map(({ item }) => item) }
}

const hasBegun = (form: StandingForm | undefined, on: CalendarDate): boolean =>
  (parseDate(form?.period_start ?? '') ?? on) <= on

export function standing(row: CusmaFormRow, on: CalendarDate): StandingForm {
  const periodEnd = parseDate(row.period_end ?? '') ?? null
  const status = statusOn({ status: row.status, periodEnd }, on)
  return { ...row, status, outOfDate: status === 'out_of_date' ? whyOutOfDate(periodEnd, on) : null }
}

const whyOutOfDate = (periodEnd: CalendarDate | null, on: CalendarDate): OutOfDate => ({
  periodEnd: periodEnd !== null && periodEnd < on ? periodEnd : null,
})
