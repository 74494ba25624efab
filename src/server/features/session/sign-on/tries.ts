// One try to sign in at the provider: made by one browser, good once on all servers. State, nonce and verifier are made of a key that the
// browser alone holds, so that what the provider sends back is worth nothing anywhere else. Source: RFC 9700, sections 2.1 and 4.7.
import { createHmac } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { AppError, ProviderError } from '../../../errors.ts'
import type { Ceremony, Identity, SignOn } from '../../../providers/sign-on/sign-on.ts'
import { hashToken } from '../../../store/sessions.ts'
import { insertSignOnTry, takeSignOnTry } from '../../../store/sign-ons.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newSecret' | 'settings' | 'signOn' | 'log'>

const KEY_BYTES = 32
const LIFE_MS = 10 * 60_000
/** Where the provider sends people back to, as it has to be registered there. */
const RETURN_PATH = '/staff/sign-on'

type Begun = {
  /** Of the session that signs in again; undefined for who signs in. */
  readonly token?: string
  readonly wanted?: string | undefined
}

/** The key for the browser, and where it goes. Throws `unavailable` where there is no provider, `overloaded` while it is away. */
export async function beginTry(needs: Needs, { token, wanted }: Begun) {
  const signOn = providerOf(needs)
  const at = needs.now()
  const key = needs.newSecret(KEY_BYTES)
  const address = await reached(needs, () =>
    signOn.address(ceremonyOf(needs, key, { isAgain: token !== undefined, begunAt: at })),
  )
  await insertSignOnTry(needs.db, key, {
    session_hash: token === undefined ? null : hashToken(token),
    wanted: wanted ?? null,
    begun_at: at,
    expires_at: new Date(at.getTime() + LIFE_MS),
  })
  return { key, address }
}

type CameBack = { readonly key: string | undefined; readonly query: string; readonly token?: string }

/**
 * Whom the provider names. The try is taken away before anything else is looked at. Throws `unauthenticated` for a try of another browser, of
 * another session, one that was used and one that is over, and for an answer that is not good; `overloaded` while the provider is away.
 */
export async function finishTry(
  needs: Needs,
  { key, query, token }: CameBack,
): Promise<{ readonly identity: Identity; readonly wanted: string | null }> {
  const signOn = providerOf(needs)
  const begun = key === undefined ? undefined : await takeSignOnTry(needs.db, key, needs.now())
  const own = token === undefined ? null : hashToken(token)
  if (key === undefined || !begun || begun.session_hash !== own) throw new AppError('unauthenticated', 'sign-on-over')
  const ceremony = ceremonyOf(needs, key, { isAgain: token !== undefined, begunAt: begun.begun_at })
  const identity = await reached(needs, () => signOn.identify(ceremony, query))
  if ('refused' in identity) {
    needs.log.warn({ reason: identity.refused }, 'answer of single sign-on refused')
    throw new AppError('unauthenticated', 'sign-on-refused')
  }
  return { identity, wanted: begun.wanted }
}

/** Whether the provider is away or set up wrong is for the operator to read; the person is told that it is away. */
async function reached<T>({ log }: Needs, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (err) {
    if (!(err instanceof ProviderError)) throw err
    log.warn({ err }, 'provider of single sign-on failed')
    throw new AppError('overloaded', 'sign-on-away')
  }
}

export function providerOf({ signOn }: Pick<Deps, 'signOn'>): SignOn {
  if (!signOn) throw new AppError('unavailable', 'sign-on-off')
  return signOn
}

type Purpose = { readonly isAgain: boolean; readonly begunAt: Date }

function ceremonyOf({ settings }: Needs, key: string, { isAgain, begunAt }: Purpose): Ceremony {
  const made = (of: string) => createHmac('sha256', key).update(of).digest('base64url')
  return {
    redirectUri: `${settings.publicUrl ?? ''}${RETURN_PATH}`,
    // The page that comes back knows by it which of the two it is.
    state: `${isAgain ? 'again' : 'in'}.${made('state')}`,
    nonce: made('nonce'),
    verifier: made('verifier'),
    since: isAgain ? begunAt : undefined,
  }
}
