// One paper over several shipments, each as for an invoice of its own.
// Source: specification part 1, sections 5 to 8; 19 CFR 141.86(h); decisions 2, 6, e, j, n.
import type { z } from 'zod'
import type { generateCombinedInvoice } from '#contract/invoices.ts'
import { combinedNumber } from '#domain/invoice/numbering.ts'
import { buildCombinedInvoice, sharesOneEntry } from '#words/papers/combined-invoice.ts'
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import { findShipment, type ShipmentRow } from '../../../store/shipments.ts'
import { archiveOf } from '../archives.ts'
import { type MadePaper, type MakerNeeds, makePaper } from '../make-paper.ts'
import { requireItemsOf } from './confirmed-items.ts'
import { checkDocumentPassword } from './document-password.ts'
import { paperRequest } from './invoice-request.ts'
import { areAsPrinted, COMBINED_INVOICE, followInvoice } from './keep-invoice.ts'
import { prepareAll } from './prepare-all.ts'
import type { PrepareNeeds } from './prepare-invoice.ts'

type MadeCombinedInvoice = MadePaper & { readonly references: readonly string[] }

type Request = z.output<typeof generateCombinedInvoice.body>

/**
 * Shipments named twice count once; the paper has them in the order given. The checks in this order: the shipments
 * (`missing`), the password (`forbidden`, `limited`), then what was typed (`invalid`) and what the gate finds (`conflict`) over
 * all of them. Every shipment moves to invoiced. Each call makes a new paper with a number of its own.
 */
export async function makeCombinedInvoice(
  deps: PrepareNeeds & MakerNeeds,
  scope: Scope,
  request: Request,
): Promise<MadeCombinedInvoice> {
  const shipments = await listNamed(deps, scope, request)
  const ids = shipments.map(({ id }) => id)
  await checkDocumentPassword(deps, scope, request.password)
  await requireItemsOf(deps, scope, ids, request.confirmCodes)
  const terms = { ...request, fcInfo: centreOf(request), manualItems: [] }
  const made = await makePaper(deps, archiveOf(scope), async () => {
    const invoiced = await prepareAll(deps, scope, shipments, terms)
    const inputs = invoiced.map(({ prepared }) => prepared.input)
    if (!sharesOneEntry(inputs)) throw new AppError('conflict', 'several-importers')
    return {
      kind: COMBINED_INVOICE,
      number: combinedNumber(deps.today()),
      lines: invoiced.reduce((sum, { prepared }) => sum + prepared.itemsRead.length, 0),
      job: (number) => ({ kind: 'combined-invoice', view: buildCombinedInvoice(number, inputs) }),
      shipmentIds: ids,
      dataVersions: invoiced[0]?.prepared.dataVersions ?? {},
      request: paperRequest(terms),
      isStill: (tx) => areAsPrinted(tx, scope, invoiced),
      follow: (tx, { id }) => followInvoice(tx, deps, scope, { id, invoiced }),
    }
  })
  return { ...made, references: shipments.map(({ reference }) => reference) }
}

async function listNamed(
  { db }: Pick<PrepareNeeds, 'db'>,
  { clientId }: Scope,
  request: Request,
): Promise<readonly ShipmentRow[]> {
  const shipments: ShipmentRow[] = []
  for (const id of new Set(request.shipments.map((each) => each.id))) {
    const shipment = await findShipment(db, clientId, id)
    if (!shipment) throw new AppError('missing', 'no-such-shipment')
    shipments.push(shipment)
  }
  return shipments
}

/** The fulfilment centre, given whole or as the specification's two fields. */
function centreOf({ fcInfo, fcId, fcAddress }: Request): Request['fcInfo'] {
  if (fcInfo || (fcId === undefined && fcAddress === undefined)) return fcInfo
  return { fcId: fcId ?? '', fcAddress: fcAddress ?? {} }
}
