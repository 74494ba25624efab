// Why a code is proposed, as reasons: which evidence, and what fills its blanks. Words for them are made where they are read.

type Of<Reason extends string, Facts> = { readonly reason: Reason; readonly facts: Facts }

/** What sets a line before its rival or behind it. `fact` is a value of a fact, such as 'cotton'. */
export type RivalReason =
  | Of<'fits-fact' | 'lacks-fact', { readonly fact: string }>
  | Of<'fits-words' | 'less-words' | 'more-usual' | 'less-usual', Readonly<Record<string, never>>>

/** Codes have ten digits, headings four; `words` stand in the listing, `why` is what a language model said, in its own words. */
export type CodeReason =
  | Of<'named', { readonly names: readonly string[] }>
  | Of<'matches', { readonly words: readonly string[]; readonly title: string }>
  | Of<'closest', { readonly title: string }>
  | Of<'meets' | 'answers', { readonly values: readonly string[] }>
  | Of<'precedent', { readonly ruling: string; readonly goods: string }>
  | Of<'before' | 'behind', { readonly code: string; readonly because: RivalReason }>
  | Of<'confirmed-before', { readonly day: string }>
  | Of<'picked-heading', { readonly heading: string; readonly why: string }>
  | Of<'picked-line', { readonly code: string; readonly why: string }>
  | Of<'picked-only-line', { readonly code: string }>
  | Of<'checked-notes', { readonly notes: number; readonly why: string }>
  | Of<'not-first-choice', { readonly code: string; readonly why: string }>
  | Of<'read-facts', { readonly facts: string }>

/** What must be said beside the candidates: why there are none, that some were left out, or why no language model chose. */
export const CODE_NOTICES = [
  'not-goods',
  'say-what-it-is',
  'dangerous',
  'set',
  'model-slow',
  'model-used-up',
  'model-resting',
  'model-failed',
  'model-unlisted',
  'model-none-fits',
  'model-excluded',
] as const
export type CodeNotice = (typeof CODE_NOTICES)[number]
