import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword, isSharedPassword } from './password.ts'

describe('the hash of a password', () => {
  it('takes the steps that make guessing dear, said with it, and knows its password alone', async () => {
    const hash = await hashPassword('paper-please')
    expect(hash).toMatchObject({ kind: 'scrypt', N: 32_768, r: 8, p: 3 })
    expect(JSON.stringify(hash)).not.toContain('paper-please')
    expect(await isPassword('paper-please', hash)).toBe(true)
    expect(await isPassword('paper-pleas', hash)).toBe(false)
  })

  it('is read with the steps it was made with', async () => {
    const hash = await hashPassword('123456', 4)
    expect(hash.N).toBe(4)
    expect([await isPassword('123456', hash), await isPassword('123457', hash)]).toEqual([true, false])
    expect(await isPassword('123456', { ...hash, N: 8 })).toBe(false)
  })

  it('differs each time', async () => {
    const [one, other] = [await hashPassword('123456', 2), await hashPassword('123456', 2)]
    expect(one.salt).not.toBe(other.salt)
    expect(one.hash).not.toBe(other.hash)
  })
})

describe('a password that many type', () => {
  it('is right again and again, and a wrong one never, before and after the right one', async () => {
    const [hash, other] = [await hashPassword('paper-please', 4), await hashPassword('next-year', 4)]
    const tries: readonly [string, typeof hash][] = [
      ['paper-pleas', hash],
      ['paper-please', hash],
      ['paper-please', hash],
      ['paper-pleas', hash],
      ['', hash],
      ['paper-please', other],
      ['next-year', other],
    ]
    const answers = []
    for (const [password, stored] of tries) answers.push(await isSharedPassword(password, stored))
    expect(answers).toEqual([false, true, true, false, false, false, true])
  })
})
