// Checks of the parties, the terms and the way of travelling. Source: 19 CFR 141.86(a)(2), (j); customs facts, section 3.
import { texts as invoiceTexts } from '#texts/en/invoice.ts'
import { texts } from '#texts/en/preflight.ts'
import { passesLuhn } from '../../business-info.ts'
import { knownStatus } from '../../shipment/status.ts'
import { ALL_PAPERS, type Check, INVOICES, type Seller, whole } from './check.ts'

const ofSeller = (say: (seller: Seller) => string | undefined, field: string): Check['find'] =>
  whole(({ seller }) => (seller ? say(seller) : undefined), field)

export const PARTY_CHECKS: readonly Check[] = [
  {
    id: 'business-info-missing',
    level: 'stops',
    papers: INVOICES,
    fix: 'business-info',
    find: whole(({ seller }) => (seller ? undefined : invoiceTexts.businessInfoMissing)),
  },
  {
    id: 'business-info-incomplete',
    level: 'stops',
    papers: INVOICES,
    fix: 'business-info',
    find: ofSeller((seller) => {
      const names = texts.partyParts
      const parts = [
        ...(seller.name ? [] : [names.name]),
        ...(seller.street ? [] : [names.street]),
        ...(seller.city ? [] : [names.city]),
        ...(seller.postalCode ? [] : [names.postalCode]),
        ...(seller.country ? [] : [names.country]),
      ]
      return parts.length > 0 ? texts.partyMissing(parts.join(', ')) : undefined
    }, 'address_line1'),
  },
  {
    id: 'business-phone-missing',
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'business-info',
    find: ofSeller(({ phone }) => (phone ? undefined : texts.phoneMissing), 'phone_number'),
  },
  {
    id: 'business-province-missing',
    level: 'warns',
    papers: INVOICES,
    fix: 'business-info',
    find: ofSeller(({ state, country }) => {
      return !state && (country === 'CA' || country === 'US') ? texts.provinceMissing : undefined
    }, 'state'),
  },
  {
    id: 'business-number-check',
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'business-info',
    find: ofSeller(({ businessNumber }) => {
      return businessNumber && !passesLuhn(businessNumber) ? texts.numberCheck : undefined
    }, 'canadian_business_number'),
  },
  {
    id: 'business-number-missing',
    level: 'notes',
    papers: INVOICES,
    fix: 'business-info',
    find: ofSeller(({ businessNumber, country }) => {
      return !businessNumber && country === 'CA' ? texts.numberMissing : undefined
    }, 'canadian_business_number'),
  },
  {
    id: 'agreement-missing',
    level: 'notes',
    papers: INVOICES,
    fix: 'business-info',
    find: ofSeller(
      ({ hasSignedAgreement }) => (hasSignedAgreement ? undefined : texts.agreementMissing),
      'shipping_agreement_signed',
    ),
  },
  {
    id: 'importer-missing',
    level: 'warns',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'business-info',
    find: whole(({ importer }) => (importer === 'none' ? texts.importerMissing : undefined), 'importer'),
  },
  {
    id: 'importer-locked',
    level: 'warns',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'provider',
    find: whole(({ importer }) => (importer === 'locked' ? texts.importerLocked : undefined), 'importer'),
  },
  {
    id: 'importer-number-missing',
    level: 'warns',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'business-info',
    find: whole(({ importer }) => {
      return typeof importer === 'object' && !importer.number ? texts.importerNumberMissing : undefined
    }, 'importer.number'),
  },
  {
    id: 'importer-is-amazon',
    level: 'warns',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'business-info',
    find: whole(({ importer }) => {
      return typeof importer === 'object' && /\bamazon\b/i.test(importer.name) ? texts.importerIsAmazon : undefined
    }, 'importer'),
  },
  {
    id: 'person-missing',
    level: 'notes',
    papers: INVOICES,
    fix: 'business-info',
    find: whole(({ importer }) => {
      return typeof importer === 'object' && importer.contact ? undefined : texts.personMissing
    }, 'importer.contact_name'),
  },
  {
    id: 'centre-missing',
    level: 'notes',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'shipment',
    find: whole(({ centre, shipment, viaWarehouse }) => {
      return shipment.goesToAmazon && !centre && !viaWarehouse ? texts.centreMissing : undefined
    }, 'fcId'),
  },
  {
    id: 'consignee-missing',
    level: 'warns',
    papers: INVOICES,
    fix: 'shipment',
    find: whole(({ centre, shipment, viaWarehouse }) => {
      return shipment.goesToAmazon && !centre && viaWarehouse ? texts.consigneeMissing : undefined
    }, 'fcId'),
  },
  {
    id: 'centre-unknown',
    level: 'notes',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'invoice-form',
    find: whole(({ centre }) => {
      return centre && centre.confidence === undefined ? texts.centreUnknown(centre.code) : undefined
    }, 'fcId'),
  },
  {
    id: 'centre-unsure',
    level: 'notes',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'invoice-form',
    find: whole(({ centre }) => (centre?.confidence === 'low' ? texts.centreUnsure(centre.code) : undefined), 'fcId'),
  },
  {
    id: 'addresses-not-set-up',
    level: 'warns',
    papers: INVOICES,
    fix: 'provider',
    find: whole(({ hasAddresses }) => (hasAddresses ? undefined : texts.addressMissing)),
  },
  {
    id: 'relation-not-stated',
    level: 'notes',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(({ particulars }) => {
      const { reason, relatedParties } = particulars
      return reason === 'sale' && relatedParties === 'not_stated' ? texts.relationNotStated : undefined
    }, 'relatedParties'),
  },
  {
    id: 'sale-without-buyer',
    level: 'notes',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(({ particulars, shipment }) => {
      return shipment.goesToAmazon && particulars.reason === 'sale' ? texts.saleWithoutBuyer : undefined
    }, 'reasonForExport'),
  },
  {
    id: 'terms-default',
    level: 'notes',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(
      ({ particulars }) => (particulars.terms.from === 'default' ? texts.termsDefault : undefined),
      'incoterm',
    ),
  },
  {
    id: 'port-missing',
    level: 'notes',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(({ particulars }) => (particulars.portOfEntry ? undefined : texts.portMissing), 'portOfEntry'),
  },
  {
    id: 'reference-missing',
    level: 'notes',
    papers: INVOICES,
    fix: 'shipment',
    find: whole(({ particulars, shipment }) => {
      return shipment.goesToAmazon && particulars.references.length === 0 ? texts.referenceMissing : undefined
    }),
  },
  {
    id: 'shipment-cancelled',
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'shipment',
    find: whole(
      ({ shipment }) => (knownStatus(shipment.status) === 'cancelled' ? texts.cancelled : undefined),
      'status',
    ),
  },
  {
    id: 'shipment-left',
    level: 'notes',
    papers: ALL_PAPERS,
    fix: 'shipment',
    find: whole(({ shipment }) => {
      const status = knownStatus(shipment.status) ?? ''
      return ['shipped', 'received', 'delivered'].includes(status) ? texts.shipped : undefined
    }, 'status'),
  },
]
