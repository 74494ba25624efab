// On top of a form that was closed before its paper was made: what was typed is here again, and the way to begin anew.
import { texts } from '#texts/preflight.ts'
import { TextButton } from './text-button.tsx'

export function KeptNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <p className="sm dim" role="status">
      {texts.keptHere} <TextButton onClick={onStartOver}>{texts.startOver}</TextButton>
    </p>
  )
}
