// Every outlet says it: goods whose duty rests on an assumption, goods that orders may reach, goods that may not enter, goods that are
// free under conditions alone. A new outlet is a new row of OUTLETS.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { findAdmissibilities, findAdmissibility } from '#contract/admissibility.ts'
import { calculateDuties, calculateDuty, estimateCosts, estimateMergedClearance } from '#contract/duty.ts'
import { dutyOverTime } from '#contract/duty-over-time.ts'
import { printMergedEstimate, printShipmentEstimate } from '#contract/estimate-papers.ts'
import { preflight } from '#contract/preflight.ts'
import { dutyCommand } from '../../scripts/duty/duty-command.ts'
import { once } from './once.ts'
import { embeddedOnly } from './testing/embedded-only.ts'
import { addShipment, generate, newWorld, type World } from './testing/invoice-world.ts'
import { readPages } from './testing/read-pdf.ts'
import { send } from './testing/test-app.ts'

type Goods = { readonly description: string; readonly htsCode: string; readonly countryOfOrigin: string }

const GOODS = {
  assumed: { description: 'Storage cabinet of wood', htsCode: '9403608093', countryOfOrigin: 'CA' },
  deposit: { description: 'Petroleum wax candles', htsCode: '3406000000', countryOfOrigin: 'CN' },
  elsewhere: { description: 'Ceramic mug made in China', htsCode: '6912004400', countryOfOrigin: 'CA' },
  bond: { description: 'Sample candles of wax', htsCode: '9813000520', countryOfOrigin: 'CA' },
  embargo: { description: 'Cuban cigars', htsCode: '2402108080', countryOfOrigin: 'CU' },
} satisfies Record<string, Goods>
type Kind = keyof typeof GOODS

const UNSTATED = { id: 'unstated', description: 'Rum cake candle set, made in Cuba' }

/** What each must be heard saying, in either language. */
const SAYS: Readonly<Record<Kind, RegExp>> = {
  assumed: /kitchen cabinets, vanities|kitchen-cabinet|armoires de cuisine/i,
  deposit: /A-570-504|adcvd/,
  elsewhere:
    /made in China, but the origin given is Canada|words-and-origin-disagree|\(Chine\) que l’origine donnée \(Canada\)/,
  bond: /only under a bond, with an entry of type 23|que sous caution, avec une déclaration de type 23/,
  embargo: /cuba/i,
}

/** An amount of duty where there is none. */
const PRICED = /"totalUsd":|"totalDuty":\d|"kind":"dutiable"|"type":"DUTY"|"range":|\bDuty \d/

let world: World
const shipments = new Map<Kind, string>()
beforeAll(async () => {
  world = await newWorld()
  for (const [kind, { description, htsCode, countryOfOrigin }] of Object.entries(GOODS)) {
    const item = { description, hts_code: htsCode, country_of_origin: countryOfOrigin }
    const { shipmentId } = await addShipment(world, [item], `NP-${kind}`)
    shipments.set(kind as Kind, shipmentId)
  }
})

const shipmentOf = (kind: Kind): string => shipments.get(kind) ?? ''
const line = ({ description, htsCode, countryOfOrigin }: Goods) => ({
  description,
  htsCode,
  countryOfOrigin,
  price: 20,
  quantity: 10,
})
const estimated = ({ description, htsCode, countryOfOrigin }: Goods) => ({
  commercialDescription: description,
  htsCode,
  countryOfOrigin,
  unitPrice: 20,
  quantity: 10,
})
const json = (answer: { readonly json: unknown }): string => JSON.stringify(answer.json)
const paper = async (answer: { readonly bytes: ArrayLike<number> }): Promise<string> =>
  (await readPages(Uint8Array.from(answer.bytes))).join(' ').replaceAll('\u00a0', ' ')

const folder = mkdtempSync(join(tmpdir(), 'outlets-'))
const ROOT = join(import.meta.dirname, '../..')

/** As a row of a bulk command. */
function rowOf({ description, htsCode, countryOfOrigin }: Goods) {
  const known = { id: 'a', description, hts10: htsCode, value_usd: 200, entry_date: '2026-11-20' }
  return { ...known, origin: countryOfOrigin, country: countryOfOrigin }
}

function fileOf(goods: Goods): string {
  const file = join(folder, `${goods.htsCode}.jsonl`)
  writeFileSync(file, `${JSON.stringify(rowOf(goods))}\n`)
  return file
}

function csvOf({ description, htsCode, countryOfOrigin }: Goods): string {
  const file = join(folder, `${htsCode}.csv`)
  const row = `a,${description},${htsCode},${countryOfOrigin},200,2026-11-20`
  writeFileSync(file, `id,description,hts10,origin,value_usd,entry_date\n${row}\n`)
  return file
}

/** What a command writes of all goods at once, those without an origin as well: each start reads the law anew. By the id of the row. */
function linesOf(script: string): ReadonlyMap<string, string> {
  const file = join(folder, 'all.jsonl')
  const rows = [...Object.entries(GOODS).map(([id, goods]) => ({ ...rowOf(goods), id })), UNSTATED]
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const { stdout } = spawnSync(process.execPath, [join(ROOT, script), file], { encoding: 'utf8' })
  const said = stdout.trimEnd().split('\n')
  return new Map(said.map((line) => [JSON.parse(line).id, line]))
}

const admissibilityLines = once(() => linesOf('scripts/admissibility.ts'))
const classifyLines = once(() => linesOf('scripts/classify.ts'))

/** What the duty command writes, asked in this process: each start would read the law anew. */
async function dutyOf(...args: readonly string[]): Promise<string> {
  const stdout = new PassThrough()
  const streams = { stdout, stderr: new PassThrough().resume() }
  const [, said] = await Promise.all([dutyCommand(args, streams).finally(() => stdout.end()), text(stdout)])
  return said
}

type Outlet = {
  readonly name: string
  readonly of: readonly Kind[]
  readonly say: (goods: Goods, kind: Kind) => Promise<string> | string
}

const ALL: readonly Kind[] = ['assumed', 'deposit', 'elsewhere', 'bond', 'embargo']
/** Outlets that tell of no duty. */
const ENTRY: readonly Kind[] = ['deposit', 'elsewhere', 'bond', 'embargo']

const OUTLETS: readonly Outlet[] = [
  {
    name: 'duty of a line',
    of: ALL,
    say: async (goods) => json(await send(world, calculateDuty, { body: line(goods) }, world.client)),
  },
  {
    name: 'duties of lines',
    of: ALL,
    say: async (goods) => json(await send(world, calculateDuties, { body: { lines: [line(goods)] } }, world.client)),
  },
  {
    name: 'duty of a line in French',
    of: ALL,
    say: async (goods) => json(await send(world, calculateDuty, { body: line(goods) }, world.client, 'fr-CA')),
  },
  {
    name: 'duty over time',
    of: ALL,
    say: async (goods) => json(await send(world, dutyOverTime, { body: line(goods) }, world.client)),
  },
  {
    name: 'admissibility',
    of: ENTRY,
    say: async ({ description, htsCode, countryOfOrigin }) =>
      json(await send(world, findAdmissibility, { body: { description, htsCode, countryOfOrigin } }, world.client)),
  },
  {
    name: 'admissibility of many',
    of: ['deposit', 'elsewhere', 'embargo'],
    say: async ({ description, countryOfOrigin }) =>
      json(
        await send(
          world,
          findAdmissibilities,
          { body: { goods: [{ description, ...(description.startsWith('Cuban') ? {} : { countryOfOrigin }) }] } },
          world.client,
        ),
      ),
  },
  {
    name: 'estimate',
    of: ALL,
    say: async (goods) => json(await send(world, estimateCosts, { body: { items: [estimated(goods)] } }, world.client)),
  },
  {
    name: 'estimate in French',
    of: ALL,
    say: async (goods) =>
      json(await send(world, estimateCosts, { body: { items: [estimated(goods)] } }, world.client, 'fr-CA')),
  },
  {
    name: 'merged estimate',
    of: ALL,
    say: async (_, kind) =>
      json(await send(world, estimateMergedClearance, { body: { shipmentIds: [shipmentOf(kind)] } }, world.client)),
  },
  {
    name: 'estimate on paper',
    of: ALL,
    say: async (_, kind) =>
      paper(await send(world, printShipmentEstimate, { params: { id: shipmentOf(kind) }, body: {} }, world.client)),
  },
  {
    name: 'estimate on paper in French',
    of: ALL,
    say: async (_, kind) =>
      paper(
        await send(world, printShipmentEstimate, { params: { id: shipmentOf(kind) }, body: {} }, world.client, 'fr-CA'),
      ),
  },
  {
    name: 'merged estimate on paper',
    of: ALL,
    say: async (_, kind) =>
      paper(await send(world, printMergedEstimate, { body: { shipmentIds: [shipmentOf(kind)] } }, world.client)),
  },
  {
    name: 'checks before an invoice',
    of: ALL,
    say: async (_, kind) =>
      json(
        await send(
          world,
          preflight,
          { params: { id: shipmentOf(kind) }, query: { paper: 'commercial_invoice' } },
          world.client,
        ),
      ),
  },
  {
    name: 'invoice that is refused',
    of: ['embargo'],
    say: async (_, kind) => {
      const answer = await generate(world, shipmentOf(kind))
      expect(answer.status).toBeGreaterThanOrEqual(400)
      return json(answer)
    },
  },
]

/** They ask the law alone. */
const COMMANDS: readonly Outlet[] = [
  { name: 'duty command', of: ALL, say: (goods) => dutyOf(fileOf(goods)) },
  { name: 'duty command as CSV', of: ALL, say: (goods) => dutyOf(csvOf(goods), '--csv') },
  { name: 'admissibility command', of: ENTRY, say: (_, kind) => admissibilityLines.get().get(kind) ?? '' },
  { name: 'classify command', of: ['elsewhere', 'embargo'], say: (_, kind) => classifyLines.get().get(kind) ?? '' },
]

const heard = (outlets: readonly Outlet[]) =>
  describe.each(outlets)('$name', ({ of, say }) => {
    it.each(of)('says it of %s goods', async (kind) => {
      const said = await say(GOODS[kind], kind)
      expect(said).toMatch(SAYS[kind])
      if (kind === 'embargo') expect(said).not.toMatch(PRICED)
    })
  })

heard(OUTLETS)
embeddedOnly(() => {
  heard(COMMANDS)
})

it('says that a total with a possible deposit is at least that much', async () => {
  const { json } = await send(world, estimateCosts, { body: { items: [estimated(GOODS.deposit)] } }, world.client)
  const [first] = (json as { data: { findings: readonly object[] } }).data.findings
  expect(json).toMatchObject({ data: { isFloor: true } })
  expect(first).toMatchObject({ name: GOODS.deposit.description, level: 'deposit', rule: 'adcvd' })
  expect(JSON.stringify(json)).toContain('every total is at least this much')
  expect(await dutyOf(fileOf(GOODS.deposit))).toContain('"isFloor":true')
})

it('gives the least, the stated and the most of an assumed line', async () => {
  const { json } = await send(world, estimateCosts, { body: { items: [estimated(GOODS.assumed)] } }, world.client)
  const { range, duty } = (json as { data: { range: Record<string, number>; duty: { usd: number } } }).data
  expect(range.statedUsd).toBe(duty.usd)
  expect([range.leastUsd, range.mostUsd]).toEqual([expect.any(Number), expect.any(Number)])
  expect(range.mostUsd).toBeGreaterThan(range.leastUsd ?? 0)
})

describe('goods whose origin nobody gave and whose words state one', () => {
  const { description } = UNSTATED
  const READ = /read from the words|lue? dans les mots/

  it('are said to be of an assumed origin by the calls', async () => {
    const { json: one } = await send(world, findAdmissibility, { body: { description } }, world.client)
    expect(one).toMatchObject({ data: { assumedOrigin: { countryOfOrigin: 'CU', words: 'made in cuba' } } })
    expect(JSON.stringify(one)).toMatch(/origin Cuba, assumed: nobody gave it, it is read from the words/)
    const body = { goods: [{ description }] }
    expect(json(await send(world, findAdmissibilities, { body }, world.client))).toMatch(READ)
  })

  embeddedOnly(() => {
    it('are said to be so by the commands', () => {
      const said = admissibilityLines.get().get(UNSTATED.id)
      expect(said).toMatch(/"assumed":\[\{"question":"country of origin","answer":"CU"/)
      expect(said).toMatch(READ)
      expect(classifyLines.get().get(UNSTATED.id)).toMatch(READ)
    })
  })

  it.each(['en-CA', 'fr-CA'])('are said to be so before a paper (%s)', async (language) => {
    const { shipmentId } = await addShipment(world, [{ description, country_of_origin: null }], `NP-read-${language}`)
    const asked = { params: { id: shipmentId }, query: { paper: 'commercial_invoice' } } as const
    expect(json(await send(world, preflight, asked, world.client, language))).toMatch(READ)
  })
})
