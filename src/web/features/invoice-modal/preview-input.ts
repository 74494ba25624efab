// The invoice as it would be printed now, by the builder that the server prints from.
import type { getBusinessInfo } from '#contract/client-data.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { invoiceParties } from '#contract/invoices.ts'
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { parseCountry } from '#domain/countries.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import type { RelatedParties } from '#domain/invoice/particulars.ts'
import { exporterOf } from '#domain/invoice/parties.ts'
import { valueBasisOf } from '#domain/invoice/value-basis.ts'
import { decimal } from '#domain/money.ts'
import type { CustomsItem } from '#domain/shipment/item.ts'
import { texts as paper } from '#texts/en/invoice-paper.ts'
import { buildCommercialInvoice, type CommercialInvoice } from '#words/papers/commercial-invoice.ts'
import type { ValueParticulars } from '#words/papers/printed-facts.ts'
import { chargesOf, type DeliveryDraft } from '../../ui/paper-draft.ts'
import type { InvoiceDraft } from './invoice-draft.ts'
import { toManualLine } from './line-draft.ts'

type BusinessInfo = NonNullable<AnswerOf<typeof getBusinessInfo>['data']>

type Parties = AnswerOf<typeof invoiceParties>['data']

export type PreviewFacts = {
  readonly reference: string
  readonly items: readonly CustomsItem[]
  readonly exchange: ExchangeRate
  readonly hasCertificate: boolean
  /** Ids of items the certificate does not cover. */
  readonly leftOut: readonly string[]
  readonly today: CalendarDate
}

/** Items that are not complete are left out: the invoice cannot be made while there are any. `parties`: what else the paper names; undefined while it is not loaded, and then left to the provider as where nobody is set up. */
export function previewInvoice(
  facts: PreviewFacts,
  draft: InvoiceDraft,
  { business, parties }: { readonly business: BusinessInfo; readonly parties: Parties | undefined },
): CommercialInvoice {
  const { fromList: _fromList, ...centre } = draft.fc
  return buildCommercialInvoice({
    number: paper.numberLater,
    date: facts.today,
    reference: facts.reference,
    exporter: exporterOf(business),
    destination:
      draft.ltlType === 'direct_amazon'
        ? { type: 'direct_amazon', centre }
        : { type: draft.ltlType, warehouse: parties?.warehouses[draft.ltlType] ?? null },
    broker: { type: draft.brokerType, party: parties?.brokers[draft.brokerType] ?? null },
    ...(draft.ltlType === 'direct_amazon' || parties?.onward === undefined ? {} : { onward: parties.onward }),
    ...(parties ? { known: { importer: parties.importer, ...valueSaid(draft.delivery, parties.relatedParties) } } : {}),
    items: facts.items.flatMap((item) =>
      completeItem(item, facts.leftOut.includes(item.id), quantitiesOf(parties, item.id)),
    ),
    manualLines: draft.lines.flatMap((line) => toManualLine(line) ?? []),
    exchange: facts.exchange,
    hasCertificate: facts.hasCertificate,
  })
}

/** What the form says of sale, value and charges, as the server will read it. */
function valueSaid(delivery: DeliveryDraft, ofSettings: RelatedParties): ValueParticulars {
  const { reasonForExport: reason, sale, valueAnswers, charges } = delivery
  const answers = reason === 'sale' ? {} : valueAnswers
  return {
    reason,
    relatedParties: delivery.relatedParties || ofSettings,
    sale: { ...sale, on: parseDate(sale.on) ?? null },
    value: { basis: valueBasisOf(reason, undefined, answers), answers },
    charges: chargesOf(charges),
  }
}

function quantitiesOf(parties: Parties | undefined, id: string) {
  const given = parties?.quantities.find((each) => each.id === id)
  if (!given) return {}
  return {
    counted: given.counted.map(({ unit, amount }) => ({ unit, amount: decimal(amount) })),
    uncounted: given.uncounted,
    netKg: given.netKg === null ? null : decimal(given.netKg),
  }
}

function completeItem(item: CustomsItem, isLeftOut: boolean, quantities: ReturnType<typeof quantitiesOf>) {
  const origin = parseCountry(item.countryOfOrigin ?? '')
  const htsCode = parseHtsCode(item.htsCode ?? '')
  if (!origin || !htsCode || !item.costCad || !item.maker) return []
  const { description, sku, quantity, costCad, maker } = item
  return [{ description: description || sku, sku, quantity, costCad, origin, htsCode, maker, isLeftOut, ...quantities }]
}
