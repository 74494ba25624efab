// docs/security.md names what shows each claim: it has to be there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './env.ts'

it('names only tests and places that exist', () => {
  const page = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8')
  const named = [...page.matchAll(/`((?:src|operations)\/[\w/.-]+)`/g)].map(([, path = '']) => path)
  const paths = named.map((path) => (path.startsWith('src/') ? path : `docs/${path}`))
  expect(paths.length).toBeGreaterThan(25)
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})
