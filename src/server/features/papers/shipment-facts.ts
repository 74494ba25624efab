// What the papers of a shipment and the checks before them are made from, read once.

import { parseDate } from '#domain/calendar.ts'
import type { MissingElement } from '#domain/cusma/certificate.ts'
import { isStated } from '#domain/cusma/certificate-goods.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { buildWorksheets, type FdaFacts, type Worksheet } from '#domain/fda/worksheet.ts'
import type { PackedBox } from '#domain/invoice/packing.ts'
import type { PreflightFacts, PreflightItem } from '#domain/invoice/preflight/check.ts'
import { texts } from '#texts/en/fda.ts'
import type { Deps } from '../../deps.ts'
import { getImporter, type ImporterDetails } from '../../records/business-info/importer-details.ts'
import { importerFacts, sampleSeller, sellerOf } from '../../records/business-info/parties.ts'
import { outdatedByCover, outdatedOnForm } from '../../records/cusma/certified-basis.ts'
import { contentOf, readFormFacts } from '../../records/cusma/form-facts.ts'
import { shippedOn } from '../../records/cusma/moving-day.ts'
import { findShipmentClaim, type ShipmentClaim } from '../../records/cusma/standing.ts'
import { standingPermissions } from '../../records/items/entry-permissions.ts'
import { currentExchangeRate } from '../../records/reference/exchange-rate.ts'
import { inTurns } from '../../records/shipments/in-turns.ts'
import type { Scope } from '../../scope.ts'
import { midsOfAddresses } from '../../store/addresses.ts'
import { type BusinessInfoRow, findBusinessInfo } from '../../store/business-info.ts'
import { findClient } from '../../store/clients.ts'
import { type DocumentRow, listDocuments } from '../../store/documents.ts'
import { listItems, type StoredItem } from '../../store/items.ts'
import { listAmazonShipmentIds, listPackedBoxes } from '../../store/packing.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { type PaperItemNeeds, paperItem } from './paper-items.ts'
import { fdaFacts, readEdits, readFacilities } from './worksheet-facts.ts'

export type FactNeeds = PaperItemNeeds &
  Pick<
    Deps,
    'db' | 'now' | 'log' | 'exchangeRates' | 'secrets' | 'fulfilmentCentres' | 'settings' | 'origin' | 'tariff'
  >

export type ShipmentFacts = {
  readonly shipment: ShipmentRow
  readonly itemsRead: readonly StoredItem[]
  readonly items: readonly PreflightItem[]
  readonly boxes: readonly PackedBox[]
  readonly business: BusinessInfoRow | undefined
  readonly importer: ImporterDetails | null | 'locked'
  readonly certified: ShipmentClaim
  readonly certificateMissing: readonly MissingElement[]
  readonly certificateNumber: string | null
  /** Ids of the goods of the form that nobody tested. */
  readonly certificateUntested: readonly string[]
  /** Goods of the certificate whose decision does not hold any more, by name. */
  readonly certificateOutdated: readonly string[]
  readonly exchange: ExchangeRate
  readonly documents: readonly DocumentRow[]
  readonly amazonIds: readonly string[]
  readonly fda: FdaFacts
  readonly worksheets: readonly Worksheet[]
}

export async function readShipmentFacts(needs: FactNeeds, scope: Scope, shipment: ShipmentRow): Promise<ShipmentFacts> {
  const { db } = needs
  const { clientId } = scope
  const itemsRead = await listItems(db, clientId, shipment.id)
  const certified = await findShipmentClaim(db, needs, clientId, { shipment, items: itemsRead })
  const { form, claim } = certified
  const exchange = await currentExchangeRate(needs)
  const importer = shipment.is_sample ? null : await getImporter(needs, db, clientId)
  const mids = await midsOfAddresses(db, clientId)
  const defaultMid = importer === 'locked' ? null : (importer?.default_mid ?? null)
  const permissions = await standingPermissions(db, needs.settings, clientId, itemsRead)
  const terms = { exchange, claim, mids, defaultMid, permissions }
  const items = await inTurns(itemsRead, (item) => paperItem(needs, item, terms))
  const boxes = await listPackedBoxes(db, clientId, shipment.id)
  const business = shipment.is_sample ? sampleSeller(clientId) : await findBusinessInfo(db, clientId)
  const client = await findClient(db, clientId)
  const certificate = await readFormFacts(needs, scope, shipment, contentOf(form))
  const outdated = [
    ...(await outdatedOnForm(db, needs, clientId, { ...certified, items: itemsRead })),
    ...(await outdatedByCover(db, needs, clientId, { ...certified, items: itemsRead })),
  ]
  const documents = await listDocuments(db, clientId, shipment.id)
  const fda = fdaFacts(needs, {
    shipment,
    items,
    boxes,
    business,
    importer,
    email: client?.email ?? '',
    facilities: await readFacilities(db, clientId),
  })
  return {
    shipment,
    itemsRead,
    items,
    boxes,
    business,
    importer,
    certified,
    certificateMissing: certificate.missing,
    certificateNumber: documents.find(({ id }) => id === form?.document_id)?.number ?? null,
    certificateUntested: certificate.goods.filter(isStated).map(({ itemId }) => itemId),
    certificateOutdated: outdated.map(({ name }) => name),
    exchange,
    documents,
    amazonIds: await listAmazonShipmentIds(db, clientId, shipment.id),
    fda,
    worksheets: buildWorksheets(fda, texts, await readEdits(db, clientId, shipment.id)),
  }
}

/** What is said with a paper itself. */
type PaperTerms = Pick<
  PreflightFacts,
  'typed' | 'hasAddresses' | 'viaWarehouse' | 'particulars' | 'confirming' | 'acceptsFallbackRate'
> & { readonly centre?: string | undefined }

export function preflightFacts(
  {
    today,
    settings,
    measures,
    fulfilmentCentres,
  }: Pick<FactNeeds, 'today' | 'settings' | 'measures' | 'fulfilmentCentres'>,
  facts: ShipmentFacts,
  { centre, ...terms }: PaperTerms,
): PreflightFacts {
  const { shipment, certified, importer, documents } = facts
  const { form } = certified
  const code = centre ?? shipment.fc_code ?? ''
  return {
    ...terms,
    today: today(),
    shipment: {
      status: shipment.status,
      goesToAmazon: shipment.destination_type === 'amazon_fba',
      shippedOn: shippedOn({ settings }, shipment),
    },
    items: facts.items,
    boxes: facts.boxes,
    seller: sellerOf(facts.business),
    importer: importerFacts(importer),
    centre: code ? { code, confidence: fulfilmentCentres.find(code)?.confidence } : null,
    exchange: facts.exchange,
    measuresVerified: measures.verified,
    certificate: {
      status: form?.status ?? null,
      periodStart: parseDate(form?.period_start ?? '') ?? null,
      periodEnd: parseDate(form?.period_end ?? '') ?? null,
      isKept: facts.certificateNumber !== null,
      missing: facts.certificateMissing,
      outdated: facts.certificateOutdated,
      untested: facts.certificateUntested,
      covered: certified.claim.covered,
    },
    worksheets: facts.worksheets,
    hasWorksheetPaper: documents.some(({ kind }) => kind === 'fda_worksheets'),
    invoiceNumbers: documents.filter(({ kind }) => kind === 'commercial_invoice').map(({ number }) => number),
  }
}
