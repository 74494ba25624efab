// Around every chart: its title, the picture with its words for those who do not see it, and the same figures in a table.
import type { ReactNode } from 'react'
import { texts as en } from '#texts/en/charts.ts'
import { useTexts } from '../../language/page-language.tsx'
import css from './charts.module.css'

type ChartTable = {
  /** Over each column, the names first. */
  readonly head: readonly string[]
  /** Those of the columns that hold words, which may break. */
  readonly words?: readonly string[]
  readonly rows: readonly {
    readonly key: string
    readonly name: string
    readonly cells: readonly string[]
    readonly isTotal?: boolean
  }[]
}

type Props = {
  readonly title: string
  /** The title stands over the chart already. */
  readonly titleShown?: boolean
  /** Said in place of the picture. */
  readonly summary: string
  readonly picture: ReactNode
  readonly table: ChartTable
  /** Between picture and table: what can be picked. */
  readonly children?: ReactNode
}

export function ChartFrame({ title, titleShown = false, summary, picture, table, children }: Props) {
  const texts = useTexts(en)
  return (
    <figure className={css.chart}>
      <figcaption className={titleShown ? 'visually-hidden' : css.title}>{title}</figcaption>
      <div role="img" aria-label={summary}>
        {picture}
      </div>
      {children}
      <details className={css.figures}>
        <summary>{texts.asTable}</summary>
        <Figures title={title} table={table} />
      </details>
    </figure>
  )
}

function Figures({ title, table }: Pick<Props, 'title' | 'table'>) {
  const [names, ...columns] = table.head
  return (
    <table className={css.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{names}</th>
          {columns.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ key, name, cells, isTotal }) => (
          <tr key={key} data-total={isTotal || undefined}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={columns[at]} data-words={table.words?.includes(columns[at] ?? '') || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
