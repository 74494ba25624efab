// The demo clients. Their ids stay the same in every database, so that links to them keep working. All firms are invented;
// e-mail addresses end in .example, telephone numbers are of the range kept for fiction.
import type { ImporterDetails } from '../records/business-info/importer-details.ts'
import { DORMANT_SHIPMENT_ROWS, OTHER_SHIPMENT_ROWS, SHIPMENT_ROWS } from './shipment-rows.ts'
import { type DemoShipment, readShipments } from './shipments.ts'

export type DemoClient = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly joinedDaysAgo: number
  readonly shipments: readonly DemoShipment[]
}

export const DEMO_CLIENT_ID = '6f0d3a52-9c1b-4e87-8f3a-0d5e2b7c4a11'
export const OTHER_CLIENT_ID = 'b27c91e4-5d08-4f6a-9e32-7a41c0f8d522'
export const DORMANT_CLIENT_ID = '3e84f6b9-12ad-4c75-b0d6-95c3e18a7f33'

export const DEMO_CLIENTS: readonly DemoClient[] = [
  {
    id: DEMO_CLIENT_ID,
    name: 'Northern Pantry & Goods Inc.',
    email: 'demo@portage.example',
    joinedDaysAgo: 412,
    shipments: readShipments(SHIPMENT_ROWS),
  },
  {
    id: OTHER_CLIENT_ID,
    name: 'Blue Heron Outfitters Ltd.',
    email: 'other@portage.example',
    joinedDaysAgo: 96,
    shipments: readShipments(OTHER_SHIPMENT_ROWS),
  },
  {
    id: DORMANT_CLIENT_ID,
    name: 'Quiet Harbour Trading Co.',
    email: 'dormant@portage.example',
    joinedDaysAgo: 530,
    shipments: readShipments(DORMANT_SHIPMENT_ROWS),
  },
]

/** Complete for the demo client; the other clients have saved none. The business number has a valid check digit. */
export const DEMO_BUSINESS_INFO = {
  client_id: DEMO_CLIENT_ID,
  legal_name: 'Northern Pantry & Goods Inc.',
  phone_number: '519-555-0134',
  business_type: 'canadian_corporation',
  canadian_business_number: '123456782',
  address_line1: '48 Lantern Mill Road',
  address_line2: 'Unit 6',
  city: 'Guelph',
  state: 'ON',
  country: 'CA',
  postal_code: 'N1H 0A1',
  shipping_agreement_signed: true,
} as const

/** The demo client imports its own goods. The number is of the form of an EIN and is nobody's. */
/** Who did what the demo companies did in the past: a person, and no company, confirms and signs. */
export const DEMO_PERSON = 'Dana Roy'

export const DEMO_IMPORTER: ImporterDetails = {
  name: DEMO_BUSINESS_INFO.legal_name,
  number: '98-0000000',
  address_line1: DEMO_BUSINESS_INFO.address_line1,
  address_line2: DEMO_BUSINESS_INFO.address_line2,
  city: DEMO_BUSINESS_INFO.city,
  state: DEMO_BUSINESS_INFO.state,
  country: DEMO_BUSINESS_INFO.country,
  postal_code: DEMO_BUSINESS_INFO.postal_code,
  contact_name: DEMO_PERSON,
  contact_title: null,
  contact_email: null,
  default_mid: null,
}
