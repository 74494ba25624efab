// Beside a code that ended: since when, and what took its place.
import { endedTag } from '#words/ended-code.ts'
import { useLanguage } from '../language/page-language.tsx'
import { Tag } from './tag.tsx'

/** `on`: 'YYYY-MM-DD'; `successors`: ten digits each. */
type Props = { readonly end: { readonly on: string; readonly successors: readonly string[] } }

export function EndedCodeTag({ end }: Props) {
  const { when, now } = endedTag(useLanguage(), end)
  return (
    <>
      <Tag tone="warn">{when}</Tag> <span className="xs">{now}</span>
    </>
  )
}
