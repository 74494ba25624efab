// A load of two boxes from Guelph to an Amazon centre, and its booking, as both freight services are asked for it.
import { decimal } from '#domain/money.ts'
import type { FreightBooking, FreightLoad } from '../providers/freight/freight.ts'

const GUELPH = {
  name: 'Northern Pantry',
  street: '48 Lantern Mill Road',
  city: 'Guelph',
  region: 'ON',
  postalCode: 'N1H 0A1',
  country: 'CA',
  phone: '519-555-0134',
  email: '',
}

export const FREIGHT_LOAD: FreightLoad = {
  origin: GUELPH,
  destination: {
    ...GUELPH,
    name: 'Amazon DFW7',
    city: 'Fort Worth',
    region: 'TX',
    postalCode: '76177',
    country: 'US',
    phone: '',
  },
  parcels: [
    {
      boxes: 2,
      weightKg: decimal('8.2'),
      lengthCm: decimal('40'),
      widthCm: decimal('30'),
      heightCm: decimal('30'),
      description: 'Candles',
    },
  ],
  shipOn: '2026-11-23',
  reference: 'NPG-1061',
}

export const freightBooking = (serviceId: string): FreightBooking => ({
  ...FREIGHT_LOAD,
  uniqueId: 'cart-1',
  serviceId,
  customs: {
    currency: 'CAD',
    taxRecipient: 'shipper',
    reasonForExport: 'commercially-sold-goods',
    products: [
      {
        name: 'Soy wax candle',
        htsCode: '3406000000',
        origin: 'CA',
        quantity: 96,
        unitPrice: decimal('6.85'),
        weightKg: null,
      },
    ],
  },
})
