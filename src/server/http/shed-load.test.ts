import { expect, it, onTestFinished, vi } from 'vitest'
import { health } from '#contract/reference.ts'
import { send, testApp } from '../testing/test-app.ts'
import { lateness } from './shed-load.ts'

it('is behind after two late looks in a row, until one is in time', () => {
  const { note, isBehind } = lateness(100)
  const behindAfter = [500, 20, 500, 101, 900, 100].map((delay) => {
    note(delay)
    return isBehind()
  })
  expect(behindAfter).toEqual([false, false, false, true, true, false])
})

it('turns calls away while it is behind, says when to come again, and still serves what is no call', async () => {
  // A look is never as early as this, so that the server counts as behind from the second.
  const test = await testApp({ settings: { maxLoopDelayMs: 0.001 } })
  onTestFinished(() => test.app.close())
  await test.app.ready()
  const refused = await vi.waitFor(async () => {
    const answer = await send(test, health)
    expect(answer.status).toBe(503)
    return answer
  }, 120_000)
  expect(refused.json).toMatchObject({ success: false, code: 'overloaded' })
  expect(refused.headers['retry-after']).toBe('5')
  expect((await test.app.inject('/robots.txt')).statusCode).toBe(200)
})

it('turns nothing away where no limit is set', async () => {
  const test = await testApp()
  expect((await send(test, health)).status).toBe(200)
})

it('turns nothing away while the data are read', async () => {
  const test = await testApp({ settings: { maxLoopDelayMs: 0.001 }, isLoading: () => true })
  onTestFinished(() => test.app.close())
  await test.app.ready()
  // Longer than two looks.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect((await send(test, health)).status).toBe(200)
})
