// Makes one paper over several shipments: checks each as for an invoice of its own, prints, stores, and answers the file.
// Source: specification part 1, sections 5 to 8; 19 CFR 141.86(h); decisions 2, 6, e, j, n.
import type { z } from 'zod'
import type { generateCombinedInvoice } from '#contract/invoices.ts'
import { buildCombinedInvoice, sharesOneEntry } from '#domain/invoice/combine.ts'
import { nextCombinedNumber } from '#domain/invoice/numbering.ts'
import { texts as combinedTexts } from '#texts/en/combined-invoice.ts'
import { texts } from '#texts/en/invoice.ts'
import { texts as shipmentTexts } from '#texts/en/shipment.ts'
import type { Deps } from '../../deps.ts'
import { printPaper } from '../../documents/print-paper.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { listTakenNames } from '../../store/documents.ts'
import { findShipment, type ShipmentRow } from '../../store/shipments.ts'
import { requireItemsOf } from './confirmed-items.ts'
import { checkDocumentPassword } from './document-password.ts'
import { type MadeInvoice, TRIES } from './generate-invoice.ts'
import { type InvoiceTerms, paperRequest } from './invoice-request.ts'
import { COMBINED_INVOICE, keepInvoice } from './keep-invoice.ts'
import { prepareAll } from './prepare-all.ts'
import type { PrepareNeeds } from './prepare-invoice.ts'
import { storePaper } from './store-paper.ts'

export type MadeCombinedInvoice = MadeInvoice & { readonly references: readonly string[] }

type Request = z.output<typeof generateCombinedInvoice.body>
type Needs = PrepareNeeds & Pick<Deps, 'newId' | 'files'>

/**
 * Shipments named twice count once; the paper has them in the order given. The checks in this order: the shipments
 * (`missing`), the password (`forbidden`, `limited`), then those of each invoice (`invalid`, `conflict`) with the reference
 * before the sentence. Every shipment moves to invoiced. Each call makes a new paper with a number of its own.
 */
export async function makeCombinedInvoice(deps: Needs, scope: Scope, request: Request): Promise<MadeCombinedInvoice> {
  const ids = [...new Set(request.shipments.map(({ id }) => id))]
  const shipments: ShipmentRow[] = []
  for (const id of ids) {
    const shipment = await findShipment(deps.db, scope.clientId, id)
    if (!shipment) throw new AppError('missing', shipmentTexts.notFound)
    shipments.push(shipment)
  }
  await checkDocumentPassword(deps, scope, request.password)
  await requireItemsOf(deps, scope, ids, request.confirmCodes)
  const id = deps.newId()
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const made = await tryOnce(deps, scope, shipments, { ...request, fcInfo: centreOf(request), manualItems: [] }, id)
    if (made) return made
  }
  throw new AppError('conflict', texts.itemsChanging)
}

/** The fulfilment centre, given whole or as the specification's two fields. */
function centreOf({ fcInfo, fcId, fcAddress }: Request): Request['fcInfo'] {
  if (fcInfo || (fcId === undefined && fcAddress === undefined)) return fcInfo
  return { fcId: fcId ?? '', fcAddress: fcAddress ?? {} }
}

/** Undefined when it could not be kept as printed. */
async function tryOnce(
  deps: Needs,
  scope: Scope,
  shipments: readonly ShipmentRow[],
  terms: InvoiceTerms,
  id: string,
): Promise<MadeCombinedInvoice | undefined> {
  const invoiced = await prepareAll(deps, scope, shipments, terms)
  const inputs = invoiced.map(({ prepared }) => prepared.input)
  if (!sharesOneEntry(inputs)) throw new AppError('conflict', combinedTexts.oneImporter)
  const first = nextCombinedNumber(deps.today(), [])
  const name = nextCombinedNumber(deps.today(), await listTakenNames(deps.db, scope.clientId, first))
  const bytes = await printPaper(scope.clientId, {
    kind: 'combined-invoice',
    view: buildCombinedInvoice(name.number, inputs),
  })
  const stored = await storePaper(deps, scope, COMBINED_INVOICE, id, bytes)
  const file = { id, kind: COMBINED_INVOICE, ...name, ...stored, request: paperRequest(terms) }
  const isKept = await keepInvoice(deps, scope, invoiced, file)
  return isKept ? { ...name, bytes, references: inputs.map((input) => input.reference) } : undefined
}
