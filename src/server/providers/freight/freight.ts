// Rates of carriers and shipments booked with them, from a freight service.
import type { FreightRate } from '#domain/freight/rates.ts'
import type { Decimal } from '#domain/money.ts'

/** country: ISO alpha-2. */
export type FreightAddress = {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly country: string
  readonly phone: string
  readonly email: string
}

/** `boxes` boxes alike: kilograms and centimetres of one. */
type FreightParcel = {
  readonly boxes: number
  readonly weightKg: Decimal
  readonly lengthCm: Decimal
  readonly widthCm: Decimal
  readonly heightCm: Decimal
  readonly description: string
}

export type FreightLoad = {
  readonly origin: FreightAddress
  readonly destination: FreightAddress
  readonly parcels: readonly FreightParcel[]
  /** 'YYYY-MM-DD'. */
  readonly shipOn: string
  readonly reference: string
}

/** Goods for the carrier's customs invoice; prices of one unit in `currency`. */
export type FreightProduct = {
  readonly name: string
  /** Ten digits. */
  readonly htsCode: string
  readonly origin: string
  readonly quantity: number
  readonly unitPrice: Decimal
  /** Net, of one unit; null while not known. */
  readonly weightKg: Decimal | null
}

export type FreightBooking = FreightLoad & {
  /** The same for every try of one booking: the service makes one shipment of it. */
  readonly uniqueId: string
  readonly serviceId: string
  readonly customs: {
    readonly currency: 'CAD' | 'USD'
    readonly taxRecipient: 'shipper' | 'receiver' | 'other'
    readonly reasonForExport: string
    readonly products: readonly FreightProduct[]
  }
}

export interface FreightService {
  readonly name: string
  /** Whether rates can be asked for. */
  readonly configured: boolean
  /** Whether a rate of this service can be booked: it is one of its own, and a way to pay is configured. */
  books(serviceId: string): boolean
  /** Rates of all carriers for a load. Throws ProviderError. */
  rates(load: FreightLoad): Promise<FreightRates>
  /** The service's id of the shipment. Throws ProviderError. */
  book(booking: FreightBooking): Promise<{ readonly shipmentId: string }>
  /** Answers when the service lets us in. Throws ProviderError. */
  check(): Promise<void>
}

/** `silent`: services that were asked and did not answer, with why; their rates may be missing from the list. */
export type FreightRates = {
  readonly rates: readonly FreightRate[]
  readonly silent: readonly { readonly service: string; readonly reason: string }[]
}

/** Goods of one line on their way; `unitPrice` in `currency`. */
export type ChargedGoods = {
  readonly origin: FreightAddress
  readonly destination: FreightAddress
  /** 'YYYY-MM-DD'. */
  readonly shipOn: string
  readonly currency: 'CAD' | 'USD'
  /** Ten digits. */
  readonly htsCode: string
  /** ISO alpha-2. */
  readonly countryOfOrigin: string
  readonly quantity: number
  readonly unitPrice: Decimal
  readonly description: string
  readonly sku: string | undefined
}

/** `type`: 'DUTY' is the duty; others as the service names them. `amount` in the currency asked for. */
export type CustomsCharge = { readonly type: string; readonly name: string; readonly amount: Decimal }

/** What customs will charge as the service works it out. Every call throws ProviderError when the service does not answer, or answers something else. */
export interface CustomsCharges {
  readonly configured: boolean
  /** The charges with each rate that names a duty in the currency asked for; none where the service gives none. */
  charges(goods: ChargedGoods): Promise<readonly (readonly CustomsCharge[])[]>
  /** ISO alpha-2 codes it knows. */
  countries(): Promise<readonly string[]>
}
