// A paper with form fields: the document, its fonts, and what could not be printed. Fonts are those of the other papers.
import { PDFDocument, type PDFFont, type PDFForm, type PDFPage, type PDFTextField } from '@cantoo/pdf-lib'
import { create } from 'fontkit'
import { fontBytes } from '../kit/faces.ts'
import { plainText, runsOf } from '../kit/fonts.ts'
import { FEATURES } from './shaping.ts'

/** US letter, points. */
export const PAGE = { width: 612, height: 792, left: 40, contentWidth: 532 } as const

export type FormPaper = {
  readonly doc: PDFDocument
  readonly form: PDFForm
  /** The text fields by full name: the library would search all fields for each. */
  readonly textFields: Map<string, PDFTextField>
  readonly fonts: ReadonlyMap<string, PDFFont>
  /** Widths of measured words, kept for the life of the document. */
  readonly widths: Map<string, number>
  /** Characters that no font has, in the order met. */
  readonly missing: Set<string>
}

type FormInfo = { readonly title: string; readonly author: string; readonly subject: string; readonly at: Date }

const ALWAYS = ['latin-regular', 'latin-semibold']

/** Begins a document; `words` is all text it will print beside its own labels: the fonts it needs are embedded as subsets. */
export async function openFormPaper(words: string, info: FormInfo): Promise<FormPaper> {
  const doc = await PDFDocument.create()
  doc.registerFontkit({ create })
  doc.setTitle(info.title, { showInWindowTitleBar: true })
  doc.setAuthor(info.author)
  doc.setSubject(info.subject)
  doc.setCreator('Portage')
  doc.setLanguage('en')
  doc.setCreationDate(info.at)
  doc.setModificationDate(info.at)
  const fonts = new Map<string, PDFFont>()
  for (const face of facesFor(words)) {
    fonts.set(face, await doc.embedFont(fontBytes(face), { subset: true, features: { ...FEATURES } }))
  }
  return { doc, form: doc.getForm(), textFields: new Map(), fonts, widths: new Map(), missing: new Set() }
}

export function fontOf(paper: FormPaper, face: string): PDFFont {
  const font = paper.fonts.get(face)
  if (!font) throw new RangeError(`the paper was opened without the font ${face}`)
  return font
}

export const addPage = (paper: FormPaper): PDFPage => paper.doc.addPage([PAGE.width, PAGE.height])

function facesFor(words: string): ReadonlySet<string> {
  return new Set([...ALWAYS, ...runsOf(plainText(words), 'regular', () => undefined).map((run) => run.face)])
}
