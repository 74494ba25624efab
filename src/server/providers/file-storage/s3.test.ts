// Against a server that speaks the S3 protocol, started here on loopback. It checks no signatures: that a wrong key is refused
// cannot be shown with it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ProviderError } from '../../errors.ts'
import { stoppableServer } from '../../testing/loopback-server.ts'
import type { FileStorage } from './file-storage.ts'
import { createS3 } from './s3.ts'

const BUCKET = 'portage-papers'
let folder: string
let server: S3rver
let files: FileStorage
let endpoint: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portage-s3-'))
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
  files = storageAt(endpoint)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const storageAt = (address: string, bucket = BUCKET) =>
  createS3({
    bucket,
    region: 'us-east-1',
    endpoint: address,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    forcePathStyle: true,
  })

const bytesOf = (text: string) => new TextEncoder().encode(text)

it('gives back the bytes that were put, overwrites, and knows no file that was not put', async () => {
  await files.put('client-1/cusma_certificate/a1.pdf', bytesOf('one'))
  await files.put('client-1/cusma_certificate/a1.pdf', bytesOf('two'))
  expect(await files.get('client-1/cusma_certificate/a1.pdf')).toEqual(bytesOf('two'))
  expect(await files.get('client-1/cusma_certificate/a2.pdf')).toBeUndefined()
})

it('stores 3 million bytes as they are: no checksum becomes part of the file', async () => {
  const large = new Uint8Array(3_000_000).map((_, index) => (index * 7919) % 251)
  await files.put('c/k/large.pdf', large)
  const back = await files.get('c/k/large.pdf')
  expect(back?.byteLength).toBe(3_000_000)
  expect(Buffer.compare(back ?? new Uint8Array(), large)).toBe(0)
})

it('forgets a file, and minds no file that is not there', async () => {
  await files.put('c/k/gone.pdf', bytesOf('one'))
  await files.delete('c/k/gone.pdf')
  await files.delete('c/k/gone.pdf')
  expect(await files.get('c/k/gone.pdf')).toBeUndefined()
})

it('makes links that read the file without keys, under the name given', async () => {
  await files.put('c/k/linked.pdf', bytesOf('%PDF-linked'))
  const url = await files.link('c/k/linked.pdf', { now: new Date(), expiresInSeconds: 60, filename: 'CUSMA "1".pdf' })
  expect(url).toContain(`${endpoint}/${BUCKET}/c/k/linked.pdf?`)
  expect(url).toContain('X-Amz-Expires=60')
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('%PDF-linked')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="CUSMA _1_.pdf"')
  expect(files.readLink('any', new Date())).toEqual({ kind: 'unknown' })
})

it.each(['../secret.pdf', 'c/../../a.pdf', '/a.pdf', 'c//a.pdf', ''])('refuses %j as a key', async (key) => {
  const wanted = { now: new Date(), expiresInSeconds: 60, filename: 'a.pdf' }
  await expect(async () => files.get(key)).rejects.toThrow(RangeError)
  await expect(async () => files.put(key, bytesOf('x'))).rejects.toThrow(RangeError)
  await expect(async () => files.delete(key)).rejects.toThrow(RangeError)
  await expect(async () => files.link(key, wanted)).rejects.toThrow(RangeError)
})

it('says that the service failed: no bucket, nobody there, an answer that is none', async () => {
  await expect(storageAt(endpoint, 'no-such-bucket').put('a.pdf', bytesOf('x'))).rejects.toThrow(ProviderError)
  const { url: at, stop } = await stoppableServer((_, answer) => answer.writeHead(500).end('out of order'))
  await expect(storageAt(at).get('a.pdf')).rejects.toThrow(ProviderError)
  await stop()
  await expect(storageAt(at).put('a.pdf', bytesOf('x'))).rejects.toThrow('s3: cannot write a file')
})

it('lists what was put before a moment', async () => {
  await files.put('c/listed/one.pdf', bytesOf('one'))
  const keysBefore = async (before: Date) => {
    const keys: string[] = []
    for await (const some of files.list(before)) keys.push(...some)
    return keys
  }
  expect(await keysBefore(new Date(Date.now() + 60_000))).toContain('c/listed/one.pdf')
  expect(await keysBefore(new Date(0))).toEqual([])
})
