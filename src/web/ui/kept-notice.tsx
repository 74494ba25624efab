// On top of a form that was closed before it was done: what was typed is here again, and the way to begin anew.
import { texts as en } from '#texts/en/preflight.ts'
import { useTexts } from '../language/page-language.tsx'
import { TextButton } from './text-button.tsx'

type Props = {
  readonly onStartOver: () => void
  /** Other words than those of a paper, whose password is never kept. */
  readonly words?: { readonly formBack: string; readonly startFromSaved: string }
}

export function KeptNotice({ onStartOver, words }: Props) {
  const texts = useTexts(en)
  return (
    <p className="sm dim" role="status">
      {words?.formBack ?? texts.keptHere}{' '}
      <TextButton onClick={onStartOver}>{words?.startFromSaved ?? texts.startOver}</TextButton>
    </p>
  )
}
