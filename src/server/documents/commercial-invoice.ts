// The commercial invoice as PDF. It lays out a finished view and computes no amount.

import { texts } from '#texts/en/invoice-paper.ts'
import type { CommercialInvoice } from '#words/papers/commercial-invoice.ts'
import { drawInvoice } from './invoice-pages.ts'
import { drawFooter, pageText } from './kit/footer.ts'
import { closeSheet, eachPage, openSheet, type Paper } from './kit/sheet.ts'

/** The file's bytes. Letter unless A4 is asked for. Same view, same pages; pages are numbered n of m. */
export async function renderCommercialInvoice(
  invoice: CommercialInvoice,
  options: { paper?: Paper } = {},
): Promise<Uint8Array> {
  const sheet = openSheet(options.paper ?? 'letter', {
    title: `${texts.title} ${invoice.number}`,
    author: invoice.seller.name,
    subject: texts.subject(invoice.number, invoice.reference),
  })
  drawInvoice(sheet, invoice)
  eachPage(sheet, (page, pages) => {
    drawFooter(sheet, pageText(invoice.number, page, pages), page === 1 ? texts.draft : undefined)
  })
  return closeSheet(sheet)
}
