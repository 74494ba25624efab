// Signs a client in by the code of the mail. A try is taken before the code is looked at, so that tries made at the same moment
// cannot slip past the count; of two right ones one wins. Source: decisions 3.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { isPassword, passwordHash } from '../../records/session/password.ts'
import { type GuessLimit, markCodeUsed, takeCodeTry } from '../../store/sign-in-codes.ts'
import { TRIES } from './send-code.ts'
import { beginAt, type SignedInClient } from './sign-in.ts'
import type { SignInFrom } from './tokens.ts'

type Given = { readonly challenge: string; readonly code: string }

/** Throws `unauthenticated`, with the tries left, for a wrong code and for one that can no longer be used. */
export async function redeemCode(
  deps: Pick<Deps, 'db' | 'now' | 'newSecret'>,
  { challenge, code }: Given,
  from: SignInFrom,
): Promise<SignedInClient> {
  const personId = await spendCode(deps, { challenge, code })
  const signed = await beginAt(deps, personId, from)
  if (!signed) throw refused(0)
  return signed
}

/** Answers whose it is; `of`: of whom alone it is taken. Throws as `redeemCode`. */
export async function spendCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { challenge, code }: Given,
  of?: string,
): Promise<string> {
  const taken = await takeCodeTry(db, challenge, now(), guessLimit(now()))
  if (!taken) throw refused(0)
  const isRight = await isPassword(code, passwordHash.parse(taken.codeHash))
  const isTheirs = of === undefined || of === taken.personId
  if (!taken.personId || !isTheirs || !isRight) throw refused(taken.triesLeft)
  if (!(await markCodeUsed(db, challenge, now()))) throw refused(0)
  return taken.personId
}

/** Over all codes of an account in a day: one chance in 20,000. */
const MOST_GUESSES_A_DAY = 50
const DAY_MS = 86_400_000

const guessLimit = (now: Date): GuessLimit => ({
  most: MOST_GUESSES_A_DAY,
  perCode: TRIES,
  since: new Date(now.getTime() - DAY_MS),
})

function refused(triesLeft: number): AppError {
  return triesLeft === 0
    ? new AppError('unauthenticated', 'sign-in-code-over', { triesLeft })
    : new AppError('unauthenticated', 'sign-in-code-wrong', { triesLeft })
}
