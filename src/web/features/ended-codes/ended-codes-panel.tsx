// Above the products: codes that ended and that products or open items still hold, with what took their place.
import { useState } from 'react'
import { Link } from 'react-router'
import { texts as en } from '#texts/en/code-standing.ts'
import { endedText } from '#words/ended-code.ts'
import { failureText } from '../../api/failures.ts'
import { type HeldCode, useHeldCodes, useReplaceEndedCode } from '../../api/replace-ended-code.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { CodeSuccessors } from '../../ui/code-successors.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageNumbers } from '../../ui/page-numbers.tsx'
import { ReplaceEndedCode } from '../../ui/replace-ended-code.tsx'
import { showToast } from '../../ui/show-alert.tsx'
import css from './ended-codes-panel.module.css'

/** addressOf: the page with the product open. Nothing where no code of the client has ended. */
export function EndedCodesPanel({ addressOf }: { readonly addressOf: (asin: string) => string }) {
  const texts = useTexts(en)
  const [page, setPage] = useState(1)
  const held = useHeldCodes(page)
  const { lastPage = 1 } = held.data?.pagination ?? {}
  // The last code of a page was replaced: what is left stands on the page before.
  if (page > lastPage) setPage(lastPage)
  if (held.isError)
    return (
      <ErrorNotice
        inline
        title={texts.loadFailed}
        text={failureText(held.error, texts.loadFailed, texts.loadFailed)}
        query={held}
      />
    )
  const codes = held.data?.data ?? []
  if (codes.length === 0) return null
  return (
    <div className={css.panel}>
      <Notice tone="warn" title={texts.heldTitle}>
        {codes.map((code) => (
          <Held key={code.htsCode} held={code} addressOf={addressOf} />
        ))}
        {lastPage > 1 && <PageNumbers current={page} last={lastPage} onPage={setPage} />}
      </Notice>
    </div>
  )
}

function Held({ held, addressOf }: { readonly held: HeldCode; readonly addressOf: (asin: string) => string }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const replacing = useReplaceEndedCode(held, showToast)
  const { htsCode, on, isOneForOne, successors, products, items, asins } = held
  return (
    <div className={css.held}>
      <p>
        {endedText(language, htsCode, { on, successors: successors.map((each) => each.htsCode) })}{' '}
        {texts.held(products, items)}
      </p>
      <CodeSuccessors isOneForOne={isOneForOne} successors={successors}>
        {replacing && <ReplaceEndedCode {...replacing} />}
      </CodeSuccessors>
      {!isOneForOne && asins.length > 0 && (
        <p className="sm">
          {asins.map((asin) => (
            <span key={asin}>
              <Link to={addressOf(asin)}>{texts.openProduct(asin)}</Link>{' '}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
