// Why a candidate is proposed: two lines at first, the rest on demand where there is more.
import { useEffect, useRef, useState } from 'react'
import { texts } from '#texts/item.ts'
import css from './candidates.module.css'

type Props = {
  /** Code of the candidate, which tells the buttons of a list apart. */
  readonly code: string
  readonly words: string
}

export function CandidateReason({ code, words }: Props) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const element = paragraph.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <p ref={paragraph} className={`xs dim ${css.reason}`} data-open={isOpen || undefined}>
        {words}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          className={css.more}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? texts.shortReason : texts.wholeReason}, ${code}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.shortReason : texts.wholeReason}
        </button>
      )}
    </>
  )
}
