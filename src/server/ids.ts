// New ids and secrets.
import { randomBytes, randomUUID } from 'node:crypto'

export const newId = (): string => randomUUID()

/** Random bytes as URL-safe text. */
export const newSecret = (bytes: number): string => randomBytes(bytes).toString('base64url')
