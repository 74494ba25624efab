// Files of a backup: packed, encrypted where there is a key, written and read as streams. Encrypted: 12 bytes IV, AES-256-GCM, 16 bytes tag;
// the name of the file is authenticated with it, so that no two can be exchanged.
import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type BackupHeader, BackupRefused } from './manifest.ts'

export type BackupKey = Buffer | undefined
type Written = { readonly file: string; readonly bytes: number; readonly sha256: string }

const CIPHER = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES, KEY_BYTES, SALT_BYTES] = [12, 16, 32, 16]
/** About 130 MB and a third of a second for each guess at the passphrase. */
const SCRYPT = { n: 2 ** 17, r: 8, p: 1 }
const SCRYPT_MEMORY = 256 * 1024 * 1024

export const newEncryption = (): NonNullable<BackupHeader['encryption']> => ({
  kdf: 'scrypt',
  ...SCRYPT,
  salt: randomBytes(SALT_BYTES).toString('base64'),
})

/** The key that a passphrase makes under the parameters of a header. */
export function keyOf(passphrase: string, { n, r, p, salt }: NonNullable<BackupHeader['encryption']>): Promise<Buffer> {
  const options = { N: n, r, p, maxmem: SCRYPT_MEMORY }
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Writes a file of the backup; answers length and hash of what went in. */
export async function writeSealed(
  folder: string,
  file: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  key: BackupKey,
): Promise<Written> {
  const seen = { bytes: 0, hash: createHash('sha256') }
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen.bytes += chunk.byteLength
      seen.hash.update(chunk)
      done(null, chunk)
    },
  })
  const out = createWriteStream(join(folder, file), { mode: 0o600, flags: 'wx', flush: true })
  const packed = [Readable.from(source, { objectMode: false }), counting, createGzip()] as const
  await (key ? pipeline(...packed, sealing(key, file), out) : pipeline(...packed, out))
  return { file, bytes: seen.bytes, sha256: seen.hash.digest('hex') }
}

function sealing(key: Buffer, file: string): Transform {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(file))
  let begun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!begun) this.push(iv)
      begun = true
      done(null, cipher.update(chunk))
    },
    flush(done) {
      this.push(cipher.final())
      this.push(cipher.getAuthTag())
      done()
    },
  })
}

/** Reads a file of the backup. Throws BackupRefused where it is damaged or the key is another. */
export async function* readSealed(folder: string, file: string, key: BackupKey): AsyncGenerator<Buffer> {
  try {
    const opened = key ? await unsealed(join(folder, file), file, key) : createReadStream(join(folder, file))
    const unpacked = createGunzip()
    const done = pipeline(opened, unpacked)
    done.catch(() => undefined)
    for await (const chunk of unpacked) yield Buffer.from(chunk)
    await done
  } catch (cause) {
    throw cause instanceof BackupRefused ? cause : new BackupRefused('damaged', file, { cause })
  }
}

async function unsealed(path: string, file: string, key: Buffer): Promise<Readable> {
  const { iv, tag, size } = await frameOf(path, file)
  // Nothing is waited for from here on: what goes wrong meanwhile nobody would hear.
  const decipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(file)).setAuthTag(tag)
  const sealed = createReadStream(path, { start: IV_BYTES, end: size - TAG_BYTES - 1 })
  sealed.on('error', (error) => decipher.destroy(error))
  return sealed.pipe(decipher)
}

/** What stands before and after the sealed bytes. */
async function frameOf(path: string, file: string) {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    if (size < IV_BYTES + TAG_BYTES) throw new BackupRefused('damaged', file)
    const iv = Buffer.alloc(IV_BYTES)
    const tag = Buffer.alloc(TAG_BYTES)
    await handle.read(iv, 0, IV_BYTES, 0)
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES)
    return { iv, tag, size }
  } finally {
    await handle.close()
  }
}

/** The whole of a small file. */
export async function readWhole(folder: string, file: string, key: BackupKey): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of readSealed(folder, file, key)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Lines end with '\n' alone: rows may hold any other character that ends a line somewhere. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw new TypeError('the last line does not end')
}
