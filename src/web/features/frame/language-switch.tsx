// The language of the pages of visitors and clients: a button for each other one, whose name it carries in that language.
// A client's choice is kept for letters and other devices; where that fails the page stays as it was switched.
import { useState } from 'react'
import { chooseLanguage as keepLanguage } from '#contract/session.ts'
import { LANGUAGES } from '#domain/language.ts'
import { texts as en } from '#texts/en/frame.ts'
import type { Language } from '#words/language.ts'
import { LANGUAGE_ROWS } from '#words/language-rows.ts'
import { call } from '../../api/call.ts'
import { useSessions } from '../../api/session.ts'
import { chooseLanguage } from '../../language/chosen-language.tsx'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import classes from './theme-switch.module.css'

export function LanguageSwitch() {
  const texts = useTexts(en)
  const shown = useLanguage()
  const { client } = useSessions()
  const [trouble, setTrouble] = useState<'languageFailed' | 'languageNotKept'>()
  const choose = async (wanted: Language) => {
    setTrouble(undefined)
    try {
      await chooseLanguage(wanted)
    } catch {
      return setTrouble('languageFailed')
    }
    if (client) call(keepLanguage, { body: { language: wanted } }).catch(() => setTrouble('languageNotKept'))
  }
  return (
    <span className={classes.languages}>
      {LANGUAGES.filter((language) => language !== shown).map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={classes.language}
          onClick={() => choose(language)}
        >
          {LANGUAGE_ROWS[language].name}
        </button>
      ))}
      {trouble && (
        <span role={trouble === 'languageFailed' ? 'alert' : 'status'} className={classes.failed}>
          {texts[trouble]}
        </span>
      )}
    </span>
  )
}
