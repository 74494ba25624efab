// The client's top bar: navigation, whose account it is, Log out, and a menu with the theme; the menu closes when another
// page is shown.
import { ActionIcon, Button, Popover } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { NavLink, useLocation } from 'react-router'
import { logout } from '#contract/session.ts'
import { texts } from '#texts/frame.ts'
import { texts as sessionTexts } from '#texts/session.ts'
import { call } from '../../api/call.ts'
import { endSession, useSessions } from '../../api/session.ts'
import { PATHS } from '../../paths.ts'
import { Icon } from '../../ui/icons.tsx'
import classes from './frame.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

export function ClientBar() {
  const { pathname } = useLocation()
  return (
    <>
      <nav className={classes.nav} aria-label={texts.navigation}>
        <NavLink to={PATHS.dashboard}>{texts.shipments}</NavLink>
        <NavLink to={PATHS.manualInvoice}>{texts.manualInvoices}</NavLink>
        <NavLink to={PATHS.catalogue}>{texts.catalogue}</NavLink>
        <NavLink to={PATHS.documents}>{texts.documents}</NavLink>
      </nav>
      <div className={classes.right}>
        <span className={classes.wide}>
          <Who />
        </span>
        <span className={classes.wide}>
          <LogOut />
        </span>
        <Popover key={pathname} position="bottom-end" trapFocus returnFocus shadow="md">
          <Popover.Target>
            <ActionIcon variant="default" size="var(--button-h-sm)" aria-label={texts.menu}>
              <Icon name="menu" />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <div className={classes.menu}>
              <div className={classes.onPhone}>
                <Who />
              </div>
              <nav className={classes.menuNav} aria-label={texts.navigation}>
                <NavLink to={PATHS.dashboard}>{texts.shipments}</NavLink>
                <NavLink to={PATHS.manualInvoice}>{texts.manualInvoices}</NavLink>
                <NavLink to={PATHS.catalogue}>{texts.catalogue}</NavLink>
                <NavLink to={PATHS.documents}>{texts.documents}</NavLink>
              </nav>
              <ThemeSwitch />
              <div className={classes.onPhone}>
                <LogOut />
              </div>
            </div>
          </Popover.Dropdown>
        </Popover>
      </div>
    </>
  )
}

function Who() {
  const { client } = useSessions()
  return (
    <span className={classes.who}>
      <span className={classes.company}>{client?.companyName}</span>
      <span className="xs faint">{client?.email}</span>
    </span>
  )
}

function LogOut() {
  return (
    <Button size="xs" onClick={() => void leave()}>
      {sessionTexts.logout}
    </Button>
  )
}

/** Forgets the session here at once; the server revokes the token when it can be reached. */
async function leave(): Promise<void> {
  const revoked = call(logout, {}).catch(() => undefined) // the stored token is gone either way
  await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, LEAVE_WITHIN_MS))])
  endSession('client', 'left')
}

/** How long Log out waits for the server before it goes on. */
const LEAVE_WITHIN_MS = 1500
