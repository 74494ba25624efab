// Exemplars as one run of bytes, and back. Order: counts of rows, of entries and of codes; ends of the rows' entries and of their
// codes; codes (32-bit numbers, little-endian as on every machine this runs on); then buckets (16 bits) and weights (8 bits).
import type { Exemplars } from './exemplars.ts'

const HEAD = 3

export function encodeExemplars({ codes, starts, buckets, weights }: Exemplars): Uint8Array {
  const all = codes.flat()
  let end = 0
  const ends = Uint32Array.from(codes, (own) => {
    end += own.length
    return end
  })
  const parts = [
    Uint32Array.of(codes.length, buckets.length, all.length),
    starts.subarray(1),
    ends,
    Uint32Array.from(all, Number),
    buckets,
    weights,
  ]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return bytes
}

/** Throws when the bytes are not as many as they say. */
export function decodeExemplars(bytes: Uint8Array): Exemplars {
  const { buffer } = bytes.slice()
  const [rows = 0, entries = 0, count = 0] = new Uint32Array(buffer, 0, HEAD)
  const expected = 4 * (HEAD + 2 * rows + count) + 3 * entries
  if (bytes.length !== expected)
    throw new Error(`Exemplars have ${bytes.length} bytes where ${expected} are asked for.`)
  const numbers = (from: number, length: number) => new Uint32Array(buffer, 4 * from, length)
  const ends = numbers(HEAD + rows, rows)
  const written = sharedCodes()
  const all = numbers(HEAD + 2 * rows, count)
  const rest = 4 * (HEAD + 2 * rows + count)
  return {
    codes: Array.from(ends, (end, at) => written(all.subarray(ends[at - 1] ?? 0, end))),
    starts: Uint32Array.of(0, ...numbers(HEAD, rows)),
    buckets: new Uint16Array(buffer, rest, entries),
    weights: new Uint8Array(buffer, rest + 2 * entries, entries),
  }
}

/** Codes of a row as they are written: rows that have the same share one list. */
function sharedCodes(): (codes: Uint32Array) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (codes) => {
    const key = codes.join()
    const list = known.get(key) ?? Array.from(codes, (code) => String(code).padStart(6, '0'))
    known.set(key, list)
    return list
  }
}
