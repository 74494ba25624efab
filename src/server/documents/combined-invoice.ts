// Several invoices of one entry as one PDF: a summary, then each invoice beginning on a page of its own.
// Pages are numbered within each invoice and through the whole file (19 CFR 141.86(h)).

import { amountText, type Money } from '#domain/money.ts'
import { texts } from '#texts/en/combined-invoice.ts'
import { texts as paperTexts } from '#texts/en/invoice-paper.ts'
import type { CombinedInvoice, CombinedRow } from '#words/papers/combined-invoice.ts'
import { drawFacts, drawInvoice, drawParties, drawStamp, drawTerms, STAMP_HEIGHT } from './invoice-pages.ts'
import { drawFooter, pageText } from './kit/footer.ts'
import { countText, drawNotes, notesHeight } from './kit/notes.ts'
import { drawRule } from './kit/rules.ts'
import { closeSheet, eachPage, openSheet, type Paper, type Sheet } from './kit/sheet.ts'
import { BODY, STRONG, TITLE } from './kit/styles.ts'
import { type Column, flowTable, type Row } from './kit/table.ts'
import { drawLine, drawLines, fitText, lineHeight, wrapText } from './kit/text.ts'

/** Widths of the fixed columns, points; number and shipment share the rest. */
const FIXED = { position: 30, lines: 45, units: 60, cad: 90, usd: 90 }
const TOTAL_HEIGHT = 34

/** The file's bytes. Letter unless A4 is asked for. */
export async function renderCombinedInvoice(
  combined: CombinedInvoice,
  options: { paper?: Paper } = {},
): Promise<Uint8Array> {
  const sheet = openSheet(options.paper ?? 'letter', {
    title: `${texts.title} ${combined.number}`,
    author: combined.common.seller.name,
    subject: texts.subject(combined.number, combined.parts.length),
  })
  drawCover(sheet, combined)
  const ends = [sheet.doc.bufferedPageRange().count]
  for (const { invoice, place } of combined.parts) {
    sheet.addPage()
    drawInvoice(sheet, invoice, place)
    ends.push(sheet.doc.bufferedPageRange().count)
  }
  eachPage(sheet, (page, pages) => {
    const place = [combined.number, placeOf(combined, ends, page)].join(' · ')
    drawFooter(sheet, pageText(place, page, pages), page === 1 ? paperTexts.draft : undefined)
  })
  return closeSheet(sheet)
}

/** Which invoice a page belongs to and its page in it: 'Inv. 2, p. 1 of 3'. ends: last page of the cover and of each invoice. */
function placeOf(combined: CombinedInvoice, ends: readonly number[], page: number): string {
  const section = ends.findIndex((end) => page <= end)
  const before = ends[section - 1] ?? 0
  const part = combined.parts[section - 1]
  if (!part) return texts.cover
  return texts.pageOfPart(part.label, page - before, (ends[section] ?? page) - before)
}

function drawCover(sheet: Sheet, combined: CombinedInvoice): void {
  const { common, rows } = combined
  drawHeading(sheet, combined)
  drawParties(sheet, common)
  drawTerms(sheet, common)
  drawFacts(sheet, common)
  flowTable(sheet, {
    columns: columnsOf(sheet),
    rows: rows.map(rowOf),
    keepAfterLast: TOTAL_HEIGHT + notesHeight(sheet, common),
    beginPage: () => drawContinuation(sheet, combined),
  })
  drawTotal(sheet, combined)
  drawNotes(sheet, common, () => drawContinuation(sheet, combined))
}

function drawHeading(sheet: Sheet, { number, common }: CombinedInvoice): void {
  const half = sheet.width / 2
  drawLine(sheet, fitText(sheet, texts.title, TITLE, half), sheet.left, sheet.y - 6, { width: half, align: 'left' })
  const identity = [...wrapText(sheet, number, STRONG, half), ...wrapText(sheet, common.date, BODY, half)]
  drawStamp(sheet, common.stamp, sheet.y + 22)
  const below = drawLines(sheet, identity, sheet.left + half, sheet.y, { width: half, align: 'right' })
  const stamped = common.stamp ? STAMP_HEIGHT : 0
  sheet.y = Math.max(below, sheet.y + lineHeight(TITLE) + stamped) + 10
  drawRule(sheet, sheet.y, 'single')
  sheet.y += 10
}

/** What stands above the table from the second page of the summary on. */
function drawContinuation(sheet: Sheet, { number, common }: CombinedInvoice): void {
  const half = sheet.width / 2
  const title = fitText(sheet, `${texts.title} ${number}`, STRONG, half)
  drawLine(sheet, title, sheet.left, sheet.y - 8, { width: half, align: 'left' })
  const seller = fitText(sheet, `${common.seller.name}, ${common.date}`, BODY, half)
  drawLine(sheet, seller, sheet.left + half, sheet.y - 8, { width: half, align: 'right' })
  sheet.y += 14
}

function columnsOf(sheet: Sheet): readonly Column[] {
  const rest = sheet.width - Object.values(FIXED).reduce((total, width) => total + width, 0)
  return [
    { header: texts.position, width: FIXED.position, align: 'left' },
    { header: texts.number, width: rest / 2, align: 'left' },
    { header: texts.shipment, width: rest / 2, align: 'left' },
    { header: texts.lines, width: FIXED.lines, align: 'right' },
    { header: texts.units, width: FIXED.units, align: 'right' },
    { header: texts.totalCad, width: FIXED.cad, align: 'right' },
    { header: texts.totalUsd, width: FIXED.usd, align: 'right' },
  ]
}

function rowOf(row: CombinedRow): Row {
  const number = (text: string) => [{ text, style: BODY, fit: true }]
  return [
    number(String(row.position)),
    [{ text: row.number, style: BODY }],
    [{ text: row.reference, style: BODY }],
    number(countText(row.lines)),
    number(countText(row.units)),
    number(amountText(row.cad)),
    number(amountText(row.usd)),
  ]
}

/** Single rule, the sums, double rule. */
function drawTotal(sheet: Sheet, { totals, parts }: CombinedInvoice): void {
  drawRule(sheet, sheet.y, 'single')
  const top = sheet.y + 6
  const amount = (total: Money, endsAt: number, width: number) => {
    const line = fitText(sheet, `${total.currency} ${amountText(total)}`, STRONG, width)
    drawLine(sheet, line, sheet.left + endsAt - width, top, { width, align: 'right' })
  }
  const label = texts.total(parts.length, countText(totals.lines), countText(totals.units))
  const labelWidth = sheet.width - FIXED.cad - FIXED.usd - 8
  drawLine(sheet, fitText(sheet, label, STRONG, labelWidth), sheet.left, top, { width: labelWidth, align: 'left' })
  amount(totals.cad, sheet.width - FIXED.usd, FIXED.cad - 6)
  amount(totals.usd, sheet.width, FIXED.usd - 6)
  sheet.y = top + lineHeight(STRONG) + 5
  drawRule(sheet, sheet.y, 'double')
  sheet.y += 14
}
