// Whether somebody may choose a password: strong enough, and not one of those that are tried first.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { passwordProblem } from '#domain/password-strength.ts'
import { AppError } from '../../errors.ts'

/** Short hashes of common passwords, one a line. Where they come from: `data/passwords/README.md`. */
const LIST = join(import.meta.dirname, '../../../../data/passwords/known.txt')
/** Of 12,000 passwords none is likelier than one in 10^10 to be refused for another's mark. */
const MARK_CHARACTERS = 8

/** Small and capital letters are the same: who guesses tries both. */
export const knownMark = (password: string): string =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest('base64url').slice(0, MARK_CHARACTERS)

let known: ReadonlySet<string> | undefined

/** Read with the first new password. */
function knownMarks(): ReadonlySet<string> {
  known ??= new Set(readFileSync(LIST, 'utf8').trimEnd().split('\n'))
  return known
}

/** Throws `invalid` with what is wrong with a new password. */
export function refuseWeakPassword(password: string): void {
  const problem = passwordProblem(password) ?? (knownMarks().has(knownMark(password)) ? 'tooCommon' : undefined)
  if (problem) throw new AppError('invalid', 'password-weak', { problem })
}
