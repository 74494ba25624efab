// The edition of the tariff as people say it, and the day that a version of other data names.
import { parseDate } from '#domain/calendar.ts'
import { texts } from '#texts/en/frame.ts'
import { type Language, wordsIn } from './language.ts'
import { dateIn } from './local-text.ts'

const EDITION = /^(\d{4})-rev-(\d+)$/i

/** '2026-rev-10' reads 'HTS 2026 Revision 10'; a name of another form stays as it is. */
export function releaseName(language: Language, version: string): string {
  const [, year, revision] = EDITION.exec(version) ?? []
  return year && revision ? wordsIn(language, texts).release(year, revision) : version
}

/** '2026-10-10' reads '10 Oct 2026'; a version of another form stays as it is. */
export function versionDay(language: Language, version: string): string {
  const day = parseDate(version)
  return day ? dateIn(language, day) : version
}
