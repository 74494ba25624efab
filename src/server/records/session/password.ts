// Passwords of the operator: kept as scrypt hashes, compared in constant time. Source: decisions 6 and 7.
import { createHmac, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Cost of one try: about 150 ms and 32 MB. Source: OWASP Password Storage Cheat Sheet. The numbers are stored with each hash, so they may be raised later. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const KEY_BYTES = 32
const SALT_BYTES = 16
const MAX_MEMORY_BYTES = 256 * 1024 * 1024

/** What `settings` holds under 'staff_password_hash' and 'document_password_hash'. */
export const passwordHash = z.object({
  kind: z.literal('scrypt'),
  N: z.int(),
  r: z.int(),
  p: z.int(),
  salt: z.string(),
  hash: z.string(),
})
export type PasswordHash = z.infer<typeof passwordHash>

/** `N`: another number of steps, a power of two. */
export async function hashPassword(password: string, N = COST.N): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES)
  const cost = { ...COST, N }
  const hash = await derive(password, salt, cost)
  return { kind: 'scrypt', ...cost, salt: salt.toString('base64'), hash: hash.toString('base64') }
}

/** Whether the password is the one that was hashed. */
export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  const expected = Buffer.from(stored.hash, 'base64')
  const given = await derive(password, Buffer.from(stored.salt, 'base64'), stored)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Of this process, never stored: what was found right is kept under it, not as it was typed. */
const PROCESS_KEY = randomBytes(KEY_BYTES)
const foundRight = new Map<string, Buffer>()
/** Hashes of one installation; the oldest is forgotten first. */
const MOST_KEPT = 8

/**
 * The same for a password that many type many times a day, as that of the papers: the right one costs its 150 ms once in a process, a
 * wrong one each time.
 */
export async function isSharedPassword(password: string, stored: PasswordHash): Promise<boolean> {
  const given = createHmac('sha256', PROCESS_KEY).update(password.normalize('NFKC')).digest()
  const right = foundRight.get(stored.hash)
  if (right && timingSafeEqual(right, given)) return true
  const isRight = await isPassword(password, stored)
  if (isRight) {
    const [oldest] = foundRight.keys()
    if (oldest !== undefined && foundRight.size >= MOST_KEPT) foundRight.delete(oldest)
    foundRight.set(stored.hash, given)
  }
  return isRight
}

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  const options: ScryptOptions = { N: cost.N, r: cost.r, p: cost.p, maxmem: MAX_MEMORY_BYTES }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
