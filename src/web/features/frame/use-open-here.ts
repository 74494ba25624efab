// Whether a menu of the bar is open: it closes when the reader goes on to another page.
import { useContext, useState } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router'

/** A page that was asked for before the menu was opened, and arrives only now, leaves it open. */
export function useOpenHere(): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const router = useContext(RouterContext)?.router
  const { pathname } = useLocation()
  const [openedFor, setOpenedFor] = useState<string>()
  const askedFor = () => (router ? (router.state.navigation.location ?? router.state.location).pathname : pathname)
  const isOpen = openedFor !== undefined && (openedFor === pathname || openedFor === askedFor())
  if (openedFor !== undefined && !isOpen) setOpenedFor(undefined)
  return [isOpen, (open) => setOpenedFor(open ? askedFor() : undefined)]
}
