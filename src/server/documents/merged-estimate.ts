// The merged estimate of several shipments as PDF. It computes no amount.

import type { MergedEstimatePaper } from '#words/papers/estimate.ts'
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
import { flowTable, type Paragraph } from './kit/table.ts'
import type { TextStyle } from './kit/text.ts'

/** The file's bytes. Letter unless A4 is asked for. */
export async function renderMergedEstimate(
  view: MergedEstimatePaper,
  options: { paper?: Paper } = {},
): Promise<Uint8Array> {
  const sheet = openEstimate(view, options.paper ?? 'letter')
  drawEstimateTop(sheet, view)
  for (const section of view.sections) drawSection(sheet, view, section)
  drawGrandTotal(sheet, view)
  drawFacts(sheet, view.figures)
  drawComparison(sheet, view)
  drawShipments(sheet, view)
  drawNotes(sheet, { warnings: [], notes: view.notes, words: wordsOfPaper(view) }, () => drawContinuation(sheet, view))
  drawEstimateFooters(sheet, view)
  return closeSheet(sheet)
}

const cell = (text: string, style: TextStyle): readonly Paragraph[] => [{ text, style, fit: true }]

/** Cost by cost: the sum of clearing each apart, out of what, and the one clearance. */
function drawComparison(sheet: Sheet, view: MergedEstimatePaper): void {
  const texts = wordsOfPaper(view)
  const { rows, outcome, separateTotal, mergedTotal } = view.comparison
  drawHeadingLine(sheet, view, texts.comparison, 80)
  const amount = 80
  const description = sheet.width * 0.36
  flowTable(sheet, {
    columns: [
      { header: texts.cost, width: description, align: 'left' },
      { header: texts.separately, width: sheet.width - description - 2 * amount, align: 'left' },
      { header: texts.separateTotal, width: amount, align: 'right' },
      { header: texts.merged, width: amount, align: 'right' },
    ],
    rows: [
      ...rows.map((row) => [
        [{ text: row.description, style: BODY }],
        [{ text: row.separate, style: SMALL }],
        cell(row.separateTotal, BODY),
        cell(row.merged, BODY),
      ]),
      [[{ text: outcome, style: STRONG }], [], cell(separateTotal, STRONG), cell(mergedTotal, STRONG)],
    ],
    keepAfterLast: 0,
    beginPage: () => drawContinuation(sheet, view),
  })
  sheet.y += 14
}

function drawShipments(sheet: Sheet, view: MergedEstimatePaper): void {
  const texts = wordsOfPaper(view)
  const amount = 90
  const alone = 110
  flowTable(sheet, {
    columns: [
      { header: texts.shipment, width: sheet.width - 2 * amount - alone, align: 'left' },
      { header: texts.alone, width: alone, align: 'left' },
      { header: texts.units, width: amount, align: 'right' },
      { header: texts.value, width: amount, align: 'right' },
    ],
    rows: [
      ...view.shipments.map((each) => [
        [{ text: each.reference, style: BODY }],
        cell(each.alone, BODY),
        cell(each.units, BODY),
        cell(each.valueCad, BODY),
      ]),
      [
        cell(texts.shipmentsTotal, STRONG),
        [],
        cell(view.shipmentsTotal.units, STRONG),
        cell(view.shipmentsTotal.valueCad, STRONG),
      ],
    ],
    keepAfterLast: 0,
    beginPage: () => drawContinuation(sheet, view),
  })
  sheet.y += 14
}
