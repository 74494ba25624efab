import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { encryptionKeys, KEY_FILE } from './encryption-key.ts'
import { secretBox } from './secret-box.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portage-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const GIVEN = Buffer.alloc(32, 7).toString('base64')
const boxOf = (given?: string, mustBeGiven = false) =>
  secretBox(encryptionKeys({ given, dataDir: folder, mustBeGiven }))

describe('a secret box', () => {
  it('opens what it sealed, for its owner only', () => {
    const box = boxOf(GIVEN)
    const sealed = box.seal('12-3456789', 'client-1')
    expect(sealed).not.toContain('3456789')
    expect(box.open(sealed, 'client-1')).toBe('12-3456789')
    expect(box.open(sealed, 'client-2')).toBeUndefined()
  })

  it('seals the same text differently each time', () => {
    const box = boxOf(GIVEN)
    expect(box.seal('12-3456789', 'a')).not.toBe(box.seal('12-3456789', 'a'))
  })

  it('does not open with another key, nor what was changed or is no sealed text', () => {
    const sealed = boxOf(GIVEN).seal('12-3456789', 'a')
    expect(boxOf(Buffer.alloc(32, 8).toString('base64')).open(sealed, 'a')).toBeUndefined()
    expect(boxOf(GIVEN).open(`${sealed.slice(0, -6)}AAAA==`, 'a')).toBeUndefined()
    expect(boxOf(GIVEN).open('12-3456789', 'a')).toBeUndefined()
  })
})

describe('the key', () => {
  it('is made in the data folder when none is given, readable by its owner only, and used again', () => {
    const sealed = boxOf().seal('12-3456789', 'a')
    expect(statSync(join(folder, KEY_FILE)).mode & 0o777).toBe(0o600)
    expect(Buffer.from(readFileSync(join(folder, KEY_FILE), 'utf8'), 'base64')).toHaveLength(32)
    expect(boxOf().open(sealed, 'a')).toBe('12-3456789')
  })

  it('has to be set by the operator where a file will not do', () => {
    expect(() => boxOf(undefined, true).seal('12-3456789', 'a')).toThrow('encryption-key-missing')
    expect(boxOf(undefined, true).open('v1.a.b', 'a')).toBeUndefined()
  })
})
