// The list behind `?`, with the switch for single letters.
import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useState } from 'react'
import { texts } from '#texts/frame.ts'
import { Dialog } from './dialog.tsx'
import classes from './shortcuts.module.css'
import type { Shortcut } from './shortcuts.tsx'
import { singleKeysOn, switchSingleKeys } from './single-keys.ts'

export type ShortcutListProps = { readonly shortcuts: readonly Shortcut[]; readonly onClose: () => void }

export function ShortcutListDialog(props: ShortcutListProps) {
  const [on, setOn] = useState(singleKeysOn)
  const change = (next: boolean) => {
    switchSingleKeys(next)
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
