// What a printed page of a tool says of itself: its address, which holds what was asked, and the day.
import { useLocation } from 'react-router'
import { dayIn } from '#domain/calendar.ts'
import { dateIn } from '#words/local-text.ts'
import { useLanguage, useWords } from '../../ui/language.tsx'
import { toolWords } from '../../ui/public-words.ts'

export function usePrintedNote(): string {
  const texts = useWords(toolWords)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return texts.printed(`${location.origin}${pathname}${search}`, dateIn(language, dayIn(timeZone, new Date())))
}
