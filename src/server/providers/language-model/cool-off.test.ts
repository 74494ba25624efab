import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { NoAnswerInTime, NotTaken, ProviderError } from '../../errors.ts'
import { coolingOff, MOST_FAILURES, REST_MS } from './cool-off.ts'
import { type LanguageModel, type Question, TokensUsedUp, UnusableAnswer } from './language-model.ts'

const question = (name: string): Question<{ ok: boolean }> => ({
  name,
  instructions: '',
  material: {},
  schema: z.strictObject({ ok: z.boolean() }),
  deadlineMs: 2000,
  maxAnswerTokens: 10,
})
const SLOW = new NoAnswerInTime('some', 'no answer', true)
const DOWN = new NotTaken('some', 'answered 503', true)
const BROKEN = new ProviderError('some', 'answered something that is not JSON', false)

let at: number
let asked: number
/** What the service does next: an error, or an answer. */
let says: (name: string) => Error | undefined
let model: LanguageModel

beforeEach(() => {
  at = Date.parse('2026-11-21T15:00:00Z')
  asked = 0
  says = () => undefined
  const service: LanguageModel = {
    name: 'some',
    model: 'm',
    configured: true,
    ask: async ({ name, schema }) => {
      asked += 1
      const error = says(name)
      if (error) throw error
      return schema.parse({ ok: true })
    },
  }
  model = coolingOff(service, { now: () => new Date(at), log: { warn: () => undefined } })
})

const ask = (name = 'step', more = {}) =>
  model.ask({ ...question(name), ...more }).then(
    () => 'answered',
    (error: Error) => error.message,
  )
const times = async (n: number, name?: string) => {
  for (let i = 0; i < n; i++) await ask(name)
}
const RESTING = 'some: left alone until 2026-11-21T15:05:00.000Z'

describe('a service that fails again and again', () => {
  it.each([
    ['slow', SLOW],
    ['down', DOWN],
    ['answering pages', BROKEN],
  ])('is left alone for five minutes when it is %s', async (_, error) => {
    says = () => error
    await times(MOST_FAILURES)
    says = () => undefined
    expect(await ask()).toBe(RESTING)
    expect(asked).toBe(MOST_FAILURES)
    at += REST_MS
    expect(await ask()).toBe('answered')
  })

  it('is left alone again after one more failure, and is well after an answer', async () => {
    says = () => DOWN
    await times(MOST_FAILURES)
    at += REST_MS
    await ask()
    expect(await ask()).toContain('left alone until 2026-11-21T15:10')
    at += REST_MS
    says = () => undefined
    await ask()
    says = () => DOWN
    await times(MOST_FAILURES - 1)
    expect(await ask()).toBe('some: answered 503')
  })

  it('is left alone though its short questions are answered in time', async () => {
    says = (name) => (name === 'long' ? SLOW : undefined)
    for (let i = 0; i < MOST_FAILURES; i++) {
      expect(await ask('short')).toBe('answered')
      await ask('long')
    }
    expect(await ask('short')).toBe(RESTING)
  })

  it('is tried all the same by whoever tests the connection; an answer ends the rest', async () => {
    says = () => DOWN
    await times(MOST_FAILURES)
    says = () => undefined
    expect(await ask('connection_test', { evenWhileResting: true })).toBe('answered')
    expect(await ask()).toBe('answered')
  })
})

it('is left alone as long as the service asks for, an hour at most', async () => {
  says = () => new NotTaken('some', 'answered 429', true, { retryAfterMs: 60_000 })
  await ask()
  expect(await ask()).toBe('some: left alone until 2026-11-21T15:01:00.000Z')
  at += 60_000
  says = () => new NotTaken('some', 'answered 429', true, { retryAfterMs: 86_400_000 })
  await ask()
  expect(await ask()).toBe('some: left alone until 2026-11-21T16:01:00.000Z')
})

it.each([
  ['refuses a text', new UnusableAnswer('some', 'refused to answer')],
  ['has no tokens left', new TokensUsedUp('some')],
])('is not left alone because it %s', async (_, error) => {
  says = () => error
  await times(2 * MOST_FAILURES)
  expect(asked).toBe(2 * MOST_FAILURES)
})
