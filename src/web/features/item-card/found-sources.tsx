// Where an address comes from: descriptions, and links.
// Source: specification part 2, section 9: "Source URLs are truncated to 50 characters (60 in the public tool)".
import { texts as en } from '#texts/en/item.ts'
import type { FoundWords } from '#words/found-maker.ts'
import { useTexts } from '../../language/page-language.tsx'
import { WebLink, webAddress } from '../../ui/web-link.tsx'
import css from './found-address.module.css'

export function FoundSources({ sources }: { readonly sources: FoundWords['sources'] }) {
  const texts = useTexts(en)
  if (sources.length === 0) return <p className="xs faint">{texts.noSources}</p>
  return (
    <ul className={css.sources} aria-label={texts.sources}>
      {sources.map((source) => (
        <li key={`${source.url} ${source.description}`}>
          {source.description || (webAddress(source.url) ? '' : source.type)} <WebLink url={source.url} most={50} />
        </li>
      ))}
    </ul>
  )
}
