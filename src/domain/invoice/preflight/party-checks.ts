// Checks of the parties, the terms and the way of travelling. Source: 19 CFR 141.86(a)(2), (j); customs facts, section 3.
import { passesLuhn } from '../../business-info.ts'
import { knownStatus } from '../../shipment/status.ts'
import {
  ALL_PAPERS,
  type Checks,
  type Found,
  INVOICES,
  type Nothing,
  type PreflightFacts,
  type Seller,
  so,
  whole,
} from './check.ts'

/** Parts of the seller that a paper cannot do without. */
type SellerPart = 'name' | 'street' | 'city' | 'postalCode' | 'country'

export type PartyReasons = {
  'business-info-missing': Nothing
  'business-info-incomplete': { readonly parts: readonly SellerPart[] }
  'business-phone-missing': Nothing
  'business-province-missing': Nothing
  'business-number-check': Nothing
  'business-number-missing': Nothing
  'agreement-missing': Nothing
  'importer-missing': Nothing
  'importer-locked': Nothing
  'importer-number-missing': Nothing
  'importer-is-amazon': Nothing
  'person-missing': Nothing
  'centre-missing': Nothing
  'consignee-missing': Nothing
  'centre-unknown': { readonly centre: string }
  'centre-unsure': { readonly centre: string }
  'addresses-not-set-up': Nothing
  'relation-not-stated': Nothing
  'sale-without-buyer': Nothing
  'buyer-missing': Nothing
  'value-basis-missing': Nothing
  'value-basis-unsold': Nothing
  'terms-default': Nothing
  'port-missing': Nothing
  'reference-missing': Nothing
  'shipment-cancelled': Nothing
  'shipment-left': Nothing
}

const NEEDED: readonly SellerPart[] = ['name', 'street', 'city', 'postalCode', 'country']
const WITH_PARTIES = ['commercial_invoice', 'combined_invoice', 'fda'] as const

const ofSeller = <Facts extends object>(
  factsOf: (seller: Seller) => Facts | undefined,
  field: string,
): ((facts: PreflightFacts) => readonly Found<Facts>[]) =>
  whole(({ seller }) => (seller ? factsOf(seller) : undefined), field)

export const PARTY_CHECKS: Checks<PartyReasons> = {
  'business-info-missing': {
    level: 'stops',
    papers: INVOICES,
    fix: 'business-info',
    find: whole(({ seller }) => so(!seller)),
  },
  'business-info-incomplete': {
    level: 'stops',
    papers: INVOICES,
    fix: 'business-info',
    find: ofSeller((seller) => {
      const parts = NEEDED.filter((part) => !seller[part])
      return parts.length > 0 ? { parts } : undefined
    }, 'address_line1'),
  },
  'business-phone-missing': {
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'business-info',
    find: ofSeller(({ phone }) => so(!phone), 'phone_number'),
  },
  'business-province-missing': {
    level: 'warns',
    papers: INVOICES,
    fix: 'business-info',
    find: ofSeller(({ state, country }) => so(!state && (country === 'CA' || country === 'US')), 'state'),
  },
  'business-number-check': {
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'business-info',
    find: ofSeller(
      ({ businessNumber }) => so(businessNumber && !passesLuhn(businessNumber)),
      'canadian_business_number',
    ),
  },
  'business-number-missing': {
    level: 'notes',
    papers: INVOICES,
    fix: 'business-info',
    find: ofSeller(
      ({ businessNumber, country }) => so(!businessNumber && country === 'CA'),
      'canadian_business_number',
    ),
  },
  'agreement-missing': {
    level: 'notes',
    papers: INVOICES,
    fix: 'business-info',
    find: ofSeller(({ hasSignedAgreement }) => so(!hasSignedAgreement), 'shipping_agreement_signed'),
  },
  'importer-missing': {
    level: 'warns',
    papers: WITH_PARTIES,
    fix: 'business-info',
    find: whole(({ importer }) => so(importer === 'none'), 'importer'),
  },
  'importer-locked': {
    level: 'warns',
    papers: WITH_PARTIES,
    fix: 'provider',
    find: whole(({ importer }) => so(importer === 'locked'), 'importer'),
  },
  'importer-number-missing': {
    level: 'warns',
    papers: WITH_PARTIES,
    fix: 'business-info',
    find: whole(({ importer }) => so(typeof importer === 'object' && !importer.number), 'importer.number'),
  },
  'importer-is-amazon': {
    level: 'warns',
    papers: WITH_PARTIES,
    fix: 'business-info',
    find: whole(({ importer }) => so(typeof importer === 'object' && /\bamazon\b/i.test(importer.name)), 'importer'),
  },
  'person-missing': {
    level: 'notes',
    papers: INVOICES,
    fix: 'business-info',
    find: whole(({ importer }) => so(typeof importer !== 'object' || !importer.contact), 'importer.contact_name'),
  },
  'centre-missing': {
    level: 'notes',
    papers: WITH_PARTIES,
    fix: 'shipment',
    find: whole(({ centre, shipment, viaWarehouse }) => so(shipment.goesToAmazon && !centre && !viaWarehouse), 'fcId'),
  },
  'consignee-missing': {
    level: 'warns',
    papers: INVOICES,
    fix: 'shipment',
    find: whole(({ centre, shipment, viaWarehouse }) => so(shipment.goesToAmazon && !centre && viaWarehouse), 'fcId'),
  },
  'centre-unknown': {
    level: 'notes',
    papers: WITH_PARTIES,
    fix: 'invoice-form',
    find: whole(
      ({ centre }) => (centre && centre.confidence === undefined ? { centre: centre.code } : undefined),
      'fcId',
    ),
  },
  'centre-unsure': {
    level: 'notes',
    papers: WITH_PARTIES,
    fix: 'invoice-form',
    find: whole(({ centre }) => (centre?.confidence === 'low' ? { centre: centre.code } : undefined), 'fcId'),
  },
  'addresses-not-set-up': {
    level: 'warns',
    papers: INVOICES,
    fix: 'provider',
    find: whole(({ hasAddresses }) => so(!hasAddresses)),
  },
  'relation-not-stated': {
    level: 'notes',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(
      ({ particulars }) => so(particulars.reason === 'sale' && particulars.relatedParties === 'not_stated'),
      'relatedParties',
    ),
  },
  'sale-without-buyer': {
    level: 'notes',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(
      ({ particulars, shipment }) =>
        so(shipment.goesToAmazon && particulars.reason === 'sale' && !particulars.sale.buyerName),
      'reasonForExport',
    ),
  },
  'buyer-missing': {
    level: 'warns',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(
      ({ particulars, shipment }) =>
        so(!shipment.goesToAmazon && particulars.reason === 'sale' && !particulars.sale.buyerName),
      'buyerName',
    ),
  },
  'value-basis-missing': {
    level: 'warns',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(({ particulars }) => so(particulars.value.basis === null), 'valueBasis'),
  },
  'value-basis-unsold': {
    level: 'warns',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(
      ({ particulars }) => so(particulars.value.basis === 'transaction' && particulars.reason !== 'sale'),
      'valueBasis',
    ),
  },
  'terms-default': {
    level: 'notes',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(({ particulars }) => so(particulars.terms.from === 'default'), 'incoterm'),
  },
  'port-missing': {
    level: 'notes',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(({ particulars }) => so(!particulars.portOfEntry), 'portOfEntry'),
  },
  'reference-missing': {
    level: 'notes',
    papers: INVOICES,
    fix: 'shipment',
    find: whole(({ particulars, shipment }) => so(shipment.goesToAmazon && particulars.references.length === 0)),
  },
  'shipment-cancelled': {
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'shipment',
    find: whole(({ shipment }) => so(knownStatus(shipment.status) === 'cancelled'), 'status'),
  },
  'shipment-left': {
    level: 'notes',
    papers: ALL_PAPERS,
    fix: 'shipment',
    find: whole(({ shipment }) => {
      const status = knownStatus(shipment.status) ?? ''
      return so(['shipped', 'received', 'delivered'].includes(status))
    }, 'status'),
  },
}
