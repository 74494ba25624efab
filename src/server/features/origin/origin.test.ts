// The calls on origin: a decision over the wire, bad input at its field, the rules of a code.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Asked } from '#contract/endpoint.ts'
import { decideOrigin, originRules } from '#contract/origin.ts'
import { sampleWorld } from '../../testing/sample-world.ts'
import { clientCaller, send, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'

let test: TestApp
let client: TestCaller
beforeAll(async () => {
  test = await testApp()
  const world = await sampleWorld(test.deps, 'Alder')
  client = await clientCaller(test.deps, world.clientId)
})

const table = (value: string, netCost: string | null) => ({
  good: { code: '9403.60', description: 'table' },
  transactionValue: '100',
  netCost,
  materials: [
    { id: 'm1', description: 'legs', code: '9403.91', origin: 'CN', originating: 'no' as const, value },
    { id: 'm2', description: 'oak', code: '4407.91', origin: 'CA', originating: 'yes' as const, value: '20' },
  ],
})
const decide = async (body: Asked<typeof decideOrigin>['body']) =>
  (await send(test, decideOrigin, { body }, client)).json.decision

describe('a decision', () => {
  it('names rule, criterion and every term of the sum', async () => {
    // (100 - 40) / 100 = 60 %
    const decision = await decide(table('40', null))
    expect(decision).toMatchObject({
      outcome: 'originating',
      criterion: 'B',
      rule: '94-4',
      letter: 'B',
      failing: ['m1'],
    })
    const sums = decision.outcome === 'invalid' ? [] : decision.attempts.flatMap((each) => each.sums)
    expect(sums[0]).toEqual({
      method: 'transaction-value',
      of: '100',
      foreign: '40',
      terms: [{ material: 'm1', value: '40' }],
      percent: '60.00',
      required: 60,
      isMet: 'yes',
    })
  })

  it('asks for the net cost where it may decide', async () => {
    expect(await decide(table('45', null))).toMatchObject({
      outcome: 'unknown',
      missing: [{ question: 'net-cost', key: 'net-cost' }],
    })
  })

  it('puts the words of a kind beside the question, and takes its answer', async () => {
    const bag = {
      good: { code: '4202.92' },
      transactionValue: '40',
      materials: [{ id: 'm1', description: 'fabric', code: '5903.20', originating: 'no' as const, value: '12' }],
    }
    const open = await decide(bag)
    expect(open).toMatchObject({
      outcome: 'unknown',
      missing: [
        { question: 'material-kind', key: 'm1 is man-made-fabric', words: { en: 'fabric of man-made fibres' } },
      ],
    })
    expect((await decide({ ...bag, answers: { 'm1 is man-made-fabric': 'no' } })).outcome).toBe('originating')
    expect((await decide({ ...bag, answers: { 'm1 is man-made-fabric': 'yes' } })).outcome).toBe('not-originating')
  })

  it('tells what cannot be right at its field', async () => {
    const wrong = { ...table('-4', null), good: { code: '0000.00' } }
    expect(await decide(wrong)).toEqual({
      outcome: 'invalid',
      problems: [
        { field: 'good.code', reason: 'no-such-code' },
        { field: 'm1.value', reason: 'negative' },
      ],
    })
  })
})

describe('the rules of a code', () => {
  it('come as fields with their page, and words for what they name', async () => {
    const { json } = await send(test, originRules, { params: { code: '4202.92' }, query: {} }, client)
    expect(json.cases[0]?.[0]).toMatchObject({ id: '42-9', page: 41, citation: 'GN 11(o), chapter 42, rule 9' })
    expect(json.words['man-made-fabric']?.fr).toBe('tissu de fibres synthétiques ou artificielles')
  })

  it('are refused for a code that does not exist', async () => {
    const { status, json } = await send(test, originRules, { params: { code: '0000.00' }, query: {} }, client)
    expect([status, json.error]).toEqual([
      400,
      '000000 is not a code of the tariff. Give at least the first six digits.',
    ])
  })
})
