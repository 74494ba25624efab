// Where a found address comes from: descriptions, and links cut to 50 characters.
import { texts as en } from '#texts/en/item.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import css from './found-address.module.css'
import { shortUrl, webAddress } from './short-url.ts'
import type { FoundAddress } from './use-maker-lookup.ts'

export function FoundSources({ sources }: { readonly sources: FoundAddress['sources'] }) {
  const texts = useTexts(en)
  if (sources.length === 0) return <p className="xs faint">{texts.noSources}</p>
  return (
    <ul className={css.sources} aria-label={texts.sources}>
      {sources.map((source) => (
        <li key={`${source.url} ${source.description}`}>
          <Source source={source} />
        </li>
      ))}
    </ul>
  )
}

/** Only http and https become links: the address was written by a machine. */
function Source({ source }: { readonly source: FoundAddress['sources'][number] }) {
  const url = source.url ? webAddress(source.url) : undefined
  if (!url) return <span>{source.description || source.type}</span>
  return (
    <>
      {source.description}{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        <Icon name="external" size={12} /> {shortUrl(url)}
      </a>
    </>
  )
}
