// The invoice of the sample shipment: it shows what an invoice is, and is none. It has no number, is not kept, and moves nothing.
import { generateInvoice } from '#contract/invoices.ts'
import { texts as paper } from '#texts/en/invoice-paper.ts'
import { texts as en } from '#texts/en/sample-shipment.ts'
import type { Words } from '#words/language.ts'
import { buildCommercialInvoice } from '#words/papers/commercial-invoice.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import { listItems } from '../../../store/items.ts'
import { findSample } from '../../../store/shipments.ts'
import { printUnkept } from '../make-paper.ts'
import { refuseStopped } from '../stopped.ts'
import { askedInvoice, type PrepareNeeds } from './prepare-invoice.ts'

/** Throws `missing` without a sample, and `conflict` while something stops it, as for any invoice. */
export async function printSample(
  deps: PrepareNeeds & Pick<Deps, 'paperRun'>,
  scope: Scope,
  say: Words,
): Promise<{ readonly filename: string; readonly bytes: Uint8Array }> {
  const shipment = await findSample(deps.db, scope.clientId)
  if (!shipment) throw new AppError('missing', 'no-such-shipment')
  const items = await listItems(deps.db, scope.clientId, shipment.id)
  const confirmCodes = items.flatMap(({ id, htsCode }) => (htsCode?.length === 10 ? [{ id, htsCode }] : []))
  const request = generateInvoice.body.parse({
    shipmentData: { id: shipment.id },
    password: '',
    acceptFallbackRate: true,
    confirmCodes,
  })
  const { checked, prepare } = await askedInvoice(deps, scope, shipment, request)
  const { input } = await prepare(refuseStopped({ ...checked, hasAddresses: true }, 'commercial_invoice'))
  const view = buildCommercialInvoice({ ...input, number: paper.sampleStamp, isSample: true })
  return printUnkept(deps, scope.clientId, {
    filename: say(en).fileName,
    name: shipment.reference,
    lines: items.length,
    shipmentIds: [shipment.id],
    job: { kind: 'commercial-invoice', view },
  })
}
