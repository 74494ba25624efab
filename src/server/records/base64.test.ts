import { describe, expect, it } from 'vitest'
import { bytesOfBase64, leastBytesOf } from './base64.ts'

describe('bytesOfBase64', () => {
  it.each([1, 2, 3, 1000])('reads %i bytes, with or without padding', (length) => {
    const bytes = Buffer.alloc(length, 201)
    const text = bytes.toString('base64')
    expect(bytesOfBase64(text)).toEqual(bytes)
    expect(bytesOfBase64(text.replaceAll('=', ''))).toEqual(bytes)
    expect(leastBytesOf(text)).toBeLessThanOrEqual(length)
    expect(leastBytesOf(text)).toBeGreaterThanOrEqual(length - 2)
  })

  it.each(['', '=', 'no base64!', 'AA A', 'AAAA====', 'A', '-_-_', 'data:image/png;base64,AAAA', 'AA=A'])(
    'refuses "%s"',
    (text) => {
      expect(bytesOfBase64(text)).toBeUndefined()
    },
  )
})
