// An authenticator in memory, and what it makes and signs for the site of the tests. Format: WebAuthn level 2, sections 6.1 and 6.5.
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyMade, PasskeyProof } from '#contract/passkeys.ts'
import type { Deps } from '../deps.ts'
import { insertPasskey, insertPasskeyChallenge, type PasskeyOwner } from '../store/passkeys.ts'

/** Where requests of the tests are made to. */
const TEST_SITE = { id: 'localhost', origin: 'http://localhost' }
/** Asked of everybody who is given, so that a sample call may add a passkey. */
export const ASKED_TO_MAKE = 'challenge-to-make-a-passkey'

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

type Said = {
  readonly origin?: string
  readonly site?: string
  readonly isVerified?: boolean
  readonly count?: number
}

type SoftwarePasskey = {
  readonly id: string
  /** COSE, as base64url. */
  readonly publicKey: string
  make(challenge: string, said?: Said): PasskeyMade
  prove(challenge: string, said?: Said): PasskeyProof
}

export function softwarePasskey(): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  // Key type EC2, ES256, P-256, x, y: RFC 9053, section 7.1.1.
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ])
  const cose = Buffer.from(isoCBOR.encode(key))
  const id = randomBytes(16)
  const data = ({ site = TEST_SITE.id, isVerified = true, count = 0 }: Said, flags: number, rest: Buffer) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const marks = Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | flags])
    return Buffer.concat([createHash('sha256').update(site).digest(), marks, counter, rest])
  }
  const client = (type: string, challenge: string, { origin = TEST_SITE.origin }: Said) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
  return {
    id: text(id),
    publicKey: text(cose),
    make(challenge, said = {}) {
      const length = Buffer.from([0, id.length])
      const authData = data(said, WITH_CREDENTIAL, Buffer.concat([Buffer.alloc(16), length, id, cose]))
      const attested = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id: text(id),
        clientDataJSON: text(client('webauthn.create', challenge, said)),
        attestationObject: text(isoCBOR.encode(attested as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      }
    },
    prove(challenge, said = {}) {
      const clientDataJSON = client('webauthn.get', challenge, said)
      const authenticatorData = data(said, 0, Buffer.alloc(0))
      const signed = createSign('sha256')
        .update(authenticatorData)
        .update(createHash('sha256').update(clientDataJSON).digest())
        .sign(privateKey)
      return {
        id: text(id),
        clientDataJSON: text(clientDataJSON),
        authenticatorData: text(authenticatorData),
        signature: text(signed),
      }
    },
  }
}

const TEN_MINUTES_MS = 600_000

export async function givenPasskeyAsk({ db, now }: Deps, challenge: string, purpose: string): Promise<void> {
  const at = now()
  await insertPasskeyChallenge(db, challenge, { purpose, now: at, expiresAt: new Date(at.getTime() + TEN_MINUTES_MS) })
}

/** A passkey that is kept for somebody. */
export async function givenPasskey({ db, now }: Deps, owner: PasskeyOwner): Promise<SoftwarePasskey> {
  const passkey = softwarePasskey()
  const row = { id: passkey.id, public_key: passkey.publicKey, sign_count: 0, transports: 'internal', is_synced: false }
  await db.transaction().execute((tx) => insertPasskey(tx, owner, { ...row, name: 'Laptop', created_at: now() }))
  return passkey
}

/** One of each for calls of a sample world. */
export async function givenPasskeys(
  deps: Deps,
  { ownerId, memberId }: Readonly<Record<'ownerId' | 'memberId', string>>,
) {
  const [ownPasskey, memberPasskey] = [
    await givenPasskey(deps, { kind: 'person', id: ownerId }),
    await givenPasskey(deps, { kind: 'staff', id: memberId }),
  ]
  const secret = () => deps.newSecret(32)
  const proofs = [secret(), secret(), secret(), secret()] as const
  for (const challenge of proofs) await givenPasskeyAsk(deps, challenge, 'sign-in')
  await givenPasskeyAsk(deps, ASKED_TO_MAKE, `person ${ownerId}`)
  return {
    ownPasskeyId: ownPasskey.id,
    memberPasskeyId: memberPasskey.id,
    ownPasskeyProof: ownPasskey.prove(proofs[0]),
    memberPasskeyProof: memberPasskey.prove(proofs[1]),
    ownAgainProof: ownPasskey.prove(proofs[2]),
    memberAgainProof: memberPasskey.prove(proofs[3]),
  }
}

/** A member's passkey becomes that of another, who makes the calls of a sample world. */
export async function handPasskeyOver({ db }: Deps, id: string, memberId: string): Promise<void> {
  await db.updateTable('passkeys').set({ staff_id: memberId }).where('id', '=', id).execute()
}
