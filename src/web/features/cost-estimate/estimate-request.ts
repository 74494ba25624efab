// What is asked for the costs of a shipment, once every item has what the estimate needs (specification part 2, section 5).
import type { estimateCosts } from '#contract/duty.ts'
import type { Asked } from '#contract/endpoint.ts'
import { isNorthAmerican } from '#domain/countries.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { lineAmounts, printedRate } from '#domain/invoice/line-amounts.ts'
import { cad, decimal } from '#domain/money.ts'

export type CostRequest = Asked<typeof estimateCosts>['body']

/** The facts of an item that its costs hang on. Value is of one unit, CAD; quantities are of one unit, by HTS unit. */
export type CostedItem = {
  readonly description: string
  readonly sku: string
  readonly htsCode: string | null
  readonly countryOfOrigin: string | null
  readonly declaredValue: number | null
  readonly quantity: number
  readonly unitQuantities: Readonly<Record<string, string>>
  readonly dutyAnswers: Readonly<Record<string, string>>
}

type Terms = { readonly exchange: Pick<ExchangeRate, 'cadToUsd'>; readonly hasCertificate: boolean }

/** Decimals of a price in USD: a line of ten million units still comes to the cent. */
const PRICE_DECIMALS = 10

/**
 * Undefined while an item lacks code, origin, quantity or a value above 0, and for a shipment without items.
 * Prices are such that each line comes to the USD amount its invoice prints.
 */
export function costRequest(items: readonly CostedItem[], terms: Terms): CostRequest | undefined {
  const asked = items.flatMap((item) => askedItem(item, terms) ?? [])
  return asked.length > 0 && asked.length === items.length ? { items: asked } : undefined
}

function askedItem(item: CostedItem, { exchange, hasCertificate }: Terms): CostRequest['items'][number] | undefined {
  const { htsCode, countryOfOrigin, declaredValue, quantity } = item
  if (!htsCode || !parseHtsCode(htsCode) || !countryOfOrigin || quantity < 1) return undefined
  if (declaredValue === null || declaredValue <= 0) return undefined
  const { totalUsd } = lineAmounts(cad(String(declaredValue)), quantity, printedRate(exchange.cadToUsd))
  return {
    htsCode,
    countryOfOrigin,
    quantity,
    unitPrice: Number(totalUsd.amount.div(decimal(String(quantity))).toFixed(PRICE_DECIMALS)),
    commercialDescription: item.description || item.sku,
    claimCusma: hasCertificate && isNorthAmerican(countryOfOrigin),
    units: Object.entries(item.unitQuantities).map(([unit, each]) => ({ unit, amount: wholeLine(each, quantity) })),
    answers: { ...item.dutyAnswers },
  }
}

/** Amount of one unit times the units, as the wire takes it: at most six decimals. */
const wholeLine = (each: string, quantity: number): string =>
  decimal(
    decimal(each)
      .times(decimal(String(quantity)))
      .toFixed(6),
  ).toFixed()
