// Light, dark, or as the system has it. Kept in local storage by Mantine.
import { useMantineColorScheme } from '@mantine/core'
import { texts } from '#texts/frame.ts'
import { Icon } from '../../ui/icons.tsx'
import classes from './theme-switch.module.css'

const CHOICES = [
  { scheme: 'auto', label: texts.themeSystem, icon: 'screen' },
  { scheme: 'light', label: texts.themeLight, icon: 'sun' },
  { scheme: 'dark', label: texts.themeDark, icon: 'moon' },
] as const

export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={classes.switch}>
      <legend className="visually-hidden">{texts.theme}</legend>
      {CHOICES.map(({ scheme, label, icon }) => (
        <label key={scheme} className={classes.choice} title={label}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            checked={colorScheme === scheme}
            onChange={() => setColorScheme(scheme)}
          />
          <Icon name={icon} />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
