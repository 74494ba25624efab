// The archive has all that its sources import, start and name, and nothing that only building or testing needs.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { FACES } from '#server/documents/kit/faces.ts'
import { ROOT } from '#server/env.ts'
import { MALLOC, NODE_FLAGS } from '../prepare/node-binary.js'
import { packageFiles, sourceFiles } from './packed-files.ts'
import { type Locked, readLockfile, serverPackages } from './packed-modules.ts'
import { billOfMaterials, licences } from './papers.ts'

const CODE = /\.[jt]s$/
const SPECIFIER = /^(?:import|export|\} from|.*\bfrom|.*\bimport\(|.*new URL\()\s*'([^'\n]+)'/gm
const BUILT_IN = /^node:/
const PACKAGE = /^(@[\w.-]+\/)?[\w.-]+/

let locked: Locked
let files: readonly string[]
let packages: readonly string[]

beforeAll(() => {
  locked = readLockfile(ROOT)
  files = sourceFiles(ROOT)
  packages = serverPackages(ROOT, locked, files)
})

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

describe('the files of the archive', () => {
  it('have every file that one of them imports or starts as a thread', () => {
    const has = new Set(files)
    const imports = files.filter((path) => CODE.test(path)).flatMap((from) => ownImports(from))
    expect(imports.length).toBeGreaterThan(3000)
    expect(imports.filter(({ to }) => !has.has(to) && !files.some((path) => path.startsWith(to)))).toEqual([])
    expect(files).toContain('src/server/store/migrations/0001-start.sql')
  })

  it('have no test, nothing of building and no settings of anybody', () => {
    expect(files.filter((path) => /\.test\.|\/testing\/|^(e2e|var|reference|src\/web)\/|\.env$/.test(path))).toEqual([])
  })

  it('have every command of the launcher, and start the server as `npm start` does', () => {
    const launcher = textOf('deploy/portage')
    const commands = [...launcher.matchAll(/^([a-z -|]+)\) exec .*scripts\/\$command/gm)].flatMap(([, list = '']) =>
      list.split(' | '),
    )
    expect(commands.length).toBe(9)
    expect(commands.filter((each) => !files.includes(`scripts/${each}.ts`))).toEqual([])
    for (const [name, value] of Object.entries(MALLOC)) expect(launcher).toContain(`${name}=\${${name}:-${value}}`)
    expect(launcher).toContain(`export ${Object.keys(MALLOC).join(' ')}\n`)
    expect(launcher).toContain(`"$node" ${NODE_FLAGS.join(' ')} "$here/src/server/main.ts"`)
  })
})

describe('the packages of the archive', () => {
  it('stand in the bill of materials and among the licences, every one', () => {
    const named = (folder: string, between: string) =>
      `${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}${between}${locked[folder]?.version}`
    const refs = new Set(
      (JSON.parse(billOfMaterials(ROOT, locked, packages)).components as { 'bom-ref': string }[]).map(
        (each) => each['bom-ref'],
      ),
    )
    expect(packages.map((folder) => named(folder, '@')).filter((ref) => !refs.has(ref))).toEqual([])
    const lines = new Set(licences(ROOT, locked, packages).split('\n'))
    expect(packages.map((folder) => named(folder, ' ')).filter((title) => !lines.has(title))).toEqual([])
  })

  it('are all that the sources import, and none that is for developing', () => {
    const imported = files
      .filter((path) => /^src\/.*\.ts$/.test(path))
      .flatMap(specifiersOf)
      .filter((each) => /^[@\w]/.test(each) && !BUILT_IN.test(each))
      .map((each) => `node_modules/${PACKAGE.exec(each)?.[0]}`)
    expect(new Set(imported).size).toBeGreaterThan(10)
    expect(imported.filter((folder) => !packages.includes(folder))).toEqual([])
    expect(packages.filter((folder) => locked[folder]?.dev)).toEqual([])
    expect(packages.filter((folder) => /\/(vite|react|@mantine\/core|typescript|vitest)$/.test(folder))).toEqual([])
  })

  it('have Node and each font that papers are printed in, and not the other weights', () => {
    const found = packageFiles(ROOT, packages)
    const fonts = Object.values(FACES).flatMap((faces) =>
      Object.values(faces).map(({ file }) => `node_modules/${file}`),
    )
    expect(fonts.filter((file) => !found.includes(file))).toEqual([])
    expect(found.filter((path) => /(Thin|Black)\/.*\.ttf$/.test(path))).toEqual([])
    expect(found).toContain(`node_modules/node-${process.platform}-${process.arch}/bin/node`)
  })
})

describe('what runs the archive elsewhere', () => {
  it('names files that are in it, under the folder it is unpacked to', () => {
    const named = ['Dockerfile', 'deploy/portage.service'].flatMap((path) =>
      [...textOf(path).matchAll(/\/opt\/portage\/([\w./-]+)/g)].map(([, file = '']) => file),
    )
    expect(named).toContain('portage')
    expect(named.filter((file) => file !== 'portage' && !files.includes(file))).toEqual([])
  })

  it('sets variables that the server knows', () => {
    const known = textOf('.env.example')
    const [, own = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(textOf('compose.yml')) ?? []
    const set = [...own.matchAll(/^ {4}([A-Z_0-9]+):/gm)].map(([, name = '']) => name)
    expect(set).toContain('DATABASE_URL')
    expect(set.filter((name) => !known.includes(`\n${name}=`))).toEqual([])
  })
})

const specifiersOf = (path: string): readonly string[] =>
  [...textOf(path).matchAll(SPECIFIER)].map(([, specifier = '']) => specifier)

/** Imports of the product's own files, as paths from its root. */
function ownImports(from: string): readonly { from: string; to: string }[] {
  const inside = specifiersOf(from).flatMap((each) => {
    if (each.startsWith('#')) return [`src/${each.slice(1)}`]
    return each.startsWith('.') ? [posix.join(posix.dirname(from), each)] : []
  })
  return inside.map((to) => ({ from, to }))
}
