// What the log of security events says of each try to sign in.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { recordSecurityEvent, type SecurityEvent } from '../../store/security-events.ts'

export type Who = Pick<SecurityEvent, 'actorKind' | 'person' | 'personId' | 'clientId'>
type Watched<T> = {
  readonly address: string
  readonly work: () => Promise<T>
  /** Undefined where another step follows. */
  readonly signedIn: (result: T) => Who | undefined
  /** As whom somebody tried. */
  readonly tried: () => Promise<Who>
  /** Of who signs in again: what is wrong is forbidden, as the session goes on. */
  readonly isAgain?: boolean
}

/** Does the work and writes down how it ended: signed in, failed, or locked out. A refused form is no try. */
export async function watchSignIn<T>({ db, now }: Pick<Deps, 'db' | 'now'>, watched: Watched<T>): Promise<T> {
  const note = (kind: SecurityEvent['kind'], who: Who, detail?: string) =>
    recordSecurityEvent(db, { at: now(), kind, ...who, address: watched.address, detail })
  try {
    const result = await watched.work()
    const who = watched.signedIn(result)
    if (who) await note('sign-in', who)
    return result
  } catch (error) {
    if (error instanceof AppError && error.kind === 'limited') await note('locked-out', await watched.tried())
    if (
      error instanceof AppError &&
      (error.kind === 'unauthenticated' || (watched.isAgain && error.kind === 'forbidden'))
    )
      await note('sign-in-failed', await watched.tried(), error.said[0])
    throw error
  }
}
