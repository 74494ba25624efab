// The measure of comparison: the lines of the invoice as the PDF library draws a table by itself, in one of our fonts.
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { amountText } from '#domain/money.ts'
import type { PaperJob } from '#server/documents/paper-job.ts'

const require = createRequire(import.meta.url)
const FONT = require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')
const HEADER = ['Line', 'Description', 'Tariff', 'Quantity', 'Unit CAD', 'Unit USD', 'Total CAD', 'Total USD']
const WIDTHS = [22, '*', 72, 40, 50, 54, 68, 73] as const

/** The bytes of a PDF with a row for each line: no parties, no notes, no second font, no repeated header. */
export function libraryTable(job: PaperJob): Promise<Uint8Array> {
  if (job.kind !== 'commercial-invoice') throw new TypeError(`no table of ${job.kind}`)
  const doc = new PDFDocument({ size: 'LETTER', margin: 40, font: FONT })
  const chunks: Buffer[] = []
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
  const rows = job.view.lines.map((line, at) => [
    String(at + 1),
    `${line.description}\n${line.sku}\n${line.maker}`,
    `${line.htsCode}\n${line.origin}`,
    String(line.quantity),
    line.unitCad,
    line.unitUsd,
    amountText(line.totalCad),
    amountText(line.totalUsd),
  ])
  doc.fontSize(8).table({ columnStyles: [...WIDTHS], data: [HEADER, ...rows] })
  doc.end()
  return done
}
