// The language of the pages of visitors and clients: each press goes to the other one, whose name the button carries in that language.
import { useState } from 'react'
import { texts as en } from '#texts/en/frame.ts'
import type { Language } from '#words/language.ts'
import { chooseLanguage } from '../../language/chosen-language.tsx'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import classes from './theme-switch.module.css'

const OTHER = { en: { language: 'fr', name: 'Français' }, fr: { language: 'en', name: 'English' } } as const

export function LanguageSwitch() {
  const texts = useTexts(en)
  const { language, name } = OTHER[useLanguage()]
  const [failed, setFailed] = useState(false)
  const choose = (wanted: Language) =>
    chooseLanguage(wanted).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  return (
    <span className={classes.languages}>
      <button type="button" lang={language} className={classes.language} onClick={() => choose(language)}>
        {name}
      </button>
      {failed && (
        <span role="alert" className={classes.failed}>
          {texts.languageFailed}
        </span>
      )}
    </span>
  )
}
