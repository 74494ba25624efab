// The client's top bar: navigation, whose account it is, Log out, and a menu with the theme; the menu closes when one goes on to another
// page.
import { useEffect, useId, useRef, useState } from 'react'
import { Bell } from './bell.tsx'
import { LogOut, Who } from './client-account.tsx'
import { ClientLinks } from './client-links.tsx'
import type { ClientMenu } from './client-menu.tsx'
import classes from './frame.module.css'
import { MenuButton } from './menu-button.tsx'
import { SearchButton } from './search-button.tsx'
import { useOpenHere } from './use-open-here.ts'
import { useReadAnew } from './use-read-anew.ts'

const loadSearch = async () => (await import('./client-search.tsx')).ClientSearch

export function ClientBar() {
  const menu = useClientMenu()
  useReadAnew()
  return (
    <>
      <ClientLinks className={classes.nav} />
      <div className={classes.right}>
        <SearchButton load={loadSearch} />
        <Bell of="client" />
        <div className={classes.account}>
          <Who />
          <LogOut />
        </div>
        <Menu {...menu} />
      </div>
    </>
  )
}

/** Fetched behind the first screen. Without a connection there is none yet, and `fetchMenu` tries again. */
function useClientMenu() {
  const [found, setFound] = useState<{ readonly Menu: typeof ClientMenu }>()
  const fetchMenu = () => {
    const nothingYet = () => undefined
    void import('./client-menu.tsx').then(({ ClientMenu: Menu }) => setFound({ Menu }), nothingYet)
  }
  useEffect(fetchMenu, [])
  return { found, fetchMenu }
}

/** The button stays the same while the menu arrives, so that no press and no focus is lost; the menu opens once it is there. */
function Menu({ found, fetchMenu }: ReturnType<typeof useClientMenu>) {
  const [isOpen, setOpen] = useOpenHere()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const press = () => {
    setOpen(!found || !isOpen)
    if (!found) fetchMenu()
  }
  return (
    <>
      <MenuButton ref={button} id={id} aria-expanded={isOpen} onClick={press} />
      {found && <found.Menu id={id} button={button} isOpen={isOpen} onChange={setOpen} />}
    </>
  )
}
