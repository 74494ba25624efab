// The cost estimate of one shipment as PDF, with the duty receipt of each tariff line. It computes no amount.

import type { DutyEstimatePaper } from '#words/papers/estimate.ts'
import type { ReceiptPaper, ReceiptRow } from '#words/papers/receipt.ts'
import {
  drawContinuation,
  drawEstimateFooters,
  drawEstimateTop,
  drawFacts,
  drawGrandTotal,
  drawHeadingLine,
  drawSection,
  openEstimate,
  wordsOfPaper,
} from './estimate-pages.ts'
import { drawNotes } from './kit/notes.ts'
import { closeSheet, type Paper, type Sheet } from './kit/sheet.ts'
import { BODY, SMALL, STRONG } from './kit/styles.ts'
import { flowTable, type Row } from './kit/table.ts'
import { drawLines, wrapText } from './kit/text.ts'

const FIXED = { heading: 76, rate: 90, amount: 70 }

/** The file's bytes. Letter unless A4 is asked for. */
export async function renderDutyEstimate(
  view: DutyEstimatePaper,
  options: { paper?: Paper } = {},
): Promise<Uint8Array> {
  const sheet = openEstimate(view, options.paper ?? 'letter')
  drawEstimateTop(sheet, view)
  for (const section of view.sections) drawSection(sheet, view, section)
  drawGrandTotal(sheet, view)
  drawSection(sheet, view, view.landed)
  drawFacts(sheet, view.figures)
  drawNotes(sheet, { warnings: [], notes: view.notes, words: wordsOfPaper(view) }, () => drawContinuation(sheet, view))
  sheet.y += 14
  drawReceipts(sheet, view)
  drawEstimateFooters(sheet, view)
  return closeSheet(sheet)
}

/** One table for all receipts, so that its header stands on every page. */
function drawReceipts(sheet: Sheet, view: DutyEstimatePaper): void {
  if (view.receipts.length === 0) return
  const texts = wordsOfPaper(view)
  drawHeadingLine(sheet, view, texts.receipts, 120)
  const hint = wrapText(sheet, texts.receiptsHint, SMALL, sheet.width)
  sheet.y = drawLines(sheet, hint, sheet.left, sheet.y, { width: sheet.width, align: 'left' }) + 6
  const titles = new Set(titlePlaces(view.receipts))
  flowTable(sheet, {
    columns: [
      { header: texts.heading, width: FIXED.heading, align: 'left' },
      { header: texts.what, width: sheet.width - FIXED.heading - FIXED.rate - FIXED.amount, align: 'left' },
      { header: texts.rate, width: FIXED.rate, align: 'right' },
      { header: texts.usd, width: FIXED.amount, align: 'right' },
    ],
    rows: view.receipts.flatMap((receipt) => [titleRow(receipt), ...receipt.rows.map(receiptRow)]),
    beginsGroup: (index) => titles.has(index),
    keepAfterLast: 0,
    beginPage: () => drawContinuation(sheet, view),
  })
}

/** Where the titles stand among the rows of the table. */
function titlePlaces(receipts: readonly ReceiptPaper[]): readonly number[] {
  let next = 0
  return receipts.map(({ rows }) => {
    const place = next
    next += rows.length + 1
    return place
  })
}

const titleRow = ({ title, facts }: ReceiptPaper): Row => [
  [],
  [{ text: title, style: STRONG }, ...facts.map((text) => ({ text, style: BODY }))],
  [],
  [],
]

function receiptRow({ kind, heading, text, details, rate, amount }: ReceiptRow): Row {
  const style = { duty: BODY, outcome: STRONG, considered: SMALL, remark: SMALL }[kind]
  return [
    [{ text: heading, style, fit: true }],
    [{ text, style }, ...details.map((detail) => ({ text: detail, style: SMALL }))],
    [{ text: rate, style }],
    [{ text: amount, style, fit: true }],
  ]
}
