// What several shipments entered as one clearance cost, beside clearing each apart.

import type { estimateMergedClearance as call } from '#contract/duty.ts'
import type { AnswerOf, Received } from '#contract/endpoint.ts'
import { type CalendarDate, day } from '#domain/calendar.ts'
import type { ClearanceContents } from '#domain/clearance/estimate.ts'
import { estimateMerged, type MergedEstimate } from '#domain/clearance/merged-estimate.ts'
import { shipmentValue } from '#domain/shipment/totals.ts'
import { calculateDuty } from '#domain/tariff/duty.ts'
import { costName } from '#words/clearance-words.ts'
import type { Words } from '#words/language.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { listItems } from '../../store/items.ts'
import { findShipment } from '../../store/shipments.ts'
import { type ClaimNeeds, claimOn } from '../cusma/standing.ts'
import { currentExchangeRate } from '../reference/exchange-rate.ts'
import { feesInUse } from '../settings/in-use.ts'
import { clearanceAnswer, noticesAnswer, wireLines } from './estimate-answer.ts'
import type { EstimateNeeds } from './estimate-costs.ts'
import { wireAmount } from './receipt-answer.ts'
import { certificateNotice, type LoadedShipment, shipmentGoods } from './shipment-goods.ts'
import { tariffLaw } from './tariff-law.ts'

type Body = Received<typeof call>['body']
type Answer = AnswerOf<typeof call>['data']

/** Shipments named twice count once. Throws `missing` when one of them is not the client's. */
export async function mergedEstimate(deps: EstimateNeeds, scope: Scope, say: Words, body: Body): Promise<Answer> {
  const entersOn = body.entryDate ? day(body.entryDate) : undefined
  const loaded = await loadShipments(deps, scope, [...new Set(body.shipmentIds)], entersOn)
  const rate = await currentExchangeRate(deps)
  const fees = await feesInUse(deps)
  const law = tariffLaw(deps)
  const contents: ClearanceContents[] = []
  for (const each of loaded) contents.push(await shipmentGoods(deps, each, rate))
  const result = estimateMerged(
    contents,
    { entryDate: entersOn ?? deps.today(), mode: body.mode },
    { fees, pga: deps.pga.rows, calculateDuty: (input) => calculateDuty(input, law) },
  )
  const { merged } = result
  const items = loaded.flatMap((each) => each.items)
  const facts = clearanceAnswer(say, merged, { fees, rate, units: unitsOf(items) })
  return {
    summary: { total_value_cad: wireAmount(shipmentValue(items).total), total_items: unitsOf(items) },
    customs_fees: wireLines(say, merged.customsFees, rate),
    clearit_fees: wireLines(say, merged.brokerFees, rate),
    shipments: loaded.map((each, at) => shipmentAnswer(each, result.separate[at]?.entry.type ?? 'informal')),
    ...facts,
    notices: [...facts.notices, ...noticesAnswer(say, [...result.notices, ...certificateNotice(loaded, entersOn)])],
    comparison: comparisonAnswer(say, result),
  }
}

async function loadShipments(
  needs: Pick<EstimateNeeds, 'db'> & ClaimNeeds,
  { clientId }: Scope,
  ids: readonly string[],
  entersOn: CalendarDate | undefined,
): Promise<readonly LoadedShipment[]> {
  const { db } = needs
  const loaded: LoadedShipment[] = []
  for (const id of ids) {
    const shipment = await findShipment(db, clientId, id)
    if (!shipment) throw new AppError('missing', 'no-such-shipment')
    const items = await listItems(db, clientId, id)
    loaded.push({
      id,
      reference: shipment.reference,
      items,
      ...(await claimOn(needs, clientId, { shipment, items, entersOn })),
    })
  }
  return loaded
}

const unitsOf = (items: LoadedShipment['items']): number => items.reduce((sum, item) => sum + item.quantity, 0)

const shipmentAnswer = (
  { id, reference, items }: LoadedShipment,
  entryType: 'informal' | 'formal',
): Answer['shipments'][number] => ({
  id,
  reference,
  total_items: unitsOf(items),
  total_value_cad: wireAmount(shipmentValue(items).total),
  entryType,
})

const comparisonAnswer = (say: Words, result: MergedEstimate): Answer['comparison'] => ({
  rows: result.comparison.map(({ id, name, separate, separateTotal, merged }) => ({
    id,
    description: costName(say, name),
    separate: separate.map(wireAmount),
    separateTotal: wireAmount(separateTotal),
    merged: wireAmount(merged),
  })),
  separateTotal: wireAmount(result.separateTotal),
  mergedTotal: wireAmount(result.mergedTotal),
  saving: wireAmount(result.saving),
})
