// Lays the archive together: the product, its packages and Node, the launcher, and what is in it. Prints where it is and its hash.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#server/env.ts'
import { packageFiles, pageFiles, sourceFiles } from './packed-files.ts'
import { closure, importedPackages, readLockfile, serverPackages } from './packed-modules.ts'
import { billOfMaterials, licences } from './papers.ts'

const MEGABYTE = 1_000_000

const target = join(ROOT, 'var', 'package')
const made = join(target, 'made')
rmSync(target, { recursive: true, force: true })
mkdirSync(made, { recursive: true })

const locked = readLockfile(ROOT)
const version = locked['']?.version ?? '0'
const product = [...sourceFiles(ROOT), ...pageFiles(ROOT)]
const server = serverPackages(ROOT, locked, product)
const declared = Object.keys(locked['']?.dependencies ?? {})
const pages = closure(ROOT, locked, importedPackages(ROOT, pageSources(), declared))
const all = [...new Set([...server, ...pages])].sort()

writeMade('sbom.cdx.json', billOfMaterials(ROOT, locked, all))
writeMade('THIRD-PARTY-LICENCES.txt', licences(ROOT, locked, all))
copyFileSync(join(ROOT, 'deploy', 'portage'), join(made, 'portage'))

const name = `portage-${version}-${process.platform}-${process.arch}`
const file = join(target, `${name}.tar.gz`)
const list = join(target, 'files')
writeFileSync(list, [...product, ...packageFiles(ROOT, server)].join('\n'))
pack()
rmSync(list)
rmSync(made, { recursive: true })

const sum = createHash('sha256').update(readFileSync(file)).digest('hex')
writeFileSync(`${file}.sha256`, `${sum}  ${name}.tar.gz\n`)
console.log(`${file}\n${(statSync(file).size / MEGABYTE).toFixed(1)} MB, ${server.length} packages, sha256 ${sum}`)

function pack(): void {
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  const laid = ['--transform', `s,^,${name}/,`, '-C', ROOT, '--files-from', list, '-C', made, ...readdirSync(made)]
  const { status } = spawnSync('tar', ['--create', '--gzip', '--file', file, ...owner, ...laid], { stdio: 'inherit' })
  if (status !== 0) throw new Error('tar could not make the archive.')
}

function writeMade(path: string, text: string): void {
  writeFileSync(join(made, path), text)
}

function pageSources(): readonly string[] {
  return readdirSync(join(ROOT, 'src', 'web'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('.test.') && !path.includes('testing/'))
    .map((path) => `src/web/${path}`)
}
