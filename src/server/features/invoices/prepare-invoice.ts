// Reads what an invoice is made of and checks it, in the order a person can act on: who we are, what is shipped, each item,
// what may enter, what is confirmed, the rate.
import { isCertificate } from '#domain/cusma/form-status.ts'
import { type InvoiceInput, isFallback } from '#domain/invoice/commercial-invoice.ts'
import { printedRate } from '#domain/invoice/line-amounts.ts'
import { texts } from '#texts/invoice.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { type BusinessInfoRow, findBusinessInfo } from '../../store/business-info.ts'
import { findCusmaForm } from '../../store/cusma-forms.ts'
import { listItems, type StoredItem } from '../../store/items.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { currentExchangeRate } from '../reference/exchange-rate.ts'
import { findBroker } from './configured-parties.ts'
import { type CompleteItem, codesToConfirm, completeItems, requireCurrentCodes } from './invoice-checks.ts'
import { destinationOf, type InvoiceTerms, manualLinesOf } from './invoice-request.ts'
import { refuseProhibited } from './prohibited-goods.ts'

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

export type PrepareNeeds = Pick<
  Deps,
  'db' | 'now' | 'today' | 'log' | 'tariff' | 'measures' | 'preferences' | 'exchangeRates'
>

/** Throws `invalid` for what was typed, `conflict` for what stands in the way of an invoice; nothing is changed. */
export async function prepareInvoice(
  deps: PrepareNeeds,
  { clientId }: Scope,
  shipment: ShipmentRow,
  request: InvoiceTerms,
): Promise<PreparedInvoice> {
  const manualLines = manualLinesOf(request)
  const destination = await destinationOf(deps, request)
  const businessInfo = await findBusinessInfo(deps.db, clientId)
  if (!businessInfo) throw new AppError('conflict', texts.businessInfoMissing)
  const itemsRead = await listItems(deps.db, clientId, shipment.id)
  if (itemsRead.length + manualLines.length === 0) throw new AppError('conflict', texts.noItems)

  const items = completeItems(itemsRead)
  requireCurrentCodes(deps.tariff, items, manualLines)
  const exchange = await currentExchangeRate(deps)
  const form = await findCusmaForm(deps.db, clientId, shipment.id)
  const hasCertificate = isCertificate(form?.status)
  refuseProhibited(deps, { items, manualLines, rate: printedRate(exchange.cadToUsd), hasCertificate })
  const toConfirm = codesToConfirm(items, request.confirmCodes)
  if (isFallback(exchange) && !request.acceptFallbackRate) {
    const details = { kind: 'fallback-rate', cadToUsd: exchange.cadToUsd.toFixed() }
    throw new AppError('conflict', texts.fallbackRate, details)
  }
  return {
    input: {
      date: deps.today(),
      reference: shipment.reference,
      exporter: exporterOf(businessInfo),
      destination,
      broker: { type: request.brokerType, party: await findBroker(deps, request.brokerType) },
      items,
      manualLines,
      exchange,
      hasCertificate,
    },
    itemsRead,
    toConfirm,
    dataVersions: {
      tariff: deps.tariff.release,
      measures: deps.measures.version,
      exchangeRate: exchange.asOf ?? exchange.source,
    },
  }
}

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
