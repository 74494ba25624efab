// Why a schedule of fees cannot be used, or not follow the one before it.

/** `next`: the first day of the row that one runs into. */
export type ScheduleReason = { readonly reason: (typeof SCHEDULE_REASONS)[number]; readonly next?: string }
export const SCHEDULE_REASONS = [
  'needsBroker',
  'noRows',
  'needsDate',
  'sameStart',
  'overlaps',
  'endsBeforeStart',
  'needsCitation',
  'noFees',
  'needsName',
  'needsAmount',
  'needsChapters',
  'needsCount',
  'needsRate',
] as const

/** Why a schedule may not follow another: the row that begins `from` has begun, or would begin in the past. */
export type PastProblem = { readonly reason: (typeof PAST_REASONS)[number]; readonly from: string }
export const PAST_REASONS = ['pastRowGone', 'pastRowChanged', 'pastRowAdded'] as const
