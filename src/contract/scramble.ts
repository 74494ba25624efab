// Enciphers the answers of the public tools, at both ends. Source: decisions 5.
// It deters copying and is no secret: the browser that asks holds everything that opens the answer, and so does whoever runs it.

const IV_BYTES = 12
const ALGORITHM = 'AES-GCM'

/** What ties an answer to its request: the visitor's secret and the whole request key that the call carried. */
type ScrambleKey = { readonly secret: string; readonly requestKey: string }

/** Base64 of 12 bytes IV, AES-256-GCM ciphertext, 16 bytes tag; the key is SHA-256('<secret>.<request key>'). */
export async function seal(text: string, key: ScrambleKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const bytes = new TextEncoder().encode(text)
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: ALGORITHM, iv }, await keyOf(key, 'encrypt'), bytes),
  )
  const whole = new Uint8Array(IV_BYTES + sealed.length)
  whole.set(iv)
  whole.set(sealed, IV_BYTES)
  return toBase64(whole)
}

/** The text that was sealed. Rejects when it was changed or made for another request. */
export async function unseal(sealed: string, key: ScrambleKey): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0))
  const iv = bytes.subarray(0, IV_BYTES)
  const opening = { name: ALGORITHM, iv }
  const plain = await crypto.subtle.decrypt(opening, await keyOf(key, 'decrypt'), bytes.subarray(IV_BYTES))
  return new TextDecoder().decode(plain)
}

async function keyOf({ secret, requestKey }: ScrambleKey, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${secret}.${requestKey}`))
  return crypto.subtle.importKey('raw', hash, ALGORITHM, false, [use])
}

/** Characters handed to one call: engines limit the number of arguments. */
const CHUNK = 8192

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(text)
}
