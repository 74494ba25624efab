// A PostgreSQL of its own for tests and benchmarks: installed where it is missing (Debian, root), run as a non-root user on a free
// loopback port in a temporary folder, stopped and removed afterwards.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const asRoot = process.getuid?.() === 0

/** Runs `work(url)` against a fresh server and answers what it answers. Throws a sentence when there is no PostgreSQL to be had. */
export async function withPostgresql(work) {
  const server = await startPostgresql()
  try {
    return await work(server.url)
  } finally {
    server.stop()
  }
}

/**
 * A fresh server: its address, `pid()`, `restart()` (every connection is cut off, the data stay), `halt()` and `resume()`, which do the two
 * halves of it, and `stop()`, after which nothing is left of it.
 */
export async function startPostgresql() {
  const binaries = findBinaries() ?? install()
  if (!binaries) throw new Error('PostgreSQL was not found and could not be installed.')
  const folder = mkdtempSync(join(tmpdir(), 'portage-postgresql-'))
  if (asRoot) spawnSync('chown', ['postgres', folder])
  chmodSync(folder, 0o700)
  const port = await freePort()
  const data = join(folder, 'data')
  const control = (...args) => asServer([join(binaries, 'pg_ctl'), '-D', data, ...args])
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${FAST} -c max_connections=200`
  const resume = () => must(control('-o', options, '-l', join(folder, 'log'), '-w', 'start'))
  const halt = () => must(control('-m', 'fast', '-w', 'stop'))
  const stop = () => {
    control('-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    must(asServer([join(binaries, 'initdb'), '-D', data, '-U', 'portage', '--auth=trust', '-E', 'UTF8', '--no-sync']))
    resume()
  } catch (error) {
    stop()
    throw error
  }
  const restart = () => {
    halt()
    resume()
  }
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  return { url: `postgres://portage@127.0.0.1:${port}/postgres`, pid, halt, resume, restart, stop }
}

/** What is lost in a power cut does not matter here. */
const FAST = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'

function asServer(command) {
  const [file, ...args] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
  return spawnSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() }).status
}

function must(status) {
  if (status !== 0) throw new Error('PostgreSQL did not start.')
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
