// FDA worksheets as PDF: each begins on a page of its own; fields that nobody filled in are boxes to write in.

import { texts } from '#texts/en/fda.ts'
import { texts as paperTexts } from '#texts/en/invoice-paper.ts'
import type { WorksheetPage, WorksheetPaper } from '#words/papers/fda-worksheet.ts'
import { drawFooter, pageText } from './kit/footer.ts'
import { drawNotes, notesHeight } from './kit/notes.ts'
import { drawRule, MUTED } from './kit/rules.ts'
import { closeSheet, eachPage, openSheet, type Paper, type Sheet } from './kit/sheet.ts'
import { BODY, HEADING, SMALL, STRONG, TITLE } from './kit/styles.ts'
import { drawLine, drawLines, fitText, lineHeight, linesHeight, type TextLine, wrapText } from './kit/text.ts'

/** Points. */
const LABEL_WIDTH = 168
const GAP = 10
const PADDING = 2.5
const BLANK_HEIGHT = 16

/** The file's bytes. Letter unless A4 is asked for. */
export async function renderFdaWorksheets(view: WorksheetPaper, options: { paper?: Paper } = {}): Promise<Uint8Array> {
  const sheet = openSheet(options.paper ?? 'letter', {
    title: `${texts.paperTitle} ${view.number}`,
    author: view.author,
    subject: texts.subject(view.number, view.reference),
  })
  view.worksheets.forEach((worksheet, at) => {
    if (at > 0) sheet.addPage()
    drawWorksheet(sheet, view, worksheet)
  })
  const notes = { warnings: [], notes: view.notes }
  if (sheet.y + notesHeight(sheet, notes) > sheet.bottom) sheet.addPage()
  drawNotes(sheet, notes, () => undefined)
  eachPage(sheet, (page, pages) => {
    drawFooter(sheet, pageText(view.number, page, pages), page === 1 ? paperTexts.draft : undefined)
  })
  return closeSheet(sheet)
}

function drawWorksheet(sheet: Sheet, view: WorksheetPaper, worksheet: WorksheetPage): void {
  drawHeading(sheet, view, worksheet)
  const goOn = () => {
    sheet.addPage()
    const line = fitText(sheet, `${worksheet.place} · ${worksheet.title}`, STRONG, sheet.width)
    drawLine(sheet, line, sheet.left, sheet.y - 8, { width: sheet.width, align: 'left' })
    sheet.y += 10
  }
  for (const section of worksheet.sections) {
    if (sheet.y + 40 > sheet.bottom) goOn()
    drawLine(sheet, fitText(sheet, section.title, STRONG, sheet.width), sheet.left, sheet.y + 3, {
      width: sheet.width,
      align: 'left',
    })
    sheet.y += lineHeight(STRONG) + 5
    drawRule(sheet, sheet.y, 'single')
    sheet.y += 2
    for (const field of section.fields) drawField(sheet, field, goOn)
  }
  sheet.y += 10
}

function drawHeading(sheet: Sheet, view: WorksheetPaper, worksheet: WorksheetPage): void {
  const half = sheet.width / 2
  const left = { width: half, align: 'left' } as const
  drawLine(sheet, fitText(sheet, texts.paperTitle, TITLE, half), sheet.left, sheet.y - 6, left)
  const identity = [
    ...wrapText(sheet, view.number, STRONG, half),
    ...wrapText(sheet, `${texts.shipment(view.reference)}, ${view.date}`, BODY, half),
    ...wrapText(sheet, worksheet.place, BODY, half),
  ]
  const below = drawLines(sheet, identity, sheet.left + half, sheet.y, { width: half, align: 'right' })
  sheet.y = Math.max(below, sheet.y + lineHeight(TITLE)) + 6
  drawRule(sheet, sheet.y, 'single')
  sheet.y += 8
  const about = [
    ...wrapText(sheet, worksheet.title, HEADING, sheet.width),
    ...wrapText(sheet, [...worksheet.identity, worksheet.open].join(' · '), BODY, sheet.width),
    ...wrapText(sheet, worksheet.reason, SMALL, sheet.width),
  ]
  sheet.y = drawLines(sheet, about, sheet.left, sheet.y, { width: sheet.width, align: 'left' }) + 6
}

/** Label left, value right of it; a blank is an empty box that says so in its corner. A long value goes on over pages. */
function drawField(sheet: Sheet, field: WorksheetPage['sections'][number]['fields'][number], goOn: () => void): void {
  const valueWidth = sheet.width - LABEL_WIDTH - GAP
  const label = wrapText(sheet, field.label, SMALL, LABEL_WIDTH)
  const value = wrapText(sheet, field.value, field.isBlank ? SMALL : BODY, valueWidth - 8)
  const height = Math.max(linesHeight(label), field.isBlank ? BLANK_HEIGHT : linesHeight(value)) + 2 * PADDING
  const canFit = height <= sheet.bottom - sheet.top - 40
  if (sheet.y + Math.min(height, 60) > sheet.bottom || (canFit && sheet.y + height > sheet.bottom)) goOn()
  drawLines(sheet, label, sheet.left, sheet.y + PADDING, { width: LABEL_WIDTH, align: 'left' })
  if (field.isBlank) drawBlank(sheet, value, valueWidth)
  else drawValue(sheet, value, goOn)
  sheet.y += PADDING * 2
  drawRule(sheet, sheet.y, 'hairline')
}

function drawBlank(sheet: Sheet, words: readonly TextLine[], width: number): void {
  const x = sheet.left + LABEL_WIDTH + GAP
  sheet.doc
    .rect(x, sheet.y + 1.5, width, BLANK_HEIGHT)
    .lineWidth(0.6)
    .dash(2, { space: 2 })
    .strokeColor(MUTED)
    .stroke()
    .undash()
  drawLines(sheet, words, x, sheet.y + 5, { width: width - 4, align: 'right' })
  sheet.y += BLANK_HEIGHT
}

function drawValue(sheet: Sheet, lines: readonly TextLine[], goOn: () => void): void {
  sheet.y += PADDING
  for (const line of lines) {
    if (sheet.y + lineHeight(line.style) > sheet.bottom) goOn()
    drawLine(sheet, line, sheet.left + LABEL_WIDTH + GAP, sheet.y, { width: sheet.width, align: 'left' })
    sheet.y += lineHeight(line.style)
  }
  sheet.y -= PADDING
}
