// Third step of the import: how many products are new, changed and as they were, what is wrong by line, and each change.
import type { previewImport } from '#contract/catalogue.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './catalogue.module.css'
import { ChangeLines } from './change-lines.tsx'

type Found = AnswerOf<typeof previewImport>['data']
type Problem = Found['errors'][number]
type Row = Found['rows'][number]

export function PreviewStep({ found }: { readonly found: Found }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { counts, errors, errorCount, warnings, rows } = found
  const changing = counts.new + counts.changed
  return (
    <>
      <dl className={css.counts} aria-label={texts.result}>
        {(['new', 'changed', 'unchanged'] as const).map((kind) => (
          <div key={kind}>
            <dt>{texts.counts[kind](counts[kind])}</dt>
            <dd>{countIn(language, counts[kind])}</dd>
          </div>
        ))}
      </dl>
      {errorCount > 0 && (
        <>
          <Notice tone="bad" role="alert" title={texts.errors(errorCount)}>
            {errorCount > errors.length && texts.errorsLeftOut(countIn(language, errorCount - errors.length))}
          </Notice>
          <Problems label={texts.errors(errorCount)} problems={errors} />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <Notice tone="warn" title={texts.warnings(warnings.length)} />
          <Problems label={texts.warnings(warnings.length)} problems={warnings} />
        </>
      )}
      {errorCount === 0 && rows.length > 0 && (
        <div className={css.bordered}>
          <DataTable
            label={texts.result}
            columns={changeColumnsIn(language)}
            rows={rows}
            rowKey={(row) => `change-${row.line}`}
          />
          {rows.length < changing && <p className={css.more}>{texts.changesLeftOut(countIn(language, rows.length))}</p>}
        </div>
      )}
    </>
  )
}

function Problems({ label, problems }: { readonly label: string; readonly problems: readonly Problem[] }) {
  const language = useLanguage()
  return (
    <div className={css.bordered}>
      <DataTable
        label={label}
        columns={problemColumnsIn(language)}
        rows={problems}
        rowKey={(problem) => `problem-${problem.line}-${problem.column}-${problem.problem}`}
      />
    </div>
  )
}

const columnName = (language: Language, column: string | null): string => {
  const texts = wordsIn(language, en)
  const names: Readonly<Record<string, string>> = texts.columnNames
  return column === null ? texts.wholeLine : (names[column] ?? column)
}

const problemColumnsIn = (language: Language): readonly Column<Problem>[] => {
  const texts = wordsIn(language, en)
  return [
    {
      key: 'line',
      header: texts.line,
      phoneLabel: texts.line,
      isSubject: true,
      width: '64px',
      cell: ({ line }) => line,
    },
    { key: 'column', header: texts.column, width: '190px', cell: ({ column }) => columnName(language, column) },
    { key: 'problem', header: texts.problem, cell: ({ problem }) => problem },
  ]
}

const changeColumnsIn = (language: Language): readonly Column<Row>[] => {
  const texts = wordsIn(language, en)
  return [
    { key: 'line', header: texts.line, phoneLabel: texts.line, width: '64px', cell: ({ line }) => line },
    {
      key: 'product',
      header: texts.product,
      isSubject: true,
      width: '130px',
      cell: ({ asin }) => <span className="mono">{asin}</span>,
    },
    { key: 'kind', header: texts.change, width: '84px', cell: ({ kind }) => texts.kinds[kind] },
    {
      key: 'changes',
      header: texts.remembered,
      cell: ({ changes }) => <ChangeLines changes={changes} />,
    },
  ]
}
