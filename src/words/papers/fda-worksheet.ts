// FDA worksheets as a finished view: every word is decided here, the renderer only lays it out.

import { type CalendarDate, dateText } from '#domain/calendar.ts'
import type { Worksheet } from '#domain/fda/worksheet.ts'
import { texts } from '#texts/en/fda.ts'

export type WorksheetPage = {
  readonly place: string
  readonly title: string
  readonly identity: readonly string[]
  readonly reason: string
  readonly open: string
  readonly sections: readonly {
    readonly title: string
    readonly fields: readonly { readonly label: string; readonly value: string; readonly isBlank: boolean }[]
  }[]
}

export type WorksheetPaper = {
  readonly number: string
  readonly reference: string
  readonly author: string
  readonly date: string
  readonly worksheets: readonly WorksheetPage[]
  readonly notes: readonly string[]
}

export function worksheetPaper(
  worksheets: readonly Worksheet[],
  of: { readonly number: string; readonly reference: string; readonly author: string; readonly date: CalendarDate },
): WorksheetPaper {
  const isFood = worksheets.some(({ need }) => need.group === 'food')
  return {
    number: of.number,
    reference: of.reference,
    author: of.author,
    date: texts.madeOn(dateText(of.date)),
    worksheets: worksheets.map((sheet, at) => pageOf(sheet, at, worksheets.length)),
    notes: [texts.note, ...(isFood ? [texts.priorNotice] : [])],
  }
}

function pageOf(sheet: Worksheet, at: number, of: number): WorksheetPage {
  const say = sheet.need.level === 'required' ? texts.required : texts.possible
  return {
    place: texts.worksheet(at + 1, of),
    title: sheet.description || sheet.sku,
    identity: sheet.sku ? [texts.sku(sheet.sku)] : [],
    reason: say(texts.groups[sheet.need.group], sheet.need.why.en),
    open: sheet.blanks > 0 ? texts.blanks(sheet.blanks) : texts.noBlanks,
    sections: sheet.sections.map(({ id, fields }) => ({
      title: texts.sections[id],
      fields: fields.map((field) => ({
        label: texts.fields[field.id],
        value: field.state === 'blank' ? texts.blank : field.value,
        isBlank: field.state === 'blank',
      })),
    })),
  }
}
