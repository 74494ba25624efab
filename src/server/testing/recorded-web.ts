// A web for tests: pages by their address, found by every search.
import { ProviderError } from '../errors.ts'
import type { WebPages } from '../providers/web-pages/web-pages.ts'
import type { WebSearch } from '../providers/web-search/web-search.ts'

export const noWebPages: WebPages = {
  read: async () => {
    throw new ProviderError('web page', 'could not be read', true)
  },
}

/** `pages`: text by address; an address without text is found and cannot be read. */
export function recordedWeb(pages: Readonly<Record<string, string | undefined>>) {
  const asked: string[] = []
  const webSearch: WebSearch = {
    name: 'recorded search',
    configured: true,
    search: async (query) => {
      asked.push(query)
      return Object.keys(pages).map((url) => ({ url, title: '' }))
    },
  }
  const webPages: WebPages = {
    read: async (url) => {
      const text = pages[url]
      return text === undefined ? noWebPages.read(url) : { url, text }
    },
  }
  return { webSearch, webPages, asked }
}
