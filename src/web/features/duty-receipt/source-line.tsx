// Where a rule stands in law, and from when to when it holds. The citation is in English, as the law is.
import { useLanguage } from '../../language/page-language.tsx'
import type { Receipt } from './duty-request.ts'
import { sourceText } from './receipt-view.ts'
import { useReceiptWords } from './receipt-words.ts'

type Props = { readonly source: Receipt['lines'][number]['source'] }

/** 'U.S. note 51(b)(3) · from 22 Aug 2026, no end date' */
export function SourceLine({ source }: Props) {
  const language = useLanguage()
  const { texts, dayText } = useReceiptWords()
  const { citation, from, until } = source
  if (useLanguage() === 'en') return sourceText(language, source)
  const end = until ? texts.until(dayText(until)) : texts.noEndDate
  return (
    <>
      <span lang="en">{citation}</span>
      {from && ` · ${texts.from(dayText(from))}, ${end}`}
      {!from && until && ` · ${end}`}
    </>
  )
}
