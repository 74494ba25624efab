// Links of our own to files of the disk: what they name and until when, under an HMAC that only this installation can make.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { LinkWanted, ReadLink } from './file-storage.ts'
import { checkedKey } from './storage-key.ts'

export type SignedLinks = {
  /** '/api/files/<token>' */
  make(key: string, wanted: LinkWanted): string
  read(token: string, now: Date): ReadLink
}

/** Sets these HMACs apart from whatever else the key is used for. */
const PURPOSE = 'portage file link v1'
const PATH = '/api/files/'

/** What a token says: k key, f file name, e seconds since 1970 at which it ends. */
const claims = z.strictObject({ k: z.string(), f: z.string(), e: z.int() })

/** `key` gives the secret bytes when the first link is made or read. */
export function signedLinks(key: () => Uint8Array): SignedLinks {
  const tagOf = (payload: string): Buffer => createHmac('sha256', key()).update(`${PURPOSE}\n${payload}`).digest()
  return {
    make: (fileKey, { now, expiresInSeconds, filename }) => {
      const ends = Math.floor(now.getTime() / 1000) + expiresInSeconds
      const said = JSON.stringify({ k: checkedKey(fileKey), f: filename, e: ends })
      const payload = Buffer.from(said).toString('base64url')
      return `${PATH}${payload}.${tagOf(payload).toString('base64url')}`
    },
    read: (token, now) => {
      const [payload = '', tag = ''] = token.split('.')
      const given = Buffer.from(tag, 'base64url')
      const right = tagOf(payload)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return { kind: 'unknown' }
      const { k, f, e } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
      return e * 1000 <= now.getTime() ? { kind: 'expired' } : { kind: 'good', key: k, filename: f }
    },
  }
}
