// The list of a screen's keys behind `?`, with the switch for single letters.
import { Switch } from '@mantine/core'
import { useTexts } from '../language/page-language.tsx'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useState } from 'react'
import { texts as en } from '#texts/en/frame.ts'
import { Dialog } from './dialog.tsx'
import { KeyName } from './key-name.tsx'
import classes from './shortcuts.module.css'
import { type Shortcut, singleKeysOn, switchSingleKeys } from './shortcuts.tsx'

export function ShortcutList(props: { readonly shortcuts: readonly Shortcut[]; readonly onClose: () => void }) {
  const texts = useTexts(en)
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
              <KeyName of={shortcut.key} />
            </dt>
            <dd>{shortcut.label}</dd>
          </div>
        ))}
      </dl>
      <Switch label={texts.singleKeys} checked={on} onChange={(event) => change(event.currentTarget.checked)} />
    </Dialog>
  )
}
