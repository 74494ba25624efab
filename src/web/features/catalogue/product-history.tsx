// Who changed what of a product, and when, newest first.
import { listProductHistory } from '#contract/catalogue.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as answerEn } from '#texts/en/catalogue.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './catalogue.module.css'
import { ChangeLines } from './change-lines.tsx'
import type { SavedAddress } from './maker-line.ts'

type Props = { readonly asin: string; readonly addresses: readonly SavedAddress[] }

export function ProductHistory({ asin, addresses }: Props) {
  const answerTexts = useTexts(answerEn)
  const texts = useTexts(en)
  const history = useEndpoint(listProductHistory, { params: { asin } })
  return (
    <section className={css.history} aria-label={texts.history}>
      <h3>{texts.history}</h3>
      {history.isPending && <Loading sentence={texts.loadingHistory} rows={3} widths={[180]} />}
      {history.isError && (
        <ErrorNotice inline title={failureText(history.error, answerTexts.historyFailed)} query={history} />
      )}
      {history.data?.data.length === 0 && <p className="sm dim">{texts.noHistory}</p>}
      {history.data && <Entries entries={history.data.data} addresses={addresses} />}
    </section>
  )
}

type Entry = AnswerOf<typeof listProductHistory>['data'][number]

function Entries({
  entries,
  addresses,
}: {
  readonly entries: readonly Entry[]
  readonly addresses: readonly SavedAddress[]
}) {
  const language = useLanguage()
  const texts = useTexts(en)
  return (
    <ol className={css.entries}>
      {entries.map((entry, index) => (
        <li key={`${entry.at} ${String(index)}`}>
          <p className="xs faint">
            <time dateTime={entry.at}>{whenText(language, entry.at)}</time> ·{' '}
            {texts.byNamed(texts.by[entry.by.kind], entry.by.name)}
          </p>
          <ChangeLines changes={entry.changes} addresses={addresses} />
        </li>
      ))}
    </ol>
  )
}
