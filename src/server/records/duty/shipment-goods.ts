// The items of a shipment as goods of a clearance.
import type { CalendarDate } from '#domain/calendar.ts'
import type { CostNotice } from '#domain/clearance/cost-line.ts'
import type { ClearanceGoods } from '#domain/clearance/entered-lines.ts'
import type { ClearanceContents } from '#domain/clearance/estimate.ts'
import { parseCountry } from '#domain/countries.ts'
import { claimsCusma, type StandingClaim } from '#domain/cusma/standing-claim.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { lineAmounts, printedRate } from '#domain/invoice/line-amounts.ts'
import { cad } from '#domain/money.ts'
import { askDuty, type DutyAsked, type DutyTerms, wholeLine } from '#domain/shipment/duty-question.ts'
import type { Deps } from '../../deps.ts'
import type { StoredItem } from '../../store/items.ts'
import { inTurns } from '../shipments/in-turns.ts'
import { type EntryNeeds, itemFindings } from './admissibility.ts'

export type LoadedShipment = {
  readonly id: string
  readonly reference: string
  readonly items: readonly StoredItem[]
  readonly claim: StandingClaim
  /** Whether a certificate of it stands today and not on the day of entry that was named. */
  readonly isOutsidePeriod?: boolean
}

/** Says that goods claim nothing since their certificate does not cover the day. */
export const certificateNotice = (
  all: readonly Pick<LoadedShipment, 'isOutsidePeriod'>[],
  on: CalendarDate | undefined,
): readonly CostNotice[] =>
  on && all.some(({ isOutsidePeriod }) => isOutsidePeriod) ? [{ reason: 'certificate-not-then', facts: { on } }] : []

/**
 * Goods with the value an invoice would print, in USD. An item of CA, MX or US claims CUSMA when a certificate that stands
 * covers it. An item without cost is named; one without code or origin counts with its value.
 */
export async function shipmentGoods(
  deps: EntryNeeds & Pick<Deps, 'today'>,
  { items, claim }: LoadedShipment,
  rate: ExchangeRate,
): Promise<ClearanceContents> {
  const terms = { rate: printedRate(rate.cadToUsd), entryDate: deps.today() }
  const valued = items.filter((item) => item.costCad?.gt('0'))
  const unvalued = items.filter((item) => !item.costCad?.gt('0'))
  return {
    goods: await inTurns(valued, (item) => ({
      ...toGoods(item, claim, terms),
      findings: itemFindings(deps, item, claim),
    })),
    unvalued: await inTurns(unvalued, (item) => ({
      id: item.id,
      name: nameOf(item),
      findings: itemFindings(deps, item, claim),
    })),
  }
}

function toGoods(item: StoredItem, claim: StandingClaim, terms: DutyTerms): ClearanceGoods {
  const origin = parseCountry(item.countryOfOrigin ?? '')
  const price = cad(item.costCad ?? '0')
  const asked = askDuty(
    {
      htsCode: item.htsCode,
      countryOfOrigin: item.countryOfOrigin,
      price,
      itemCount: item.quantity,
      quantities: wholeLine(item.unitQuantities, item.quantity),
      claim: { kind: origin && claimsCusma(claim, { id: item.id, origin }) ? 'cusma' : 'none' },
      answers: item.dutyAnswers,
      description: item.description,
    },
    terms,
  )
  const { totalUsd, totalCad } = asked.amounts ?? lineAmounts(price, item.quantity, terms.rate)
  return { id: item.id, name: nameOf(item), value: totalUsd, declaredCad: totalCad, customs: customsOf(asked) }
}

const customsOf = (asked: DutyAsked): ClearanceGoods['customs'] =>
  asked.kind === 'ready'
    ? { kind: 'known', ...asked.input }
    : { kind: 'lacking', missing: asked.missing.filter((fact) => fact !== 'price') }

const nameOf = (item: StoredItem): string => item.description || item.sku
