// A service outside that classifies, estimates and looks up makers in place of our own engine. Source: specification part 2, section 7.
import type { AddressParts } from '#domain/address/address.ts'
import type { Decimal } from '#domain/money.ts'

/** `htsCode`: ten digits. `confidence`: percent; null where the service says none. */
export type ServiceCode = { readonly htsCode: string; readonly description: string; readonly confidence: number | null }

/** Goods of one line; `unitPrice` in USD. */
type ServiceGoods = {
  readonly htsCode: string
  readonly countryOfOrigin: string
  readonly quantity: number
  readonly unitPrice: number
  readonly commercialDescription: string
}
/** `amount` in USD. */
export type ServiceLine = { readonly description: string; readonly amount: Decimal }
export type ServiceEstimate = {
  readonly customsFees: readonly ServiceLine[]
  readonly brokerFees: readonly ServiceLine[]
  readonly landedCosts: readonly ServiceLine[]
}
export type ServiceMaker = AddressParts & { readonly phone: string | null; readonly reasoning: string }

type About = { readonly description: string; readonly asin: string | null; readonly countryOfOrigin: string }

/** Every call throws ProviderError when the service does not answer, or answers something else. */
export interface CustomsService {
  readonly configured: boolean
  /** Undefined where the service names no code of ten digits. */
  classify(productTitle: string): Promise<ServiceCode | undefined>
  estimate(goods: readonly ServiceGoods[]): Promise<ServiceEstimate>
  /** Undefined where it finds none. */
  findMaker(about: About): Promise<ServiceMaker | undefined>
  /** ISO alpha-2 codes it knows. */
  countries(): Promise<readonly string[]>
}

const nothing = async () => undefined

export const noCustomsService: CustomsService = {
  configured: false,
  classify: nothing,
  estimate: async () => ({ customsFees: [], brokerFees: [], landedCosts: [] }),
  findMaker: nothing,
  countries: async () => [],
}
