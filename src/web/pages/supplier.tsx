// The page of a supplier who came by a link, without an account: '/supplier#<token>'. The token stands after '#', so that it is in no
// log and no referrer.
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { openSupplierRequest } from '#contract/supplier-answer.ts'
import { localDay } from '#domain/calendar.ts'
import { texts as frameEn } from '#texts/en/frame.ts'
import type { texts as en } from '#texts/en/supplier-link.ts'
import {
  countriesIn,
  LANGUAGE_NAMES,
  SUPPLIER_LANGUAGES,
  type SupplierLanguage,
  type SupplierWords,
  supplierDay,
  supplierLanguageOf,
  supplierWords,
} from '#words/supplier-page.ts'
import { factsOf } from '../api/failure-facts.ts'
import { useEndpoint } from '../api/hooks.ts'
import { AnswerForm } from '../features/supplier-answer/answer-form.tsx'
import css from '../features/supplier-answer/supplier-answer.module.css'
import { troubleText } from '../features/supplier-answer/trouble.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextButton } from '../ui/text-button.tsx'
import { usePageTitle } from './use-page-title.ts'

const KEPT_LANGUAGE = 'supplier-language'

export function SupplierPage() {
  const token = useLocation().hash.slice(1)
  const [language, setLanguage] = useState<SupplierLanguage>(() =>
    supplierLanguageOf([localStorage.getItem(KEPT_LANGUAGE) ?? '', ...navigator.languages]),
  )
  const texts = supplierWords(language)
  usePageTitle(texts.pageTitle)
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language
  }, [language])
  const choose = (next: SupplierLanguage) => {
    localStorage.setItem(KEPT_LANGUAGE, next)
    setLanguage(next)
  }
  return (
    <main className={css.page}>
      <div className={css.head}>
        <strong>{frameEn.brand}</strong>
        <fieldset className={css.languages} aria-label={texts.language}>
          {SUPPLIER_LANGUAGES.map((each) => (
            <button
              key={each}
              type="button"
              lang={each === 'zh' ? 'zh-Hans' : each}
              aria-pressed={each === language}
              onClick={() => choose(each)}
            >
              {LANGUAGE_NAMES[each]}
            </button>
          ))}
        </fieldset>
      </div>
      {token === '' ? <Over texts={texts} reason="unknown" /> : <Asked key={token} {...{ token, language, texts }} />}
    </main>
  )
}

type Props = { readonly token: string; readonly language: SupplierLanguage; readonly texts: SupplierWords }

function Asked({ token, language, texts }: Props) {
  const opened = useEndpoint(openSupplierRequest, { body: { token } }, { freshFor: Number.POSITIVE_INFINITY })
  const [isSent, setSent] = useState(false)
  if (opened.isPending) return <p role="status">{texts.loading}</p>
  if (opened.isError) {
    const over = factsOf(opened.error, 'supplier-link-over')
    if (over) return <Over texts={texts} reason={over.reason} />
    const again = <TextButton onClick={() => void opened.refetch()}>{texts.retry}</TextButton>
    const trouble = troubleText(opened.error, texts, texts.openFailed)
    return <Trouble title={trouble} action={again} />
  }
  const request = opened.data.data
  const again = () => {
    setSent(false)
    void opened.refetch()
  }
  if (isSent)
    return (
      <EmptyState
        icon="check"
        role="alert"
        title={texts.sentTitle}
        text={texts.sent(request.company)}
        action={<TextButton onClick={again}>{texts.again}</TextButton>}
      />
    )
  const until = supplierDay(language, localDay(new Date(request.expiresAt)))
  return (
    <>
      <div className={css.intro}>
        <h1>{texts.title(request.company)}</h1>
        <p>{texts.about(request.subject)}</p>
        <p className="sm dim">
          {texts.why} {texts.until(until)}
        </p>
        {request.answers > 0 && <p className="sm dim">{texts.answered(String(request.answers))}</p>}
      </div>
      <AnswerForm
        key={request.answers}
        {...{ token, request, texts }}
        countries={countriesIn(language)}
        today={localDay(new Date())}
        onSent={() => setSent(true)}
      />
    </>
  )
}

type OverProps = { readonly texts: SupplierWords; readonly reason: keyof (typeof en)['over'] }

const Over = ({ texts, reason }: OverProps) => (
  <EmptyState isPage icon="warning" tone="bad" role="alert" title={texts.overTitle} text={texts.over[reason]} />
)

const Trouble = ({ title, action }: { readonly title: string; readonly action: ReactNode }) => (
  <EmptyState isPage icon="warning" tone="bad" role="alert" title={title} action={action} />
)
