// A paper being drawn: the pdfkit document with its page frame, the place the next block begins, and what could not be printed.
import PDFDocument from 'pdfkit'
import { forgetGlyphs, openedFace } from './faces.ts'

export type Paper = 'letter' | 'a4'

/** Points, 72 to an inch. */
const SIZES: Readonly<Record<Paper, readonly [number, number]>> = { letter: [612, 792], a4: [595.28, 841.89] }
const MARGIN = { side: 40, top: 44, bottom: 56 }

/** pdfkit opens no font of its own; one opened under two names would be parsed anew for every word. */
const NO_FONT = ''

export type Sheet = {
  readonly doc: PDFKit.PDFDocument
  readonly left: number
  readonly width: number
  readonly top: number
  /** Where content must end; the footer stands below. */
  readonly bottom: number
  /** Top of the next block on the current page. */
  y: number
  /** Characters that no font has, in the order met. */
  readonly missing: Set<string>
  readonly reportMissing: (character: string) => void
  /** Makes a face current at a size in points, embedding it the first time. */
  readonly setFace: (name: string, size: number) => PDFKit.PDFDocument
  /** Begins a page and sets `y` to its top. */
  readonly addPage: () => void
}

type SheetInfo = { readonly title: string; readonly author: string; readonly subject: string }

/** Begins a document with its first page. Fonts are embedded as subsets of the characters used. */
export function openSheet(paper: Paper, info: SheetInfo): Sheet {
  forgetGlyphs()
  const [pageWidth, pageHeight] = SIZES[paper]
  const doc = new PDFDocument({
    size: [pageWidth, pageHeight],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: NO_FONT,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: { Title: info.title, Author: info.author, Subject: info.subject, Creator: 'Portage' },
  })
  const registered = new Set<string>()
  const missing = new Set<string>()
  const sheet: Sheet = {
    doc,
    left: MARGIN.side,
    width: pageWidth - 2 * MARGIN.side,
    top: MARGIN.top,
    bottom: pageHeight - MARGIN.bottom,
    y: MARGIN.top,
    missing,
    reportMissing: (character) => missing.add(character),
    setFace: (name, size) => {
      if (!registered.has(name)) doc.registerFont(name, openedFace(name))
      registered.add(name)
      return doc.font(name, size)
    },
    addPage: () => {
      doc.addPage()
      sheet.y = MARGIN.top
    },
  }
  sheet.addPage()
  return sheet
}

/** Calls `draw` on every page once all are there: for page n of m. */
export function eachPage(sheet: Sheet, draw: (page: number, pages: number) => void): void {
  const { start, count } = sheet.doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(start + index)
    draw(index + 1, count)
  }
}

/** Ends the document; answers the bytes of the file. */
export function closeSheet(sheet: Sheet): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    sheet.doc.on('error', reject)
    sheet.doc.end()
  })
}
