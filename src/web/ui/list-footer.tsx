// Under a list: what part of it is shown, its keys, and the pages.
import { texts as en } from '#texts/en/dashboard.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { countedText } from './counted.ts'
import { KeyName } from './key-name.tsx'
import classes from './list-footer.module.css'
import { PageNumbers } from './page-numbers.tsx'

type Props = {
  readonly pagination: {
    readonly currentPage: number
    readonly lastPage: number
    readonly perPage: number
    readonly total: number
    /** True where more than `total` match: counting stopped there, and so do the pages. */
    readonly capped?: boolean | undefined
  }
  /** Rows on this page. */
  readonly rows: number
  readonly showing: (from: number, to: number, total: string) => string
  readonly onPage: (page: number) => void
  /** The list answers J, K, X and `?`, or only J, K and Enter. */
  readonly hasKeys?: boolean | 'move'
}

export function ListFooter({ pagination, rows, showing, onPage, hasKeys = false }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { currentPage, lastPage, perPage, total, capped } = pagination
  const before = (currentPage - 1) * perPage
  return (
    <div className={classes.footer}>
      {rows > 0 && <span role="status">{showing(before + 1, before + rows, countedText(language, pagination))}</span>}
      {hasKeys === 'move' && (
        <span className={classes.keys} aria-hidden="true">
          <kbd>J</kbd> <kbd>K</kbd> {texts.move} <KeyName of="Enter" /> {texts.openKey}
        </span>
      )}
      {hasKeys === true && (
        <span className={classes.keys} aria-hidden="true">
          <kbd>J</kbd> <kbd>K</kbd> {texts.move} <kbd>X</kbd> {texts.selectKey} <kbd>?</kbd> {texts.allShortcuts}
        </span>
      )}
      {capped && currentPage >= lastPage && (
        <span className={classes.stops}>{texts.searchStops(countIn(language, total))}</span>
      )}
      <div className={classes.pages}>
        <PageNumbers current={currentPage} last={lastPage} onPage={onPage} />
      </div>
    </div>
  )
}
