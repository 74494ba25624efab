// Nothing is exported that nobody imports, and nothing lives for its test alone: read off the imports of the whole repository. Found out
// if it does not bite: planted sources must be caught.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'

type Source = { readonly path: string; readonly text: string }
type Taken = { readonly by: string; readonly from: string; readonly name: string }

/** What a tool or a person asks for, and what tests alone may ask: doubles they run on, and lists they go through. */
const ALLOWED = new Set([
  'e2e/testing/demo-folder.ts setup',
  'src/server/env.ts VARIABLES',
  'src/server/log.ts silentLog',
  'src/server/store/database.ts openInMemory',
  'src/server/store/model-tokens.ts tokensOfDay',
  'src/words/audit-entry.ts hasSentence',
  'src/words/language.ts isSpoken',
])

const ROOT = join(import.meta.dirname, '..')
/** How the pages are built asks for parts of them, too. */
const BUILD: Source = { path: 'vite.config.ts', text: readFileSync(join(ROOT, 'vite.config.ts'), 'utf8') }
const SOURCES = [...['src', 'scripts', 'e2e'].flatMap(sourcesIn), BUILD]

it('nothing is exported in vain', () => {
  expect(SOURCES.length).toBeGreaterThan(1500)
  expect(unused(SOURCES).filter((each) => !ALLOWED.has(each))).toEqual([])
})

it('what is allowed is still there and still unused', () => {
  const found = new Set(unused(SOURCES))
  expect([...ALLOWED].filter((each) => !found.has(each))).toEqual([])
})

it.each([
  ['imported by nobody', { 'src/a.ts': 'export const one = 1', 'src/b.ts': 'const one = 2' }],
  [
    'imported from another file of the name',
    { 'src/a.ts': 'export type one = 1', 'src/b.ts': "import { one } from './c.ts'" },
  ],
  [
    'imported by its test alone',
    { 'src/a.ts': 'export function one() {}', 'src/a.test.ts': "import { one } from './a.ts'" },
  ],
  ['in a list', { 'src/a.ts': 'const one = 1\nexport { one }' }],
])('an export %s is caught', (_how, files) => {
  expect(unused(planted(files))).toEqual(['src/a.ts one'])
})

it.each([
  ['by name', "import { type other, one } from '#a.ts'"],
  ['under another name', "import { one as two } from './a.ts'"],
  ['on several lines', "import {\n  one,\n} from './a.ts'"],
  ['with all others', "import * as all from './a.ts'\nall.one()"],
  ['as a value of all others', "import * as all from './a.ts'\nread(all)"],
  ['late', "const { one } = await import('./a.ts')"],
  ['on its way through', "export { one } from './a.ts'\n"],
])('an export imported %s is not', (_how, text) => {
  const found = unused(planted({ 'src/a.ts': 'export const one = 1', 'src/b.ts': text }))
  expect(found.filter((each) => each.startsWith('src/a.ts'))).toEqual([])
})

function unused(sources: readonly Source[]): readonly string[] {
  const taken = sources.flatMap(imports)
  const names = (each: readonly Taken[]) => new Set(each.map(({ from, name }) => `${from} ${name}`))
  const byProduct = names(taken.filter(({ by, from }) => !isTest(by) || isTest(from)))
  const byTests = names(taken)
  return sources.flatMap(({ path, text }) => {
    if (byTests.has(`${path} *`)) return []
    const kept = exportsOf(text).filter((name) => !byProduct.has(`${path} ${name}`))
    return kept
      .filter((name) => !byTests.has(`${path} ${name}`) || isNamedOnce(text, name))
      .map((name) => `${path} ${name}`)
  })
}

const isTest = (path: string): boolean => /\.(?:test|e2e)\.tsx?$|\/testing\//.test(path)

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm
const isNamedOnce = (text: string, name: string): boolean =>
  [...text.replace(COMMENT, '').matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length === 1

const EXPORT = /^export (?:async )?(?:function\*?|const|let|type|interface|class) (\w+)|^export (?:type )?\{([^}]*)\}/gm

function exportsOf(text: string): readonly string[] {
  return [...text.matchAll(EXPORT)].flatMap(([, name, list]) =>
    name === undefined ? listed(list).map(([own, other]) => other ?? own) : [name],
  )
}

const IMPORT =
  /^(?:import|export)\s+(?:type\s+)?(?:\w+\s*,?\s*)?(?:\{([^}]*)\}|\* as (\w+))?\s*from\s*'([^'\n]+)'|import\(\s*'([^']+)'\s*\)/gm

/** Names taken from other files; '*' where all of a file is taken. */
function imports({ path: by, text }: Source): readonly Taken[] {
  return [...text.matchAll(IMPORT)].flatMap(([, list, all, file, late]) => {
    const from = resolved(by, file ?? late ?? '')
    const names = all === undefined ? listed(list).map(([own]) => own) : membersOf(text, all)
    return (late === undefined ? names : ['*']).map((name) => ({ by, from, name }))
  })
}

/** 'a, type b as c' as ['a'], ['b', 'c']. */
const listed = (list = ''): readonly (readonly [string, string?])[] =>
  list
    .split(',')
    .map((each) => each.trim().replace(/^type /, ''))
    .filter((each) => each !== '')
    .map((each) => {
      const [own = '', other] = each.split(' as ')
      return other === undefined ? [own] : [own, other]
    })

/** What is read of all that a file exports; '*' where it is handed on whole. */
function membersOf(text: string, all: string): readonly string[] {
  const members = [...text.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
  const isHandedOn = new RegExp(`[(,=:[]\\s*${all}\\b(?!\\.)`).test(text)
  return isHandedOn ? ['*'] : members
}

function resolved(by: string, file: string): string {
  if (file.startsWith('#')) return `src/${file.slice(1)}`
  return file.startsWith('.') ? posix.join(posix.dirname(by), file) : file
}

function sourcesIn(folder: string): readonly Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:tsx?|js)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

const planted = (files: Readonly<Record<string, string>>): readonly Source[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }))
