// An invoice typed by hand as PDF. It lays out a finished view and computes no amount.

import { amountText } from '#domain/money.ts'
import { texts as paperTexts } from '#texts/en/invoice-paper.ts'
import { texts } from '#texts/en/manual-invoice.ts'
import type { ManualInvoice, ManualInvoiceLine } from '#words/papers/manual-invoice.ts'
import { drawStamp, STAMP_HEIGHT } from './invoice-pages.ts'
import { drawColumns } from './kit/columns.ts'
import { drawFooter, pageText } from './kit/footer.ts'
import { countText, drawNotes, notesHeight } from './kit/notes.ts'
import { drawRule } from './kit/rules.ts'
import { closeSheet, eachPage, openSheet, type Paper, type Sheet } from './kit/sheet.ts'
import { BODY, SMALL, STRONG, TITLE } from './kit/styles.ts'
import { type Column, flowTable, type Row } from './kit/table.ts'
import { drawLine, drawLines, fitText, lineHeight, wrapText } from './kit/text.ts'

/** Widths of the fixed columns, points; the description takes the rest of the page. */
const FIXED = { line: 22, tariff: 78, size: 105, quantity: 48, unit: 62, total: 76 }
const TOTAL_HEIGHT = 34

/** The file's bytes. Letter unless A4 is asked for. */
export async function renderManualInvoice(
  invoice: ManualInvoice,
  options: { paper?: Paper } = {},
): Promise<Uint8Array> {
  const sheet = openSheet(options.paper ?? 'letter', {
    title: `${texts.title} ${invoice.number}`,
    author: invoice.parties[0]?.name ?? '',
    subject: texts.subject(invoice.number),
  })
  const beginPage = () => drawContinuation(sheet, invoice)
  drawHeading(sheet, invoice)
  drawParties(sheet, invoice)
  flowTable(sheet, {
    columns: columnsOf(sheet),
    rows: invoice.lines.map(rowOf),
    keepAfterLast: TOTAL_HEIGHT + notesHeight(sheet, invoice),
    beginPage,
  })
  drawTotal(sheet, invoice)
  drawNotes(sheet, invoice, beginPage)
  eachPage(sheet, (page, pages) => {
    drawFooter(sheet, pageText(invoice.number, page, pages), page === 1 ? paperTexts.draft : undefined)
  })
  return closeSheet(sheet)
}

function drawHeading(sheet: Sheet, invoice: ManualInvoice): void {
  const half = sheet.width / 2
  drawLine(sheet, fitText(sheet, texts.title, TITLE, half), sheet.left, sheet.y - 6, { width: half, align: 'left' })
  const identity = [...wrapText(sheet, invoice.number, STRONG, half), ...wrapText(sheet, invoice.date, BODY, half)]
  const below = drawLines(sheet, identity, sheet.left + half, sheet.y, { width: half, align: 'right' })
  drawStamp(sheet, invoice.stamp, sheet.y + 22)
  sheet.y = Math.max(below, sheet.y + lineHeight(TITLE) + (invoice.stamp ? STAMP_HEIGHT : 0)) + 10
  drawRule(sheet, sheet.y, 'single')
  sheet.y += 10
}

/** The parties, then the terms, each a row of four columns. */
function drawParties(sheet: Sheet, invoice: ManualInvoice): void {
  drawColumns(
    sheet,
    invoice.parties.map(({ role, name, lines }) => ({
      share: 1,
      paragraphs: [
        { text: role, style: SMALL },
        { text: name, style: STRONG },
        ...lines.map((text) => ({ text, style: BODY })),
      ],
    })),
  )
  sheet.y += 10
  drawRule(sheet, sheet.y, 'hairline')
  sheet.y += 8
  const terms = [
    [texts.shippingDate, invoice.shippingDate],
    [paperTexts.reasonForExport, invoice.reasonForExport],
    [texts.taxes, invoice.taxesPaidBy],
    [texts.currency, texts.usd],
  ] as const
  drawColumns(
    sheet,
    terms.map(([label, text]) => ({
      share: 1,
      paragraphs: [
        { text: label, style: SMALL },
        { text, style: BODY },
      ],
    })),
  )
  sheet.y += 14
}

function columnsOf(sheet: Sheet): readonly Column[] {
  const description = sheet.width - Object.values(FIXED).reduce((total, width) => total + width, 0)
  return [
    { header: paperTexts.line, width: FIXED.line, align: 'left' },
    { header: paperTexts.description, width: description, align: 'left' },
    { header: `${paperTexts.tariff} · ${paperTexts.origin}`, width: FIXED.tariff, align: 'left' },
    { header: texts.weightAndSize, width: FIXED.size, align: 'left' },
    { header: paperTexts.quantity, width: FIXED.quantity, align: 'right' },
    { header: texts.unit, width: FIXED.unit, align: 'right' },
    { header: texts.total, width: FIXED.total, align: 'right' },
  ]
}

function rowOf(line: ManualInvoiceLine, index: number): Row {
  const number = (text: string, cad?: string) => [
    { text, style: BODY, fit: true },
    ...(cad ? [{ text: texts.cadPrice(cad), style: SMALL, fit: true }] : []),
  ]
  return [
    [{ text: String(index + 1), style: { ...SMALL, size: 8 }, fit: true }],
    [
      { text: line.description, style: BODY },
      { text: line.maker, style: SMALL },
    ],
    [
      { text: line.htsCode, style: BODY, fit: true },
      { text: line.origin, style: BODY, fit: true },
    ],
    [{ text: line.weightAndSize, style: BODY }],
    number(countText(line.quantity)),
    number(line.unitUsd, line.givenCad?.unit),
    number(line.totalText, line.givenCad?.total),
  ]
}

/** What stands above the table from the second page on. */
function drawContinuation(sheet: Sheet, invoice: ManualInvoice): void {
  const half = sheet.width / 2
  const title = fitText(sheet, `${texts.title} ${invoice.number}`, STRONG, half)
  drawLine(sheet, title, sheet.left, sheet.y - 8, { width: half, align: 'left' })
  const seller = fitText(sheet, `${invoice.parties[0]?.name ?? ''}, ${invoice.date}`, BODY, half)
  drawLine(sheet, seller, sheet.left + half, sheet.y - 8, { width: half, align: 'right' })
  sheet.y += 14
}

/** Single rule, the sum, double rule. */
function drawTotal(sheet: Sheet, { totals, lines }: ManualInvoice): void {
  drawRule(sheet, sheet.y, 'single')
  const top = sheet.y + 6
  const half = sheet.width / 2
  const label = fitText(sheet, paperTexts.total(countText(totals.units), lines.length), STRONG, half)
  drawLine(sheet, label, sheet.left, top, { width: half, align: 'left' })
  const amounts = [totals.cad, totals.usd].flatMap((total) => (total ? [`${total.currency} ${amountText(total)}`] : []))
  const sum = fitText(sheet, amounts.join(' · '), STRONG, half)
  drawLine(sheet, sum, sheet.left + half, top, { width: half, align: 'right' })
  sheet.y = top + lineHeight(STRONG) + 5
  drawRule(sheet, sheet.y, 'double')
  sheet.y += 14
}
