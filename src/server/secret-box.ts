// Encrypts what must not lie readable in the database: AES-256-GCM, bound to whom it belongs to.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export type SecretBox = {
  /** 'v1.<nonce>.<ciphertext and tag>' in base64. `owner` must be named again to open it. */
  seal(text: string, owner: string): string
  /** Undefined when it cannot be opened: another key, another owner, or changed. */
  open(sealed: string, owner: string): string | undefined
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `key` gives 32 bytes when it is first needed; what it throws is passed on by `seal`. */
export function secretBox(key: () => Buffer): SecretBox {
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key(), nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `v1.${nonce.toString('base64')}.${sealed.toString('base64')}`
    },
    open: (sealed, owner) => {
      try {
        return opened(key(), sealed, owner)
      } catch {
        // No key, a wrong key or changed bytes: whoever asks says what that means.
        return undefined
      }
    },
  }
}

function opened(key: Buffer, sealed: string, owner: string): string | undefined {
  const [version, nonce = '', text = ''] = sealed.split('.')
  if (version !== 'v1') return undefined
  const bytes = Buffer.from(text, 'base64')
  const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(nonce, 'base64'), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')
}
