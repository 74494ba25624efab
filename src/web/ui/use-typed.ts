// What is typed into a field whose words the address takes over, and gives back a moment later. What is typed meanwhile stays; words that
// come into the address otherwise, by Back, a link or "Show everything", come into the field.
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useAddress } from './use-address.ts'

type Typed = {
  readonly typed: string
  readonly type: (text: string) => void
  /** Hands the words over, unless they are there or on the way. */
  readonly take: (words: string) => void
}

export function useTyped(words: string, onWords: (words: string) => void): Typed {
  const [field, setField] = useState({ typed: words, drawn: words, onTheWay: [] as readonly string[] })
  const { typed, drawn, onTheWay } = field
  if (drawn !== words) {
    const own = onTheWay.indexOf(words)
    if (own >= 0) setField({ typed, drawn: words, onTheWay: onTheWay.slice(own + 1) })
    else setField({ typed: words, drawn: words, onTheWay: [] })
  }
  const take = (next: string) => {
    if (next === (onTheWay.at(-1) ?? drawn)) return
    setField((now) => ({ ...now, onTheWay: [...now.onTheWay, next] }))
    onWords(next)
  }
  return { typed, type: (text) => setField((now) => ({ ...now, typed: text })), take }
}

/** Pause in typing after which the search runs. */
const SEARCH_AFTER_MS = 250

/** For a search box: the words are handed over once one has stopped typing, and not by who has left for another page meanwhile. */
export function useTypedSearch(words: string, onWords: (words: string) => void): Omit<Typed, 'take'> {
  const { isLeaving } = useAddress()
  const { typed, type, take } = useTyped(words, onWords)
  const takeSoon = useDebouncedCallback((next: string) => {
    if (!isLeaving()) take(next)
  }, SEARCH_AFTER_MS)
  const typeOn = (text: string) => {
    type(text)
    takeSoon(text.trim())
  }
  return { typed, type: typeOn }
}
