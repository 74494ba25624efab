import { afterEach, expect, it, vi } from 'vitest'
import { calculateDuties, calculateDuty } from '#contract/duty.ts'
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts'
import { dutyAnswer, receipt } from '../../testing/shipment-answers.ts'
import { askDuty } from './ask-duty.ts'

const ACCESS = { actor: 'client' } as const
const line = (price: number) => ({ htsCode: '3406000000', countryOfOrigin: 'CA', price, quantity: 1 })
const { signal } = new AbortController()

/** The duty of a line is ten times its price. */
const alone = answer(calculateDuty, ({ body }) => dutyAnswer(receipt(), body.price * 10))
const together = answer(calculateDuties, ({ body }) => ({
  success: true,
  data: body.lines.map(({ price }) => dutyAnswer(receipt(), price * 10).data),
}))

const dutyIn = (reply: Awaited<ReturnType<typeof askDuty>>) =>
  reply.data.ratesDetails[0]?.customsChargesDTO.charges[0]?.amount

afterEach(() => vi.unstubAllGlobals())

it('asks for a few lines each on its own', async () => {
  const made = fakeApi(alone)
  const replies = await Promise.all([1, 2, 3].map((price) => askDuty(line(price), ACCESS, signal)))
  expect(replies.map(dutyIn)).toEqual([10, 20, 30])
  expect(made).toEqual(Array(3).fill('POST /api/eshipper/calculate-duty'))
})

it('asks for many lines together, and gives each its own answer', async () => {
  const made = fakeApi(together)
  const prices = Array.from({ length: 60 }, (_, index) => index + 1)
  const replies = await Promise.all(prices.map((price) => askDuty(line(price), ACCESS, signal)))
  expect(replies.map(dutyIn)).toEqual(prices.map((price) => price * 10))
  expect(made).toEqual(Array(3).fill('POST /api/eshipper/calculate-duties'))
})

it('fails each line of a call that failed', async () => {
  fakeApi(answer(calculateDuties, () => refusal(500, 'Duty calculation failed')))
  const asked = [1, 2, 3, 4, 5].map((price) => askDuty(line(price), ACCESS, signal))
  const ends = await Promise.allSettled(asked)
  expect(ends.map((end) => end.status === 'rejected' && end.reason.message)).toEqual(
    Array(5).fill('Duty calculation failed'),
  )
})

it('leaves out a line that was given up before its turn', async () => {
  const made = fakeApi(alone)
  const given = new AbortController()
  const asked = askDuty(line(1), ACCESS, given.signal)
  given.abort()
  await expect(asked).rejects.toThrow()
  expect(made).toEqual([])
})
