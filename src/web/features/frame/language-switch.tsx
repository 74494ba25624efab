// The language of the public pages: each press goes to the other one, whose name the button carries in that language.
import { chooseLanguage, useLanguage } from '../../ui/language.tsx'
import classes from './theme-switch.module.css'

const OTHER = { en: { language: 'fr', name: 'Français' }, fr: { language: 'en', name: 'English' } } as const

export function LanguageSwitch() {
  const { language, name } = OTHER[useLanguage()]
  return (
    <button type="button" lang={language} className={classes.language} onClick={() => chooseLanguage(language)}>
      {name}
    </button>
  )
}
