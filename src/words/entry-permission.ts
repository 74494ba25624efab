// A permission to enter in words: beside the ban on the checks, and on the invoice.
import type { EntryPermission } from '#domain/shipment/entry-permission.ts'
import { texts } from '#texts/en/entry-permission.ts'
import type { Words } from './language.ts'
import { dateIn } from './local-text.ts'

/** What is said of it beside the ban: on the checks and on the invoice. */
export const permissionText = (say: Words, name: string, { reason, citation, by, on }: EntryPermission): string =>
  say(texts).onPaper(name, reason, citation, by, dateIn(say.language, on))
