// A shipment to try: invented goods of invented makers, one of which still lacks its cost. The names of the goods are texts.

/** Its status, which is none of a shipment that is sent: nothing follows it. */
export const SAMPLE_STATUS = 'sample'

export const SAMPLE_MAKERS = [
  {
    key: 'candles',
    name: 'Sample Candle Works (not real)',
    streetAddress: '100 Sample Street',
    city: 'Guelph',
    state: 'ON',
    country: 'CA',
    zipCode: 'N1H 1A1',
  },
  {
    key: 'mugs',
    name: 'Sample Ceramics Factory (not real)',
    streetAddress: '8 Sample Road',
    city: 'Dehua',
    state: '',
    country: 'CN',
    zipCode: '362500',
  },
  {
    key: 'hats',
    name: 'Sample Knitting Mill (not real)',
    streetAddress: '20 Sample Lane',
    city: 'Lunenburg',
    state: 'NS',
    country: 'CA',
    zipCode: 'B0J 2C0',
  },
] as const

type SampleGood = {
  readonly name: 'candle' | 'mug' | 'hat'
  readonly sku: string
  readonly quantity: number
  /** Of one unit, CAD; null: for who tries it to type. */
  readonly costCad: string | null
  readonly origin: 'CA' | 'CN'
  /** Ten digits. */
  readonly htsCode: string
  readonly maker: (typeof SAMPLE_MAKERS)[number]['key']
  /** Amount of goods in one unit, by unit of the tariff. */
  readonly units: Readonly<Record<string, string>>
}

export const SAMPLE_GOODS: readonly SampleGood[] = [
  {
    name: 'candle',
    sku: 'SAMPLE-CANDLE',
    quantity: 48,
    costCad: '9.75',
    origin: 'CA',
    htsCode: '3406000000',
    maker: 'candles',
    units: { kg: '0.22' },
  },
  {
    name: 'mug',
    sku: 'SAMPLE-MUG',
    quantity: 36,
    costCad: '3.60',
    origin: 'CN',
    htsCode: '6912004400',
    maker: 'mugs',
    units: { kg: '0.4' },
  },
  {
    name: 'hat',
    sku: 'SAMPLE-HAT',
    quantity: 30,
    costCad: null,
    origin: 'CA',
    htsCode: '6505003090',
    maker: 'hats',
    units: { kg: '0.11' },
  },
]

/** Centimetres and kilograms of each box, and what is in it. */
export const SAMPLE_BOXES = [
  { weightKg: '12.4', lengthCm: '40', widthCm: '40', heightCm: '30', sku: 'SAMPLE-CANDLE', quantity: 48 },
  { weightKg: '14.9', lengthCm: '40', widthCm: '40', heightCm: '35', sku: 'SAMPLE-MUG', quantity: 36 },
  { weightKg: '3.7', lengthCm: '50', widthCm: '40', heightCm: '30', sku: 'SAMPLE-HAT', quantity: 30 },
] as const

/** Who sells the goods on the sample invoice, whoever tries it. */
export const SAMPLE_SELLER = {
  legal_name: 'Sample Seller Inc. (not real)',
  phone_number: '519-555-0100',
  business_type: 'canadian_corporation',
  canadian_business_number: null,
  address_line1: '1 Sample Street',
  address_line2: null,
  city: 'Guelph',
  state: 'ON',
  country: 'CA',
  postal_code: 'N1H 1A1',
  shipping_agreement_signed: true,
} as const
