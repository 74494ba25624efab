// The client's top bar: navigation, whose account it is, Log out, and a menu with the theme; the menu closes when another
// page is shown.
import { lazy, Suspense, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { texts } from '#texts/frame.ts'
import { PATHS } from '../../paths.ts'
import { LogOut, Who } from './client-account.tsx'
import classes from './frame.module.css'
import { MenuButton } from './menu-button.tsx'

/** Fetched behind the first screen. A press that comes before it is there opens it once it is. */
const ClientMenu = lazy(async () => ({ default: (await import('./client-menu.tsx')).ClientMenu }))

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
        <Menu key={pathname} />
      </div>
    </>
  )
}

function Menu() {
  const [isWanted, setIsWanted] = useState(false)
  return (
    <Suspense fallback={<MenuButton onClick={() => setIsWanted(true)} />}>
      <ClientMenu startsOpen={isWanted} />
    </Suspense>
  )
}
