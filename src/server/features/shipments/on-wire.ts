// Shipments in the words of the API.
import type { Finding } from '#domain/invoice/preflight/finding.ts'
import { SHOWN_BY_FIELDS } from '#domain/shipment/readiness.ts'
import { findingText } from '#words/findings.ts'
import type { Language } from '#words/language.ts'
import type { CountedShipment, ListedShipment } from './list-shipments.ts'

export const toWireShipment = (shipment: CountedShipment, language: Language) => ({
  id: shipment.id,
  reference: shipment.reference,
  status: shipment.status,
  skuCount: shipment.skuCount,
  itemCount: shipment.itemCount,
  totalValueCad: shipment.totalValueCad === null ? null : Number(shipment.totalValueCad.toFixed(2)),
  missingFieldCount: shipment.missingFieldCount,
  codeCount: shipment.codeCount,
  proposedCodeCount: shipment.proposedCodeCount,
  destinationType: shipment.destination_type,
  destinationDetails: { fcCode: shipment.fc_code, shipTo: shipment.ship_to },
  stops: shipment.stops.filter(isBesideFields).map((finding) => ({
    id: finding.reason,
    sentence: findingText(language, finding),
  })),
  createdAt: shipment.created_at.toISOString(),
})

/** A row of the list. */
export const toWireRow = ({ duty, unread, ...shipment }: ListedShipment, language: Language) => ({
  ...toWireShipment(shipment, language),
  unreadComments: unread,
  duty: duty
    ? {
        totalCad: orNull(duty.duty_cad),
        known: duty.known,
        open: duty.open,
        prohibited: duty.prohibited,
        leastCad: orNull(duty.least_cad),
        mostCad: orNull(duty.most_cad),
        hasDeposit: duty.has_deposit,
        entryDate: duty.entry_day,
        isCurrent: duty.isCurrent,
      }
    : null,
})

const orNull = (amount: string | null): number | null => (amount === null ? null : Number(amount))

/** Empty fields are counted; the rest is said. */
const isBesideFields = ({ reason }: Finding): boolean => !SHOWN_BY_FIELDS.includes(reason)

export const toWireDetails = (shipment: CountedShipment, language: Language) => ({
  ...toWireShipment(shipment, language),
  shippedAt: shipment.shipped_at?.toISOString() ?? null,
  archived: shipment.archived_at !== null,
  isSample: shipment.is_sample,
  notes: shipment.notes,
})
