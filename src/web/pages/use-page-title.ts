// The title of the browser tab and of the history entry.
import { useEffect } from 'react'
import { texts } from '#texts/frame.ts'

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${texts.brand}`
  }, [title])
}
