// Reads what an invoice is made of, and shows it to the gate: what the gate lets through is printed.
import { addressLine } from '#domain/address/address.ts'
import { parseCountry } from '#domain/countries.ts'
import { isCertified } from '#domain/cusma/standing-claim.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { exporterOf } from '#domain/invoice/parties.ts'
import { called, type PreflightFacts, type PreflightItem } from '#domain/invoice/preflight/check.ts'
import { uncountedUnits } from '#domain/invoice/preflight/code-checks.ts'
import type { EntryPermission } from '#domain/shipment/entry-permission.ts'
import type { InvoiceInput, InvoiceItem } from '#words/papers/commercial-invoice.ts'
import { packedText } from '#words/papers/packed-text.ts'
import { shippedOn } from '../../../records/cusma/moving-day.ts'
import { dutyOfItems, type EstimatedDuty } from '../../../records/duty/shipment-duties.ts'
import { findBroker, findInvoiceTerms } from '../../../records/invoices/configured-parties.ts'
import type { Scope } from '../../../scope.ts'
import type { BusinessInfoRow } from '../../../store/business-info.ts'
import type { StoredItem } from '../../../store/items.ts'
import type { ShipmentRow } from '../../../store/shipments.ts'
import { type FactNeeds, preflightFacts, readShipmentFacts, type ShipmentFacts } from '../shipment-facts.ts'
import { typedLines } from '../typed-lines.ts'
import { destinationOf, type InvoiceTerms, manualLinesOf } from './invoice-request.ts'
import { hasAddresses, onwardOf, particularsOf } from './particulars-of.ts'

/** An invoice as far as it is asked for: what the gate looks at, and how it is made once the gate let it through. */
type AskedInvoice = {
  readonly checked: PreflightFacts
  readonly prepare: (openPoints: readonly string[]) => Promise<PreparedInvoice>
}

export type PreparedInvoice = {
  /** All but the number, which is given last. */
  readonly input: Omit<InvoiceInput, 'number'>
  /** The items as read: what is printed must still be so when the invoice is kept. */
  readonly itemsRead: readonly StoredItem[]
  /** Items whose proposed code the caller confirms with this invoice. */
  readonly toConfirm: readonly StoredItem[]
  /** What its duty comes to by the estimate of the shipment's page. */
  readonly duty: EstimatedDuty
  /** Versions of the data the paper rests on, by name. */
  readonly dataVersions: Readonly<Record<string, string>>
}

export type PrepareNeeds = FactNeeds

/** Throws `invalid` for what was typed. `openPoints` is what the checks warn of. */
export async function askedInvoice(
  deps: PrepareNeeds,
  scope: Scope,
  shipment: ShipmentRow,
  request: InvoiceTerms,
): Promise<AskedInvoice> {
  const manualLines = manualLinesOf(request)
  const destination = await destinationOf(deps, request)
  const facts = await readShipmentFacts(deps, scope, shipment)
  const { exchange } = facts
  const broker = { type: request.brokerType, party: await findBroker(deps, request.brokerType) }
  const settings = await findInvoiceTerms(deps)
  const particulars = particularsOf(facts, {
    ...{ request, settings, destination, typedLines: manualLines.length },
    shippedOn: shippedOn(deps, shipment),
  })
  const toConfirm = confirmedAsShown(facts.itemsRead, request.confirmCodes)
  const checked = preflightFacts(deps, facts, {
    typed: typedLines(deps, manualLines.map(withMaker), exchange),
    viaWarehouse: destination.type !== 'direct_amazon',
    hasAddresses: hasAddresses(destination, broker.party),
    particulars,
    confirming: toConfirm.map(({ id }) => id),
    acceptsFallbackRate: request.acceptFallbackRate,
    centre: destination.type === 'direct_amazon' ? destination.centre.fcId : undefined,
  })
  const { claim } = facts.certified
  const prepare = async (openPoints: readonly string[]): Promise<PreparedInvoice> => ({
    input: {
      date: deps.today(),
      reference: shipment.reference,
      exporter: exporterOf(businessOf(facts)),
      destination,
      onward: onwardOf(deps, shipment, destination),
      broker,
      items: facts.items.map((item) => ({
        ...invoiceItem(item),
        packing: packedText(facts.boxes, item.sku, item.quantity),
        isLeftOut: !isCertified(claim, item.id),
        permission: permissionOf(item),
      })),
      manualLines,
      exchange,
      hasCertificate: claim.stands || claim.covered.length > 0,
      particulars: { ...particulars, openPoints },
    },
    itemsRead: facts.itemsRead,
    toConfirm,
    duty: await dutyOfItems(deps, facts.itemsRead, { claim, rate: exchange, entryDate: deps.today() }),
    dataVersions: {
      tariff: deps.tariff.release,
      measures: deps.measures.version,
      pga: deps.pga.version,
      exchangeRate: exchange.asOf ?? exchange.source,
    },
  })
  return { checked, prepare }
}

const withMaker = (line: ReturnType<typeof manualLinesOf>[number]) => ({
  ...line,
  madeBy: line.maker ? addressLine(line.maker) : undefined,
})

/** Items whose proposed code the caller confirms: those named with the very code they have now. Source: decisions j. */
function confirmedAsShown(
  items: readonly StoredItem[],
  confirmCodes: InvoiceTerms['confirmCodes'],
): readonly StoredItem[] {
  const shown = new Map(confirmCodes.map(({ id, htsCode }) => [id, htsCode]))
  return items.filter(({ id, htsCode, htsProvenance }) => {
    return htsCode !== null && !htsProvenance?.confirmedAt && shown.get(id) === htsCode
  })
}

/** Throws for an item with an open field: the gate lets none through. */
function invoiceItem(item: PreflightItem): InvoiceItem {
  const { costCad, maker, sku, quantity, mid, netKg, counted } = item
  const origin = parseCountry(item.countryOfOrigin ?? '')
  const htsCode = parseHtsCode(item.htsCode ?? '')
  if (!costCad || !maker || !origin || !htsCode) throw new Error(`item ${item.id} passed the gate with an open field`)
  return {
    ...{ description: called(item), sku, quantity, costCad, origin, htsCode, maker, mid: mid?.code ?? null },
    ...{ netKg, counted, uncounted: uncountedUnits(item), headings: item.duty?.headings ?? [] },
    mayBeDeposit: item.findings.some(({ kind }) => kind === 'orders'),
  }
}

/** Why an item may enter that would be refused without it. */
const permissionOf = ({ duty, permission }: PreflightItem): EntryPermission | undefined =>
  duty?.outcome.kind === 'prohibited' ? permission : undefined

/** Throws without business information: the gate asks for it. */
function businessOf({ business }: ShipmentFacts): BusinessInfoRow {
  if (!business) throw new Error('an invoice passed the gate without business information')
  return business
}
