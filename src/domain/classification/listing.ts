// A product text taken apart: the title in segments, the "Key: value" details that shops add, and the steps of the category path.
import { plainLetters, termsOf } from './terms.ts'

export type ProductWords = {
  readonly description: string
  /** Facts beyond the title: a longer text of the shop or of a data sheet. */
  readonly longDescription?: string
  /** Shop path such as 'Home > Kitchen > Bottles': its last part says what the goods are. */
  readonly category?: string
  /** Of one unit, USD. */
  readonly valueUsd?: number
  /** Answers of the user to deciding questions, as 'key:value' of the attributes. */
  readonly answers?: readonly string[]
}

/**
 * Where words stand: `head` the title up to its first preposition or break, `after` behind a preposition ("for phones", "with straw"),
 * `title` its further segments, `kind` details that name the product, `detail` other details, `last` and `category` the steps of
 * the category path, `long` the longer text.
 */
export type Zone = 'head' | 'after' | 'title' | 'kind' | 'detail' | 'last' | 'category' | 'long'

type Segment = { readonly zone: Zone; readonly terms: readonly string[] }

export type Listing = {
  /** All words given, as written. */
  readonly text: string
  readonly title: string
  /** Lower-case key -> value as written. */
  readonly details: readonly (readonly [string, string])[]
  readonly segments: readonly Segment[]
}

const DETAIL = /(?:^|[.;,]\s*)([A-Z][\w\\/ '-]{1,34}?)\s*:{1,2}\s*([^;:]{1,200}?)(?=;|$|\.\s)/g
const FIRST_DETAIL = /[.;]\s+[A-Za-z][\w\\/ '-]{1,34}?\s*:{1,2}[^;:]+(?:;|$)/
const KIND_KEY =
  /^(?:item type|type|name|category|product|product type|product name|style|function|use|usage|application)$|\btype$/
const BREAK = /[,;:|()[\]–]|\s-\s|\.\s/
const PREPOSITION =
  /\b(?:(?:covered|coated|plated|lined|filled|wrapped|trimmed|decorated) (?=in |with |by )|with|for|in|of|from|on|to|by|used|containing|including|featuring|made|composed|consisting|pour|avec|de|en)\b/
const MOST_LONG_WORDS = 160
const MOST_TITLE_LETTERS = 1500

/** Splits what the seller gave. Long texts are read as far as they say something new. */
export function readListing({ description, longDescription = '', category = '' }: ProductWords): Listing {
  const cut = FIRST_DETAIL.exec(description)?.index ?? description.length
  const title = description.slice(0, Math.min(cut, MOST_TITLE_LETTERS)).replace(COUNT, ' ')
  const details = [...description.slice(cut).matchAll(DETAIL)].map(
    ([, key = '', value = '']) => [key.trim().toLowerCase(), value.trim()] as const,
  )
  const steps = category.split(/[>/|]/).map((step) => termsOf(step))
  const long = termsOf(longDescription).slice(0, MOST_LONG_WORDS)
  const segments = [
    ...titleSegments(title),
    ...details.map(
      ([key, value]): Segment => ({ zone: KIND_KEY.test(key) ? 'kind' : 'detail', terms: termsOf(value) }),
    ),
    ...steps.map((terms, at): Segment => ({ zone: at === steps.length - 1 ? 'last' : 'category', terms })),
    { zone: 'long' as const, terms: long },
  ]
  return {
    text: [description, longDescription, category].filter(Boolean).join(' ; '),
    title,
    details,
    segments: segments.filter(({ terms }) => terms.length > 0),
  }
}

/** What goods are said not to be tells nothing of what they are: "leather-free", "not decaffeinated". */
const DENIED =
  /\b[a-z]+-free\b|\b(?:bpa|gluten|sugar|dairy|leather|latex|nickel|lead|alcohol|caffeine|fragrance) free\b|\bnot (?!for\b|just\b|only\b)[a-z]+|\bnon[ -](?=leather|glass|metal|knit)[a-z]+/g
/** How many are sold together tells nothing of what they are. */
const COUNT = /\b(?:packs?|case|lot|bundle) of \d+\b/gi
/** Parts of a computer that its title counts: goods of their own only where they stand alone. */
const BUILT_IN = /\b\d+ ?[gt]b (?:of )?(?:ram|rom|ssd|hdd|emmc|ddr\d?|memory|storage)\b/g

function readable(title: string): string {
  const plain = plainLetters(title).replace(DENIED, ' ')
  const without = plain.replace(BUILT_IN, ' ')
  return termsOf(without).length > 0 ? without : plain
}

function titleSegments(title: string): readonly Segment[] {
  const parts = readable(title).split(BREAK)
  const segments: Segment[] = []
  for (const part of parts) {
    const at = PREPOSITION.exec(part)?.index ?? part.length
    const isFirst = !segments.some(({ zone }) => zone === 'head')
    const before = termsOf(part.slice(0, at))
    if (before.length > 0) segments.push({ zone: isFirst ? 'head' : 'title', terms: before })
    for (const rest of part.slice(at).split(PREPOSITION)) {
      const terms = termsOf(rest)
      if (terms.length > 0) segments.push({ zone: segments.length > 0 ? 'after' : 'head', terms })
    }
  }
  return segments
}
