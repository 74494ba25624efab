// Wrong tries of staff: few from one network address, or of one person on a network that is known, and few from all addresses together that are not known, so that many machines guess
// no faster than one. Strangers who use those up shut nobody out who signs in from a known network.
import type { Deps } from '../../deps.ts'
import { LimitReached } from '../../errors.ts'
import { DAY_MS, QUARTER_HOUR_MS, type Tried, tryPassword } from '../../records/session/password-limit.ts'
import type { SigningIn } from '../../store/security-events.ts'
import { isKnownNetwork } from './known-network.ts'

type Guess = {
  readonly address: string
  /** Whose networks are known; undefined: of nobody. */
  readonly who: SigningIn | undefined
  /** What strangers guess at together, and how often in fifteen minutes. */
  readonly together: string
  readonly most: number
  /** How many wrong ones in a day, of strangers and from known networks apart; undefined: any number. */
  readonly mostADay?: number | undefined
}

type Needs = Pick<Deps, 'db' | 'now' | 'newId'>
type Limited = { readonly subject: string; readonly most: number; readonly windowMs: number }

/** Lets `isRight` look when a try is left. */
export async function tryFrom(
  needs: Needs,
  { address, who, together, most, mostADay }: Guess,
  isRight: () => Promise<boolean>,
): Promise<Tried> {
  const own = (subject = address) => tryPassword(needs, { kind: 'staff', subject }, isRight)
  const ofDay = (subject: string) =>
    mostADay === undefined ? [] : [{ subject: `${subject} of the day`, most: mostADay, windowMs: DAY_MS }]
  // Apart for each person: whoever sits behind the same address uses up no tries of the others.
  if (who && (await isKnownNetwork(needs, { ...who, address })))
    return within(needs, ofDay(`${together} known`), () =>
      own(who.kind === 'member' ? `${address} ${who.id}` : address),
    )
  const strangers = { subject: together, most, windowMs: QUARTER_HOUR_MS }
  return within(needs, [strangers, ...ofDay(together)], own)
}

/** A try that counts within further limits: a wrong one with each, one that an inner limit refused with none. */
async function within(
  needs: Needs,
  [outer, ...others]: readonly Limited[],
  work: () => Promise<Tried>,
): Promise<Tried> {
  if (!outer) return work()
  let tried: Tried = { kind: 'wrong' }
  const inner = async () => {
    tried = await within(needs, others, work)
    return tried.kind !== 'wrong'
  }
  const all = await tryPassword(needs, { kind: 'staff', subject: outer.subject }, inner, outer)
  return all.kind === 'locked' ? all : tried
}

/** What whoever has no try left is told: to come again in so many minutes. */
export const lockedFor = (minutes: number): LimitReached =>
  new LimitReached(minutes * 60, 'sign-in-locked', { minutes })
