// Carries the passwords that are tried first to data/passwords, as short hashes: enough to recognise one, nothing to read.
// Usage: npm run build:passwords -- LIST.txt (one password a line, the most common first)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEAST_CHARACTERS } from '#domain/password-strength.ts'
import { knownMark } from '#server/records/session/new-password.ts'
import { commandLine } from './command-line.ts'

/** OWASP ASVS 5.0, V6.2.4, asks for 3,000 of those that are long enough. */
const MOST = 12_000

const { positionals } = commandLine({
  usage: 'npm run build:passwords -- LIST.txt',
  words: { least: 1, most: 1 },
  readsFile: true,
})
const [path = ''] = positionals
const listed = readFileSync(path, 'utf8').split(/\r?\n/)
const marks = new Set<string>()
for (const password of listed) {
  if (marks.size === MOST) break
  if ([...password.normalize('NFKC')].length >= LEAST_CHARACTERS) marks.add(knownMark(password))
}
const folder = join(import.meta.dirname, '../data/passwords')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'known.txt'), `${[...marks].sort().join('\n')}\n`)
console.log(`${marks.size} passwords of ${LEAST_CHARACTERS} characters or more`)
