// Light, dark, or as the system has it. Kept in local storage by Mantine.
import { useMantineColorScheme } from '@mantine/core'
import { texts as en } from '#texts/en/frame.ts'
import { labelledIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Segments } from '../../ui/segments.tsx'
import classes from './theme-switch.module.css'

const CHOICES = [
  { scheme: 'auto', label: 'themeSystem', icon: 'screen' },
  { scheme: 'light', label: 'themeLight', icon: 'sun' },
  { scheme: 'dark', label: 'themeDark', icon: 'moon' },
] as const

export function ThemeSwitch() {
  const texts = useTexts(en)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const options = CHOICES.map(({ scheme, label, icon }) => ({ value: scheme, label: texts[label], icon }))
  const shown = { legend: texts.theme, name: 'theme' }
  return <Segments {...shown} value={colorScheme} options={options} onChange={setColorScheme} />
}

/** One button for narrow bars: each press goes to the next of the three. */
export function ThemeButton() {
  const language = useLanguage()
  const texts = useTexts(en)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const index = CHOICES.findIndex(({ scheme }) => scheme === colorScheme)
  const now = CHOICES[index] ?? CHOICES[0]
  const next = CHOICES[(index + 1) % CHOICES.length] ?? CHOICES[0]
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={labelledIn(language, texts.theme, texts[now.label])}
      title={labelledIn(language, texts.theme, texts[now.label])}
      onClick={() => setColorScheme(next.scheme)}
    >
      <Icon name={now.icon} />
    </button>
  )
}
