import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { KEY_FILE } from '../encryption-key.ts'
import { neededKeys } from './needed-keys.ts'

it('names every key of the file, earlier ones too, and that of the environment alone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'needed-keys-'))
  try {
    expect(neededKeys({ encryptionKey: undefined, dataDir })).toEqual([])
    const [present, earlier] = ['a', 'b'].map((letter) => Buffer.from(letter.repeat(32)).toString('base64'))
    writeFileSync(join(dataDir, KEY_FILE), `${present}\n${earlier}\n`)
    const ofFile = neededKeys({ encryptionKey: undefined, dataDir })
    expect(ofFile.map(({ name, place }) => [name, place])).toEqual([
      ['ENCRYPTION_KEY', join(dataDir, KEY_FILE)],
      ['ENCRYPTION_KEY', join(dataDir, KEY_FILE)],
    ])
    const ofEnvironment = neededKeys({ encryptionKey: earlier, dataDir })
    expect(ofEnvironment).toEqual([{ ...ofFile[1], place: 'environment' }])
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
