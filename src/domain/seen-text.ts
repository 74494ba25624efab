// What a person sees of a text is what is kept of it. Invisible characters come along unnoticed when text is copied from a page or a telephone, or
// are set on purpose: they turn the reading direction of what follows, make two names look the same, part a word that is looked for, or
// fill a field with nothing.

/** Joiners shape letters of some scripts and pictures, selectors choose a picture: kept between what is seen. */
const JOINERS = '\\u200c\\u200d\\p{Variation_Selector}'
/** Direction marks, embeddings, overrides and isolates, blanks without width, soft hyphens, fillers. Source: Unicode, Default_Ignorable_Code_Point. */
const UNSEEN = new RegExp(`(?![${JOINERS}])\\p{Default_Ignorable_Code_Point}`, 'gu')
/** Control characters but tabs and line ends. */
const CONTROLS = /(?!\s|\u0085)\p{Cc}/gu
const NOTHING = /^[\s\p{Default_Ignorable_Code_Point}]*$/u
const PLAIN = /^[\t\n\r -~]*$/

/** `text` without what nobody sees; empty where nothing is seen at all. */
export function seenText(text: string): string {
  if (PLAIN.test(text)) return text
  const seen = text.replace(UNSEEN, '').replace(CONTROLS, ' ')
  return NOTHING.test(seen) ? '' : seen
}

/** For words that are looked for: joiners part none either. */
export const withoutUnseen = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
