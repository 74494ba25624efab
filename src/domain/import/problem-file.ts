// The problems of an import as a file, so that whoever made the table can put them right.
import { writeCsv } from '../csv.ts'

/** `problem` is the sentence, `value` the cell. */
type FiledProblem = {
  readonly line: number
  readonly column: string | null
  readonly value: string | null
  readonly problem: string
}

/** CSV with a byte order mark, by which spreadsheets know UTF-8. A line is that of the file, a column is named as Portage does. */
export const problemFile = (problems: readonly FiledProblem[]): string =>
  `\uFEFF${writeCsv([
    ['line', 'column', 'value', 'problem'],
    ...problems.map(({ line, column, value, problem }) => [String(line), column ?? '', value ?? '', problem]),
  ])}`

/** 'items-2026.xlsx' has its problems in 'items-2026-problems.csv'. */
export const problemFileName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}-problems.csv`
