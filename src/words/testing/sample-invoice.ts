// An invoice of candles for tests: what a test does not name is as here.
import { day } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import { htsCode } from '#domain/hts-code.ts'
import { decimal } from '#domain/money.ts'
import type { InvoiceInput, InvoiceItem } from '../papers/commercial-invoice.ts'

export const invoiceItem = (given: Partial<InvoiceItem> = {}): InvoiceItem => ({
  description: 'Soy wax candle, cedar, 8 oz tin',
  sku: 'NP-CND-08',
  quantity: 96,
  costCad: decimal('6.85'),
  origin: country('CA'),
  htsCode: htsCode('3406000000'),
  maker: {
    name: 'Prairie Wax Works Inc.',
    streetAddress: '455 Broadway',
    city: 'Winnipeg',
    state: 'MB',
    country: 'CA',
    zipCode: 'R3C 0T7',
  },
  ...given,
})

export const EXPORTER = {
  name: 'Northern Pantry & Goods Inc.',
  addressLine1: '210 Queen Street',
  addressLine2: '',
  city: 'Hamilton',
  state: 'ON',
  postalCode: 'L8R 1A1',
  country: 'CA',
  phone: '905-555-0142',
  businessNumber: '123456782',
}

/** Of 21 Nov 2026, to a warehouse that is not named, without a certificate. */
export const invoiceInput = (given: Partial<InvoiceInput> = {}): InvoiceInput => ({
  number: 'INV-NP-2041',
  date: day('2026-11-21'),
  reference: 'NP-2041',
  exporter: EXPORTER,
  destination: { type: 'pattern_middle_mile', warehouse: null },
  broker: { type: 'clearit', party: null },
  items: [invoiceItem()],
  manualLines: [],
  exchange: {
    cadToUsd: decimal('0.7124'),
    usdToCad: decimal('1.4037'),
    asOf: day('2026-11-20'),
    source: 'bank-of-canada',
  },
  hasCertificate: false,
  ...given,
})
