// On top of a form that was closed before its paper was made: what was typed is here again, and the way to begin anew.
import { texts } from '#texts/preflight.ts'
import css from './return-bar.module.css'

export function KeptNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <p className="sm dim" role="status">
      {texts.keptHere}{' '}
      <button type="button" className={css.link} onClick={onStartOver}>
        {texts.startOver}
      </button>
    </p>
  )
}
