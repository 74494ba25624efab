// The share of a day that a visitor has of the ASIN tools: counted by visitor and by network address, so that neither a new
// visit nor another browser gains anything. Source: decisions 5.
import type { z } from 'zod'
import type { quota } from '#contract/public-tools.ts'
import { addDays } from '#domain/calendar.ts'
import { CALCULATIONS_A_CHECK, DAILY_LIMITS, dayTurnsAt, leftOf, type UseKind } from '#domain/daily-quota.ts'
import type { Deps } from '../../deps.ts'
import { LimitReached } from '../../errors.ts'
import { hashForToday } from '../../records/public-tools/day-salt.ts'
import { countsOf, countUse, uncountUse } from '../../store/usage-counts.ts'

export type Quota = z.output<typeof quota>
/** `id` of a visitor is undefined for who has no visit yet. A signed-in client has no limit. */
export type Who =
  | { readonly kind: 'visitor'; readonly id: string | undefined; readonly address: string }
  | { readonly kind: 'client'; readonly id: string }
type Visitor = Extract<Who, { kind: 'visitor' }>

const NO_LIMIT: Quota = { left: null, limit: null, turnsAt: null }
type QuotaNeeds = Pick<Deps, 'db' | 'now' | 'today' | 'newSecret' | 'settings'>

/** What is left of the checks and lookups of today. */
export async function quotaOf(needs: QuotaNeeds, who: Who): Promise<Quota> {
  if (who.kind === 'client') return NO_LIMIT
  const counts = await countsOf(needs.db, { day: needs.today(), kind: 'check', subjects: await subjectsOf(needs, who) })
  return toQuota(needs, counts)
}

/** Counts a use and answers what is left. Throws `limited`, with when the day turns, when nothing was. */
export async function takeUse(needs: QuotaNeeds, who: Who, kind: UseKind): Promise<Quota> {
  if (who.kind === 'client') return NO_LIMIT
  const use = { day: needs.today(), kind, subjects: await subjectsOf(needs, who) }
  const counts = await countUse(needs.db, use, DAILY_LIMITS[kind])
  if (!counts) throw usedUp(needs, kind)
  return kind === 'check' ? toQuota(needs, counts) : quotaOf(needs, who)
}

/**
 * Gives a check back that found nothing; the calculations that go with a check stay used, so that asking in vain has an end too.
 * `counted`: there were too few of them, and the check stays used.
 */
export async function giveCheckBack(needs: QuotaNeeds, who: Who): Promise<Quota & { readonly counted: boolean }> {
  if (who.kind === 'client') return { ...NO_LIMIT, counted: false }
  const day = needs.today()
  const subjects = await subjectsOf(needs, who)
  const calculations = { day, kind: 'calculation', subjects } as const
  const paid = await countUse(needs.db, calculations, DAILY_LIMITS.calculation, CALCULATIONS_A_CHECK)
  if (paid) await uncountUse(needs.db, { day, kind: 'check', subjects })
  return { ...(await quotaOf(needs, who)), counted: paid === undefined }
}

/** The visitor first, then the address: always in one order, so that two callers never wait for each other. */
async function subjectsOf(needs: QuotaNeeds, { id, address }: Visitor): Promise<readonly string[]> {
  const named = [...(id ? [`visitor ${id}`] : []), `address ${address}`]
  return Promise.all(named.map((name) => hashForToday(needs, name)))
}

const toQuota = (needs: QuotaNeeds, counts: readonly number[]): Quota => ({
  left: leftOf(DAILY_LIMITS.check, counts),
  limit: DAILY_LIMITS.check,
  turnsAt: turn(needs).toISOString(),
})

/** Says when the day turns; the caller may come again once it has. */
function usedUp(needs: QuotaNeeds, kind: UseKind): LimitReached {
  const { businessTimeZone } = needs.settings
  const limit = DAILY_LIMITS[kind]
  const turnsAt = turn(needs)
  const facts = {
    limit,
    turnsAt: turnsAt.toISOString(),
    nextDay: addDays(needs.today(), 1),
    timeZone: businessTimeZone,
  }
  const seconds = Math.ceil((turnsAt.getTime() - needs.now().getTime()) / 1000)
  return new LimitReached(seconds, kind === 'check' ? 'daily-checks-used-up' : 'daily-calculations-used-up', facts)
}

const turn = ({ settings, now }: QuotaNeeds): Date => dayTurnsAt(settings.businessTimeZone, now())
