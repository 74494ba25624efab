// What eShipper says customs will charge: `ratesDetails[].customsChargesDTO.charges` of a quote whose customs information names the goods.
// Not confirmed with the service: no public recording shows these fields or its list of countries. The names are those of the
// specification, part 1, section 7 and part 2, section 7, and the answers in `answers/` are written after them.
import { z } from 'zod'
import { type Decimal, decimal } from '#domain/money.ts'
import { readJsonAnswer } from '../json-answer.ts'
import { customsInformation, loadOf } from './eshipper-bodies.ts'
import { ESHIPPER, type EshipperSession } from './eshipper-session.ts'
import type { ChargedGoods, CustomsCharge, CustomsCharges } from './freight.ts'

export const eshipperCustoms = ({ call }: Pick<EshipperSession, 'call'>): CustomsCharges => ({
  configured: true,
  charges: async (goods) =>
    chargesOf(await call({ path: '/api/v2/quote', method: 'POST', body: quoteBody(goods) }), goods.currency),
  countries: async () => countriesOf(await call({ path: '/api/v2/countries', method: 'GET' })),
})

/** A quote wants a box to carry: a small one stands for all, since duty hangs on the goods and not on their box. */
const BOX = {
  boxes: 1,
  weightKg: decimal('1'),
  lengthCm: decimal('10'),
  widthCm: decimal('10'),
  heightCm: decimal('10'),
}

function quoteBody({ origin, destination, shipOn, currency, ...goods }: ChargedGoods): string {
  const { htsCode, countryOfOrigin, quantity, unitPrice, description, sku } = goods
  const product = { name: description, htsCode, origin: countryOfOrigin, quantity, unitPrice, sku }
  return JSON.stringify({
    ...loadOf({ origin, destination, shipOn, parcels: [{ ...BOX, description }], reference: sku ?? '' }),
    customsInformation: customsInformation(origin.name, { currency, payer: 'receiver', products: [product] }),
  })
}

const amount = z.union([z.number().min(0), z.string().regex(/^\d{1,12}(\.\d{1,6})?$/)])
const charge = z.object({
  type: z.string().min(1),
  name: z.string().nullish(),
  amount,
  currency: z.string().length(3).nullish(),
})
/** A quote without customs charges is one all the same. */
const quote = z.object({
  ratesDetails: z
    .array(z.object({ customsChargesDTO: z.object({ charges: z.array(charge).nullish() }).nullish() }))
    .nullish(),
})

/** A charge that names no currency is in the one the goods were priced in; a rate with charges in another one is left out. */
function chargesOf(text: string, currency: string): readonly (readonly CustomsCharge[])[] {
  const rates = readJsonAnswer(ESHIPPER, quote, text, 'quote').ratesDetails ?? []
  return rates
    .map(({ customsChargesDTO }) => customsChargesDTO?.charges ?? [])
    .filter((charges) => charges.every((each) => !each.currency || each.currency.toUpperCase() === currency))
    .map((charges) => charges.map(toCharge))
    .filter((charges) => charges.some(({ type }) => type === 'DUTY'))
}

const toCharge = ({ type, name, amount: given }: z.output<typeof charge>): CustomsCharge => ({
  type: type.toUpperCase(),
  name: name || type,
  amount: exact(given),
})

const exact = (given: number | string): Decimal => decimal(String(given))

const listed = z.object({ countries: z.array(z.object({ code: z.string() })) })

const countriesOf = (text: string): readonly string[] =>
  readJsonAnswer(ESHIPPER, listed, text, 'list of countries').countries.map(({ code }) => code.toUpperCase())
