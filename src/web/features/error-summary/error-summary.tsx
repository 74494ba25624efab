// On top of a shipment: how many fields are missing, each a link that opens the item and focuses the field; prohibited items by name.
import { useState } from 'react'
import { texts as en } from '#texts/en/shipment.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import { writtenDay } from '../../ui/when-text.ts'
import css from './error-summary.module.css'
import { type MissingField, summaryTitle } from './missing-links.ts'

type ProhibitedItem = { readonly itemId: string; readonly description: string; readonly since: string }

type Props = {
  readonly missing: readonly MissingField[]
  readonly prohibited: readonly ProhibitedItem[]
  readonly onField: (field: MissingField) => void
  readonly onItem: (itemId: string) => void
}

/** Links of each kind shown before the rest is asked for. */
const FIRST_LINKS = 12

export function ErrorSummary({ missing, prohibited, onField, onItem }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [showsAll, setShowsAll] = useState(false)
  if (missing.length === 0 && prohibited.length === 0) return null
  const banned = showsAll ? prohibited : prohibited.slice(0, FIRST_LINKS)
  const shown = showsAll ? missing : missing.slice(0, FIRST_LINKS)
  const more = missing.length - shown.length + prohibited.length - banned.length
  return (
    <section aria-label={summaryTitle(language, missing, prohibited.length)} className={css.summary}>
      <Notice tone="bad" title={summaryTitle(language, missing, prohibited.length)}>
        <ul className={css.links}>
          {banned.map((each) => (
            <li key={each.itemId}>
              <button type="button" className={css.link} onClick={() => onItem(each.itemId)}>
                {texts.prohibitedItem(each.description, writtenDay(language, each.since))}
              </button>
            </li>
          ))}
          {shown.map((each) => (
            <li key={`${each.itemId} ${each.field}`}>
              <button type="button" className={css.link} onClick={() => onField(each)}>
                {each.text}
              </button>
            </li>
          ))}
          {more > 0 && (
            <li>
              <button type="button" className={css.link} onClick={() => setShowsAll(true)}>
                {texts.showMore(more)}
              </button>
            </li>
          )}
        </ul>
      </Notice>
    </section>
  )
}
