// The dossier of origin as PDF: sections of fields, paragraphs and tables that flow over pages.
import { texts } from '#texts/en/origin-dossier.ts'
import type { OriginDossier } from '#words/papers/origin-dossier.ts'
import { drawFooter, pageText } from './kit/footer.ts'
import { drawNotes } from './kit/notes.ts'
import { drawRule } from './kit/rules.ts'
import { closeSheet, eachPage, openSheet, type Paper, type Sheet } from './kit/sheet.ts'
import { BODY, HEADING, SMALL, STRONG, TITLE } from './kit/styles.ts'
import { flowTable } from './kit/table.ts'
import { drawLine, drawLines, fitText, lineHeight, linesHeight, type TextLine, wrapText } from './kit/text.ts'

type Section = OriginDossier['sections'][number]

/** Points. */
const LABEL_WIDTH = 120
const BELOW_HEADING = 50

/** The file's bytes. Letter unless A4 is asked for. */
export async function renderOriginDossier(view: OriginDossier, options: { paper?: Paper } = {}): Promise<Uint8Array> {
  const { title, product, author, subject } = view
  const sheet = openSheet(options.paper ?? 'letter', { title: `${title} ${product}`, author, subject })
  const goOn = () => drawContinuation(sheet, view)
  drawTop(sheet, view)
  for (const section of view.sections) drawSection(sheet, section, goOn)
  drawNotes(sheet, { warnings: [], notes: view.notes }, goOn)
  eachPage(sheet, (page, pages) => drawFooter(sheet, pageText(product, page, pages, texts), undefined))
  return closeSheet(sheet)
}

const across = (sheet: Sheet) => ({ width: sheet.width, align: 'left' }) as const

function drawTop(sheet: Sheet, { title, identity }: OriginDossier): void {
  drawLine(sheet, fitText(sheet, title, TITLE, sheet.width), sheet.left, sheet.y - 6, across(sheet))
  sheet.y += lineHeight(TITLE)
  const lines = identity.flatMap((text, at) => wrapText(sheet, text, at === 0 ? STRONG : BODY, sheet.width))
  sheet.y = drawLines(sheet, lines, sheet.left, sheet.y, across(sheet)) + 6
  drawRule(sheet, sheet.y, 'single')
  sheet.y += 12
}

/** What stands on top of pages after the first. */
function drawContinuation(sheet: Sheet, { title, product }: OriginDossier): void {
  drawLine(sheet, fitText(sheet, `${title}, ${product}`, STRONG, sheet.width), sheet.left, sheet.y - 8, across(sheet))
  sheet.y += 10
}

function drawSection(sheet: Sheet, { title, fields, paragraphs, table }: Section, goOn: () => void): void {
  makeRoom(sheet, lineHeight(HEADING) + BELOW_HEADING, goOn)
  drawLine(sheet, fitText(sheet, title, HEADING, sheet.width), sheet.left, sheet.y, across(sheet))
  sheet.y += lineHeight(HEADING) + 4
  for (const { label, value } of fields) {
    const lines = wrapText(sheet, value, BODY, sheet.width - LABEL_WIDTH)
    makeRoom(sheet, Math.min(linesHeight(lines), BELOW_HEADING), goOn)
    drawLine(sheet, fitText(sheet, label, SMALL, LABEL_WIDTH - 8), sheet.left, sheet.y, across(sheet))
    drawEach(sheet, lines, sheet.left + LABEL_WIDTH, goOn)
  }
  for (const paragraph of paragraphs) {
    drawEach(sheet, wrapText(sheet, paragraph, BODY, sheet.width), sheet.left, goOn)
    sheet.y += 2
  }
  if (table) drawTable(sheet, table, goOn)
  sheet.y += 12
}

function drawTable(sheet: Sheet, { columns, rows }: NonNullable<Section['table']>, goOn: () => void): void {
  const shares = columns.reduce((total, { share }) => total + share, 0)
  flowTable(sheet, {
    columns: columns.map(({ header, share, isNumber }) => ({
      header,
      width: (sheet.width * share) / shares,
      align: isNumber ? 'right' : 'left',
    })),
    rows: rows.map((cells) => cells.map((text) => [{ text, style: BODY }])),
    keepAfterLast: 0,
    beginPage: goOn,
  })
}

/** Lines one below the other, going on over pages. */
function drawEach(sheet: Sheet, lines: readonly TextLine[], left: number, goOn: () => void): void {
  for (const line of lines) {
    makeRoom(sheet, lineHeight(line.style), goOn)
    drawLine(sheet, line, left, sheet.y, across(sheet))
    sheet.y += lineHeight(line.style)
  }
}

function makeRoom(sheet: Sheet, height: number, goOn: () => void): void {
  if (sheet.y + height <= sheet.bottom) return
  sheet.addPage()
  goOn()
}
