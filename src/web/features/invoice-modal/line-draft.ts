// A manual line of an invoice while it is typed: description, quantity and unit value are asked for.
import { z } from 'zod'
import type { Asked } from '#contract/endpoint.ts'
import type { generateInvoice } from '#contract/invoices.ts'
import { type AddressParts, addressLine } from '#domain/address/address.ts'
import { parseAsin } from '#domain/asin.ts'
import { parseCountry } from '#domain/countries.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { htsDigits } from '#domain/hts-code.ts'
import { lineAmounts, printedRate } from '#domain/invoice/line-amounts.ts'
import type { ManualLine } from '#domain/invoice/manual-lines.ts'
import { isShort, isVague } from '#domain/invoice/preflight/description-checks.ts'
import { type Decimal, money, sum } from '#domain/money.ts'
import { COST_LIMITS, parseQuantity, readAmount } from '#domain/typed-number.ts'
import type { AskedGoods } from '../../api/entry-findings.ts'
import type { TypedLines } from '../../ui/paper-draft.ts'

const keptMaker = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zip: z.string(),
})
export type MakerDraft = Readonly<z.output<typeof keptMaker>>

const NO_MAKER: MakerDraft = { name: '', street: '', city: '', state: '', country: '', zip: '' }

export const keptLine = z.object({
  /** Its place in the form, not sent. */
  key: z.string(),
  description: z.string(),
  quantity: z.string(),
  unitValue: z.string(),
  currency: z.enum(['CAD', 'USD']),
  origin: z.string(),
  htsCode: z.string(),
  sku: z.string().default(''),
  asin: z.string().default(''),
  maker: keptMaker.default(NO_MAKER),
})
export type LineDraft = Readonly<z.output<typeof keptLine>>

export const newLine = (key: string): LineDraft => ({
  key,
  description: '',
  quantity: '1',
  unitValue: '',
  currency: 'CAD',
  origin: 'CA',
  htsCode: '',
  sku: '',
  asin: '',
  maker: NO_MAKER,
})

/** As one asks whether its goods may enter. */
export function goodsOf({ key, description, htsCode, origin, maker }: LineDraft): AskedGoods {
  const madeBy = makerOf(maker)
  return {
    id: key,
    description,
    htsCode: htsDigits(htsCode),
    countryOfOrigin: origin,
    manufacturingAddress: madeBy && addressLine(madeBy),
  }
}

/** The maker as the paper names it; null while its name, street, city or country is missing. */
export function makerOf({ name, street, city, state, country, zip }: MakerDraft): AddressParts | null {
  const made = parseCountry(country)
  if (!made || [name, street, city].some((typed) => typed.trim() === '')) return null
  return {
    name: name.trim(),
    streetAddress: street.trim(),
    city: city.trim(),
    state: state.trim(),
    country: made,
    zipCode: zip.trim(),
  }
}

/** The line in the words of the domain; undefined while quantity, value or country are not readable. */
export function toManualLine(line: LineDraft): ManualLine | undefined {
  const quantity = quantityOf(line)
  const value = unitValueOf(line)
  const origin = parseCountry(line.origin)
  if (quantity === undefined || value === undefined || !origin) return undefined
  const digits = htsDigits(line.htsCode)
  return {
    sku: line.sku.trim(),
    asin: parseAsin(line.asin),
    description: line.description.trim(),
    quantity,
    unitValue: money(line.currency, value),
    origin,
    htsCode: digits === '' ? null : digits,
    maker: makerOf(line.maker),
  }
}

/** The line as the call takes it. */
export function toManualItem(
  line: LineDraft,
): NonNullable<Asked<typeof generateInvoice>['body']['manualItems']>[number] | undefined {
  const parsed = toManualLine(line)
  if (!parsed) return undefined
  const { sku, asin, maker } = parsed
  return {
    ...(sku ? { sku } : {}),
    ...(asin ? { asin } : {}),
    description: parsed.description,
    quantity: parsed.quantity,
    unitValue: Number(parsed.unitValue.amount.toFixed(2)),
    currency: line.currency,
    countryOfOrigin: parsed.origin,
    ...(parsed.htsCode ? { htsCode: parsed.htsCode } : {}),
    ...(maker ? { manufacturingInfo: manufacturingInfo(maker) } : {}),
  }
}

const manufacturingInfo = ({ name, streetAddress, city, state, country, zipCode }: AddressParts) => ({
  name,
  address: streetAddress,
  city,
  state,
  country,
  zip: zipCode,
})

/** What the checks need to know of the lines that can be read; their value as the paper sums it, each line to the cent. */
export function typedLines(drafts: readonly LineDraft[], { cadToUsd }: Pick<ExchangeRate, 'cadToUsd'>): TypedLines {
  const lines = drafts.flatMap((draft) => toManualLine(draft) ?? [])
  const rate = printedRate(cadToUsd)
  const values = lines.map(({ unitValue, quantity }) => lineAmounts(unitValue, quantity, rate).totalUsd)
  return {
    lines: lines.length,
    open: lines.filter(({ htsCode }) => htsCode === null).length,
    makerless: lines.filter(({ maker }) => maker === null).length,
    vague: lines.filter(({ description }) => isVague(description)).length,
    short: lines.filter(({ description }) => !isVague(description) && isShort(description)).length,
    usd: sum('USD', values).amount.toFixed(2),
  }
}

export const quantityOf = ({ quantity }: LineDraft): number | undefined => parseQuantity(quantity)

/** At most two decimals, above 0, in the currency of the line. */
export function unitValueOf({ unitValue, currency }: LineDraft): Decimal | undefined {
  const read = readAmount(unitValue, { ...COST_LIMITS, currency })
  return read.kind === 'amount' && read.value.gt('0') ? read.value : undefined
}
