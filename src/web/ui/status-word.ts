// The word for a status in the language of the page.
import type { texts as en } from '#texts/en/shipment.ts'
import type { Shape } from '#words/language.ts'

/** Undefined for a status that Portage does not know. */
export function statusWord({ status: words }: Shape<typeof en>, status: string): string | undefined {
  const byStatus: Readonly<Record<string, string>> = words
  return byStatus[status.trim().toLowerCase()]
}
