// What FDA worksheets are filled in from, and what people typed on them.
import { z } from 'zod'
import { countryName, parseCountry } from '#domain/countries.ts'
import { type EntryType, proposedEntryType } from '#domain/fda/proposals.ts'
import {
  FACILITY_FIELDS,
  type Facility,
  type FdaFacts,
  type FdaParty,
  type WorksheetEdits,
} from '#domain/fda/worksheet.ts'
import type { PackedBox } from '#domain/invoice/packing.ts'
import type { PreflightItem } from '#domain/invoice/preflight/check.ts'
import { decimal, usd } from '#domain/money.ts'
import { onwardConsignee } from '#words/papers/onward-consignee.ts'
import type { Deps } from '../../deps.ts'
import type { ImporterDetails } from '../../records/business-info/importer-details.ts'
import type { BusinessInfoRow } from '../../store/business-info.ts'
import type { Db } from '../../store/database.ts'
import { findWorksheetEdits, listEditsByMaker } from '../../store/fda-worksheets.ts'
import type { ShipmentRow } from '../../store/shipments.ts'

type Sources = {
  readonly shipment: ShipmentRow
  readonly items: readonly (PreflightItem & { readonly makerId: string | null })[]
  readonly boxes: readonly PackedBox[]
  readonly business: BusinessInfoRow | undefined
  readonly importer: ImporterDetails | null | 'locked'
  /** The address the client signs in with. */
  readonly email: string
  /** By the id of the maker's address. */
  readonly facilities: ReadonlyMap<string, Facility>
}

const edits = z.record(z.string(), z.record(z.string(), z.string()))

/** What was typed; nothing when it no longer has its form. */
export async function readEdits(db: Db, clientId: string, shipmentId: string): Promise<WorksheetEdits> {
  return edits.catch({}).parse((await findWorksheetEdits(db, clientId, shipmentId)) ?? {})
}

/** What was typed of each maker's facility on any worksheet of the client, the newest of each field. */
export async function readFacilities(db: Db, clientId: string): Promise<ReadonlyMap<string, Facility>> {
  const kept = new Map<string, Facility>()
  for (const { itemId, makerId, edits: given } of await listEditsByMaker(db, clientId)) {
    const typed = edits.catch({}).parse(given)[itemId]
    if (!makerId || !typed) continue
    const facility = FACILITY_FIELDS.flatMap((field) => (typed[field]?.trim() ? [[field, typed[field].trim()]] : []))
    kept.set(makerId, { ...Object.fromEntries(facility), ...kept.get(makerId) })
  }
  return kept
}

export function fdaFacts({ pga, fulfilmentCentres }: Pick<Deps, 'pga' | 'fulfilmentCentres'>, from: Sources): FdaFacts {
  const importer = from.importer === 'locked' ? null : from.importer
  const shipper = shipperOf(from.business)
  return {
    items: from.items.map((item) => ({
      ...item,
      origin: parseCountry(item.countryOfOrigin ?? '') ?? null,
      mid: item.mid?.code ?? null,
      facility: item.makerId ? from.facilities.get(item.makerId) : undefined,
    })),
    boxes: from.boxes,
    pga: pga.rows,
    shipper,
    importer: {
      name: importer?.name || shipper.name,
      address: importer?.address_line1 ? addressOf(importer) : shipper.address,
      number: importer?.number ?? '',
    },
    consignee: consigneeOf(fulfilmentCentres, from.shipment),
    entryType: entryTypeOf(from.items),
    contact: {
      name: importer?.contact_name ?? '',
      title: importer?.contact_title ?? '',
      reach: [from.business?.phone_number, importer?.contact_email || from.email].filter(Boolean).join(', '),
    },
  }
}

/** Of one clearance of the shipment alone. */
function entryTypeOf(items: Sources['items']): EntryType | undefined {
  const hasOrders = items.some(({ findings }) => findings.some(({ kind, isSure }) => kind === 'orders' && isSure))
  const values = items.flatMap(({ usdValue }) => (usdValue ? [usdValue] : []))
  const isComplete = values.length === items.length
  const total = values.reduce((sum, each) => sum.plus(each), decimal('0'))
  return proposedEntryType(isComplete ? usd(total) : undefined, hasOrders)
}

function shipperOf(business: BusinessInfoRow | undefined): FdaParty & { readonly country: string } {
  if (!business) return { name: '', address: '', country: '' }
  return { name: business.legal_name, address: addressOf(business), country: business.country }
}

type Address = Pick<ImporterDetails, 'address_line1' | 'address_line2' | 'city' | 'state' | 'postal_code' | 'country'>

function addressOf(from: Address): string {
  const place = [from.city, from.state, from.postal_code].filter(Boolean).join(' ')
  return [from.address_line1, from.address_line2, place, from.country && countryName(from.country)]
    .filter(Boolean)
    .join(', ')
}

/** As the invoice names who takes the goods in the end; nothing for goods that stay at their destination. */
function consigneeOf(centres: Deps['fulfilmentCentres'], shipment: ShipmentRow): string {
  const { destination_type: type, fc_code: fcCode, ship_to: shipTo } = shipment
  const consignee = onwardConsignee({ type, fcCode, shipTo }, fcCode ? centres.find(fcCode) : undefined)
  return consignee ? [consignee.name, ...consignee.lines].join(', ') : ''
}
