// Checks of FDA data. Source: 21 CFR 1.276-1.285, 1.509; customs facts, section 5.
import { texts as fdaTexts } from '#texts/en/fda.ts'
import { texts } from '#texts/en/preflight.ts'
import { parseProductCode } from '../../fda/product-code.ts'
import type { Worksheet } from '../../fda/worksheet.ts'
import type { FieldId } from '../../fda/worksheet-fields.ts'
import { type Check, INVOICES, type Said, whole } from './check.ts'

export const FDA_CHECKS: readonly Check[] = [
  {
    id: 'fda-none-needed',
    level: 'stops',
    papers: ['fda'],
    fix: 'item',
    find: whole(({ worksheets }) => (worksheets.length === 0 ? fdaTexts.noneNeeded : undefined)),
  },
  {
    id: 'fda-worksheet-needed',
    level: 'warns',
    papers: INVOICES,
    fix: 'fda-worksheets',
    find: whole(({ worksheets, hasWorksheetPaper }) => {
      return worksheets.length > 0 && !hasWorksheetPaper ? texts.fdaNeeded(worksheets.length) : undefined
    }),
  },
  {
    id: 'fda-product-code-missing',
    level: 'warns',
    papers: ['fda'],
    fix: 'fda-worksheets',
    find: eachWorksheet(
      (sheet) =>
        valueIn(sheet, 'productCode') ? undefined : { one: texts.fdaCode(sheet.description), together: texts.fdaCodes },
      'productCode',
    ),
  },
  {
    id: 'fda-product-code-form',
    level: 'stops',
    papers: ['fda'],
    fix: 'fda-worksheets',
    find: eachWorksheet((sheet) => {
      const typed = valueIn(sheet, 'productCode')
      const parsed = typed ? parseProductCode(typed) : undefined
      return parsed?.kind === 'refused' ? texts.fdaCodeForm(sheet.description, parsed.problem) : undefined
    }, 'productCode'),
  },
  {
    id: 'fda-fsvp-missing',
    level: 'warns',
    papers: ['fda'],
    fix: 'fda-worksheets',
    find: eachWorksheet((sheet) => {
      const isOpen = sheet.need.group === 'food' && !valueIn(sheet, 'fsvpName')
      return isOpen ? { one: texts.fdaFsvp(sheet.description), together: texts.fdaFsvps } : undefined
    }, 'fsvpName'),
  },
  {
    id: 'fda-blanks',
    level: 'notes',
    papers: ['fda'],
    fix: 'fda-worksheets',
    find: eachWorksheet((sheet) => {
      const { description, blanks } = sheet
      return blanks > 0 ? { one: texts.fdaBlanks(description, blanks), together: texts.fdaBlanksOf } : undefined
    }, 'worksheet'),
  },
  {
    id: 'fda-prior-notice',
    level: 'notes',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'fda-worksheets',
    find: whole(({ worksheets }) => {
      return worksheets.some(({ need }) => need.group === 'food') ? texts.fdaPriorNotice : undefined
    }),
  },
]

function eachWorksheet(say: (sheet: Worksheet) => string | Said | undefined, field: string): Check['find'] {
  return ({ worksheets }) =>
    worksheets.flatMap((sheet) => {
      const said = say(sheet)
      if (said === undefined) return []
      const found = { item: sheet.key, field }
      if (typeof said === 'string') return [{ sentence: said, ...found }]
      return [{ sentence: said.one, ...found, alike: { name: sheet.description, together: said.together } }]
    })
}

const valueIn = (sheet: Worksheet, id: FieldId): string =>
  sheet.sections.flatMap(({ fields }) => fields).find((field) => field.id === id)?.value ?? ''
