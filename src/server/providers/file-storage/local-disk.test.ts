import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ProviderError } from '../../errors.ts'
import { createLocalDisk } from './local-disk.ts'
import { signedLinks } from './signed-links.ts'

const links = signedLinks(() => Buffer.from('a secret of this test'))
const diskIn = (folder: string) => createLocalDisk(folder, links)
const bytesOf = (text: string) => new TextEncoder().encode(text)
let parent: string
let root: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'portage-files-'))
  root = join(parent, 'files')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

it('gives back the bytes that were put, and undefined for what was not', async () => {
  const files = diskIn(root)
  await files.put('client-1/commercial_invoice/a1.pdf', bytesOf('one'))
  expect(await files.get('client-1/commercial_invoice/a1.pdf')).toEqual(bytesOf('one'))
  expect(await files.get('client-1/commercial_invoice/a2.pdf')).toBeUndefined()
})

it('overwrites, leaves no part of a file behind, and lets only this user read', async () => {
  const files = diskIn(root)
  await files.put('c/k/a.pdf', bytesOf('one'))
  await files.put('c/k/a.pdf', bytesOf('two'))
  expect(await files.get('c/k/a.pdf')).toEqual(bytesOf('two'))
  expect(readdirSync(join(root, 'c/k'))).toEqual(['a.pdf'])
  expect(statSync(join(root, 'c/k/a.pdf')).mode & 0o077).toBe(0)
})

it('sweeps away what killed writes left, and neither whole files nor a write under way', async () => {
  const files = diskIn(root)
  await files.put('c/k/a.pdf', bytesOf('one'))
  const part = (name: string) => join(root, 'c/k', `${name}.pdf.0190a1b2-0000-4000-8000-0000000000c1.part`)
  for (const name of ['old', 'new']) writeFileSync(part(name), 'half')
  utimesSync(part('old'), new Date('2026-11-20'), new Date('2026-11-20'))
  expect(await files.sweep(new Date('2026-11-21'))).toBe(1)
  expect(readdirSync(join(root, 'c/k')).sort()).toEqual(['a.pdf', 'new.pdf.0190a1b2-0000-4000-8000-0000000000c1.part'])
  expect(await diskIn(join(parent, 'nothing yet')).sweep(new Date())).toBe(0)
})

it('a reader meets the old or the new file whole while it is written over and over', async () => {
  const files = diskIn(root)
  const long = (letter: string) => bytesOf(letter.repeat(400_000))
  await files.put('c/a.pdf', long('a'))
  const writes = Promise.all(['b', 'c', 'd'].map((letter) => files.put('c/a.pdf', long(letter))))
  for (let turn = 0; turn < 20; turn += 1) {
    const text = new TextDecoder().decode(await files.get('c/a.pdf'))
    expect(text).toBe((text[0] ?? '').repeat(400_000))
  }
  await writes
})

it.each([
  '../secret.txt',
  'c/../../secret.txt',
  'c/./a.pdf',
  '/etc/passwd',
  'c//a.pdf',
  'c/.hidden',
  'c/a..pdf',
  'c\\a.pdf',
  'c/a\u0000.pdf',
  'c/%2e%2e/a.pdf',
  '',
  'c/',
])('refuses %j as a key', async (key) => {
  writeFileSync(join(parent, 'secret.txt'), 'secret')
  const files = diskIn(root)
  await expect(files.get(key)).rejects.toThrow(RangeError)
  await expect(files.put(key, bytesOf('x'))).rejects.toThrow(RangeError)
  expect(existsSync(root)).toBe(false)
})

it('says that the disk failed, and leaves nothing behind', async () => {
  const files = diskIn(root)
  mkdirSync(join(root, 'c/a.pdf/inside'), { recursive: true })
  await expect(files.put('c/a.pdf', bytesOf('x'))).rejects.toThrow(ProviderError)
  await expect(files.get('c/a.pdf')).rejects.toThrow(ProviderError)
  expect(readdirSync(join(root, 'c'))).toEqual(['a.pdf'])
})

it('forgets a file, and minds no file that is not there', async () => {
  const files = diskIn(root)
  await files.put('c/k/a.pdf', bytesOf('one'))
  await files.delete('c/k/a.pdf')
  await files.delete('c/k/a.pdf')
  expect(await files.get('c/k/a.pdf')).toBeUndefined()
  await expect(files.delete('../a.pdf')).rejects.toThrow(RangeError)
})

it('makes links that name the file until they expire, and knows no other', async () => {
  const files = diskIn(root)
  const now = new Date('2026-11-21T15:00:00Z')
  const wanted = { now, expiresInSeconds: 60, filename: 'CUSMA-1.pdf' }
  const url = await files.link('c/k/a.pdf', wanted)
  const token = url.replace('/api/files/', '')
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  expect(files.readLink(token, after(59))).toEqual({ kind: 'good', key: 'c/k/a.pdf', filename: 'CUSMA-1.pdf' })
  expect(files.readLink(token, after(60))).toEqual({ kind: 'expired' })
  const [payload = '', tag = ''] = token.split('.')
  const other = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const forged = Buffer.from(JSON.stringify({ ...other, k: 'd/k/b.pdf' })).toString('base64url')
  for (const wrong of [`${forged}.${tag}`, payload, `${payload}.`, `${payload}.${tag.slice(2)}`, '', 'x.y']) {
    expect(files.readLink(wrong, now)).toEqual({ kind: 'unknown' })
  }
  const elsewhere = createLocalDisk(
    root,
    signedLinks(() => Buffer.from('another secret')),
  )
  expect(elsewhere.readLink(token, now)).toEqual({ kind: 'unknown' })
  await expect(files.link('../a.pdf', wanted)).rejects.toThrow(RangeError)
})
