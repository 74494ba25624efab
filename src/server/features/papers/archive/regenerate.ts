// Makes a paper again from the data of today: what was said of it then holds, all checks run anew, the earlier paper stays.
import type { regenerateDocument } from '#contract/document-archive.ts'
import type { Received } from '#contract/endpoint.ts'
import { generateCombinedInvoice, generateInvoice } from '#contract/invoices.ts'
import { generateManualInvoice } from '#contract/manual-invoices.ts'
import type { NumberedName } from '#domain/invoice/numbering.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import { type ArchivedRow, findListedDocument } from '../../../store/archive.ts'
import { findDocumentShipments } from '../../../store/documents.ts'
import { FDA_WORKSHEETS, makeWorksheets } from '../fda/generate-worksheets.ts'
import { makeCombinedInvoice } from '../invoices/combined-invoice.ts'
import { makeCommercialInvoice } from '../invoices/generate-invoice.ts'
import { COMBINED_INVOICE, COMMERCIAL_INVOICE } from '../invoices/keep-invoice.ts'
import { makeManualInvoice } from '../manual-invoices/generate-manual-invoice.ts'

type Body = Received<typeof regenerateDocument>['body']

/**
 * Throws `missing` for a paper that is not the client's, `conflict` for one that cannot be made again, and all that making the
 * paper throws.
 */
export async function regenerate(deps: Deps, scope: Scope, documentId: string, body: Body): Promise<NumberedName> {
  const document = await findListedDocument(deps.db, scope.clientId, documentId)
  if (!document) throw new AppError('missing', 'no-such-document')
  const { password, confirmCodes, acceptFallbackRate } = body
  const said = { password, confirmCodes, acceptFallbackRate }
  switch (document.kind) {
    case COMMERCIAL_INVOICE: {
      const [shipmentData] = await shipmentsOf(deps, scope, document)
      const asked = parsed(generateInvoice.body, { ...kept(document), ...said, shipmentData })
      return makeCommercialInvoice(deps, scope, asked)
    }
    case COMBINED_INVOICE: {
      const { manualItems: _, ...terms } = kept(document)
      const shipments = await shipmentsOf(deps, scope, document)
      return makeCombinedInvoice(deps, scope, parsed(generateCombinedInvoice.body, { ...terms, ...said, shipments }))
    }
    case FDA_WORKSHEETS: {
      const [shipment] = await shipmentsOf(deps, scope, document)
      return makeWorksheets(deps, scope, { shipmentId: shipment?.id ?? '', password })
    }
    case 'manual_invoice':
      return makeManualInvoice(deps, scope, parsed(generateManualInvoice.body, { ...kept(document), ...NEW_NAME }), {
        reprices: true,
      })
    default:
      throw new AppError('conflict', 'certificate-not-again')
  }
}

/** Number and day are those of the new paper. */
const NEW_NAME = { invoiceNumber: '', invoiceDate: undefined }

function kept({ request }: ArchivedRow): Readonly<Record<string, unknown>> {
  if (typeof request !== 'object' || request === null) throw new AppError('conflict', 'request-not-kept')
  return { ...request }
}

async function shipmentsOf({ db }: Pick<Deps, 'db'>, { clientId }: Scope, document: ArchivedRow) {
  const found = (await findDocumentShipments(db, clientId, [document.id])).get(document.id) ?? []
  if (found.length === 0) throw new AppError('conflict', 'shipment-gone')
  return found.map(({ id }) => ({ id }))
}

type Parser<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } }

/** What was kept must still be what the call takes. */
function parsed<T>(schema: Parser<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AppError('conflict', 'request-not-kept')
}
