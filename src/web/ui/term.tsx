// A word of the trade where it stands, with a small button that says beside it what the word means: by mouse, key and touch alike.
import { useId, useState } from 'react'
import { texts as en } from '#texts/en/terms.ts'
import { useTexts } from '../language/page-language.tsx'
import { Icon } from './icons.tsx'
import css from './term.module.css'

export type TermName = keyof typeof en.terms

type Props = {
  readonly of: TermName
  /** The word stands on the button: where several stand together, after the sentence that has the words. */
  readonly named?: boolean
}

export function Term({ of, named = false }: Props) {
  const texts = useTexts(en)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { word, note } = texts.terms[of]
  return (
    <>
      <button
        type="button"
        className={named ? css.named : css.ask}
        aria-label={texts.whatIs(word)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return
          event.stopPropagation()
          setOpen(false)
        }}
      >
        <Icon name="info" size={14} />
        {named && word}
      </button>
      {isOpen && (
        <span id={id} role="note" className={css.note}>
          {note}
        </span>
      )}
    </>
  )
}
