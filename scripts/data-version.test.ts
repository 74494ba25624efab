import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { openDataset } from '#server/reference/dataset.ts'
import { writeVersion } from './data-version.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portage-data-'))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const ABOUT = {
  set: 'fees',
  version: '2026-10-01',
  source: 'A notice',
  published: day('2026-10-01'),
  retrieved: day('2026-10-02'),
  validFrom: day('2026-10-01'),
  validTo: null,
  licence: 'Facts only',
  rows: 2,
}

it('makes a version that can be read, of files it writes and of files written by hand, and leaves other sets', () => {
  const folder = join(dataDir, 'fees/2026-10-01')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'french.json'), '{}')
  writeFileSync(join(dataDir, 'active.json'), '{ "tariff": "rev-1", "fees": "2025-10-01" }')
  const files = { 'rows.tsv': 'a\nb\n', 'french.json': undefined }
  writeVersion({ about: ABOUT, files, sources: { sourceSha256: 'f'.repeat(64) } }, dataDir)
  const made = openDataset(dataDir, 'fees')
  expect([made.text('rows.tsv'), made.text('french.json')]).toEqual(['a\nb\n', '{}'])
  expect(made.manifest).toMatchObject({ ...ABOUT, sourceSha256: 'f'.repeat(64) })
  expect(JSON.parse(readFileSync(join(dataDir, 'active.json'), 'utf8'))).toEqual({
    tariff: 'rev-1',
    fees: '2026-10-01',
  })
})

it('makes none where a file that people write is missing', () => {
  expect(() => writeVersion({ about: ABOUT, files: { 'french.json': undefined } }, dataDir)).toThrow('french.json')
})
