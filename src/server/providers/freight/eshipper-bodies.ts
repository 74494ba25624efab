// A load and its goods in the words of eShipper's API, version 2.
import type { Decimal } from '#domain/money.ts'
import type { FreightAddress, FreightLoad } from './freight.ts'

export function loadOf(load: FreightLoad) {
  return {
    scheduledShipDate: `${load.shipOn} 09:00`,
    from: placeOf(load.origin),
    to: placeOf(load.destination),
    packagingUnit: 'Metric',
    packages: {
      type: 'Package',
      packages: load.parcels.flatMap((parcel) =>
        Array.from({ length: parcel.boxes }, () => ({
          description: parcel.description,
          length: numberOf(parcel.lengthCm),
          width: numberOf(parcel.widthCm),
          height: numberOf(parcel.heightCm),
          weight: numberOf(parcel.weightKg),
          dimensionUnit: 'CM',
          weightUnit: 'KG',
        })),
      ),
    },
    reference1: load.reference,
  }
}

const placeOf = (address: FreightAddress) => ({
  attention: address.name,
  company: address.name,
  address1: address.street,
  city: address.city,
  province: address.region,
  country: address.country,
  zip: address.postalCode,
  ...(address.phone ? { phone: address.phone } : {}),
  ...(address.email ? { email: address.email } : {}),
})

/** Goods as its customs information lists them; `unitPrice` in `currency`. */
type CustomsGoods = {
  readonly currency: 'CAD' | 'USD'
  readonly payer: 'shipper' | 'receiver' | 'other'
  readonly products: readonly {
    readonly name: string
    readonly htsCode: string
    readonly origin: string
    readonly quantity: number
    readonly unitPrice: Decimal
    readonly sku?: string | undefined
  }[]
}

/** `contact`: the name of whoever sends the goods. */
export const customsInformation = (contact: string, { currency, payer, products }: CustomsGoods) => ({
  contact: { contactCompany: contact, contactName: contact },
  items: {
    currency,
    item: products.map(({ htsCode, name, origin, quantity, unitPrice, sku }) => ({
      hsnCode: htsCode,
      description: name,
      originCountry: origin,
      quantity,
      unitPrice: numberOf(unitPrice),
      ...(sku ? { skuCode: sku } : {}),
    })),
  },
  dutiesTaxes: { dutiable: true, billTo: payer },
})

const numberOf = (amount: Decimal): number => Number(amount.toFixed())
