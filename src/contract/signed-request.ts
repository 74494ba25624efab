// How a system with an API key signs its requests: the same for the system, the server and the documentation.
//
//   X-Api-Key: <id of the key>
//   X-Signature: <unix seconds>.<nonce of 16 to 32 letters or digits>.<hex HMAC-SHA256 with the secret>
//
// What is signed is '<unix seconds>.<nonce>.<METHOD>.<path with query>.' and then the bytes of the body as they are sent.

export const API_KEY_HEADER = 'x-api-key'
export const SIGNATURE_HEADER = 'x-signature'

type SignedCall = {
  readonly seconds: number
  readonly nonce: string
  readonly method: string
  /** Path with query, exactly as it is sent. */
  readonly path: string
}

/** What comes before the body in the message that is signed. */
export const signedPrefix = ({ seconds, nonce, method, path }: SignedCall): string =>
  `${seconds}.${nonce}.${method}.${path}.`
