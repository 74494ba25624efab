// The pages of one commercial invoice, from its heading to its notes: alone on a paper, or one of several.

import { amountText, type Money } from '#domain/money.ts'
import { texts } from '#texts/en/invoice-paper.ts'
import type { CommercialInvoice, InvoiceLine } from '#words/papers/commercial-invoice.ts'
import type { PrintedParty } from '#words/papers/printed-parties.ts'
import { drawColumns } from './kit/columns.ts'
import { countText, drawNotes, notesHeight } from './kit/notes.ts'
import { drawRule, INK } from './kit/rules.ts'
import type { Sheet } from './kit/sheet.ts'
import { BODY, HEADING, SMALL, STRONG, TITLE } from './kit/styles.ts'
import { type Column, flowTable, type Row } from './kit/table.ts'
import { drawLine, drawLines, fitText, lineHeight, wrapText } from './kit/text.ts'

/** Widths of the fixed columns, points; the description takes the rest of the page. */
const FIXED = { line: 22, tariff: 72, quantity: 40, unitCad: 50, unitUsd: 54, totalCad: 68, totalUsd: 73 }
const TOTAL_HEIGHT = 34
const FACTS_ACROSS = 4
/** As the columns of the parties above. */
const FACT_SHARES = [1.15, 1, 1.15, 0.9] as const

type Parties = Pick<CommercialInvoice, 'seller' | 'importer' | 'consignee' | 'broker'>
type Terms = Pick<CommercialInvoice, 'travels' | 'reasonForExport' | 'exchange'>

/** Draws the invoice from the top of the current page on. place: which invoice of several it is. */
export function drawInvoice(sheet: Sheet, invoice: CommercialInvoice, place?: string): void {
  drawHeading(sheet, invoice, place)
  drawParties(sheet, invoice)
  drawTerms(sheet, invoice)
  drawFacts(sheet, invoice)
  drawLinesTable(sheet, invoice)
  drawTotal(sheet, invoice)
  drawNotes(sheet, invoice, () => drawContinuation(sheet, invoice))
}

function drawHeading(sheet: Sheet, invoice: CommercialInvoice, place: string | undefined): void {
  const half = sheet.width / 2
  const box = { width: half, align: 'right' } as const
  drawLine(sheet, fitText(sheet, texts.title, TITLE, half), sheet.left, sheet.y - 6, { width: half, align: 'left' })
  const identity = [
    ...(place ? wrapText(sheet, place, STRONG, half) : []),
    ...wrapText(sheet, invoice.number, STRONG, half),
    ...wrapText(sheet, invoice.date, BODY, half),
    ...wrapText(sheet, `${texts.shipment} ${invoice.reference}`, BODY, half),
  ]
  drawStamp(sheet, invoice.stamp, sheet.y + 22)
  sheet.y = drawLines(sheet, identity, sheet.left + half, sheet.y, box) + 10
  drawRule(sheet, sheet.y, 'single')
  sheet.y += 10
}

/** The four parties beside each other, with a rule below. */
export function drawParties(sheet: Sheet, invoice: Parties): void {
  const party = (given: PrintedParty, share: number) => ({
    share,
    paragraphs: [
      { text: given.role, style: SMALL },
      { text: given.name, style: STRONG },
      ...given.lines.map((text) => ({ text, style: BODY })),
    ],
  })
  drawColumns(sheet, [
    party(invoice.seller, 1.15),
    party(invoice.importer, 1),
    party(invoice.consignee, 1.15),
    party(invoice.broker, 0.9),
  ])
  sheet.y += 10
  drawRule(sheet, sheet.y, 'hairline')
  sheet.y += 8
}

/** How it travels, why it is sent, the rate and the currencies. */
export function drawTerms(sheet: Sheet, invoice: Terms): void {
  const term = (label: string, values: readonly string[], share: number) => ({
    share,
    paragraphs: [{ text: label, style: SMALL }, ...values.map((text) => ({ text, style: BODY }))],
  })
  drawColumns(sheet, [
    term(texts.travels, [invoice.travels], 1.15),
    term(texts.reasonForExport, [invoice.reasonForExport], 1),
    term(texts.exchange, [invoice.exchange.rate, invoice.exchange.source], 1.15),
    term(texts.currency, [texts.currencies], 0.9),
  ])
  sheet.y += 14
}

/** Terms, packages, weights and references, four beside each other. */
export function drawFacts(sheet: Sheet, { facts }: Pick<CommercialInvoice, 'facts'>): void {
  for (let from = 0; from < facts.length; from += FACTS_ACROSS) {
    const row = facts.slice(from, from + FACTS_ACROSS)
    const blocks = row.map(({ label, values }, at) => ({
      share: FACT_SHARES[at] ?? 1,
      paragraphs: [{ text: label, style: SMALL }, ...values.map((text) => ({ text, style: BODY }))],
    }))
    const empty = FACT_SHARES.slice(row.length).map((share) => ({ share, paragraphs: [] }))
    sheet.y -= 6
    drawColumns(sheet, [...blocks, ...empty])
    sheet.y += 14
  }
}

/** Points that the stamp takes below a title. */
export const STAMP_HEIGHT = 20

/** The word that a paper is a draft and why, boxed below the title. */
export function drawStamp(sheet: Sheet, stamp: CommercialInvoice['stamp'], top: number): void {
  if (!stamp) return
  const word = fitText(sheet, stamp.word, HEADING, 80)
  const why = fitText(sheet, stamp.why, SMALL, 150)
  const left = sheet.left
  drawLine(sheet, word, left + 5, top + 2, { width: 80, align: 'left' })
  drawLine(sheet, why, left + 12 + word.width, top + 6, { width: 160, align: 'left' })
  const width = word.width + why.width + 18
  sheet.doc.rect(left, top, width, 19).lineWidth(0.8).strokeColor(INK).stroke()
}

function columnsOf(sheet: Sheet): readonly Column[] {
  const description = sheet.width - Object.values(FIXED).reduce((total, width) => total + width, 0)
  return [
    { header: texts.line, width: FIXED.line, align: 'left' },
    { header: texts.description, width: description, align: 'left' },
    { header: `${texts.tariff} · ${texts.origin}`, width: FIXED.tariff, align: 'left' },
    { header: texts.quantity, width: FIXED.quantity, align: 'right' },
    { header: texts.unitCad, width: FIXED.unitCad, align: 'right' },
    { header: texts.unitUsd, width: FIXED.unitUsd, align: 'right' },
    { header: texts.totalCad, width: FIXED.totalCad, align: 'right' },
    { header: texts.totalUsd, width: FIXED.totalUsd, align: 'right' },
  ]
}

function drawLinesTable(sheet: Sheet, invoice: CommercialInvoice): void {
  flowTable(sheet, {
    columns: columnsOf(sheet),
    rows: invoice.lines.map(rowOf),
    keepAfterLast: TOTAL_HEIGHT + notesHeight(sheet, invoice),
    beginPage: () => drawContinuation(sheet, invoice),
  })
}

function rowOf(line: InvoiceLine, index: number): Row {
  const origin = line.claim ? texts.originWithClaim(line.origin, line.claim) : line.origin
  const number = (text: string) => [{ text, style: BODY, fit: true }]
  return [
    [{ text: String(index + 1), style: { ...SMALL, size: 8 }, fit: true }],
    [
      { text: line.description, style: BODY },
      { text: numbersText(line), style: SMALL },
      { text: line.maker, style: SMALL },
      { text: line.tariffQuantity, style: SMALL },
      { text: line.packing, style: SMALL },
    ],
    [
      { text: line.htsCode, style: BODY, fit: true },
      { text: origin, style: BODY, fit: true },
      ...line.headings.map((text) => ({ text, style: SMALL, fit: true })),
    ],
    number(countText(line.quantity)),
    number(line.unitCad),
    number(line.unitUsd),
    number(amountText(line.totalCad)),
    number(amountText(line.totalUsd)),
  ]
}

/** By what numbers seller and shop know the goods; empty for neither. */
const numbersText = ({ sku, asin }: InvoiceLine): string =>
  [sku && texts.sku(sku), asin && texts.asin(asin)].filter(Boolean).join(' · ')

/** What stands above the table from the second page on. */
function drawContinuation(sheet: Sheet, invoice: CommercialInvoice): void {
  const half = sheet.width / 2
  const title = fitText(sheet, `${texts.title} ${invoice.number}`, STRONG, half)
  drawLine(sheet, title, sheet.left, sheet.y - 8, { width: half, align: 'left' })
  const seller = fitText(sheet, `${invoice.seller.name}, ${invoice.date}`, BODY, half)
  drawLine(sheet, seller, sheet.left + half, sheet.y - 8, { width: half, align: 'right' })
  sheet.y += 14
}

/** Single rule, the sums, double rule. */
function drawTotal(sheet: Sheet, { totals, lines }: CommercialInvoice): void {
  drawRule(sheet, sheet.y, 'single')
  const top = sheet.y + 6
  const amount = (total: Money, endsAt: number, width: number) => {
    const line = fitText(sheet, `${total.currency} ${amountText(total)}`, STRONG, width)
    drawLine(sheet, line, sheet.left + endsAt - width, top, { width, align: 'right' })
  }
  const label = texts.total(countText(totals.units), lines.length)
  const labelWidth = sheet.width - FIXED.totalCad - FIXED.totalUsd - 40
  drawLine(sheet, fitText(sheet, label, STRONG, labelWidth), sheet.left, top, { width: labelWidth, align: 'left' })
  amount(totals.cad, sheet.width - FIXED.totalUsd, FIXED.totalCad + 24)
  amount(totals.usd, sheet.width, FIXED.totalUsd - 4)
  sheet.y = top + lineHeight(STRONG) + 5
  drawRule(sheet, sheet.y, 'double')
  sheet.y += 14
}
