// Why a candidate is proposed: two lines at first, the rest and where the line stands on demand.
import { type ReactNode, useState } from 'react'
import { texts as en } from '#texts/en/item.ts'
import { useTexts } from '../../language/page-language.tsx'
import css from './candidates.module.css'

type Props = {
  /** Code of the candidate, which tells the buttons of a list apart. */
  readonly code: string
  readonly words: string
  /** What else the whole reason shows. */
  readonly children: ReactNode
}

export function CandidateReason({ code, words, children }: Props) {
  const texts = useTexts(en)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p className={`xs dim ${css.reason}`} data-open={isOpen || undefined}>
        {words}
      </p>
      {isOpen && children}
      <button
        type="button"
        className={css.more}
        aria-expanded={isOpen}
        aria-label={`${isOpen ? texts.shortReason : texts.wholeReason}, ${code}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.shortReason : texts.wholeReason}
      </button>
    </>
  )
}
