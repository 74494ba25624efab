// A link to a page that somebody else named, opened apart. Only http and https become links: the address was written by a machine.
import { Icon } from './icons.tsx'

/** `most`: characters of it that are shown; what is cut is marked by an ellipsis. Nothing for what is no address of the web. */
export function WebLink({ url, most }: { readonly url: string | null; readonly most: number }) {
  const href = webAddress(url)
  if (!href) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="external" size={12} /> {shortUrl(href, most)}
    </a>
  )
}

/** At most so many characters of it, with an ellipsis for what is cut. */
export const shortUrl = (url: string, most: number): string => (url.length > most ? `${url.slice(0, most)}…` : url)

/** The address when it may be a link; undefined when it is anything else. */
export function webAddress(text: string | null): string | undefined {
  const url = text !== null && URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}
