// At most five wrong passwords in fifteen minutes. Source: decisions 6.
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

const WRONG_TRIES = 5
const WINDOW_MS = 15 * 60_000

/** The try under way for each subject: right passwords in flight must not use the tries up for each other. */
const underWay = new Map<string, Promise<unknown>>()

/** Lets `isRight` look at the password when one of the `most` tries is left; tries of one subject follow each other. */
export function tryPassword(
  needs: Needs,
  tries: Tries,
  isRight: () => Promise<boolean>,
  most = WRONG_TRIES,
): Promise<Tried> {
  const key = `${tries.kind} ${tries.subject}`
  const before = underWay.get(key) ?? Promise.resolve()
  const tried = before.catch(() => undefined).then(() => tryNow(needs, tries, isRight, most))
  underWay.set(key, tried)
  return tried.finally(() => {
    if (underWay.get(key) === tried) underWay.delete(key)
  })
}

async function tryNow(needs: Needs, tries: Tries, isRight: () => Promise<boolean>, most: number): Promise<Tried> {
  const taken = await takeTry(needs, tries, most)
  if (taken.kind === 'locked') return taken
  if (!(await isRight())) return { kind: 'wrong' }
  await deleteWrongPassword(needs.db, taken.id)
  return { kind: 'right' }
}

type TakenTry = { readonly kind: 'taken'; readonly id: string } | { readonly kind: 'locked'; readonly minutes: number }

/** Counts a try as wrong for now, unless none is left; tries that no longer matter are swept out. */
export async function takeTry({ db, now, newId }: Needs, tries: Tries, most = WRONG_TRIES): Promise<TakenTry> {
  const at = now()
  const since = new Date(at.getTime() - WINDOW_MS)
  await deleteWrongPasswordsBefore(db, since)
  return db.transaction().execute(async (tx) => {
    await lockTries(tx, tries)
    const { count, first } = await wrongPasswordsSince(tx, tries, since)
    if (count >= most && first) return { kind: 'locked', minutes: minutesFrom(at, first) }
    const id = newId()
    await insertWrongPassword(tx, { id, kind: tries.kind, subject: tries.subject, at })
    return { kind: 'taken', id }
  })
}

const minutesFrom = (at: Date, first: Date): number =>
  Math.max(1, Math.ceil((first.getTime() + WINDOW_MS - at.getTime()) / 60_000))
