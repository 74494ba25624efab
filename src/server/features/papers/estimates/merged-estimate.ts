// The merged estimate as a paper: what its screen shows, line by line.

import type { estimateMergedClearance } from '#contract/duty.ts'
import type { AnswerOf, Received } from '#contract/endpoint.ts'
import { dateText } from '#domain/calendar.ts'
import type { MergedEstimatePaper } from '#domain/estimate-paper/estimate-paper.ts'
import { dataText } from '#domain/estimate-paper/receipt-paper.ts'
import { texts } from '#texts/en/estimate-paper.ts'
import type { EstimateNeeds } from '../../../records/duty/estimate-costs.ts'
import { mergedEstimate } from '../../../records/duty/merged-estimate.ts'
import { providerEmailInUse } from '../../../records/settings/in-use.ts'
import type { Scope } from '../../../scope.ts'
import { findClient } from '../../../store/clients.ts'
import { printUnkept } from '../make-paper.ts'
import { costSection, factsOf, figuresOf, noticesOf, totalRow, wireText } from './cost-view.ts'
import { dataVersion, type PrintedEstimate } from './shipment-estimate.ts'

type Answer = AnswerOf<typeof estimateMergedClearance>['data']

/** Throws as `mergedEstimate`: `missing` when a shipment is not the client's. */
export async function printMerged(
  deps: EstimateNeeds,
  scope: Scope,
  body: Received<typeof estimateMergedClearance>['body'],
): Promise<PrintedEstimate> {
  const answer = await mergedEstimate(deps, scope, body)
  const client = await findClient(deps.db, scope.clientId)
  const view = mergedView(deps, client?.name ?? '', answer, await providerEmailInUse(deps))
  const filename = `${texts.fileOfMerged(deps.today())}.pdf`
  return printUnkept(scope.clientId, { filename, job: { kind: 'merged-estimate', view } })
}

function mergedView(
  deps: EstimateNeeds,
  author: string,
  answer: Answer,
  providerEmail: string | undefined,
): MergedEstimatePaper {
  const data = dataText(dataVersion(deps), deps.today())
  const { summary } = answer
  return {
    title: texts.mergedTitle,
    author,
    identity: [texts.ofShipments(answer.shipments.length), texts.madeFor(author, dateText(deps.today()))],
    facts: factsOf(answer, data.values),
    sections: [
      costSection(texts.customsFees, answer.customs_fees, answer.totals.customs),
      costSection(texts.brokerage(answer.feeSchedule.broker), answer.clearit_fees, answer.totals.brokerage),
    ],
    total: totalRow(texts.total, answer.totals.fees),
    figures: figuresOf(answer, summary.total_items),
    shipments: answer.shipments.map((each) => ({
      reference: each.reference,
      alone: each.entryType === 'formal' ? texts.formal : texts.informal,
      units: each.total_items.toLocaleString('en-CA'),
      valueCad: wireText(each.total_value_cad),
    })),
    shipmentsTotal: { units: summary.total_items.toLocaleString('en-CA'), valueCad: wireText(summary.total_value_cad) },
    comparison: comparisonOf(answer.comparison),
    ...noticesOf(answer, data.warning, providerEmail),
  }
}

const comparisonOf = ({
  rows,
  separateTotal,
  mergedTotal,
  saving,
}: Answer['comparison']): MergedEstimatePaper['comparison'] => ({
  rows: rows.map((row) => ({
    description: row.description,
    separate: row.separate.map(wireText).join(' + '),
    separateTotal: wireText(row.separateTotal),
    merged: wireText(row.merged),
  })),
  outcome: savingText(saving),
  separateTotal: wireText(separateTotal),
  mergedTotal: wireText(mergedTotal),
})

function savingText(saving: number): string {
  if (saving === 0) return texts.same
  return saving > 0 ? texts.saves(wireText(saving)) : texts.costsMore(wireText(-saving))
}
