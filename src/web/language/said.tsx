// What the server says, in the language of the page; what has no French is marked as English for readers and translators.
import { french } from './french-shelf.ts'
import { useLanguage } from './page-language.tsx'
import type { PhraseBook } from './phrase-book.ts'

/** For places that take only text. */
export function useSaid(book: PhraseBook): (english: string) => string {
  const language = useLanguage()
  if (language === 'en') return (english) => english
  return (english) =>
    french()
      .sayAll(book, english)
      .map(({ text }) => text)
      .join(' ')
}

export function Said({ book, children }: { readonly book: PhraseBook; readonly children: string }) {
  const language = useLanguage()
  if (language === 'en') return children
  return french()
    .sayAll(book, children)
    .map(({ text, isEnglish }, at) => (
      <span key={text} lang={isEnglish ? 'en' : undefined}>
        {at > 0 && ' '}
        {text}
      </span>
    ))
}
