// The report of an import as an answer carries it: each problem as a reason, with its sentence in the reader's language beside it.
import type { Words } from '#words/language.ts'
import { saidLine } from '#words/line-problems.ts'
import type { ImportReport } from './import-report.ts'

export const saidReport = ({ language }: Words, { errors, ...report }: ImportReport) => ({
  ...report,
  errors: errors.map((each) => ({ ...saidLine(language, each), value: each.value })),
})
