// Files that travel as text.

/** The bytes of base64 as encoders write it, with or without its padding; undefined for anything else, and for nothing at all. */
export function bytesOfBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64')
  const written = bytes.toString('base64')
  return bytes.length > 0 && written === text.padEnd(written.length, '=') ? bytes : undefined
}

/** Bytes that base64 of this length stands for at least: tells what is too large without a look into it. */
export const leastBytesOf = (base64: string): number => Math.floor((base64.length * 3) / 4) - 2
