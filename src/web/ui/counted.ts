// How many a list has in all, in words: a search is counted only so far.
import type { Language } from '#words/language.ts'
import { countIn } from '#words/local-text.ts'

type Counted = { readonly total: number; readonly capped?: boolean | undefined }

/** '29', '1,488', or '1,000+' where counting stopped. */
export const countedText = (language: Language, { total, capped }: Counted): string =>
  `${countIn(language, total)}${capped ? '+' : ''}`
