// The CUSMA certificate as PDF: the template filled from a finished view, the signature placed, all fields flattened.
import type { PDFPage } from '@cantoo/pdf-lib'
import { texts } from '#texts/en/cusma-paper.ts'
import { texts as invoiceTexts } from '#texts/en/invoice-paper.ts'
import type { CertificateView, PrintedContact, PrintedGood } from '#words/papers/certificate.ts'
import { drawTemplate, GOODS_COLUMNS, GOODS_HEIGHT, type GoodsColumn, SIGNATURE_BOX } from './cusma-template.ts'
import { fillCheckBox, fillDropdown, fillText, flatten, writeInBox } from './form/fields.ts'
import { type FormPaper, openFormPaper, PAGE } from './form/paper.ts'
import { lineHeight, wrapWords, writeLine } from './form/words.ts'
import type { Run } from './kit/fonts.ts'
import { missingCodes } from './kit/missing.ts'
import { INK, MUTED } from './kit/rules.ts'
import type { TextStyle } from './kit/text.ts'

/** A picture of a signature: base64 of a PNG or JPEG file that was checked. */
export type SignaturePicture = { readonly kind: 'png' | 'jpeg'; readonly base64: string }
export type SignedCertificate = {
  readonly view: CertificateView
  readonly signature: SignaturePicture
  /** ISO text in UTC. */
  readonly signedAt: string
}

const VALUE: TextStyle = { weight: 'regular', size: 8, color: INK }
const SMALL: TextStyle = { weight: 'regular', size: 7, color: MUTED }
const FOOT_TOP = 752
const ROW_PADDING = 6
/** Lines of one row; a longer description goes on in the next. */
const MOST_LINES = 40

/** The file's bytes, without form fields: goods are written where the template has theirs. Same view, same pages. */
export async function renderCusmaCertificate(signed: SignedCertificate): Promise<Uint8Array> {
  const { view } = signed
  const paper = await openFormPaper(JSON.stringify(view), {
    title: `${texts.title} ${view.number}`,
    author: view.certifier.name,
    subject: texts.subject(view.number, view.reference),
    at: new Date(signed.signedAt),
  })
  const rows = view.goods.flatMap((good, index) => rowsOf(paper, good, index + 1))
  const rowPages = pagesOf(rows)
  const pages = drawTemplate(
    paper,
    rowPages.map((page) => page.map((row) => row.height)),
    (page, at, box) =>
      writeInBox(paper, page, rowPages[at.page - 1]?.[at.row - 1]?.[at.column] ?? '', { box, style: VALUE }),
  )
  fillHead(paper, view)
  fillParties(paper, view)
  fillSignature(paper, view)
  for (let page = 2; page <= pages.length; page += 1) {
    fillText(paper, `page${page}.certificate`, texts.continued(view.number), SMALL)
  }
  const [first] = pages
  if (first) await placeSignature(paper, first, signed.signature)
  flatten(paper)
  for (const [index, page] of pages.entries()) drawFoot(paper, page, view, index + 1, pages.length)
  return paper.doc.save({ updateFieldAppearances: false })
}

type Row = Readonly<Record<GoodsColumn, string>> & { readonly height: number }

/** One row, or several when the description is very long: the first carries the rest of the good. */
function rowsOf(paper: FormPaper, good: PrintedGood, line: number): readonly Row[] {
  const lines = (key: GoodsColumn, text: string) => wrapWords(paper, text, VALUE, widthOf(key)).lines
  const parts = chunks(lines('description', good.description), MOST_LINES)
  const others = { line: String(line), sku: good.sku, hs: good.hsCode, criterion: good.criterion, origin: good.origin }
  const tallest = Math.max(
    ...GOODS_COLUMNS.map(({ key }) => (key === 'description' ? 1 : lines(key, others[key]).length)),
  )
  const empty = { line: '', sku: '', hs: '', criterion: '', origin: '' }
  return parts.map((part, index) => ({
    ...(index === 0 ? others : empty),
    description: parts.length === 1 ? good.description : part.map(textOf).join(' '),
    height: Math.max(part.length, index === 0 ? Math.min(tallest, MOST_LINES) : 1) * lineHeight(VALUE) + ROW_PADDING,
  }))
}

const textOf = (line: readonly Run[]): string => line.map((run) => run.text).join('')

const widthOf = (key: GoodsColumn): number => (GOODS_COLUMNS.find((column) => column.key === key)?.width ?? 0) - 6

function chunks<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.max(1, Math.ceil(list.length / size))
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size))
}

/** Rows go to the first page while they fit it, then to as many as it takes. */
function pagesOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const pages: Row[][] = [[]]
  let left: number = GOODS_HEIGHT.first
  for (const row of rows) {
    if (row.height > left) {
      pages.push([])
      left = GOODS_HEIGHT.next
    }
    pages.at(-1)?.push(row)
    left -= row.height
  }
  return pages
}

function fillHead(paper: FormPaper, view: CertificateView): void {
  fillText(paper, 'certificate.number', view.number, VALUE)
  fillText(paper, 'certificate.shipment', view.reference, VALUE)
  fillText(paper, 'certificate.invoice', view.invoiceNumber, VALUE)
  paper.form.getRadioGroup('certifier_capacity').select(view.capacity)
  fillText(paper, 'blanket.start', view.period.start, VALUE)
  fillText(paper, 'blanket.end', view.period.end, VALUE)
}

function fillParties(paper: FormPaper, view: CertificateView): void {
  fillText(paper, 'certifier.name', view.signer.name, VALUE)
  fillText(paper, 'certifier.title', view.signer.title, VALUE)
  fillText(paper, 'certifier.firm', view.certifier.name, VALUE)
  fillContact(paper, 'certifier', view.certifier)
  for (const party of ['exporter', 'producer', 'importer'] as const) {
    fillCheckBox(paper, `${party}.same`, view[party].isSame)
    fillText(paper, `${party}.name`, view[party].name, VALUE)
    fillContact(paper, party, view[party])
  }
  for (const party of ['exporter', 'importer'] as const) {
    fillCheckBox(paper, `${party}.unknown`, view[party].isUnknown)
  }
  fillDropdown(paper, 'producer.statement', view.producer.statement, VALUE)
}

function fillContact(paper: FormPaper, party: string, contact: PrintedContact): void {
  fillText(paper, `${party}.address`, contact.address, VALUE)
  fillText(paper, `${party}.phone`, contact.phone, VALUE)
  fillText(paper, `${party}.email`, contact.email, VALUE)
}

function fillSignature(paper: FormPaper, { signer }: CertificateView): void {
  fillText(paper, 'signature.name', signer.name, VALUE)
  fillText(paper, 'signature.title', signer.title, VALUE)
  fillText(paper, 'signature.date', signer.date, VALUE)
  fillText(paper, 'signature.record', signer.record, SMALL)
}

/** As large as its place allows, standing on the line. */
async function placeSignature(paper: FormPaper, page: PDFPage, { kind, base64 }: SignaturePicture): Promise<void> {
  const bytes = Buffer.from(base64, 'base64')
  const image = kind === 'png' ? await paper.doc.embedPng(bytes) : await paper.doc.embedJpg(bytes)
  const { width, height } = image.scaleToFit(SIGNATURE_BOX.width, SIGNATURE_BOX.height - 4)
  page.drawImage(image, {
    x: SIGNATURE_BOX.x,
    y: PAGE.height - SIGNATURE_BOX.top - SIGNATURE_BOX.height + 2,
    width,
    height,
  })
}

/** Where the reader is; on the first page who checks it, how much there is, and what could not be printed. It is signed: no draft. */
function drawFoot(paper: FormPaper, page: PDFPage, view: CertificateView, number: number, pages: number): void {
  const right = PAGE.left + PAGE.contentWidth
  writeLine(paper, page, texts.pageOf(number, pages), SMALL, { x: right, top: FOOT_TOP, align: 'right' })
  if (number > 1) return
  const { boxes, leftOut } = missingCodes(paper.missing)
  const count = texts.lines(view.goods.length, pages)
  writeLine(paper, page, `${texts.forBroker} ${count}.`, SMALL, { x: PAGE.left, top: FOOT_TOP })
  const missing = [boxes && texts.unprintable(boxes), leftOut && invoiceTexts.picturesLeftOut(leftOut)]
    .filter(Boolean)
    .join(' ')
  if (missing) writeLine(paper, page, missing, SMALL, { x: PAGE.left, top: FOOT_TOP + 10 })
}
