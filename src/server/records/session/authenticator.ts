// Codes of authenticator apps: six digits of HMAC-SHA-1 over steps of 30 seconds, as every app makes them. Source: RFC 6238.
import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
const SECRET_BYTES = 20
/** Steps a clock may be off, either way. */
const WINDOW = 1

/** To whom a sealed secret belongs. */
export const authenticatorOwner = (memberId: string): string => `authenticator ${memberId}`

/** In base32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an app takes: the secret to be typed, and the address that its picture holds. */
export const authenticatorOf = (secret: string, email: string) => ({ secret, uri: totp(secret, email).toString() })

/** The step whose code this is, counted from 1970; undefined for a wrong one. The caller sees to it that no step is used twice. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totp(secret, '').validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

const totp = (secret: string, label: string) =>
  new TOTP({
    issuer: 'Portage',
    label: label || 'Portage',
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  })
