// At the right end of a field's label: nothing, Saving (after 300 ms), Saved, or Not saved with Retry.
import type { ReactNode } from 'react'
import { texts as en } from '#texts/en/item.ts'
import { useTexts } from '../language/page-language.tsx'
import { Icon } from './icons.tsx'
import classes from './saved-state.module.css'
import { useDelayed } from './use-delayed.ts'

export type SaveState = 'none' | 'saving' | 'saved' | 'failed'

type Props = { readonly state: SaveState; readonly onRetry?: () => void }

export function SavedState({ state, onRetry }: Props) {
  const texts = useTexts(en)
  const slow = useDelayed(state === 'saving')
  if (state === 'failed')
    return (
      <span className={classes.state} data-failed="true" role="alert">
        <Icon name="warning" size={12} /> {texts.notSaved}
        {onRetry && (
          <button type="button" className={classes.retry} onClick={onRetry}>
            {texts.retry}
          </button>
        )}
      </span>
    )
  if (state === 'saving' && slow)
    return (
      <span className={classes.state}>
        <Icon name="clock" size={12} /> {texts.saving}
      </span>
    )
  if (state !== 'saved') return null
  return (
    <span className={classes.state}>
      <Icon name="check" size={12} className={classes.check} /> {texts.saved}
    </span>
  )
}

/** Puts the saved state over the right end of the label of the one Mantine input inside. */
export function WithSavedState({ state, onRetry, children }: Props & { readonly children: ReactNode }) {
  return (
    <div className={classes.room}>
      <div className={classes.frame}>
        {children}
        <div className={classes.corner}>
          <SavedState state={state} onRetry={onRetry} />
        </div>
      </div>
    </div>
  )
}
