// What people are told of, and whether by letter at once, once a day or not at all.

import { inOneLine } from './one-line.ts'

export const NOTIFICATION_KINDS = [
  'comment',
  'signature',
  'paper',
  'standing',
  'certificate',
  'rule',
  'import',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const MAIL_CHOICES = ['now', 'daily', 'never'] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]

/** What the sentence about it needs, by kind. Days are 'YYYY-MM-DD'. */
export type NotificationFacts = {
  /** `excerpt`: the beginning of what was said. */
  readonly comment: { readonly by: string; readonly reference: string; readonly excerpt: string }
  readonly signature: { readonly by: string; readonly reference: string | null }
  /** `paperKind`: as documents are kept. */
  readonly paper: { readonly by: string; readonly number: string; readonly paperKind: string }
  readonly standing: { readonly reference: string; readonly isReady: boolean }
  readonly certificate: { readonly number: string; readonly lastDay: string; readonly goods: number }
  readonly rule: { readonly code: string; readonly on: string | null; readonly goods: number }
  readonly import: { readonly name: string; readonly isRefused: boolean }
}

/** Until a person of a client chooses otherwise. */
export const MAIL_BY_DEFAULT: Readonly<Record<NotificationKind, MailChoice>> = {
  comment: 'now',
  signature: 'now',
  paper: 'daily',
  standing: 'never',
  certificate: 'daily',
  rule: 'daily',
  import: 'never',
}

/** What staff are told of, and how until they choose otherwise: their queue holds the rest. */
export const STAFF_MAIL_BY_DEFAULT = { comment: 'now', paper: 'never', standing: 'never', import: 'never' } as const
export type StaffNotificationKind = keyof typeof STAFF_MAIL_BY_DEFAULT
export const isStaffKind = (kind: string): kind is StaffNotificationKind => Object.hasOwn(STAFF_MAIL_BY_DEFAULT, kind)

/** So long after it was said a comment may be changed or removed by who said it. */
const COMMENT_OPEN_MINUTES = 60
export const LONGEST_COMMENT = 4000

/** Whether it may still be changed. */
export const isCommentOpen = (saidAt: Date, now: Date): boolean =>
  now.getTime() - saidAt.getTime() < COMMENT_OPEN_MINUTES * 60_000

const EXCERPT = 140

/** The beginning of what was said, in one line, cut between words. */
export function excerptOf(body: string): string {
  const line = inOneLine(body)
  if (line.length <= EXCERPT) return line
  const cut = line.slice(0, EXCERPT)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT / 2))}…`
}
