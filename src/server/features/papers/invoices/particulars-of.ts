// The particulars of an invoice: out of the request, else the operator's settings, else what the shipment's data says.
import { type CalendarDate, day } from '#domain/calendar.ts'
import { isCertificate } from '#domain/cusma/form-status.ts'
import { defaultReason } from '#domain/invoice/export-reason.ts'
import { packedTotals } from '#domain/invoice/packing.ts'
import {
  DEFAULT_INCOTERM,
  type DeliveryTerms,
  type ImporterOfRecord,
  type Particulars,
  type Sale,
} from '#domain/invoice/particulars.ts'
import type { Destination, Party } from '#domain/invoice/parties.ts'
import { valueBasisOf } from '#domain/invoice/value-basis.ts'
import { type Decimal, decimal, money } from '#domain/money.ts'
import { type OnwardConsignee, onwardConsignee } from '#words/papers/onward-consignee.ts'
import type { Deps } from '../../../deps.ts'
import type { InvoiceTermsSetting } from '../../../records/invoices/configured-parties.ts'
import type { ShipmentRow } from '../../../store/shipments.ts'
import type { ShipmentFacts } from '../shipment-facts.ts'
import type { PaperRequest } from './invoice-request.ts'

type Said = {
  readonly request: Pick<
    PaperRequest,
    | 'incoterm'
    | 'incotermPlace'
    | 'reasonForExport'
    | 'relatedParties'
    | 'portOfEntry'
    | 'valueBasis'
    | 'valueAnswers'
    | 'sale'
    | 'charges'
  >
  readonly settings: InvoiceTermsSetting
  /** Null while the goods have not left. */
  readonly shippedOn: CalendarDate | null
  readonly destination: Destination
  readonly typedLines: number
}

/** `openPoints` are not known before the checks ran: none. */
export function particularsOf(facts: ShipmentFacts, said: Said): Particulars {
  const { request, settings } = said
  const importer = facts.importer === 'locked' ? null : facts.importer
  const reason = request.reasonForExport ?? defaultReason(facts.shipment.destination_type === 'amazon_fba')
  const answers = request.valueAnswers ?? {}
  return {
    importer: importer && importerOf(importer),
    person: importer?.contact_name
      ? { name: importer.contact_name, title: importer.contact_title ?? '', email: importer.contact_email ?? '' }
      : null,
    terms: termsOf(said),
    reason,
    sale: saleOf(request.sale),
    value: { basis: valueBasisOf(reason, request.valueBasis, answers), answers },
    charges: (request.charges ?? []).map(({ kind, amount, currency, inPrices }) => ({
      kind,
      amount: money(currency, String(amount)),
      inPrices,
    })),
    relatedParties: request.relatedParties ?? settings.relatedParties ?? 'not_stated',
    portOfEntry: request.portOfEntry ?? settings.portOfEntry ?? null,
    shippedOn: said.shippedOn,
    references: facts.amazonIds,
    packing: packedTotals(facts.boxes),
    netKg: said.typedLines > 0 ? null : netWeight(facts),
    certificateNumber: certificateNumber(facts),
    openPoints: [],
  }
}

/** Of the shipment's own certificate, else of those for products that cover its items. */
function certificateNumber({ certified, certificateNumber: own }: ShipmentFacts): string | null {
  if (isCertificate(certified.form?.status)) return own
  return [...new Set(certified.cover.covered.map(({ good }) => good.number))].join(', ') || null
}

/** Whether the addresses the operator sets up are there. */
export const hasAddresses = (destination: Destination, broker: Party | null): boolean =>
  broker !== null && (destination.type === 'direct_amazon' || destination.warehouse !== null)

/** Who takes the goods that a warehouse passes on; undefined where they stay at their destination. */
export function onwardOf(
  { fulfilmentCentres }: Pick<Deps, 'fulfilmentCentres'>,
  { destination_type, fc_code, ship_to }: ShipmentRow,
  { type }: Destination,
): OnwardConsignee | undefined {
  if (type === 'direct_amazon') return undefined
  return onwardConsignee(
    { type: destination_type, fcCode: fc_code, shipTo: ship_to },
    fulfilmentCentres.find(fc_code ?? ''),
  )
}

const saleOf = (given: PaperRequest['sale']): Sale => ({
  on: given?.on ? day(given.on) : null,
  place: given?.place ?? '',
  buyerName: given?.buyerName ?? '',
  buyerAddress: given?.buyerAddress ?? '',
})

function termsOf({ request, settings, destination }: Said): DeliveryTerms {
  const place = request.incotermPlace || settings.place || placeOf(destination)
  if (request.incoterm) return { incoterm: request.incoterm, place, from: 'request' }
  if (settings.incoterm) return { incoterm: settings.incoterm, place, from: 'settings' }
  return { incoterm: DEFAULT_INCOTERM, place, from: 'default' }
}

function placeOf(destination: Destination): string {
  const at = destination.type === 'direct_amazon' ? destination.centre : destination.warehouse
  return at ? [at.city, at.state].filter(Boolean).join(' ') : ''
}

/** Kilograms of all items; null while one has no weight. */
function netWeight({ items }: ShipmentFacts): Decimal | null {
  const weights = items.flatMap(({ netKg, quantity }) => (netKg ? [netKg.times(String(quantity))] : []))
  if (weights.length === 0 || weights.length < items.length) return null
  return weights.reduce((total, each) => total.plus(each), decimal('0'))
}

type Kept = Exclude<ShipmentFacts['importer'], 'locked' | null>

export const importerOf = (kept: Kept): ImporterOfRecord => ({
  name: kept.name ?? '',
  number: kept.number ?? '',
  addressLine1: kept.address_line1 ?? '',
  addressLine2: kept.address_line2 ?? '',
  city: kept.city ?? '',
  state: kept.state ?? '',
  postalCode: kept.postal_code ?? '',
  country: kept.country ?? '',
})
