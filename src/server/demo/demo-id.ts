// Ids of demo rows: made from what the row is, so that a reset gives the same ones and links keep working.
import { createHash } from 'node:crypto'

/** A UUID (version 8) of these words. */
export function demoId(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('/')).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
