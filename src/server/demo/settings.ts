// What an operator would set up: passwords, brokers and warehouses. Names and addresses say that they are examples.

import type { LtlType } from '#domain/invoice/ltl.ts'
import type { BrokerType, Party } from '#domain/invoice/parties.ts'

export const DEMO_STAFF_PASSWORD = 'demo-staff'
export const DEMO_DOCUMENT_PASSWORD = 'demo-docs'

const example = (name: string, city: string, postalCode: string, phone: string): Party => ({
  name: `${name} (example)`,
  addressLine1: '100 Example Street',
  addressLine2: '',
  city,
  state: 'NY',
  postalCode,
  country: 'US',
  phone,
})

/** Setting 'provider_email': where clients of the demo write to. */
export const DEMO_PROVIDER_EMAIL = 'desk@portage.example'

/** Setting 'default_shipper': who ships where an invoice is for no client. */
export const DEMO_DEFAULT_SHIPPER: Party = {
  name: 'Prep and forwarding provider (example)',
  addressLine1: '100 Example Street',
  addressLine2: '',
  city: 'Hamilton',
  state: 'ON',
  postalCode: 'L8R 1A1',
  country: 'CA',
  phone: '905-555-0105',
}

/** Setting 'brokers'. */
export const DEMO_BROKERS: Readonly<Record<BrokerType, Party>> = {
  clearit: example('ClearIt customs brokerage', 'Buffalo', '14200', '716-555-0101'),
  acb: example('ACB customs brokerage', 'Niagara Falls', '14300', '716-555-0102'),
}

/** Setting 'ltl_addresses': where goods go that do not go straight to a fulfilment centre. */
export const DEMO_LTL_ADDRESSES: Readonly<Record<Exclude<LtlType, 'direct_amazon'>, Party>> = {
  pattern_middle_mile: example('Middle-mile warehouse', 'Buffalo', '14200', '716-555-0103'),
  ups_buffalo: example('UPS warehouse', 'Buffalo', '14200', '716-555-0104'),
}
