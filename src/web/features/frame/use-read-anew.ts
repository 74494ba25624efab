// Sentences that the server wrote are read anew once a page speaks another language, wherever that was chosen: here or in another tab.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../language/page-language.tsx'

export function useReadAnew(): void {
  const shown = useLanguage()
  const queries = useQueryClient()
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    // Once the calls ask for the language now shown.
    queueMicrotask(() => void queries.invalidateQueries())
  }, [shown, queries])
}
