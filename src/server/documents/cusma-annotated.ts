// The template by itself: its fields, and a copy on which each field's name is printed in its place.
import { texts } from '#texts/en/cusma-paper.ts'
import { BLANK_PLAN, drawTemplate } from './cusma-template.ts'
import { dress, type FieldName, fieldNames } from './form/fields.ts'
import { type FormPaper, openFormPaper, PAGE } from './form/paper.ts'
import { colorOf, writeLine } from './form/words.ts'
import { MUTED } from './kit/rules.ts'
import type { TextStyle } from './kit/text.ts'

const NAME: TextStyle = { weight: 'regular', size: 6, color: '#a01818' }
const DRAFT: TextStyle = { weight: 'regular', size: 7, color: MUTED }
const FOOT_TOP = 752
const MARK = '#c77d7d'
/** Boxes and circles are narrower than this, points; their names stand above them. */
const WIDEST_TICK = 12
/** Nothing in the template changes with the day. */
const MADE_AT = new Date('2026-01-01T00:00:00Z')

const openTemplate = (): Promise<FormPaper> =>
  openFormPaper('', { title: texts.annotated, author: 'Portage', subject: texts.agreement, at: MADE_AT })

/** Every field of the template: its first page and one more of goods. */
export async function cusmaTemplateFields(): Promise<readonly FieldName[]> {
  const paper = await openTemplate()
  drawTemplate(paper, BLANK_PLAN)
  return fieldNames(paper)
}

/** The template with a frame around each field and its full name inside; the fields stay fields. */
export async function renderAnnotatedTemplate(): Promise<Uint8Array> {
  const paper = await openTemplate()
  const pages = drawTemplate(paper, BLANK_PLAN)
  const pageByRef = new Map(pages.map((page) => [page.ref.toString(), page]))
  for (const field of paper.form.getFields()) {
    const [first, ...others] = field.acroField.getWidgets()
    if (!first) continue
    const isTick = first.getRectangle().width < WIDEST_TICK
    if (!isTick) dress(paper, field, field.getName(), NAME)
    for (const widget of [first, ...others]) {
      const page = pageByRef.get(widget.P()?.toString() ?? '')
      if (!page) continue
      const place = widget.getRectangle()
      page.drawRectangle({ ...place, borderWidth: 0.4, borderColor: colorOf(MARK) })
      if (isTick && widget === first) {
        const top = PAGE.height - place.y - place.height - NAME.size - 2
        writeLine(paper, page, field.getName(), NAME, { x: place.x, top })
      }
    }
  }
  for (const page of pages) writeLine(paper, page, texts.unsigned, DRAFT, { x: PAGE.left, top: FOOT_TOP })
  return paper.doc.save({ updateFieldAppearances: false })
}
