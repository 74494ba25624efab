// The menu of the client's bar: on a phone everything that the bar has no room for, the language and the theme.
import { Popover } from '@mantine/core'
import { useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Popover.layer.css'
import { NavLink } from 'react-router'
import { texts as en } from '#texts/en/frame.ts'
import { PATHS } from '../../paths.ts'
import { LogOut, Who } from './client-account.tsx'
import classes from './frame.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuButton } from './menu-button.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function ClientMenu({ startsOpen }: { readonly startsOpen: boolean }) {
  const texts = useTexts(en)
  return (
    <Popover defaultOpened={startsOpen} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <MenuButton />
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.menu} tabIndex={-1} data-autofocus>
          <div className={classes.onPhone}>
            <Who />
          </div>
          <nav className={classes.menuNav} aria-label={texts.navigation}>
            <NavLink to={PATHS.dashboard}>{texts.shipments}</NavLink>
            <NavLink to={PATHS.manualInvoice}>{texts.manualInvoices}</NavLink>
            <NavLink to={PATHS.catalogue}>{texts.catalogue}</NavLink>
            <NavLink to={PATHS.documents}>{texts.documents}</NavLink>
          </nav>
          <div className={classes.menuRow}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <div className={classes.onPhone}>
            <LogOut />
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
