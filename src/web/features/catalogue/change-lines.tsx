// What changed of a product, a line each: the field, the value it has and the one it had.
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import css from './catalogue.module.css'
import { type Change, changeLine, shownChanges } from './change-line.ts'
import type { SavedAddress } from './maker-line.ts'

type Props = { readonly changes: readonly Change[]; readonly addresses?: readonly SavedAddress[] }

export function ChangeLines({ changes, addresses = [] }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  return shownChanges(changes).map((change) => {
    const line = changeLine(language, change, addresses)
    return (
      <p key={change.field} className={css.changed}>
        <b>{line.field}</b> {line.after}
        {line.before !== '' && (
          <span className="dim">
            {' '}
            {texts.from} {line.before}
          </span>
        )}
      </p>
    )
  })
}
