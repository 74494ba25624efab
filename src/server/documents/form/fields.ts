// Form fields: made in their place on a page, filled with a look of our own, listed by name.
import {
  PDFCheckBox,
  PDFDropdown,
  type PDFField,
  PDFHexString,
  type PDFPage,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib'
import type { TextStyle } from '../kit/text.ts'
import { type FormPaper, fontOf, PAGE } from './paper.ts'
import { colorOf, facesOf, fitWords, textOperators, type Words, wordsHeight, writeWords } from './words.ts'

/** A place on a page, counted from its upper left corner. */
export type Box = { readonly x: number; readonly top: number; readonly width: number; readonly height: number }

type FieldType = 'text' | 'checkbox' | 'radio' | 'dropdown'
export type FieldName = { readonly name: string; readonly fullyQualifiedName: string; readonly type: FieldType }

/** Points: boxes up to here hold one line. */
const LOW = 16
const LABEL_FACE = 'latin-regular'
const BOX_BORDER = '#55626d'

const placeOf = ({ x, top, width, height }: Box) => ({ x, y: PAGE.height - top - height, width, height })
const look = (paper: FormPaper, box: Box) => ({
  ...placeOf(box),
  borderWidth: 0,
  font: fontOf(paper, LABEL_FACE),
})
const tick = (box: Box) => ({ ...placeOf(box), borderWidth: 0.7, borderColor: colorOf(BOX_BORDER) })

export function addTextField(paper: FormPaper, page: PDFPage, name: string, box: Box): void {
  const field = paper.form.createTextField(name)
  if (box.height > LOW) field.enableMultiline()
  field.addToPage(page, look(paper, box))
  paper.textFields.set(name, field)
}

export function addCheckBox(paper: FormPaper, page: PDFPage, name: string, box: Box): void {
  paper.form.createCheckBox(name).addToPage(page, tick(box))
}

/** One circle for each option. */
export function addRadio(
  paper: FormPaper,
  page: PDFPage,
  name: string,
  options: readonly { readonly option: string; readonly box: Box }[],
): void {
  const group = paper.form.createRadioGroup(name)
  for (const { option, box } of options) group.addOptionToPage(option, page, tick(box))
}

export function addDropdown(paper: FormPaper, page: PDFPage, name: string, options: readonly string[], box: Box): void {
  const field = paper.form.createDropdown(name)
  field.addOptions([...options])
  field.addToPage(page, look(paper, box))
}

/** The value, and a look in which every character has a font that prints it: the library's own look uses one font only. */
export function fillText(paper: FormPaper, name: string, text: string, style: TextStyle): void {
  if (text === '') return
  const field = paper.textFields.get(name)
  if (!field) throw new RangeError(`the template has no text field ${name}`)
  field.acroField.setValue(PDFHexString.fromText(text))
  dress(paper, field, text, style)
}

export function fillDropdown(paper: FormPaper, name: string, option: string, style: TextStyle): void {
  if (option === '') return
  const field = paper.form.getDropdown(name)
  field.select(option)
  dress(paper, field, option, style)
}

export function fillCheckBox(paper: FormPaper, name: string, isTicked: boolean): void {
  if (isTicked) paper.form.getCheckBox(name).check()
}

/** Writes a text onto the page where a field of that place would show it. */
export function writeInBox(
  paper: FormPaper,
  page: PDFPage,
  text: string,
  { box, style }: { readonly box: Box; readonly style: TextStyle },
): void {
  if (text === '') return
  const words = fitWords(paper, text, style, box)
  writeWords(paper, page, words, { x: box.x, top: box.top + box.height - topIn(box.height, words) })
}

/** Where the first line begins in a box, counted from below: low boxes centre their text. */
const topIn = (height: number, words: Words): number => (height > LOW ? height : (height + wordsHeight(words)) / 2)

/** Makes a text the look of a field, in place of the look it was made with. */
export function dress(paper: FormPaper, field: PDFField, text: string, style: TextStyle): void {
  const { context } = paper.doc
  for (const widget of field.acroField.getWidgets()) {
    const { width, height } = widget.getRectangle()
    const words = fitWords(paper, text, style, { width, height })
    const top = topIn(height, words)
    const fonts = Object.fromEntries([...facesOf(words)].map((face) => [face, fontOf(paper, face).ref]))
    const stream = context.formXObject([...textOperators(paper, words, { x: 0, y: top })], {
      BBox: context.obj([0, 0, width, height]),
      Matrix: context.obj([1, 0, 0, 1, 0, 0]),
      Resources: { Font: fonts },
    })
    const before = widget.getAppearances()?.normal
    const beforeRef = before && context.getObjectRef(before)
    widget.setNormalAppearance(context.register(stream))
    if (beforeRef) context.delete(beforeRef)
  }
}

/** Makes every field part of the page. Nothing may be saved before: a saved form that is flattened afterwards is blank. */
export function flatten(paper: FormPaper): void {
  paper.form.flatten({ updateFieldAppearances: false })
}

/** Every field with its name and type, in the order they were made. */
export const fieldNames = (paper: FormPaper): readonly FieldName[] =>
  paper.form.getFields().map((field) => {
    const fullyQualifiedName = field.getName()
    return { name: fullyQualifiedName.split('.').at(-1) ?? '', fullyQualifiedName, type: typeOf(field) }
  })

function typeOf(field: PDFField): FieldType {
  if (field instanceof PDFTextField) return 'text'
  if (field instanceof PDFCheckBox) return 'checkbox'
  if (field instanceof PDFRadioGroup) return 'radio'
  if (field instanceof PDFDropdown) return 'dropdown'
  throw new TypeError(`the template has a field of another type: ${field.getName()}`)
}
