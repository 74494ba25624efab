// At most five wrong passwords in fifteen minutes. Source: decisions 6.
import type { Deps } from '../../deps.ts'
import {
  deleteWrongPasswordsBefore,
  insertWrongPassword,
  type Tries,
  wrongPasswordsSince,
} from '../../store/wrong-passwords.ts'

const WRONG_TRIES = 5
const WINDOW_MS = 15 * 60_000

/** Whole minutes until the next try is allowed, at least 1; undefined when a try is allowed now. */
export async function minutesLocked({ db, now }: Pick<Deps, 'db' | 'now'>, tries: Tries): Promise<number | undefined> {
  const at = now().getTime()
  const { count, first } = await wrongPasswordsSince(db, tries, new Date(at - WINDOW_MS))
  if (count < WRONG_TRIES || !first) return undefined
  return Math.max(1, Math.ceil((first.getTime() + WINDOW_MS - at) / 60_000))
}

/** Counts a wrong try; tries that no longer matter are swept out. */
export async function countWrongPassword(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  tries: Tries,
): Promise<void> {
  const at = now()
  await deleteWrongPasswordsBefore(db, new Date(at.getTime() - WINDOW_MS))
  await insertWrongPassword(db, { id: newId(), kind: tries.kind, subject: tries.subject, at })
}
