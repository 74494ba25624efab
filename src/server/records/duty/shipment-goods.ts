// The items of a shipment as goods of a clearance.
import type { ClearanceGoods } from '#domain/clearance/entered-lines.ts'
import type { ClearanceContents } from '#domain/clearance/estimate.ts'
import { parseCountry } from '#domain/countries.ts'
import { claimsCusma, type StandingClaim } from '#domain/cusma/standing-claim.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { lineAmounts, printedRate } from '#domain/invoice/line-amounts.ts'
import { cad } from '#domain/money.ts'
import { wholeLine } from '#domain/shipment/duty-question.ts'
import type { Deps } from '../../deps.ts'
import type { StoredItem } from '../../store/items.ts'
import { type EntryNeeds, itemFindings } from './admissibility.ts'

export type LoadedShipment = {
  readonly id: string
  readonly reference: string
  readonly items: readonly StoredItem[]
  readonly claim: StandingClaim
}

/**
 * Goods with the value an invoice would print, in USD. An item of CA, MX or US claims CUSMA when a certificate that stands
 * covers it. An item without cost is named; one without code or origin counts with its value.
 */
export function shipmentGoods(
  deps: EntryNeeds & Pick<Deps, 'today'>,
  { items, claim }: LoadedShipment,
  rate: ExchangeRate,
): ClearanceContents {
  const valued = items.filter((item) => item.costCad?.gt('0'))
  const unvalued = items.filter((item) => !item.costCad?.gt('0'))
  return {
    goods: valued.map((item) => ({ ...toGoods(item, claim, rate), findings: itemFindings(deps, item) })),
    unvalued: unvalued.map((item) => ({ id: item.id, name: nameOf(item), findings: itemFindings(deps, item) })),
  }
}

function toGoods(item: StoredItem, claim: StandingClaim, rate: ExchangeRate): ClearanceGoods {
  const price = cad(item.costCad ?? '0')
  const { totalUsd, totalCad } = lineAmounts(price, item.quantity, printedRate(rate.cadToUsd))
  return {
    id: item.id,
    name: nameOf(item),
    value: totalUsd,
    declaredCad: totalCad,
    customs: customsOf(item, claim),
  }
}

function customsOf(item: StoredItem, claim: StandingClaim): ClearanceGoods['customs'] {
  const code = parseHtsCode(item.htsCode ?? '')
  const origin = parseCountry(item.countryOfOrigin ?? '')
  if (!code || !origin) {
    return { kind: 'lacking', missing: [...(code ? [] : ['htsCode' as const]), ...(origin ? [] : ['origin' as const])] }
  }
  return {
    kind: 'known',
    htsCode: code,
    origin,
    quantities: wholeLine(item.unitQuantities, item.quantity),
    claim: { kind: claimsCusma(claim, { id: item.id, origin }) ? 'cusma' : 'none' },
    answers: item.dutyAnswers,
    description: item.description,
    itemCount: item.quantity,
  }
}

const nameOf = (item: StoredItem): string => item.description || item.sku
