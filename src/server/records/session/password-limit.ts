// At most five wrong passwords in fifteen minutes, or another number in another time. Source: decisions 6.
// A try is written down as wrong before it is looked at, and struck out when it was right: tries made at the same moment, on
// one process or many, cannot slip past the count, and a process that dies over a try has counted it.
import type { Deps } from '../../deps.ts'
import {
  deleteWrongPassword,
  deleteWrongPasswordsBefore,
  insertWrongPassword,
  lockTries,
  type Tries,
  wrongPasswordsSince,
} from '../../store/wrong-passwords.ts'

/** `minutes`: whole minutes until the next try is allowed, at least 1. */
export type Tried = { readonly kind: 'right' | 'wrong' } | { readonly kind: 'locked'; readonly minutes: number }

type Needs = Pick<Deps, 'db' | 'now' | 'newId'>

/** How many wrong tries in how long. */
type Limit = { readonly most: number; readonly windowMs: number }

export const QUARTER_HOUR_MS = 15 * 60_000
export const DAY_MS = 24 * 60 * 60_000
const USUAL: Limit = { most: 5, windowMs: QUARTER_HOUR_MS }
/** The longest time that any limit counts over. */
const KEPT_MS = DAY_MS

/** The try under way for each subject: right passwords in flight must not use the tries up for each other. */
const underWay = new Map<string, Promise<unknown>>()

/** Lets `isRight` look at the password when the limit leaves a try; tries of one subject follow each other. */
export function tryPassword(
  needs: Needs,
  tries: Tries,
  isRight: () => Promise<boolean>,
  limit = USUAL,
): Promise<Tried> {
  const key = `${tries.kind} ${tries.subject}`
  const before = underWay.get(key) ?? Promise.resolve()
  const tried = before.catch(() => undefined).then(() => tryNow(needs, tries, isRight, limit))
  underWay.set(key, tried)
  return tried.finally(() => {
    if (underWay.get(key) === tried) underWay.delete(key)
  })
}

async function tryNow(needs: Needs, tries: Tries, isRight: () => Promise<boolean>, limit: Limit): Promise<Tried> {
  const taken = await takeTry(needs, tries, limit)
  if (taken.kind === 'locked') return taken
  if (!(await isRight())) return { kind: 'wrong' }
  await deleteWrongPassword(needs.db, taken.id)
  return { kind: 'right' }
}

type TakenTry = { readonly kind: 'taken'; readonly id: string } | { readonly kind: 'locked'; readonly minutes: number }

/** Counts a try as wrong for now, unless none is left; tries that no longer matter are swept out. */
export async function takeTry({ db, now, newId }: Needs, tries: Tries, { most, windowMs } = USUAL): Promise<TakenTry> {
  const at = now()
  const since = new Date(at.getTime() - windowMs)
  await deleteWrongPasswordsBefore(db, new Date(at.getTime() - KEPT_MS))
  return db.transaction().execute(async (tx) => {
    await lockTries(tx, tries)
    const { count, first } = await wrongPasswordsSince(tx, tries, since)
    if (count >= most && first) return { kind: 'locked', minutes: minutesFrom(at, first, windowMs) }
    const id = newId()
    await insertWrongPassword(tx, { id, kind: tries.kind, subject: tries.subject, at })
    return { kind: 'taken', id }
  })
}

const minutesFrom = (at: Date, first: Date, windowMs: number): number =>
  Math.max(1, Math.ceil((first.getTime() + windowMs - at.getTime()) / 60_000))
