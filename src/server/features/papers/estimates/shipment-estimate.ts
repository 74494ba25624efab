// The cost estimate of one shipment as a paper: the figures of the screen, and the duty receipt of each tariff line.

import { type CalendarDate, day } from '#domain/calendar.ts'
import { type ClearanceTerms, estimateClearance } from '#domain/clearance/estimate.ts'
import { calculateDuty } from '#domain/tariff/duty.ts'
import { texts as en } from '#texts/en/estimate-paper.ts'
import type { Words } from '#words/language.ts'
import { dateIn } from '#words/local-text.ts'
import type { DutyEstimatePaper } from '#words/papers/estimate.ts'
import { dataText, receiptPaper } from '#words/papers/receipt.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { type ClaimNeeds, claimOn } from '../../../records/cusma/standing.ts'
import { clearanceAnswer, landedLines, noticesAnswer, wireLines } from '../../../records/duty/estimate-answer.ts'
import type { EstimateNeeds } from '../../../records/duty/estimate-costs.ts'
import { certificateNotice, type LoadedShipment, shipmentGoods } from '../../../records/duty/shipment-goods.ts'
import { tariffLaw } from '../../../records/duty/tariff-law.ts'
import { currentExchangeRate } from '../../../records/reference/exchange-rate.ts'
import { feesInUse, providerEmailInUse } from '../../../records/settings/in-use.ts'
import type { Scope } from '../../../scope.ts'
import { findClient } from '../../../store/clients.ts'
import { listItems } from '../../../store/items.ts'
import { findShipment } from '../../../store/shipments.ts'
import { printUnkept } from '../make-paper.ts'
import { costSection, factsOf, figuresOf, noticesOf, totalRow } from './cost-view.ts'

export type PrintNeeds = EstimateNeeds & Pick<Deps, 'paperRun'>
export type PrintedEstimate = { readonly filename: string; readonly bytes: Uint8Array }

type Asked = { readonly entryDate?: string | undefined; readonly mode: ClearanceTerms['mode'] }

/** Throws `missing` when the client has no such shipment. What is not known is printed as not known, never as zero. */
export async function printEstimate(
  deps: PrintNeeds,
  { scope, say }: { readonly scope: Scope; readonly say: Words },
  shipmentId: string,
  asked: Asked,
): Promise<PrintedEstimate> {
  const entersOn = asked.entryDate ? day(asked.entryDate) : undefined
  const shipment = await loadShipment(deps, scope, shipmentId, entersOn)
  const client = await findClient(deps.db, scope.clientId)
  const terms = { entryDate: entersOn ?? deps.today(), mode: asked.mode }
  const view = await estimateView(deps, say, { shipment, author: client?.name ?? '', terms })
  const filename = `${say(en).fileOfShipment(shipment.reference)}.pdf`
  const lines = shipment.items.length
  return printUnkept(deps, scope.clientId, {
    filename,
    name: shipment.reference,
    lines,
    shipmentIds: [shipment.id],
    job: { kind: 'duty-estimate', view },
  })
}

async function loadShipment(
  needs: Pick<EstimateNeeds, 'db'> & ClaimNeeds,
  { clientId }: Scope,
  id: string,
  entersOn: CalendarDate | undefined,
): Promise<LoadedShipment> {
  const { db } = needs
  const shipment = await findShipment(db, clientId, id)
  if (!shipment) throw new AppError('missing', 'no-such-shipment')
  const items = await listItems(db, clientId, id)
  return {
    id,
    reference: shipment.reference,
    items,
    ...(await claimOn(needs, clientId, { shipment, items, entersOn })),
  }
}

type Estimated = { readonly shipment: LoadedShipment; readonly author: string; readonly terms: ClearanceTerms }

async function estimateView(
  deps: EstimateNeeds,
  say: Words,
  { shipment, author, terms }: Estimated,
): Promise<DutyEstimatePaper> {
  const texts = say(en)
  const rate = await currentExchangeRate(deps)
  const fees = await feesInUse(deps)
  const law = tariffLaw(deps)
  const rules = {
    fees,
    pga: deps.pga.rows,
    calculateDuty: (input: Parameters<typeof calculateDuty>[0]) => calculateDuty(input, law),
  }
  const estimate = estimateClearance(await shipmentGoods(deps, shipment, rate), terms, rules)
  const units = shipment.items.reduce((total, item) => total + item.quantity, 0)
  const cleared = clearanceAnswer(say, estimate, { fees, rate, units })
  const outside = noticesAnswer(say, certificateNotice([shipment], terms.entryDate))
  const answer = { ...cleared, notices: [...outside, ...cleared.notices] }
  const data = dataText(say, dataVersion(deps), deps.today())
  const { broker } = fees.broker
  return {
    language: say.language,
    title: texts.title,
    author,
    identity: [texts.ofShipment(shipment.reference), texts.madeFor(author, dateIn(say.language, deps.today()))],
    facts: factsOf(say, answer, data.values),
    sections: [
      costSection(say, texts.customsFees, wireLines(say, estimate.customsFees, rate), answer.totals.customs),
      costSection(say, texts.brokerage(broker), wireLines(say, estimate.brokerFees, rate), answer.totals.brokerage),
    ],
    total: totalRow(say, answer.isFloor ? texts.totalFloor : texts.total, answer.totals.fees),
    landed: costSection(say, texts.landed, landedLines(say, estimate, rate), answer.totals.landed),
    figures: figuresOf(say, answer, units),
    receipts: [...estimate.entry.lines, ...estimate.entry.prohibited].map((line, at) =>
      receiptPaper(line, at + 1, say),
    ),
    ...noticesOf(say, answer, data.warning, await providerEmailInUse(deps)),
  }
}

/** Versions of the data every receipt made now rests on. */
export const dataVersion = ({ tariff, measures }: Pick<EstimateNeeds, 'tariff' | 'measures'>) => ({
  release: tariff.release,
  measures: measures.version,
  measuresVerified: measures.verified,
})
