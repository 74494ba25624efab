// What the caller of generate-invoice says, in the words of the domain.
import type { z } from 'zod'
import type { generateInvoice } from '#contract/invoices.ts'
import { country } from '#domain/countries.ts'
import { parseFulfilmentCentre } from '#domain/invoice/ltl.ts'
import { type ManualLine, manualLineProblem } from '#domain/invoice/manual-lines.ts'
import type { Destination } from '#domain/invoice/parties.ts'
import { money } from '#domain/money.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { findWarehouse } from '../../../records/invoices/configured-parties.ts'

export type InvoiceRequest = z.output<typeof generateInvoice.body>
/** What is said about how an invoice is made, whichever call says it. */
export type InvoiceTerms = Omit<InvoiceRequest, 'shipmentData' | 'password'>

/** What is kept of it, to make the paper again: all but what is confirmed or accepted with one paper. */
export type PaperRequest = Omit<InvoiceTerms, 'confirmCodes' | 'acceptFallbackRate'>

export function paperRequest(terms: InvoiceTerms): PaperRequest {
  const { ltlType, brokerType, fcInfo, manualItems } = terms
  const { incoterm, incotermPlace, reasonForExport, relatedParties, portOfEntry } = terms
  const { valueBasis, valueAnswers, sale, charges } = terms
  const delivery = { incoterm, incotermPlace, reasonForExport, relatedParties, portOfEntry }
  return { ltlType, brokerType, fcInfo, manualItems, ...delivery, valueBasis, valueAnswers, sale, charges }
}

/** Where the goods go. Throws `invalid` when Direct to Amazon lacks its FC ID or a part of the address. */
export async function destinationOf(deps: Pick<Deps, 'db'>, request: InvoiceTerms): Promise<Destination> {
  if (request.ltlType !== 'direct_amazon') {
    return { type: request.ltlType, warehouse: await findWarehouse(deps, request.ltlType) }
  }
  const parsed = parseFulfilmentCentre(request.fcInfo)
  if (parsed.kind === 'incomplete') throw new AppError('invalid', 'centre-incomplete', { lacks: parsed.lacks })
  return { type: 'direct_amazon', centre: parsed.centre }
}

/** The typed lines. Throws `invalid` for the first that may not be printed. */
export function manualLinesOf(request: InvoiceTerms): readonly ManualLine[] {
  const lines = request.manualItems.map(manualLineOf)
  const problem = lines.map(manualLineProblem).find((each) => each !== undefined)
  if (problem?.reason === 'incomplete') throw new AppError('invalid', 'manual-line-incomplete')
  if (problem) throw new AppError('invalid', 'code-not-ten-digits', { digits: problem.digits })
  return lines
}

function manualLineOf(typed: InvoiceTerms['manualItems'][number]): ManualLine {
  const maker = typed.manufacturingInfo
  return {
    sku: typed.sku ?? '',
    asin: typed.asin,
    description: typed.description,
    quantity: typed.quantity,
    unitValue: money(typed.currency, String(typed.unitValue)),
    origin: country(typed.countryOfOrigin),
    htsCode: typed.htsCode || null,
    maker: maker?.name
      ? {
          name: maker.name,
          streetAddress: maker.address ?? '',
          city: maker.city ?? '',
          state: maker.state ?? '',
          country: maker.country ?? '',
          zipCode: maker.zip ?? '',
        }
      : null,
  }
}
