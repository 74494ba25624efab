// Any paper by what was asked for, as the call of the paper itself would make it.
import type { z } from 'zod'
import type { askedByJob } from '#contract/paper-jobs.ts'
import { staffManualInvoiceNumber } from '#domain/invoice/numbering.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor, Scope } from '../../../scope.ts'
import { signCertificate } from '../cusma/generate-certificate.ts'
import { printMerged } from '../estimates/merged-estimate.ts'
import { printEstimate } from '../estimates/shipment-estimate.ts'
import { makeWorksheets } from '../fda/generate-worksheets.ts'
import { makeCombinedInvoice } from '../invoices/combined-invoice.ts'
import { makeCommercialInvoice } from '../invoices/generate-invoice.ts'
import { makeManualInvoice, makeOwnInvoice } from '../manual-invoices/generate-manual-invoice.ts'
import { signProducts } from '../product-certificates/sign.ts'

export type Asked = z.output<typeof askedByJob>

type Made = {
  /** None of a paper that is no record. */
  readonly number?: string
  readonly filename: string
  readonly bytes: Uint8Array
  readonly warnings?: readonly string[]
}

type Asking = { readonly actor: Actor; readonly clientId: string | null; readonly say: Words }

/** Throws as the call of the paper; with `paperRun` 'check', `NothingInTheWay` for a paper that would be made. */
export function makeAskedPaper(deps: Deps, { actor, clientId, say }: Asking, asked: Asked): Promise<Made> {
  if (clientId !== null) return makeOfClient(deps, { clientId, actor }, say, asked)
  if (asked.paper === 'staff_manual_invoice') return makeOwnInvoice(deps, actor, asked.body)
  throw new TypeError(`${asked.paper} belongs to a client`)
}

function makeOfClient(deps: Deps, scope: Scope, say: Words, asked: Asked): Promise<Made> {
  switch (asked.paper) {
    case 'commercial_invoice':
      return makeCommercialInvoice(deps, scope, asked.body)
    case 'combined_invoice':
      return makeCombinedInvoice(deps, scope, asked.body)
    case 'manual_invoice':
      return makeManualInvoice(deps, scope, asked.body)
    case 'staff_manual_invoice':
      return makeManualInvoice(deps, scope, asked.body, { number: staffManualInvoiceNumber })
    case 'fda_worksheets': {
      const { shipmentData, password, worksheets: edits } = asked.body
      return makeWorksheets(deps, scope, { shipmentId: shipmentData.id, password, edits })
    }
    case 'cusma_certificate':
      return signCertificate(deps, scope, asked.params.id, asked.body)
    case 'product_certificate':
      return signProducts(deps, scope, asked.params.id, asked.body)
    case 'duty_estimate':
      return printEstimate(deps, { scope, say }, asked.params.id, asked.body)
    case 'merged_estimate':
      return printMerged(deps, { scope, say }, asked.body)
  }
}

/** What the job needs of it: no password, nothing that is saved already, and of items nothing, which are read as they are saved. */
export function withoutChecked(asked: Asked): Asked {
  switch (asked.paper) {
    case 'commercial_invoice': {
      const { id } = asked.body.shipmentData
      return { ...asked, body: { ...asked.body, shipmentData: { id }, password: '' } }
    }
    case 'combined_invoice': {
      const shipments = asked.body.shipments.map(({ id }) => ({ id }))
      return { ...asked, body: { ...asked.body, shipments, password: '' } }
    }
    case 'fda_worksheets':
      return { ...asked, body: { shipmentData: { id: asked.body.shipmentData.id }, password: '' } }
    default:
      return asked
  }
}
