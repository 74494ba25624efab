// A search of the web: pages that may say something, to be read and checked by whoever asks.

/** `title`: as the service gives it, possibly empty. */
export type SearchHit = { readonly url: string; readonly title: string }

export interface WebSearch {
  readonly name: string
  /** Whether anything can be searched. */
  readonly configured: boolean
  /** The best pages first, ten at most, https addresses only. Throws ProviderError. */
  search(query: string): Promise<readonly SearchHit[]>
}

const MOST_HITS = 10

/** What a service found as hits: https only, each page once. */
export function hitsOf(found: readonly SearchHit[]): readonly SearchHit[] {
  const byUrl = new Map(
    found.flatMap(({ url, title }) => {
      if (!URL.canParse(url)) return []
      const parsed = new URL(url)
      parsed.hash = ''
      return parsed.protocol === 'https:'
        ? [[parsed.href, { url: parsed.href, title: title.slice(0, 300) }] as const]
        : []
    }),
  )
  return [...byUrl.values()].slice(0, MOST_HITS)
}
