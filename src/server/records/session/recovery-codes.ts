// Codes that stand in for a lost authenticator app. 120 random bits each, so that a plain hash keeps them. Source: OWASP ASVS 5.0, V6.5.2.
import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'

const CODES = 8
const CODE_BYTES = 15

/** 'ABCD-EFGH-IJKL-MNOP-QRST-UVWX' */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: CODES }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer })
    return (base32.match(/.{4}/g) ?? []).join('-')
  })

/** As it is hashed, however it was typed. */
export const plainRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z2-7]/g, '')
