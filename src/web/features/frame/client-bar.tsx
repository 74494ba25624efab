// The client's top bar: navigation, whose account it is, Log out, and a menu with the theme; the menu closes when another
// page is shown.
import { useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { texts } from '#texts/frame.ts'
import { PATHS } from '../../paths.ts'
import { LogOut, Who } from './client-account.tsx'
import type { ClientMenu } from './client-menu.tsx'
import classes from './frame.module.css'
import { MenuButton } from './menu-button.tsx'

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
        <Menu pathname={pathname} />
      </div>
    </>
  )
}

/** Fetched behind the first screen. A press that comes before it is there opens it once it is, and asks for it again. */
function Menu({ pathname }: { readonly pathname: string }) {
  const [wantedOn, setWantedOn] = useState<string>()
  const [found, setFound] = useState<{ readonly Menu: typeof ClientMenu }>()
  const fetchMenu = () => {
    const nothingYet = () => undefined // without a connection the button stays, and a press tries again
    void import('./client-menu.tsx').then(({ ClientMenu: Menu }) => setFound({ Menu }), nothingYet)
  }
  useEffect(fetchMenu, [])
  if (found) return <found.Menu key={pathname} startsOpen={wantedOn === pathname} />
  const want = () => {
    setWantedOn(pathname)
    fetchMenu()
  }
  return <MenuButton onClick={want} />
}
