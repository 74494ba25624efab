// What the browser's authenticator makes and signs, by SimpleWebAuthn: fetched when somebody uses a passkey.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { askOwnPasskey, askPasskey, PasskeyMade, PasskeyProof } from '#contract/passkeys.ts'

type ToMake = AnswerOf<typeof askOwnPasskey>['data']
type Asked = AnswerOf<typeof askPasskey>['data']

/** Of COSE: EdDSA, ECDSA with P-256, RSA with SHA-256. */
const ALGORITHMS = [-8, -7, -257] as const
const TIMEOUT_MS = 5 * 60_000
const IP_ADDRESS = /^[\d.]+$|^\[/

/** Browsers keep passkeys for host names, over connections nobody can listen to. */
export const takesPasskeys = (): boolean =>
  window.isSecureContext && typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname)

/** Throws what the browser throws: see `deviceSaid`. */
export async function makePasskey({ challenge, site, user, known }: ToMake): Promise<PasskeyMade> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: site,
      user: { ...user, displayName: user.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(({ id, transports }) => ({
        id,
        type: 'public-key',
        transports: transports.filter(isTransport),
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: TIMEOUT_MS,
    },
  })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** The passkey the person picks signs. Throws what the browser throws: see `deviceSaid`. */
export async function provePasskey({ challenge, site }: Asked): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: site.id, userVerification: 'required', timeout: TIMEOUT_MS },
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
type Transport = (typeof TRANSPORTS)[number]
const isTransport = (name: string): name is Transport => TRANSPORTS.some((known) => known === name)

/** Which of the ways out it was: the device has one already, the person gave up; undefined for everything else. */
export function deviceSaid(error: unknown): 'deviceHasOne' | 'givenUp' | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'InvalidStateError') return 'deviceHasOne'
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'givenUp' : undefined
}
