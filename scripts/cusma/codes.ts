// Codes as the note prints them, and what is left of a phrase when they are taken away.

const CODE = String.raw`\d{4}(?:\.\d{2}(?:\.\d{2})?)?`
const RUN = new RegExp(`(${CODE})(?:\\s*through\\s*(${CODE}))?`, 'g')
const CHAPTERS =
  /chapters?\s+(\d{1,2})(?:\s+through\s+(\d{1,2}))?((?:,\s*\d{1,2}(?![\d.]))*(?:,?\s+(?:or|and)\s+\d{1,2}(?![\d.]))?)/g
const SMALL_WORDS = /\b(tariff items?|subheadings?|headings?|of|to|goods?|and|or|any|from|a)\b|[,.;\s]/g

const digits = (text: string): string => text.replaceAll('.', '')

/** Every code and run of codes of a phrase, in its order: '0401-0406', '40169930', '04'. */
export function codesOf(phrase: string): string[] {
  const found: { at: number; code: string }[] = []
  const rest = phrase.replace(
    CHAPTERS,
    (whole, first: string, last: string | undefined, more: string | undefined, at: number) => {
      found.push({ at, code: run(first.padStart(2, '0'), last?.padStart(2, '0')) })
      for (const each of (more ?? '').match(/\d{1,2}/g) ?? []) found.push({ at, code: each.padStart(2, '0') })
      return ' '.repeat(whole.length)
    },
  )
  for (const match of rest.matchAll(RUN))
    found.push({ at: match.index, code: run(digits(match[1] ?? ''), match[2] && digits(match[2])) })
  return found.sort((a, b) => a.at - b.at).map(({ code }) => code)
}

const run = (first: string, last: string | undefined): string => (last === undefined ? first : `${first}-${last}`)

/** The words of a phrase that are neither codes nor the small words between them. */
export const wordsBesideCodes = (phrase: string): string =>
  phrase.replace(CHAPTERS, ' ').replace(RUN, ' ').replace(SMALL_WORDS, ' ').replace(/\s+/g, ' ').trim()

/** Slips of the print that would hide a code. */
export const mendPrint = (text: string): string =>
  text
    .replaceAll('72.26', '7226')
    .replaceAll('84.31', '8431')
    .replaceAll('8483,.50.60', '8483.50.60')
    .replace(/(\d{4} through \d{4}) (?=\d{4} through)/g, '$1, ')
    .replace(/\b(other|through|to|of|that|both|there)(?=(chapter|subheading|heading|group|cut|is a|\d{4})\b)/g, '$1 ')
    .replaceAll('thereis', 'there is')
    .replaceAll('6001through', '6001 through')
    .replace(/\s+/g, ' ')
