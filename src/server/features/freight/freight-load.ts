// A load as the freight service is asked about it: from the client's address to a fulfilment centre.
import { nextWeekday } from '#domain/freight/ship-day.ts'
import { decimal } from '#domain/money.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { FreightAddress, FreightLoad, FreightProduct } from '../../providers/freight/freight.ts'
import type { Scope } from '../../scope.ts'
import { findBusinessInfo } from '../../store/business-info.ts'
import type { CartBoxes, Customs, Destination } from './cart-draft.ts'

type Asked = {
  readonly reference: string
  readonly destination: Destination
  readonly boxes: CartBoxes
  readonly description: string
}

/** Throws `conflict` when the address of the client or of the destination is not known. */
export async function freightLoad(
  { db, today }: Pick<Deps, 'db' | 'today'>,
  { clientId }: Scope,
  { reference, destination, boxes, description }: Asked,
): Promise<FreightLoad> {
  const business = await findBusinessInfo(db, clientId)
  if (!business) throw new AppError('conflict', 'no-freight-origin')
  return {
    origin: {
      name: business.legal_name,
      street: [business.address_line1, business.address_line2].filter(Boolean).join(', '),
      city: business.city,
      region: business.state ?? '',
      postalCode: business.postal_code,
      country: business.country,
      phone: business.phone_number ?? '',
      email: '',
    },
    destination: addressOf(destination),
    parcels: boxes.map((box) => ({
      boxes: box.number_of_boxes,
      weightKg: exact(box.weight),
      lengthCm: exact(box.length),
      widthCm: exact(box.width),
      heightCm: exact(box.height),
      description,
    })),
    shipOn: nextWeekday(today()),
    reference,
  }
}

/** Goods for the carrier's customs invoice. Throws `conflict` naming what one of them lacks. */
export const freightProducts = ({ products }: Customs): readonly FreightProduct[] =>
  products.map((product) => {
    const { htsCode, countryOfOrigin, unitPrice, description, weightKg } = product
    if (htsCode === null || countryOfOrigin === null || unitPrice === null) {
      const lacks = [
        ...(htsCode === null ? ['hts-code' as const] : []),
        ...(countryOfOrigin === null ? ['origin' as const] : []),
        ...(unitPrice === null ? ['cost' as const] : []),
      ]
      throw new AppError('conflict', 'customs-data-lacking', { name: description, lacks })
    }
    return {
      name: description,
      htsCode,
      origin: countryOfOrigin,
      quantity: product.quantity,
      unitPrice: exact(unitPrice),
      weightKg: weightKg === null ? null : exact(weightKg),
    }
  })

function addressOf(destination: Destination): FreightAddress {
  const { warehouse_id: warehouse, name, street, city, state, zip, country } = destination
  if (!street || !city || !zip) {
    if (!warehouse) throw new AppError('conflict', 'no-warehouse')
    throw new AppError('conflict', 'unknown-warehouse', { warehouse })
  }
  return { name: name || warehouse, street, city, region: state, postalCode: zip, country, phone: '', email: '' }
}

/** A measure as it was sent, digit by digit. */
const exact = (value: number) => decimal(String(value))
