// The merged estimate as a paper: what its screen shows, line by line.

import type { estimateMergedClearance } from '#contract/duty.ts'
import type { AnswerOf, Received } from '#contract/endpoint.ts'
import { texts as en } from '#texts/en/estimate-paper.ts'
import type { Words } from '#words/language.ts'
import { countIn, dateIn } from '#words/local-text.ts'
import type { MergedEstimatePaper } from '#words/papers/estimate.ts'
import { dataText } from '#words/papers/receipt.ts'
import type { EstimateNeeds } from '../../../records/duty/estimate-costs.ts'
import { mergedEstimate } from '../../../records/duty/merged-estimate.ts'
import { providerEmailInUse } from '../../../records/settings/in-use.ts'
import type { Scope } from '../../../scope.ts'
import { findClient } from '../../../store/clients.ts'
import { countsOfShipments } from '../../../store/shipments.ts'
import { printUnkept } from '../make-paper.ts'
import { costSection, factsOf, figuresOf, noticesOf, totalRow, wireText } from './cost-view.ts'
import { dataVersion, type PrintedEstimate, type PrintNeeds } from './shipment-estimate.ts'

type Answer = AnswerOf<typeof estimateMergedClearance>['data']

/** Throws as `mergedEstimate`: `missing` when a shipment is not the client's. */
export async function printMerged(
  deps: PrintNeeds,
  { scope, say }: { readonly scope: Scope; readonly say: Words },
  body: Received<typeof estimateMergedClearance>['body'],
): Promise<PrintedEstimate> {
  const answer = await mergedEstimate(deps, scope, say, body)
  const client = await findClient(deps.db, scope.clientId)
  const view = mergedView(deps, say, {
    author: client?.name ?? '',
    answer,
    providerEmail: await providerEmailInUse(deps),
  })
  const filename = `${say(en).fileOfMerged(deps.today())}.pdf`
  const shipmentIds = answer.shipments.map(({ id }) => id)
  const counts = await countsOfShipments(deps.db, scope.clientId, shipmentIds)
  const lines = [...counts.values()].reduce((sum, { skuCount }) => sum + skuCount, 0)
  const name = inShort(answer.shipments.map(({ reference }) => reference).join(', '))
  const job = { kind: 'merged-estimate', view } as const
  return printUnkept(deps, scope.clientId, { filename, name, lines, shipmentIds, job })
}

const LONGEST_NAME = 60
const inShort = (text: string): string => (text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text)

type Merged = { readonly author: string; readonly answer: Answer; readonly providerEmail: string | undefined }

function mergedView(deps: EstimateNeeds, say: Words, { author, answer, providerEmail }: Merged): MergedEstimatePaper {
  const texts = say(en)
  const data = dataText(say, dataVersion(deps), deps.today())
  const { summary } = answer
  return {
    language: say.language,
    title: texts.mergedTitle,
    author,
    identity: [texts.ofShipments(answer.shipments.length), texts.madeFor(author, dateIn(say.language, deps.today()))],
    facts: factsOf(say, answer, data.values),
    sections: [
      costSection(say, texts.customsFees, answer.customs_fees, answer.totals.customs),
      costSection(say, texts.brokerage(answer.feeSchedule.broker), answer.clearit_fees, answer.totals.brokerage),
    ],
    total: totalRow(say, answer.isFloor ? texts.totalFloor : texts.total, answer.totals.fees),
    figures: figuresOf(say, answer, summary.total_items),
    shipments: answer.shipments.map((each) => ({
      reference: each.reference,
      alone: each.entryType === 'formal' ? texts.formal : texts.informal,
      units: countIn(say.language, each.total_items),
      valueCad: wireText(say, each.total_value_cad),
    })),
    shipmentsTotal: {
      units: countIn(say.language, summary.total_items),
      valueCad: wireText(say, summary.total_value_cad),
    },
    comparison: comparisonOf(say, answer.comparison),
    ...noticesOf(say, answer, data.warning, providerEmail),
  }
}

const comparisonOf = (
  say: Words,
  { rows, separateTotal, mergedTotal, saving }: Answer['comparison'],
): MergedEstimatePaper['comparison'] => ({
  rows: rows.map((row) => ({
    description: row.description,
    separate: row.separate.map((amount) => wireText(say, amount)).join(' + '),
    separateTotal: wireText(say, row.separateTotal),
    merged: wireText(say, row.merged),
  })),
  outcome: savingText(say, saving),
  separateTotal: wireText(say, separateTotal),
  mergedTotal: wireText(say, mergedTotal),
})

function savingText(say: Words, saving: number): string {
  const texts = say(en)
  if (saving === 0) return texts.same
  return saving > 0 ? texts.saves(wireText(say, saving)) : texts.costsMore(wireText(say, -saving))
}
