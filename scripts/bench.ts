// npm run bench: answers a second and latency of the shipment list, complete-data and duty calls with 100,000 shipments on both
// databases, start times, memory of the server at rest, after the calls and at most, and the size of the browser bundle. Prints tables; takes some minutes.
// `-- --postgresql` measures the calls on PostgreSQL alone, `-- --duty` the duty calls alone, on both databases and few shipments,
// `-- --memory` memory alone, at rest and after calls of few shipments, on both databases; `-- --minutes 10` memory on PostgreSQL while people
// work with it for so long, and after a rest.
// `-- --staff` the calls of staff alone, on PostgreSQL with 100,000 clients and 1,000,000 shipments; where DATABASE_URL names an empty
// database it is filled and stays, so that later runs need not fill one.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Database, openEmbedded, openPostgres } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { CONNECTIONS, type Figures, type Load, measure } from './bench/load.ts'
import { memoryAfterWork } from './bench/memory-after-work.ts'
import { PUBLIC_CHECK_ENV, publicChecks } from './bench/public-check.ts'
import { BENCH_EMAIL, seedShipments } from './bench/seed.ts'
import { type BenchServer, startServer } from './bench/server.ts'
import { STAFF_PASSWORD, STAFF_SIZE, staffCalls } from './bench/staff-calls.ts'
import { commandLine } from './command-line.ts'
import { ensureBundle } from './prepare/bundle.js'
import { withPostgresql } from './prepare/postgresql.js'

const { values } = commandLine({
  usage: 'npm run bench [-- --duty | --staff | --memory | --minutes N | --postgresql]',
  options: {
    duty: { type: 'boolean', default: false },
    staff: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    postgresql: { type: 'boolean', default: false },
  },
})
const { duty: dutyAlone, staff: staffAlone, memory: memoryAlone } = values
const CLIENTS = 100
/** After all data are read; the printing thread ends a minute after the last paper. */
const REST_MS = 75_000
const SHIPMENTS_EACH = dutyAlone || memoryAlone ? 10 : 1000
const SHIPMENTS_IN_ALL = CLIENTS * SHIPMENTS_EACH
/** A line with two additional duties, and one whose receipt asks and says more than most: a steel chair of China. */
const DUTY_CALLS: readonly Load[] = [
  dutyCall('duty of one line', '3406.00.00.00', 'CA'),
  dutyCall('duty, a long receipt', '9403.20.00.78', 'CN'),
]

if (values.minutes) {
  const minutes = Number(values.minutes)
  await withPostgresql((url: string) => memoryAfterWork({ url, minutes, restMs: REST_MS }, sayMemory))
  process.exit()
}
if (!values.postgresql && !staffAlone) {
  if (!dutyAlone && !memoryAlone) {
    ensureBundle()
    bundleSizes()
    await startTimes()
  }
  if (!dutyAlone) await demoMemory('embedded database', {})
  await onDatabase('embedded database', (folder) => openEmbedded(join(folder, 'db')), {})
}
if (!staffAlone) {
  if (!dutyAlone) await withPostgresql((url: string) => demoMemory('PostgreSQL', { DATABASE_URL: url }))
  await withPostgresql((url: string) => onDatabase('PostgreSQL', () => openPostgres(url), { DATABASE_URL: url }))
}
const { DATABASE_URL } = process.env
if (staffAlone && DATABASE_URL) await forStaff(DATABASE_URL)
else if (!dutyAlone && !memoryAlone) await withPostgresql(forStaff)

async function forStaff(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portage-bench-'))
  const database = await openPostgres(url)
  await migrate(database.db)
  const started = performance.now()
  const loads = await staffCalls(database)
  const { clients, shipments } = STAFF_SIZE
  const size = `${clients.toLocaleString('en-CA')} clients, ${shipments.toLocaleString('en-CA')} shipments`
  console.log(`\n${size} ready in ${Math.round((performance.now() - started) / 1000)} s`)
  await database.close()
  const server = await startServer({ DATA_DIR: folder, DEMO_DATA: 'off', DATABASE_URL: url, STAFF_PASSWORD })
  try {
    const token = await tokenOf(`${server.url}/api/auth/staff-login`, { password: STAFF_PASSWORD })
    await measureAll(server, token, loads, `PostgreSQL, ${size}`)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onDatabase(name: string, open: (folder: string) => Promise<Database>, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'portage-bench-'))
  const database = await open(folder)
  await migrate(database.db)
  await seedShipments(database.db, CLIENTS, SHIPMENTS_EACH)
  await database.close()
  const settings = { DEMO_DATA: 'off', CLIENT_SIGN_IN: 'direct', ...PUBLIC_CHECK_ENV, ...env }
  const server = await startServer({ DATA_DIR: folder, ...settings })
  try {
    const token = await signIn(server.url)
    const lists = dutyAlone ? [] : await listCalls(server.url, token)
    const loads = [...lists, ...DUTY_CALLS, ...publicChecks(server.url)]
    await measureAll(server, token, loads, `${name}, ${SHIPMENTS_IN_ALL.toLocaleString('en-CA')} shipments`)
    sayMemory(`${name}, after these calls`, server)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureAll(server: BenchServer, token: string, loads: readonly Load[], title: string) {
  for (const connections of [1, CONNECTIONS]) {
    const figures: Figures[] = []
    for (const load of loads) figures.push(await measure(server, token, load, connections))
    print(`${title}, connections: ${connections}`, figures)
  }
}

/** Loads the demo data, then starts anew on them. */
async function demoMemory(name: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'portage-bench-'))
  for (const start of ['first start, with demo data loaded', 'later start']) {
    const server = await startServer({ DATA_DIR: folder, ...env })
    await server.allRead()
    await pause(REST_MS)
    sayMemory(`${name}, ${start}, at rest`, server)
    await server.stop()
  }
  rmSync(folder, { recursive: true, force: true })
}

function sayMemory(when: string, server: BenchServer) {
  const memory = server.memoryMb()
  if (memory) console.log(`Memory: ${when}: ${memory.now} MB, at most ${memory.most} MB`)
}

async function listCalls(url: string, token: string): Promise<readonly Load[]> {
  const { newRequestKey } = await import('#contract/request-key.ts')
  const path = '/api/shipments?page=1'
  const key = await newRequestKey(token, 'GET', path, new Date())
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}`, 'x-request-key': key } })
  const listed: { data: readonly { id: string }[] } = await answer.json()
  const ids = listed.data.map((row) => row.id)
  let turn = 0
  const next = (count: number) => (turn++ % count) + 1
  return [
    { name: 'shipment list, any page', method: 'GET', path: () => `/api/shipments?page=${next(SHIPMENTS_EACH / 10)}` },
    { name: 'complete-data', method: 'GET', path: () => `/api/shipments/${ids[next(ids.length) - 1]}/complete-data` },
  ]
}

function dutyCall(name: string, htsCode: string, countryOfOrigin: string): Load {
  const body = { htsCode, countryOfOrigin, price: 6.85, quantity: 144 }
  return { name, method: 'POST', path: () => '/api/eshipper/calculate-duty', body }
}

function signIn(url: string): Promise<string> {
  return tokenOf(`${url}/api/auth/login`, { email: BENCH_EMAIL })
}

async function tokenOf(url: string, body: object): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { token }: { token: string } = await response.json()
  return token
}

async function startTimes() {
  const folder = mkdtempSync(join(tmpdir(), 'portage-bench-'))
  const times: number[] = []
  for (let start = 0; start < 4; start += 1) {
    const server = await startServer({ DATA_DIR: folder })
    times.push(server.startMs)
    await server.stop()
  }
  rmSync(folder, { recursive: true, force: true })
  const [first, ...later] = times
  console.log(
    `\nStart until the health call answers: first (new database, demo data) ${first} ms; then ${later.join(', ')} ms`,
  )
}

function bundleSizes() {
  const assets = join('dist', 'assets')
  const sizes = readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name, gzip: gzipSync(readFileSync(join(assets, name))).length }))
  const page = readFileSync(join('dist', 'index.html'), 'utf8')
  const first = sizes.filter((file) => page.includes(file.name))
  const kb = (files: readonly { gzip: number }[]) =>
    (files.reduce((total, file) => total + file.gzip, 0) / 1000).toFixed(1)
  console.log(`\nBrowser bundle, gzip: named by the first page ${kb(first)} kB; all scripts and styles ${kb(sizes)} kB`)
  for (const file of sizes.toSorted((a, b) => b.gzip - a.gzip).slice(0, 8))
    console.log(`  ${(file.gzip / 1000).toFixed(1).padStart(7)} kB  ${file.name}`)
}

function print(title: string, figures: readonly Figures[]) {
  console.log(`\n${title}`)
  console.log('  call                              a second   p50 ms   p99 ms   CPU ms   not 200')
  for (const each of figures) {
    const columns = [
      String(each.perSecond).padStart(9),
      String(each.p50).padStart(9),
      String(each.p99).padStart(9),
      (each.cpuMs?.toFixed(2) ?? '-').padStart(9),
      String(each.failed).padStart(9),
    ]
    console.log(`  ${each.name.padEnd(32)}${columns.join('')}`)
  }
}
