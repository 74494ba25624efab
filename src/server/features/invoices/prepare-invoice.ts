// Reads what an invoice is made of and checks it, in the order a person can act on: who we are, what is shipped, each item,
// what may enter, what is confirmed, the rate.
import { type InvoiceInput, isFallback } from '#domain/invoice/commercial-invoice.ts'
import { printedRate } from '#domain/invoice/line-amounts.ts'
import { packedText } from '#domain/invoice/packing.ts'
import type { PreflightItem } from '#domain/invoice/preflight/check.ts'
import type { EntryPermission } from '#domain/shipment/entry-permission.ts'
import { texts } from '#texts/en/invoice.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import type { BusinessInfoRow } from '../../store/business-info.ts'
import type { StoredItem } from '../../store/items.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { claimOf } from '../cusma/standing.ts'
import { type FactNeeds, preflightFacts, readShipmentFacts } from '../papers/shipment-facts.ts'
import { refuseStopped } from '../papers/stopped.ts'
import { findBroker, findInvoiceTerms } from './configured-parties.ts'
import { type CompleteItem, codesToConfirm, completeItems, requireCurrentCodes } from './invoice-checks.ts'
import { destinationOf, type InvoiceTerms, manualLinesOf } from './invoice-request.ts'
import { hasAddresses, onwardOf, particularsOf } from './particulars-of.ts'
import { refuseProhibited } from './prohibited-goods.ts'
import { typedFacts } from './typed-facts.ts'

export type PreparedInvoice = {
  /** All but the number, which is given last. */
  readonly input: Omit<InvoiceInput, 'number'>
  /** The items as read: what is printed must still be so when the invoice is kept. */
  readonly itemsRead: readonly StoredItem[]
  /** Items whose proposed code the caller confirms with this invoice. */
  readonly toConfirm: readonly CompleteItem[]
  /** Versions of the data the paper rests on, by name. */
  readonly dataVersions: Readonly<Record<string, string>>
}

export type PrepareNeeds = FactNeeds

/** Throws `invalid` for what was typed, `conflict` for what stands in the way of an invoice; nothing is changed. */
export async function prepareInvoice(
  deps: PrepareNeeds,
  scope: Scope,
  shipment: ShipmentRow,
  request: InvoiceTerms,
): Promise<PreparedInvoice> {
  const manualLines = manualLinesOf(request)
  const destination = await destinationOf(deps, request)
  const facts = await readShipmentFacts(deps, scope, shipment)
  const { business, itemsRead, exchange, form } = facts
  if (!business) throw new AppError('conflict', texts.businessInfoMissing)
  if (itemsRead.length + manualLines.length === 0) throw new AppError('conflict', texts.noItems)

  const items = completeItems(itemsRead)
  requireCurrentCodes(deps.tariff, items, manualLines)
  const claim = claimOf(form)
  const permitted = permittedOf(facts.items)
  refuseProhibited(deps, { items, manualLines, rate: printedRate(exchange.cadToUsd), claim, permitted })
  const toConfirm = codesToConfirm(items, request.confirmCodes)
  if (isFallback(exchange) && !request.acceptFallbackRate) {
    const details = { kind: 'fallback-rate', cadToUsd: exchange.cadToUsd.toFixed() }
    throw new AppError('conflict', texts.fallbackRate, details)
  }
  const broker = { type: request.brokerType, party: await findBroker(deps, request.brokerType) }
  const particulars = particularsOf(facts, {
    request,
    settings: await findInvoiceTerms(deps),
    destination,
    typedLines: manualLines.length,
  })
  const checked = preflightFacts(deps, facts, {
    ...typedFacts(manualLines, exchange),
    viaWarehouse: destination.type !== 'direct_amazon',
    hasAddresses: hasAddresses(destination, broker.party),
    particulars,
    confirming: toConfirm.map(({ stored }) => stored.id),
    acceptsFallbackRate: request.acceptFallbackRate,
    centre: destination.type === 'direct_amazon' ? destination.centre.fcId : undefined,
  })
  const openPoints = refuseStopped(checked, 'commercial_invoice')
  const mids = new Map(facts.items.map(({ id, mid }) => [id, mid?.code ?? null]))
  return {
    input: {
      date: deps.today(),
      reference: shipment.reference,
      exporter: exporterOf(business),
      destination,
      onward: onwardOf(deps, shipment, destination),
      broker,
      items: items.map((item) => ({
        ...item,
        mid: mids.get(item.stored.id) ?? null,
        packing: packedText(facts.boxes, item.sku, item.quantity),
        isLeftOut: claim.leftOut.includes(item.stored.id),
        permission: permitted.get(item.stored.id),
      })),
      manualLines,
      exchange,
      hasCertificate: claim.stands,
      particulars: { ...particulars, openPoints },
    },
    itemsRead,
    toConfirm,
    dataVersions: {
      tariff: deps.tariff.release,
      measures: deps.measures.version,
      pga: deps.pga.version,
      exchangeRate: exchange.asOf ?? exchange.source,
    },
  }
}

/** Why items may enter that would be refused without it. */
const permittedOf = (items: readonly PreflightItem[]): ReadonlyMap<string, EntryPermission> =>
  new Map(
    items.flatMap(({ id, duty, permission }) =>
      permission && duty?.outcome.kind === 'prohibited' ? [[id, permission] as const] : [],
    ),
  )

const exporterOf = (row: BusinessInfoRow): InvoiceInput['exporter'] => ({
  name: row.legal_name,
  addressLine1: row.address_line1,
  addressLine2: row.address_line2 ?? '',
  city: row.city,
  state: row.state ?? '',
  postalCode: row.postal_code,
  country: row.country,
  phone: row.phone_number ?? '',
  businessNumber: row.canadian_business_number ?? '',
})
