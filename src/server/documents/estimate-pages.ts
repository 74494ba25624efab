// What the two estimates draw alike: heading, facts, costs with their totals, figures.

import { texts as en } from '#texts/en/estimate-paper.ts'
import { wordsIn } from '#words/language.ts'
import '#words/every-paper-language.ts'
import type { CostRow, CostSection, EstimatePaper, Fact } from '#words/papers/estimate.ts'
import { drawColumns } from './kit/columns.ts'
import { drawFooter, pageText } from './kit/footer.ts'
import { drawRule } from './kit/rules.ts'
import { eachPage, openSheet, type Paper, type Sheet } from './kit/sheet.ts'
import { BODY, HEADING, SMALL, STRONG, TITLE } from './kit/styles.ts'
import { flowTable, type Row } from './kit/table.ts'
import { drawLine, drawLines, fitText, lineHeight, linesHeight, type TextStyle, wrapText } from './kit/text.ts'

/** What the renderer itself writes, in the language of the reader. */
export const wordsOfPaper = ({ language }: EstimatePaper) => wordsIn(language, en)

const AMOUNT = 80
const GRAND: TextStyle = { ...STRONG, size: 10 }

export function openEstimate(view: EstimatePaper, paper: Paper): Sheet {
  const { title, author, identity } = view
  return openSheet(paper, { title: `${title} ${identity[0] ?? ''}`, author, subject: title })
}

/** Title, whose it is, the facts everything rests on, and what may not be missed. */
export function drawEstimateTop(sheet: Sheet, view: EstimatePaper): void {
  const left = sheet.width * 0.62
  drawLine(sheet, fitText(sheet, view.title, TITLE, left), sheet.left, sheet.y - 6, { width: left, align: 'left' })
  const right = sheet.width - left
  const identity = view.identity.flatMap((text, at) => wrapText(sheet, text, at === 0 ? STRONG : BODY, right))
  const below = drawLines(sheet, identity, sheet.left + left, sheet.y, { width: right, align: 'right' })
  sheet.y = Math.max(below, sheet.y + lineHeight(TITLE)) + 8
  drawRule(sheet, sheet.y, 'single')
  sheet.y += 10
  drawFacts(sheet, view.facts)
  if (view.warnings.length === 0) return
  for (const warning of view.warnings) {
    const lines = wrapText(sheet, warning, STRONG, sheet.width)
    if (sheet.y + linesHeight(lines) > sheet.bottom) beginPage(sheet, view)
    sheet.y = drawLines(sheet, lines, sheet.left, sheet.y, { width: sheet.width, align: 'left' })
  }
  sheet.y += 12
}

export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  drawColumns(
    sheet,
    facts.map(({ label, values }) => ({
      share: 1,
      paragraphs: [{ text: label, style: SMALL }, ...values.map((text) => ({ text, style: BODY }))],
    })),
  )
  sheet.y += 14
}

/** A table of costs in both currencies that ends with its own total. */
export function drawSection(sheet: Sheet, view: EstimatePaper, { title, rows, total }: CostSection): void {
  const texts = wordsOfPaper(view)
  flowTable(sheet, {
    columns: [
      { header: title, width: sheet.width - 2 * AMOUNT, align: 'left' },
      { header: texts.usd, width: AMOUNT, align: 'right' },
      { header: texts.cad, width: AMOUNT, align: 'right' },
    ],
    rows: [...rows.map((row) => costRow(row, BODY)), costRow(total, STRONG)],
    keepAfterLast: 0,
    beginPage: () => drawContinuation(sheet, view),
  })
  sheet.y += 12
}

function costRow({ description, notes, usd, cad }: CostRow, style: TextStyle): Row {
  return [
    [{ text: description, style }, ...notes.map((text) => ({ text, style: SMALL }))],
    [{ text: usd, style, fit: true }],
    [{ text: cad, style: STRONG, fit: true }],
  ]
}

/** Single rule, the sum of all sections, double rule. */
export function drawGrandTotal(sheet: Sheet, view: EstimatePaper): void {
  const { description, usd, cad } = view.total
  if (sheet.y + 30 > sheet.bottom) beginPage(sheet, view)
  drawRule(sheet, sheet.y, 'single')
  const top = sheet.y + 6
  const amount = (text: string, endsAt: number) =>
    drawLine(sheet, fitText(sheet, text, GRAND, AMOUNT - 4), sheet.left + endsAt - AMOUNT, top, {
      width: AMOUNT,
      align: 'right',
    })
  const width = sheet.width - 2 * AMOUNT
  drawLine(sheet, fitText(sheet, description, GRAND, width), sheet.left, top, { width, align: 'left' })
  amount(usd, sheet.width - AMOUNT)
  amount(cad, sheet.width)
  sheet.y = top + lineHeight(GRAND) + 5
  drawRule(sheet, sheet.y, 'double')
  sheet.y += 16
}

/** A heading that keeps `room` points below it on its page. */
export function drawHeadingLine(sheet: Sheet, view: EstimatePaper, text: string, room: number): void {
  if (sheet.y + lineHeight(HEADING) + room > sheet.bottom) beginPage(sheet, view)
  drawLine(sheet, fitText(sheet, text, HEADING, sheet.width), sheet.left, sheet.y, {
    width: sheet.width,
    align: 'left',
  })
  sheet.y += lineHeight(HEADING) + 4
}

function beginPage(sheet: Sheet, view: EstimatePaper): void {
  sheet.addPage()
  drawContinuation(sheet, view)
}

/** What stands on top of pages after the first. */
export function drawContinuation(sheet: Sheet, { title, identity }: EstimatePaper): void {
  const half = sheet.width / 2
  drawLine(sheet, fitText(sheet, title, STRONG, half), sheet.left, sheet.y - 8, { width: half, align: 'left' })
  const whose = fitText(sheet, identity.join(', '), BODY, half)
  drawLine(sheet, whose, sheet.left + half, sheet.y - 8, { width: half, align: 'right' })
  sheet.y += 14
}

export function drawEstimateFooters(sheet: Sheet, view: EstimatePaper): void {
  const texts = wordsOfPaper(view)
  eachPage(sheet, (page, pages) => {
    drawFooter(sheet, pageText(view.identity[0] ?? '', page, pages, texts), page === 1 ? texts.draft : undefined)
  })
}
