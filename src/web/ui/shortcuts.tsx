// Single-key shortcuts, never inside fields or under a modal; they can be switched off.
import { useEffectEvent, useLayoutEffect } from 'react'

/** A key as it is named: 'J', 'Enter', '?', or 'Shift+X'. */
export type Shortcut = { readonly key: string; readonly label: string; readonly run: () => void }

const STORED_UNDER = 'singleKeys'
export const singleKeysOn = () => localStorage.getItem(STORED_UNDER) !== 'off'

export const switchSingleKeys = (on: boolean): void => localStorage.setItem(STORED_UNDER, on ? 'on' : 'off')

/** Listens for the keys while the component is on screen, from the moment it is seen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event)) return
    if (event.key !== '?' && event.key.length === 1 && !singleKeysOn()) return
    const named = (name: string) => shortcuts.find((each) => each.key.toLowerCase() === name.toLowerCase())
    const shortcut = (event.shiftKey && named(`Shift+${event.key}`)) || named(event.key)
    if (!shortcut) return
    event.preventDefault()
    shortcut.run()
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** In a field, under a modal, or Enter on something that answers Enter itself. */
function isTaken(event: KeyboardEvent): boolean {
  const on = event.target instanceof HTMLElement ? event.target : undefined
  if (on?.closest('input, textarea, select, [contenteditable]')) return true
  if (event.key === 'Enter' && on?.closest('a, button')) return true
  return document.querySelector('[role="dialog"]') !== null
}
