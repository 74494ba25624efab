// The word for a status in the language of the page.
import type { texts as en } from '#texts/en/shipment.ts'
import type { Shape } from '#words/language.ts'

/** One that Portage does not know is written as words, whatever machine sent it: 'IN_TRANSIT' reads 'In transit'. */
export function statusWord({ status: words }: Shape<typeof en>, status: string): string {
  const byStatus: Readonly<Record<string, string>> = words
  return byStatus[status.trim().toLowerCase()] ?? asWords(status)
}

/** Small letters where there were none, spaces between words, a capital first. */
export function asWords(sent: string): string {
  const spaced = sent.trim().replaceAll(/[_\s]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const small = spaced === spaced.toUpperCase() || spaced !== sent.trim() ? spaced.toLowerCase() : spaced
  return small.charAt(0).toUpperCase() + small.slice(1)
}
