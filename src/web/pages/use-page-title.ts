// The title of the browser tab and of the history entry, and the description beside it.
import { useEffect } from 'react'
import { texts } from '#texts/en/frame.ts'

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${texts.brand}`
  }, [title])
}

/** What search engines and shared links say of the page, in its language. */
export function usePageDescription(description: string): void {
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [description])
}
