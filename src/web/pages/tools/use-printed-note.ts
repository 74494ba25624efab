// What a printed page of a tool says of itself: its address, which holds what was asked, and the day.
import { useLocation } from 'react-router'
import { texts as en } from '#texts/en/tools.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { instantDay } from '../../ui/when-text.ts'

export function usePrintedNote(): string {
  const texts = useTexts(en)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return texts.printed(`${location.origin}${pathname}${search}`, instantDay(language, new Date()))
}
