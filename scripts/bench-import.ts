// npm run bench:import [-- --lines N]
// Imports clients, shipments and N items (100,000 unless told) from CSV files it writes, on the embedded database and on a PostgreSQL of
// its own (or DATABASE_URL's server), each database new; then the same items again. Prints seconds, the most memory of the command
// and the processor time of the longest turn of its loop, which on the embedded database is that of its longest statement too.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandLine } from './command-line.ts'
import { withPostgresql } from './prepare/postgresql.js'

const { values } = commandLine({
  usage: 'npm run bench:import [-- --lines N]',
  options: { lines: { type: 'string', default: '100000' } },
})
const LINES = Number(values.lines)
const CLIENTS = 100
const ITEMS_EACH = 10
const WORDS =
  'beeswax pillar candle stoneware mug cotton tote wool blanket maple syrup hardwood board ceramic bowl wallet'.split(
    ' ',
  )
const folder = mkdtempSync(join(tmpdir(), 'portage-bench-import-'))

const file = (kind: string): string => join(folder, `${kind}.csv`)
const write = (kind: string, heading: string, count: number, line: (n: number) => string): void =>
  writeFileSync(file(kind), [heading, ...Array.from({ length: count }, (_, n) => line(n))].join('\n'))

try {
  writeFiles()
  console.log(`${LINES.toLocaleString('en-CA')} items of ${(LINES / ITEMS_EACH).toLocaleString('en-CA')} shipments`)
  measureAll('embedded', { DATA_DIR: join(folder, 'var') })
  await withPostgresql((url: string) => measureAll('PostgreSQL', { DATA_DIR: join(folder, 'var2'), DATABASE_URL: url }))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function measureAll(name: string, env: Record<string, string>): void {
  for (const kind of ['clients', 'shipments'] as const) run(kind, env)
  console.log(`${name}: new items ${run('items', env)}`)
  console.log(`${name}: the same items again ${run('items', env)}`)
}

/** The whole command, from its start to its end. */
function run(kind: string, env: Record<string, string>): string {
  const started = performance.now()
  const args = [
    '--liftoff-only',
    '--import',
    join(import.meta.dirname, 'bench', 'told-at-end.ts'),
    'scripts/import.ts',
    file(kind),
  ]
  const done = spawnSync(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', ...env },
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(done.stdout + done.stderr)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const told = /peak (\d+ MB) cpu ([\d.]+ s) turn (\d+ ms)/.exec(done.stderr) ?? []
  const [, memory = 'unknown', cpu = 'unknown', turn = 'unknown'] = told
  return `${seconds} s, ${cpu} of processor time of the command, ${memory} at most, longest turn ${turn}`
}

function writeFiles(): void {
  write('clients', 'email,name', CLIENTS, (n) => `c${n}@bench.example,Client ${n}`)
  const client = (shipment: number) => `c${shipment % CLIENTS}@bench.example`
  write(
    'shipments',
    'client,reference,status,created',
    LINES / ITEMS_EACH,
    (n) => `${client(n)},SHP-${n},pending,2026-11-01`,
  )
  write(
    'items',
    'client,shipment,sku,asin,description,quantity,cost,origin,hts code,maker,maker_street,maker_city,maker_country',
    LINES,
    (n) => {
      const shipment = Math.floor(n / ITEMS_EACH)
      const words = [1, 2, 3, 4, 5].map((k) => WORDS[(n * 7 + k * 13) % WORDS.length]).join(' ')
      const origin = n % 3 === 0 ? 'CA' : 'CN'
      const asin = `B0${String(n % 5000).padStart(8, '0')}`
      const maker = `Maker ${n % 50},${n % 50} Main St,Winnipeg,${origin}`
      return `${client(shipment)},SHP-${shipment},SKU-${n % 5000},${asin},${words},${1 + (n % 40)},${1 + (n % 50)}.25,${origin},3406.00.00.00,${maker}`
    },
  )
}
