// Encrypts what must not lie readable in the database: AES-256-GCM, bound to whom it belongs to. Each text names the key it was encrypted
// with, so that the key can be changed: new ones are encrypted with the first key, older ones opened with those before it.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

export type SecretBox = {
  /** 'v2.<id of the key>.<nonce>.<ciphertext and tag>', the last two in base64. `owner` must be named again to open it. */
  seal(text: string, owner: string): string
  /** Undefined when it cannot be opened: another key, another owner, or changed. */
  open(sealed: string, owner: string): string | undefined
  /** What every text begins with that is encrypted with the present key. Throws what the key throws. */
  present(): string
}

/** The present key, then those before it: 32 bytes each. */
export type Keys = readonly [Buffer, ...Buffer[]]

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ID_DIGITS = 8

const keyId = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, ID_DIGITS)

/** `keys` is asked when they are first needed; what it throws is passed on by `seal` and `present`. */
export function secretBox(keys: () => Keys): SecretBox {
  const present = () => `v2.${keyId(keys()[0])}.`
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, keys()[0], nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${present()}${nonce.toString('base64')}.${sealed.toString('base64')}`
    },
    open: (sealed, owner) => {
      try {
        return openedByAny(keys(), sealed, owner)
      } catch {
        // No key: whoever asks says what that means.
        return undefined
      }
    },
    present,
  }
}

/** Of the first version no text names its key. */
function openedByAny(keys: Keys, sealed: string, owner: string): string | undefined {
  const [version, ...parts] = sealed.split('.')
  const [id, nonce = '', text = ''] = version === 'v1' ? [undefined, ...parts] : parts
  if (version !== 'v1' && version !== 'v2') return undefined
  for (const key of keys) {
    const found = id === undefined || id === keyId(key) ? opened(key, { nonce, text }, owner) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function opened(key: Buffer, sealed: { readonly nonce: string; readonly text: string }, owner: string) {
  try {
    const bytes = Buffer.from(sealed.text, 'base64')
    const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(sealed.nonce, 'base64'), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    // A wrong key or changed bytes.
    return undefined
  }
}
