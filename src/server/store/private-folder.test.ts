import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/real-server.ts'
import { DatabaseUnusable } from './database.ts'
import { keepPrivate } from './private-folder.ts'

const rightsOf = (folder: string): string => (statSync(folder).mode & 0o777).toString(8)

it.each([
  ['is missing', () => undefined],
  ['is open to all', (folder: string) => mkdirSync(folder, { mode: 0o777 })],
])('keeps a data folder that %s from other users of the machine', (_, prepare) => {
  const folder = join(temporaryFolder(), 'data')
  prepare(folder)
  keepPrivate(folder)
  expect(rightsOf(folder)).toBe('700')
})

it('refuses a file in its place', () => {
  const file = join(temporaryFolder(), 'data')
  writeFileSync(file, 'not a folder')
  expect(() => keepPrivate(file)).toThrow(DatabaseUnusable)
})
