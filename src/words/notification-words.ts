// What somebody is told of, as a sentence in their language.
import { parseDate } from '#domain/calendar.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import type { NotificationFacts, NotificationKind } from '#domain/notification.ts'
import { texts as en } from '#texts/en/notifications.ts'
import { type Language, wordsIn } from './language.ts'
import { dateIn } from './local-text.ts'

/** Facts with the kind they belong to, as they are kept. */
export type Notified = {
  readonly [K in NotificationKind]: { readonly kind: K; readonly facts: NotificationFacts[K] }
}[NotificationKind]

export function notificationSentence(language: Language, notified: Notified): string {
  const texts = wordsIn(language, en)
  switch (notified.kind) {
    case 'comment':
      return texts.comment(notified.facts.by, notified.facts.reference)
    case 'signature': {
      const { by, reference } = notified.facts
      return reference === null ? texts.signatureOfProducts(by) : texts.signature(by, reference)
    }
    case 'paper':
      return texts.paper(notified.facts.by, notified.facts.number)
    case 'standing': {
      const { reference, isReady } = notified.facts
      return isReady ? texts.ready(reference) : texts.stuck(reference)
    }
    case 'certificate': {
      const { number, lastDay, goods } = notified.facts
      return texts.certificate(number, dayText(language, lastDay), goods)
    }
    case 'rule': {
      const { code, on, goods } = notified.facts
      return texts.rule(formatHtsCode(code), on === null ? null : dayText(language, on), goods)
    }
    case 'import': {
      const { name, isRefused } = notified.facts
      return isRefused ? texts.importRefused(name) : texts.importSaved(name)
    }
  }
}

/** More than the sentence says; null where it says all. */
export const notificationMore = (notified: Notified): string | null =>
  notified.kind === 'comment' ? notified.facts.excerpt : null

function dayText(language: Language, day: string): string {
  const read = parseDate(day)
  return read ? dateIn(language, read) : day
}
