// Checks of FDA data. Source: 21 CFR 1.276-1.285, 1.509; customs facts, section 5.
import { type CodeProblem, parseProductCode } from '../../fda/product-code.ts'
import type { Worksheet } from '../../fda/worksheet.ts'
import type { FieldId } from '../../fda/worksheet-fields.ts'
import { type Checks, type Found, INVOICES, type Named, type Nothing, type PreflightFacts, so, whole } from './check.ts'

export type FdaReasons = {
  'fda-none-needed': Nothing
  'fda-worksheet-needed': { readonly count: number }
  'fda-product-code-missing': Named
  'fda-product-code-form': Named & CodeProblem
  'fda-fsvp-missing': Named
  'fda-blanks': Named & { readonly count: number }
  'fda-prior-notice': Nothing
}

export const FDA_CHECKS: Checks<FdaReasons> = {
  'fda-none-needed': {
    level: 'stops',
    papers: ['fda'],
    fix: 'item',
    find: whole(({ worksheets }) => so(worksheets.length === 0)),
  },
  'fda-worksheet-needed': {
    level: 'warns',
    stamps: false,
    papers: INVOICES,
    fix: 'fda-worksheets',
    find: whole(({ worksheets, hasWorksheetPaper }) =>
      worksheets.length > 0 && !hasWorksheetPaper ? { count: worksheets.length } : undefined,
    ),
  },
  'fda-product-code-missing': {
    level: 'warns',
    papers: ['fda'],
    fix: 'fda-worksheets',
    alike: () => '',
    find: eachWorksheet((sheet) => so(!valueIn(sheet, 'productCode')), 'productCode'),
  },
  'fda-product-code-form': {
    level: 'stops',
    papers: ['fda'],
    fix: 'fda-worksheets',
    find: eachWorksheet((sheet) => {
      const typed = valueIn(sheet, 'productCode')
      const parsed = typed ? parseProductCode(typed) : undefined
      return parsed?.kind === 'refused' ? { problem: parsed.problem, industry: parsed.industry } : undefined
    }, 'productCode'),
  },
  'fda-fsvp-missing': {
    level: 'warns',
    papers: ['fda'],
    fix: 'fda-worksheets',
    alike: () => '',
    find: eachWorksheet((sheet) => so(sheet.need.group === 'food' && !valueIn(sheet, 'fsvpName')), 'fsvpName'),
  },
  'fda-blanks': {
    level: 'notes',
    papers: ['fda'],
    fix: 'fda-worksheets',
    alike: () => '',
    find: eachWorksheet(({ blanks }) => (blanks > 0 ? { count: blanks } : undefined), 'worksheet'),
  },
  'fda-prior-notice': {
    level: 'notes',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'fda-worksheets',
    find: whole(({ worksheets }) => so(worksheets.some(({ need }) => need.group === 'food'))),
  },
}

function eachWorksheet<Facts extends object>(
  factsOf: (sheet: Worksheet) => Facts | undefined,
  field: string,
): (facts: PreflightFacts) => readonly Found<Facts & Named>[] {
  return ({ worksheets }) =>
    worksheets.flatMap((sheet) => {
      const found = factsOf(sheet)
      return found ? [{ facts: { name: sheet.description, ...found }, item: sheet.key, field }] : []
    })
}

const valueIn = (sheet: Worksheet, id: FieldId): string =>
  sheet.sections.flatMap(({ fields }) => fields).find((field) => field.id === id)?.value ?? ''
