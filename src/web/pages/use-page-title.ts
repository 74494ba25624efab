// The title of the browser tab and of the history entry, and the description beside it.
import { useEffect } from 'react'
import { texts as en } from '#texts/en/frame.ts'
import { useTexts } from '../language/page-language.tsx'

export function usePageTitle(title: string): void {
  const texts = useTexts(en)
  useEffect(() => {
    document.title = `${title} · ${texts.brand}`
  }, [title, texts.brand])
}

/** What search engines and shared links say of the page, in its language. */
export function usePageDescription(description: string): void {
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [description])
}
