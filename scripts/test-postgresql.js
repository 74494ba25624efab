// Runs the store and use-case tests on a PostgreSQL of their own: installed where it is missing (Debian, root), started as a
// non-root user on a free loopback port in a temporary folder, stopped and removed afterwards.
// Leaves 'passed failed' in var/test-results/postgresql.counts.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeBinary, ROOT } from './prepare/node-binary.js'

const results = join(ROOT, 'var', 'test-results')
mkdirSync(results, { recursive: true })
rmSync(join(results, 'postgresql.counts'), { force: true })

const asRoot = process.getuid?.() === 0
const binaries = findBinaries() ?? install()
if (!binaries) fail('PostgreSQL was not found and could not be installed.')

const folder = mkdtempSync(join(tmpdir(), 'portage-postgresql-'))
if (asRoot) spawnSync('chown', ['postgres', folder])
chmodSync(folder, 0o700)
const port = await freePort()
const data = join(folder, 'data')

let tested = false
try {
  must(asServer([join(binaries, 'initdb'), '-D', data, '-U', 'portage', '--auth=trust', '-E', 'UTF8', '--no-sync']))
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  must(asServer([join(binaries, 'pg_ctl'), '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']))
  tested = test()
} finally {
  asServer([join(binaries, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop'])
  rmSync(folder, { recursive: true, force: true })
}
process.exit(tested ? 0 : 1)

function test() {
  const report = join(results, 'postgresql.json')
  rmSync(report, { force: true })
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [
    vitest,
    'run',
    '--project',
    'code',
    'src/server',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const env = { ...process.env, TEST_DATABASE_URL: `postgres://portage@127.0.0.1:${port}/postgres` }
  spawnSync(nodeBinary(), args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env })
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = numFailedTests + (success || numFailedTests > 0 ? 0 : 1)
  writeFileSync(join(results, 'postgresql.counts'), `${numPassedTests} ${failed}\n`)
  return failed === 0
}

function asServer(command) {
  const [file, ...args] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
  return spawnSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() }).status
}

function must(status) {
  if (status !== 0) fail('PostgreSQL did not start.')
}

function findBinaries() {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(home, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

function install() {
  if (!asRoot || !existsSync('/usr/bin/apt-get')) return undefined
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options)
  return findBinaries()
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address()
      probe.close(() => resolve(free))
    })
  })
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
