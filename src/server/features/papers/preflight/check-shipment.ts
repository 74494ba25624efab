// Runs the checks before a paper over shipments as they are saved, with what the form of the paper says so far.
import type { z } from 'zod'
import type { preflight } from '#contract/preflight.ts'
import type { Destination } from '#domain/invoice/parties.ts'
import type { PreflightFacts, PreflightPaper } from '#domain/invoice/preflight/check.ts'
import type { Finding } from '#domain/invoice/preflight/finding.ts'
import { NO_TYPED_LINES } from '#domain/invoice/preflight/no-form.ts'
import { overShipments, runPreflight } from '#domain/invoice/preflight/preflight.ts'
import { onOneEntry } from '#domain/invoice/preflight/value-checks.ts'
import { decimal } from '#domain/money.ts'
import { shippedOn } from '../../../records/cusma/moving-day.ts'
import { findBroker, findInvoiceTerms, findWarehouse } from '../../../records/invoices/configured-parties.ts'
import { getShipment } from '../../../records/items/list-items.ts'
import type { Scope } from '../../../scope.ts'
import type { ShipmentRow } from '../../../store/shipments.ts'
import { hasAddresses, particularsOf } from '../invoices/particulars-of.ts'
import { type FactNeeds, preflightFacts, readShipmentFacts } from '../shipment-facts.ts'

/** The form of a paper as far as it is filled in. */
type PaperChoices = Omit<z.output<typeof preflight.query>, 'paper' | 'clientId'>

/** Throws `missing` for a shipment that is not the client's. */
export async function checkShipment(
  deps: FactNeeds,
  scope: Scope,
  shipmentId: string,
  asked: { readonly paper: PreflightPaper; readonly choices: PaperChoices },
): Promise<readonly Finding[]> {
  const shipment = await getShipment(deps, scope, shipmentId)
  return runPreflight(await factsOf(deps, scope, shipment, asked.choices), asked.paper)
}

/** For one invoice over several shipments, in the order given. Throws `missing` when one of them is not the client's. */
export async function checkShipments(
  deps: FactNeeds,
  scope: Scope,
  shipmentIds: readonly string[],
  choices: PaperChoices,
): Promise<readonly Finding[]> {
  const shipments: ShipmentRow[] = []
  for (const id of shipmentIds) shipments.push(await getShipment(deps, scope, id))
  const each: PreflightFacts[] = []
  for (const shipment of shipments) each.push(await factsOf(deps, scope, shipment, choices))
  const checked = onOneEntry(each).map((facts) => runPreflight(facts, 'combined_invoice'))
  return overShipments(shipments.map(({ id, reference }, at) => ({ id, reference, findings: checked[at] ?? [] })))
}

/** Stands for a buyer whose name the checks need not know. */
const NAMED_ON_THE_FORM = '-'

async function factsOf(
  deps: FactNeeds,
  scope: Scope,
  shipment: ShipmentRow,
  choices: PaperChoices,
): Promise<PreflightFacts> {
  const facts = await readShipmentFacts(deps, scope, shipment)
  const { ltlType, brokerType, fcId = '', typedLines, typedOpen, typedMakerless, typedVague, typedShort } = choices
  const destination: Destination =
    ltlType === 'direct_amazon'
      ? { type: ltlType, centre: { fcId, street: '', city: '', state: '', zip: '' } }
      : { type: ltlType, warehouse: await findWarehouse(deps, ltlType) }
  const { incoterm, reasonForExport, relatedParties, portOfEntry, valueBasis, charges } = choices
  const sale = choices.namesBuyer === 'true' ? { buyerName: NAMED_ON_THE_FORM } : undefined
  return preflightFacts(deps, facts, {
    typed: {
      ...NO_TYPED_LINES,
      count: typedLines,
      withoutCode: typedOpen,
      withoutMaker: typedMakerless,
      vague: typedVague,
      short: typedShort,
      usd: decimal(choices.typedUsd),
    },
    viaWarehouse: ltlType !== 'direct_amazon',
    hasAddresses: hasAddresses(destination, await findBroker(deps, brokerType)),
    particulars: particularsOf(facts, {
      request: { incoterm, relatedParties, portOfEntry, reasonForExport, valueBasis, sale, charges },
      settings: await findInvoiceTerms(deps),
      destination,
      typedLines,
      shippedOn: shippedOn(deps, facts.shipment),
    }),
    confirming: choices.confirmCodes === 'true' ? facts.items.map(({ id }) => id) : [],
    acceptsFallbackRate: choices.acceptFallbackRate === 'true',
    centre: ltlType === 'direct_amazon' && fcId ? fcId : undefined,
  })
}
