// Why a certificate is out of date, in words.
import { day } from '#domain/calendar.ts'
import { texts } from '#texts/en/cusma.ts'
import type { Words } from './language.ts'
import { dateIn } from './local-text.ts'

/** `periodEnd`: the last day of a period that is over; null: an item changed after it was signed. */
export const outOfDateText = (say: Words, { periodEnd }: { readonly periodEnd: string | null }): string =>
  periodEnd === null ? say(texts).outOfDate : say(texts).periodOver(dateIn(say.language, day(periodEnd)))
