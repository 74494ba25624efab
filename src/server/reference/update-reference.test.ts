import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { openDataset } from './dataset.ts'
import { releaseName } from './reference-download.ts'
import { openTariff } from './tariff.ts'
import { readFacts } from './tariff-facts.ts'
import { type UpdateNeeds, updateReference } from './update-reference.ts'

const broken = (reason: string) => ({ reason: 'broken', facts: { fault: { reason, facts: {} } } })

const dataDir = join(import.meta.dirname, '../../../data')
const root = mkdtempSync(join(tmpdir(), 'reference-'))
afterAll(() => rmSync(root, { recursive: true }))

/** An export with the facts of data/ and invented descriptions: as large and as complete as the real one. */
const rows = readFacts(openDataset(dataDir, 'tariff').text('lines.tsv')).map((fact) => ({
  htsno: fact.code.replace(/^(....)(..)?(..)?(..)?$/, (_, ...parts: unknown[]) =>
    parts
      .slice(0, 4)
      .filter((part) => typeof part === 'string')
      .join('.'),
  ),
  indent: String(fact.level),
  description: `Goods ${fact.code}`,
  units: fact.units,
  general: fact.general,
  special: fact.special,
  other: fact.other,
  additionalDuties: fact.additional,
  footnotes: fact.footnotes.map(({ heading, columns }) => ({ columns, value: `See ${heading}.` })),
}))
const whole = JSON.stringify(rows)
const dearerHoney = JSON.stringify(
  rows.map((row) => (row.htsno === '0409.00.00' ? { ...row, general: '2.5¢/kg' } : row)),
)

let referenceDir: string
let server: Server | undefined
beforeEach(() => {
  referenceDir = mkdtempSync(join(root, 'run-'))
})
afterEach(() => server?.close())

const update = (needs: Partial<UpdateNeeds>) =>
  updateReference({ fetch, dataDir, referenceDir, today: day('2026-11-21'), ...needs })

/** A local stand-in of the tariff site, answering both of its calls from one handler. */
async function site(answer: RequestListener): Promise<Partial<UpdateNeeds>> {
  const opened = createServer((request, response) => {
    // A connection that both ends let go of while a schedule is read, as the loop is theirs both, would be asked over once more.
    response.shouldKeepAlive = false
    answer(request, response)
  })
  server = opened
  await new Promise<void>((ready) => opened.listen(0, '127.0.0.1', ready))
  const address = opened.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const base = `http://127.0.0.1:${port}`
  return { addresses: { schedule: `${base}/export`, release: `${base}/release` } }
}

const good: RequestListener = (request, response) =>
  response.end(request.url === '/release' ? '{"name":"2026HTSRev22"}' : dearerHoney)

async function fileOf(content: string, name = 'export.json'): Promise<Partial<UpdateNeeds>> {
  const file = join(referenceDir, name)
  writeFileSync(file, content)
  return { file }
}

const rateOfHoney = () => openTariff({ dataDir, referenceDir }).schedule.find('0409000010')?.general

describe('a good download', () => {
  it('is installed under the name of the release, shows progress and names the changed rates', async () => {
    const pieces: number[] = []
    const outcome = await update({ ...(await site(good)), onBytes: (received) => pieces.push(received) })
    expect(outcome).toMatchObject({
      kind: 'installed',
      release: '2026-rev-22',
      before: '2026-rev-10',
      rows: rows.length,
    })
    expect(outcome.kind === 'installed' && outcome.changes.rates).toEqual([
      { code: '04090000', column: 'general', from: '1.9¢/kg', to: '2.5¢/kg' },
    ])
    expect(pieces.at(-1)).toBe(Buffer.byteLength(dearerHoney))
    const { schedule, summary } = openTariff({ dataDir, referenceDir })
    expect(rateOfHoney()).toBe('2.5¢/kg')
    expect(schedule.title('0409000010')).toBe('Goods 0409000010')
    expect(summary).toMatchObject({ release: '2026-rev-22', published: '2026-11-21', legalTexts: true })
  })

  it('is not installed twice', async () => {
    const needs = await site(good)
    await update(needs)
    expect(await update(needs)).toEqual({ kind: 'unchanged', release: '2026-rev-22' })
  })

  it('is named by its day when the site does not say its release', async () => {
    const needs = await site((request, response) => {
      response.statusCode = request.url === '/release' ? 500 : 200
      response.end(request.url === '/release' ? '' : dearerHoney)
    })
    expect(await update(needs)).toMatchObject({ kind: 'installed', release: 'installed-2026-11-21' })
  })
})

describe('a local copy', () => {
  it('is installed with the release its file name says', async () => {
    const outcome = await update(await fileOf(whole, 'hts_2026_revision_23_json.json'))
    expect(outcome).toMatchObject({ kind: 'installed', release: '2026-rev-23' })
    expect(outcome.kind === 'installed' && outcome.changes).toEqual({
      added: [],
      removed: [],
      rates: [],
      otherwiseChanged: [],
    })
  })

  it('is looked for where it is said to be', async () => {
    expect(await update({ file: join(referenceDir, 'nothing.json') })).toMatchObject({
      kind: 'failed',
      failure: { reason: 'no-file' },
    })
  })
})

describe('a bad one leaves the old one in place', () => {
  const failing: readonly [string, RequestListener, object][] = [
    ['cut short', (_, response) => cutShort(response), { reason: 'cut-short' }],
    ['refused', (_, response) => response.writeHead(503).end(), { reason: 'refused', facts: { status: 503 } }],
    ['no JSON', (_, response) => response.end(whole.slice(0, 900_000)), broken('not-json')],
    ['no list', (_, response) => response.end('{"error":"try later"}'), broken('no-list')],
    [
      'without a chapter',
      (_, response) => response.end(JSON.stringify(rows.filter(({ htsno }) => !htsno.startsWith('61')))),
      { reason: 'incomplete', facts: { problems: [{ reason: 'lacksChapters', facts: { chapters: ['61'] } }] } },
    ],
    [
      'with half of the rows',
      (_, response) => response.end(JSON.stringify(rows.filter((_row, at) => at % 2 === 0))),
      { reason: 'incomplete', facts: { problems: [{ reason: 'otherSize', facts: { count: 14_799, known: 29_597 } }] } },
    ],
    [
      'with columns that are not rates',
      (_, response) => response.end(JSON.stringify(rows.map((row) => ({ ...row, general: row.description })))),
      { reason: 'incomplete', facts: { problems: [expect.objectContaining({ reason: 'unreadRates' })] } },
    ],
  ]
  function cutShort(response: Parameters<RequestListener>[1]): void {
    response.setHeader('content-length', Buffer.byteLength(whole))
    response.write(whole.slice(0, 100_000))
    setTimeout(() => response.destroy(), 50)
  }

  it.each(failing)('%s', async (_, answer, failure) => {
    await update(await fileOf(dearerHoney, 'hts_2026_revision_22_json.json'))
    expect(await update(await site(answer))).toMatchObject({ kind: 'failed', failure })
    expect(rateOfHoney()).toBe('2.5¢/kg')
    expect(readdirSync(join(referenceDir, 'tariff')).sort()).toEqual([
      'hts-schedule.json.gz',
      'lines.tsv',
      'manifest.json',
    ])
  })

  it('offline', async () => {
    const needs = await site(good)
    await new Promise((closed) => server?.close(closed))
    expect(await update(needs)).toMatchObject({ kind: 'failed', failure: { reason: 'offline' } })
    expect(rateOfHoney()).toBe('1.9¢/kg')
  })

  it('past its deadline', async () => {
    const needs = await site(() => undefined)
    const outcome = await update({ ...needs, signal: AbortSignal.timeout(50) })
    expect(outcome).toEqual({ kind: 'failed', failure: { reason: 'too-slow', facts: {} } })
    server?.closeAllConnections()
  })
})

it('brings the old one back when an exchange was interrupted', async () => {
  await update(await fileOf(dearerHoney, 'hts_2026_revision_22_json.json'))
  renameSync(join(referenceDir, 'tariff'), join(referenceDir, 'tariff.old'))
  mkdirSync(join(referenceDir, 'tariff.new'))
  await update(await fileOf('[]'))
  expect(rateOfHoney()).toBe('2.5¢/kg')
})

it('leaves facts aside that were changed after they were installed', async () => {
  await update(await fileOf(dearerHoney))
  const lines = join(referenceDir, 'tariff/lines.tsv')
  writeFileSync(lines, readFileSync(lines, 'utf8').replace('2.5¢/kg', '0.1¢/kg'))
  expect(rateOfHoney()).toBe('1.9¢/kg')
  expect(openTariff({ dataDir, referenceDir }).summary.referenceProblem).toContain('differs from its manifest')
})

it.each([
  ['2026HTSRev17', '2026-rev-17'],
  ['hts_2026_revision_9_json.json', '2026-rev-9'],
  ['2026HTSBasic', '2026-basic'],
  ['schedule.json', undefined],
])('reads the release out of %s', (text, expected) => expect(releaseName(text)).toBe(expected))
