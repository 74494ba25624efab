// What a printed page of a tool says of itself: its address, which holds what was asked, and the day.
import { useLocation } from 'react-router'
import { dayIn } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/tools.ts'
import { dateIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'

export function usePrintedNote(): string {
  const texts = useTexts(en)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return texts.printed(`${location.origin}${pathname}${search}`, dateIn(language, dayIn(timeZone, new Date())))
}
