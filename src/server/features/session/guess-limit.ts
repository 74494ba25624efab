// Wrong tries of staff: few from one network address, or of one person on a network that is known, and few from all addresses together that are not known, so that many machines guess
// no faster than one. Strangers who use those up shut nobody out who signs in from a known network.
import type { Deps } from '../../deps.ts'
import { type Tried, tryPassword } from '../../records/session/password-limit.ts'
import type { SigningIn } from '../../store/security-events.ts'
import { isKnownNetwork } from './known-network.ts'

type Guess = {
  readonly address: string
  /** Whose networks are known; undefined: of nobody. */
  readonly who: SigningIn | undefined
  /** What strangers guess at together, and how often in fifteen minutes. */
  readonly together: string
  readonly most: number
}

/** Lets `isRight` look when a try is left. */
export async function tryFrom(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { address, who, together, most }: Guess,
  isRight: () => Promise<boolean>,
): Promise<Tried> {
  const own = (subject = address) => tryPassword(deps, { kind: 'staff', subject }, isRight)
  // Apart for each person: whoever sits behind the same address uses up no tries of the others.
  if (who && (await isKnownNetwork(deps, { ...who, address })))
    return own(who.kind === 'member' ? `${address} ${who.id}` : address)
  let tried: Tried = { kind: 'wrong' }
  const strangers = async () => {
    tried = await own()
    return tried.kind !== 'wrong'
  }
  const all = await tryPassword(deps, { kind: 'staff', subject: together }, strangers, most)
  return all.kind === 'locked' ? all : tried
}
