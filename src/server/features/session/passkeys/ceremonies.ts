// What an authenticator is asked to sign, and whether what it gave is good: WebAuthn level 2, sections 7.1 and 7.2, by SimpleWebAuthn.
// Every passkey verifies who holds it (face, finger, PIN): having it and opening it are two factors in one.
import { isIP } from 'node:net'
import { z } from 'zod'
import type { PasskeyMade, PasskeyProof } from '#contract/passkeys.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { insertPasskeyChallenge, type NewPasskey, takePasskeyChallenge } from '../../../store/passkeys.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newSecret'>
type Site = { readonly id: string; readonly name: string; readonly origin: string }

const CHALLENGE_BYTES = 32
const CHALLENGE_MS = 10 * 60_000
const NAME = 'Portage'
export const SIGN_IN = 'sign-in'

/**
 * The relying party of the address at which the installation is found. Browsers keep passkeys for host names over HTTPS, and for localhost:
 * undefined for any other.
 */
export function passkeySite(address: string): Site | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, origin, protocol } = new URL(address)
  const isKept = hostname === 'localhost' || (protocol === 'https:' && !isIP(bare(hostname)))
  return isKept ? { id: hostname, name: NAME, origin } : undefined
}

/** As `passkeySite`; throws `unavailable` where there is none. */
export function requiredSite(address: string): Site {
  const site = passkeySite(address)
  if (!site) throw new AppError('unavailable', 'passkeys-not-here')
  return site
}

const bare = (host: string): string => host.replace(/^\[|\]$/g, '')

/** `purpose`: SIGN_IN, or whose passkey is being added. */
export async function ask({ db, now, newSecret }: Needs, { id, name }: Site, purpose: string) {
  const challenge = newSecret(CHALLENGE_BYTES)
  const at = now()
  await insertPasskeyChallenge(db, challenge, { purpose, now: at, expiresAt: new Date(at.getTime() + CHALLENGE_MS) })
  return { challenge, site: { id, name } }
}

const clientData = z.object({ challenge: z.string() })

/** Takes the challenge that was signed away, before anything else is looked at: no answer is looked at twice. */
async function spend({ db, now }: Needs, written: string, purpose: string): Promise<string> {
  const { success, data } = clientData.safeParse(jsonOf(written))
  if (!success || !(await takePasskeyChallenge(db, data.challenge, { purpose, now: now() }))) throw refused()
  return data.challenge
}

function jsonOf(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** The passkey as it is kept. Throws `unauthenticated` for an answer that is not good, or was asked for something else. */
export async function readMade(
  needs: Needs,
  address: string,
  { purpose, made }: { readonly purpose: string; readonly made: PasskeyMade },
): Promise<Omit<NewPasskey, 'name' | 'created_at'>> {
  const site = requiredSite(address)
  const { id, transports, clientDataJSON, attestationObject } = made
  const expectedChallenge = await spend(needs, clientDataJSON, purpose)
  const { verifyRegistrationResponse } = await library()
  const checked = await orRefuse(() =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    }),
  )
  if (!checked.verified) throw refused()
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    sign_count: credential.counter,
    transports: transports.join(' '),
    is_synced: credentialBackedUp,
  }
}

type Kept = { readonly id: string; readonly public_key: string; readonly sign_count: string }

/** What the passkey says now. Throws as `readMade`, and for a count that did not rise: a copy of it is about. */
export async function readProof(
  needs: Needs,
  address: string,
  { proof, kept }: { readonly proof: PasskeyProof; readonly kept: Kept | undefined },
): Promise<{ readonly count: number; readonly isSynced: boolean }> {
  const site = requiredSite(address)
  const { id, clientDataJSON, authenticatorData, signature } = proof
  const expectedChallenge = await spend(needs, clientDataJSON, SIGN_IN)
  if (!kept) throw refused()
  const { verifyAuthenticationResponse } = await library()
  const checked = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: kept.id,
        publicKey: new Uint8Array(Buffer.from(kept.public_key, 'base64url')),
        counter: Number(kept.sign_count),
      },
      requireUserVerification: true,
    }),
  )
  if (!checked.verified) throw refused()
  return { count: checked.authenticationInfo.newCounter, isSynced: checked.authenticationInfo.credentialBackedUp }
}

/** Loaded for the first passkey: an installation where nobody has one does without. */
const library = () => import('@simplewebauthn/server')

const refused = () => new AppError('unauthenticated', 'passkey-refused')

/** The library throws what is wrong with an answer as plain errors: whoever sent it learns no more than that. */
async function orRefuse<Checked>(check: () => Promise<Checked>): Promise<Checked> {
  try {
    return await check()
  } catch {
    throw refused()
  }
}
