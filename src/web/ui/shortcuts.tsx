// Single-key shortcuts, never inside fields or under a modal; they can be switched off, and `?` lists them.
import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { texts } from '#texts/frame.ts'
import { Dialog } from './dialog.tsx'
import classes from './shortcuts.module.css'

/** A key as it is named: 'J', 'Enter', '?', or 'Shift+X'. */
export type Shortcut = { readonly key: string; readonly label: string; readonly run: () => void }

const STORED_UNDER = 'singleKeys'
const singleKeysOn = () => localStorage.getItem(STORED_UNDER) !== 'off'

/** Listens for the keys while the component is on screen. */
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
  useEffect(() => {
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

/** The list behind `?`, with the switch for single letters. */
export function ShortcutList(props: { readonly shortcuts: readonly Shortcut[]; readonly onClose: () => void }) {
  const [on, setOn] = useState(singleKeysOn)
  const change = (next: boolean) => {
    localStorage.setItem(STORED_UNDER, next ? 'on' : 'off')
    setOn(next)
  }
  return (
    <Dialog title={texts.shortcuts} onClose={props.onClose} width={420}>
      <dl className={classes.list}>
        {props.shortcuts.map((shortcut) => (
          <div key={shortcut.key}>
            <dt>
              <kbd>{shortcut.key}</kbd>
            </dt>
            <dd>{shortcut.label}</dd>
          </div>
        ))}
      </dl>
      <Switch label={texts.singleKeys} checked={on} onChange={(event) => change(event.currentTarget.checked)} />
    </Dialog>
  )
}
