// Proposing and checking codes over HTTP, on the tariff that ships without legal texts.
import Fastify from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { classifyHts, validateHts } from '#contract/classification.ts'
import type { Deps } from '../../deps.ts'
import { saveAsinDataRow } from '../../store/asin-data.ts'
import { givenClient } from '../../testing/builders.ts'
import { clientCaller, send, staffCaller, TEST_NOW, type TestCaller, testApp } from '../../testing/test-app.ts'
import { registerClassification } from './routes.ts'

let deps: Deps
let server: Parameters<typeof send>[0]
let clientId: string
let client: TestCaller

beforeEach(async () => {
  deps = (await testApp()).deps
  const app = Fastify()
  registerClassification(app, deps)
  server = { app, clock: { at: TEST_NOW } }
  clientId = await givenClient(deps.db)
  client = await clientCaller(deps, clientId)
})

type Body = NonNullable<Parameters<typeof send<typeof classifyHts>>[2]>['body']
const classify = (body: Body, caller = client) => send(server, classifyHts, { body }, caller)

describe('proposing codes', () => {
  it('answers at most ten valid candidates, best first, with where they stand and why', async () => {
    const { status, json } = await classify({ description: 'Extra virgin olive oil 1 L' })
    expect(status).toBe(200)
    expect(json.htsCodes.length).toBeGreaterThan(0)
    expect(json.htsCodes.length).toBeLessThanOrEqual(10)
    const [first] = json.htsCodes
    expect(first?.htsCode).toMatch(/^1509\d{6}$/)
    expect(first?.formattedHtsCode).toMatch(/^1509\.\d\d\.\d\d\.\d\d$/)
    expect(first?.reasoning).toContain('olive')
    expect(json.htsCodes.every(({ isValid, htsCode }) => isValid && htsCode < '98')).toBe(true)
    const percents = json.htsCodes.map(({ confidence }) => confidence)
    expect(percents).toEqual(percents.toSorted((a, b) => b - a))
  })

  it('gives the duty of each candidate a unit, in CAD and as a percent of the value', async () => {
    const body = { description: 'Wax candle', countryOfOrigin: 'JP', price: 20, asin: 'B0CANDLE01' }
    await confirm('3406000000')
    // 3406.00.00: free in column 1; Japan's total of 12.5 % is added whole: 12.5 % of 20 at 0.74 is 1.85 USD, at 1.35 2.4975 CAD
    expect((await classify(body)).json.htsCodes[0]).toMatchObject({ dutyAmount: 2.5, dutyPercentage: 12.49 })
  })

  it('says of a line what its receipt says, whole dollars and all', async () => {
    const body = { description: 'Wax candle', countryOfOrigin: 'JP', price: 3.33, quantity: 7, asin: 'B0CANDLE01' }
    await confirm('3406000000')
    // 23.31 CAD is 17.25 USD, entered as 17: 12.5 % is 2.13 USD, 2.88 CAD, of 23.31 CAD 12.3552 %; a unit 0.4114
    expect((await classify(body)).json.htsCodes[0]).toMatchObject({ dutyAmount: 0.41, dutyPercentage: 12.36 })
  })

  it('shows no duty, rather than zero, without price or origin and where it is not known', async () => {
    const bare = await classify({ description: 'Raw honey' })
    expect(bare.json.htsCodes.every(({ dutyAmount }) => dutyAmount === null)).toBe(true)
    const priced = await classify({ description: 'Raw honey', countryOfOrigin: 'AR', price: 10 })
    const honey = priced.json.htsCodes.find(({ htsCode }) => htsCode.startsWith('0409'))
    expect(honey).toMatchObject({ dutyAmount: null, dutyPercentage: null })
  })

  const confirm = (code: string, confirmedAt: Date | null = new Date('2026-11-19T02:00:00Z'), owner = clientId) =>
    saveAsinDataRow(
      deps.db,
      owner,
      'B0CANDLE01',
      { hts_code: code, hts_proposed_by: 'person', hts_confirmed_by: 'Dana', hts_confirmed_at: confirmedAt },
      TEST_NOW,
    )
  const candle = { description: 'Soy candle', asin: 'B0CANDLE01' }

  it("puts the client's own confirmed code for the ASIN first, once", async () => {
    await confirm('3406000000')
    const { htsCodes } = (await classify(candle)).json
    expect(htsCodes[0]).toMatchObject({
      htsCode: '3406000000',
      confidence: 100,
      applicability: 'definitely_applicable',
      // 02:00 in UTC is the evening before in Toronto
      reasoning: 'You confirmed this code for this ASIN on 18 Nov 2026.',
    })
    expect(htsCodes.filter(({ htsCode }) => htsCode === '3406000000')).toHaveLength(1)
    expect(htsCodes.length).toBeLessThanOrEqual(10)
  })

  it.each([
    ['not confirmed', () => confirm('3406000000', null)],
    ['gone from the schedule', () => confirm('3406009999')],
    ["another client's", async () => confirm('3406000000', undefined, await givenClient(deps.db))],
  ])('does not put first a code that is %s', async (_, arrange) => {
    await arrange()
    const { htsCodes } = (await classify(candle)).json
    expect(htsCodes.some(({ confidence }) => confidence === 100)).toBe(false)
  })

  it('answers staff, who need name no client', async () => {
    expect((await classify(candle, await staffCaller(deps))).status).toBe(200)
  })

  it('gives plain words first, the path from section to line, and both confidences', async () => {
    const [first] = (await classify({ description: "Men's knitted cotton T-shirt" })).json.htsCodes
    expect(first?.htsCode).toMatch(/^6109/)
    expect(first?.description).toMatch(/T-shirt/)
    expect(first?.path[0]).toBe('Fibers, yarns, fabrics, clothing and other textile goods')
    expect(first?.path.at(-1)).toBe(first?.description)
    expect(first?.confidence6).toBeGreaterThanOrEqual(first?.confidence ?? 100)
  })

  it('asks for the fact that would decide, and ranks by the answer', async () => {
    const { question } = (await classify({ description: 'Sweater' })).json
    expect(question?.text).toBe('What is it mainly made of?')
    expect(question?.answers.map(({ answer }) => answer)).toContain('material:cotton')
    const ranked = (await classify({ description: 'Sweater', answers: ['material:cotton'] })).json.htsCodes
    expect(ranked[0]?.htsCode).toMatch(/^611020/)
    expect(ranked.filter(({ description }) => /wool|polyester/i.test(description))).toEqual([])
  })

  it('refuses an answer that is none', async () => {
    expect((await classify({ description: 'Sweater', answers: ['cotton!'] })).status).toBe(400)
  })

  it('answers an empty list when nothing is found', async () => {
    expect((await classify({ description: 'qqqq zzzz' })).json).toMatchObject({ success: true, htsCodes: [] })
  })

  it('refuses an empty description', async () => {
    expect((await classify({ description: '  ' })).status).toBe(400)
  })
})

describe('checking a code', () => {
  const validate = async (htsCode: string) => (await send(server, validateHts, { body: { htsCode } }, client)).json

  it('answers what a valid code is called, with the rates it inherits and its units', async () => {
    const answer = await validate('6109.10.00.12')
    expect(answer).toMatchObject({ valid: true, error: null, relatives: [] })
    expect(answer.details).toMatchObject({ level: 'Statistical line', general: '16.5%', other: '90%' })
    expect(answer.details?.special).toContain('S')
    expect(answer.details?.units).toEqual(['doz.', 'kg'])
    expect(answer.fullDescription).toContain(' > ')
  })

  it('says that a code is gone and names its nearest relatives', async () => {
    const answer = await validate('6109100099')
    expect(answer).toMatchObject({ valid: false, fullDescription: null, details: null })
    expect(answer.error).toBe('This HTS code was not found in the US HTS database. Please verify the code.')
    expect(answer.relatives).toHaveLength(6)
    expect(answer.relatives.every(({ htsCode }) => htsCode.startsWith('61091000'))).toBe(true)
  })

  it('asks for ten digits, with the details of a shorter code that exists', async () => {
    const answer = await validate('6109.10.00')
    expect(answer).toMatchObject({ valid: false, error: 'Invalid HTS code: Must be exactly 10 digits (8/10)' })
    expect(answer.details).toMatchObject({ level: 'Tariff line', general: '16.5%' })
  })

  it('does not take a chapter 99 heading for the code of goods', async () => {
    expect((await validate('9903.88.15.00')).valid).toBe(false)
  })

  it.each(['', 'abc', '00', '77'])('answers "%s" without failing', async (typed) => {
    expect(await validate(typed)).toMatchObject({ success: true, valid: false })
  })
})
