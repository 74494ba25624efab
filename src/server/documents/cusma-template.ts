// Our own template of the CUSMA certificate, made by code: the frame and labels of the nine data elements, and a form field
// for each answer. It grows by a page where the goods need one. Source of the elements: CUSMA Annex 5-A.
import type { PDFPage } from '@cantoo/pdf-lib'
import { texts } from '#texts/en/cusma-paper.ts'
import { addCheckBox, addDropdown, addRadio, addTextField, type Box } from './form/fields.ts'
import { addPage, type FormPaper, PAGE } from './form/paper.ts'
import { colorOf, wrapWords, writeLine, writeWords } from './form/words.ts'
import { INK, MUTED } from './kit/rules.ts'
import type { TextStyle } from './kit/text.ts'

const TITLE: TextStyle = { weight: 'semibold', size: 16, color: INK }
const HEADING: TextStyle = { weight: 'semibold', size: 8, color: INK }
const LABEL: TextStyle = { weight: 'regular', size: 7, color: MUTED }
const STATEMENT: TextStyle = { weight: 'regular', size: 8, color: INK }
const RULE = '#9aa5ae'

const { left: LEFT, contentWidth: WIDTH } = PAGE
const HALF = WIDTH / 2
const INDENT = 6
const LABEL_WIDTH = 42
const LINE = 13
const TICK = 8

/** Tops of the bands of the first page, points from its upper edge. */
const BAND = { capacity: 88, parties: 132, more: 232, goods: 318, signature: 556, end: 734 } as const
const HEADER_HEIGHT = 28
/** Height of the rows of goods on the first page and on those that follow. */
export const GOODS_HEIGHT = { first: BAND.signature - BAND.goods - HEADER_HEIGHT, next: 650 } as const
const NEXT_TOP = 56

/** Columns of the goods, points. */
export const GOODS_COLUMNS = [
  { key: 'line', header: texts.line, width: 24 },
  { key: 'description', header: texts.description, width: 222 },
  { key: 'sku', header: texts.sku, width: 108 },
  { key: 'hs', header: texts.hsCode, width: 48 },
  { key: 'criterion', header: texts.criterion, width: 92 },
  { key: 'origin', header: texts.origin, width: 38 },
] as const
export type GoodsColumn = (typeof GOODS_COLUMNS)[number]['key']

/** Heights of the rows of goods, page by page. */
type TemplatePlan = readonly (readonly number[])[]

/** The template as such: as many rows as the first page takes, and one page more. */
export const BLANK_PLAN: TemplatePlan = [Array(9).fill(22), Array(28).fill(22)]

/** Where the picture of the signature goes, on the first page. */
export const SIGNATURE_BOX: Box = { x: LEFT + INDENT, top: BAND.signature + 60, width: 290, height: 66 }

/** Rows are counted from 1 on each page. */
const goodsField = (page: number, row: number, column: GoodsColumn): string => `goods.page${page}.row${row}.${column}`

/** What is put where a good's answer goes: a field of the template, or on a filled paper its text at once. */
type PlaceCell = (
  page: PDFPage,
  at: { readonly page: number; readonly row: number; readonly column: GoodsColumn },
  box: Box,
) => void

/** Draws the template with its fields, all empty; answers its pages. */
export function drawTemplate(paper: FormPaper, plan: TemplatePlan, place?: PlaceCell): readonly PDFPage[] {
  const asField: PlaceCell = (page, at, box) => addTextField(paper, page, goodsField(at.page, at.row, at.column), box)
  return plan.map((heights, index) => {
    const page = addPage(paper)
    if (index === 0) drawFirstPage(paper, page)
    else drawNextTop(paper, page, index + 1)
    drawGoods(paper, page, { top: index === 0 ? BAND.goods : NEXT_TOP, heights, number: index + 1 }, place ?? asField)
    return page
  })
}

function drawFirstPage(paper: FormPaper, page: PDFPage): void {
  writeLine(paper, page, texts.title, TITLE, { x: LEFT, top: 36 })
  writeLine(paper, page, texts.agreement, LABEL, { x: LEFT, top: 60 })
  const right = { x: LEFT + 352, width: 180 }
  const heads = [
    [texts.number, 'certificate.number'],
    [texts.shipment, 'certificate.shipment'],
    [texts.invoice, 'certificate.invoice'],
  ] as const
  heads.forEach(([label, name], index) => {
    labelled(paper, page, label, name, { ...right, top: 34 + index * LINE, height: LINE })
  })
  drawCapacity(paper, page)
  drawPeriod(paper, page)
  drawCertifier(paper, page)
  drawParty(paper, page, 'exporter', texts.exporter, { x: LEFT + HALF, top: BAND.parties })
  drawParty(paper, page, 'producer', texts.producer, { x: LEFT, top: BAND.more })
  drawParty(paper, page, 'importer', texts.importer, { x: LEFT + HALF, top: BAND.more })
  drawSignature(paper, page)
  frame(page)
}

function drawCapacity(paper: FormPaper, page: PDFPage): void {
  writeLine(paper, page, texts.capacity, HEADING, { x: LEFT + INDENT, top: BAND.capacity + 6 })
  const roles = [
    ['importer', texts.importerRole],
    ['exporter', texts.exporterRole],
    ['producer', texts.producerRole],
  ] as const
  const boxes = roles.map(([option, label], index) => {
    const box = { x: LEFT + INDENT + index * 84, top: BAND.capacity + 24, width: TICK, height: TICK }
    writeLine(paper, page, label, STATEMENT, { x: box.x + TICK + 5, top: box.top - 1 })
    return { option, box }
  })
  addRadio(paper, page, 'certifier_capacity', boxes)
}

function drawPeriod(paper: FormPaper, page: PDFPage): void {
  const x = LEFT + HALF + INDENT
  writeLine(paper, page, texts.period, HEADING, { x, top: BAND.capacity + 6 })
  const place = { top: BAND.capacity + 22, width: 110, height: LINE }
  labelled(paper, page, texts.from, 'blanket.start', { ...place, x })
  labelled(paper, page, texts.to, 'blanket.end', { ...place, x: x + 122 })
}

function drawCertifier(paper: FormPaper, page: PDFPage): void {
  const x = LEFT + INDENT
  const width = HALF - 2 * INDENT
  const top = BAND.parties + 20
  writeLine(paper, page, texts.certifier, HEADING, { x, top: BAND.parties + 6 })
  labelled(paper, page, texts.name, 'certifier.name', { x, top, width: width / 2, height: LINE })
  labelled(paper, page, texts.jobTitle, 'certifier.title', {
    x: x + width / 2 + 6,
    top,
    width: width / 2 - 6,
    height: LINE,
  })
  labelled(paper, page, texts.firm, 'certifier.firm', { x, top: top + LINE, width, height: LINE })
  drawContact(paper, page, 'certifier', { x, top: top + 2 * LINE, width })
}

function drawContact(paper: FormPaper, page: PDFPage, party: string, at: Omit<Box, 'height'>): void {
  labelled(paper, page, texts.address, `${party}.address`, { ...at, height: 22 })
  const below = { ...at, top: at.top + 22, height: LINE }
  labelled(paper, page, texts.phone, `${party}.phone`, { ...below, width: 92 })
  labelled(paper, page, texts.email, `${party}.email`, { ...below, x: at.x + 96, width: at.width - 96 })
}

function drawParty(
  paper: FormPaper,
  page: PDFPage,
  party: 'exporter' | 'producer' | 'importer',
  heading: string,
  at: { readonly x: number; readonly top: number },
): void {
  const x = at.x + INDENT
  const width = HALF - 2 * INDENT
  writeLine(paper, page, heading, HEADING, { x, top: at.top + 6 })
  const ticked = (label: string, name: string, from: number) => {
    addCheckBox(paper, page, name, { x: from, top: at.top + 7, width: TICK, height: TICK })
    writeLine(paper, page, label, LABEL, { x: from + TICK + 4, top: at.top + 7 })
  }
  ticked(texts.sameAsCertifier, `${party}.same`, x + 96)
  if (party === 'producer') {
    const options = [texts.various, texts.onRequest]
    addDropdown(paper, page, 'producer.statement', options, { x, top: at.top + 70, width, height: LINE })
  } else {
    ticked(texts.unknown, `${party}.unknown`, x + 192)
  }
  labelled(paper, page, texts.name, `${party}.name`, { x, top: at.top + 20, width, height: LINE })
  drawContact(paper, page, party, { x, top: at.top + 20 + LINE, width })
}

type GoodsTable = { readonly top: number; readonly heights: readonly number[]; readonly number: number }

function drawGoods(paper: FormPaper, page: PDFPage, { top, heights, number }: GoodsTable, place: PlaceCell): void {
  writeLine(paper, page, texts.goods, HEADING, { x: LEFT + INDENT, top: top + 5 })
  eachColumn((column, x) => {
    if (column.header) writeLine(paper, page, column.header, LABEL, { x, top: top + 17 })
  })
  let at = top + HEADER_HEIGHT
  rule(page, LEFT, at, WIDTH)
  heights.forEach((height, index) => {
    eachColumn((column, x) => {
      const box = { x, top: at + 3, width: column.width - 6, height: height - 4 }
      place(page, { page: number, row: index + 1, column: column.key }, box)
    })
    at += height
    rule(page, LEFT, at, WIDTH, 0.3)
  })
}

function eachColumn(draw: (column: (typeof GOODS_COLUMNS)[number], x: number) => void): void {
  let x = LEFT + INDENT
  for (const column of GOODS_COLUMNS) {
    draw(column, x)
    x += column.width
  }
}

function drawSignature(paper: FormPaper, page: PDFPage): void {
  const { signature: top } = BAND
  writeLine(paper, page, texts.signature, HEADING, { x: LEFT + INDENT, top: top + 7 })
  const statement = wrapWords(paper, texts.statement, STATEMENT, WIDTH - 2 * INDENT)
  writeWords(paper, page, statement, { x: LEFT + INDENT, top: top + 20 })
  rule(page, SIGNATURE_BOX.x, SIGNATURE_BOX.top + SIGNATURE_BOX.height, SIGNATURE_BOX.width)
  writeLine(paper, page, texts.signed, LABEL, { x: SIGNATURE_BOX.x, top: SIGNATURE_BOX.top + SIGNATURE_BOX.height + 2 })
  const column = { x: LEFT + 316, width: WIDTH - 322, height: 20 }
  labelled(paper, page, texts.name, 'signature.name', { ...column, top: top + 62 })
  labelled(paper, page, texts.jobTitle, 'signature.title', { ...column, top: top + 84 })
  labelled(paper, page, texts.date, 'signature.date', { ...column, top: top + 106 })
  addTextField(paper, page, 'signature.record', { x: LEFT + INDENT, top: top + 144, width: WIDTH - 12, height: LINE })
}

/** What stands on top of the second page and those that follow; the field names the certificate. */
function drawNextTop(paper: FormPaper, page: PDFPage, number: number): void {
  addTextField(paper, page, `page${number}.certificate`, { x: LEFT + INDENT, top: 36, width: WIDTH - 12, height: LINE })
  rule(page, LEFT, NEXT_TOP, WIDTH)
}

/** A label with its field to the right of it. */
function labelled(paper: FormPaper, page: PDFPage, label: string, name: string, box: Box): void {
  writeLine(paper, page, label, LABEL, { x: box.x, top: box.top + 2 })
  const indent = box.width < 160 ? 28 : LABEL_WIDTH
  addTextField(paper, page, name, { ...box, x: box.x + indent, width: box.width - indent })
}

/** The lines between the bands of the first page. */
function frame(page: PDFPage): void {
  for (const top of Object.values(BAND)) rule(page, LEFT, top, WIDTH)
  const middle = { x: LEFT + HALF, thickness: 0.5, color: colorOf(RULE) }
  page.drawLine({
    start: { x: middle.x, y: PAGE.height - BAND.capacity },
    end: { x: middle.x, y: PAGE.height - BAND.goods },
    thickness: middle.thickness,
    color: middle.color,
  })
}

function rule(page: PDFPage, x: number, top: number, width: number, thickness = 0.6): void {
  const y = PAGE.height - top
  page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness, color: colorOf(RULE) })
}
