// A number that has ended is proposed by nobody, and whoever asks for it hears what took its place.
import { beforeEach, expect, it } from 'vitest'
import { classifyHts, validateHts } from '#contract/classification.ts'
import { calculateDuty } from '#contract/duty.ts'
import { givenClient } from '../../testing/builders.ts'
import { clientCaller, dataOf, send, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'

let test: TestApp
let caller: TestCaller
beforeEach(async () => {
  test = await testApp()
  caller = await clientCaller(test.deps, await givenClient(test.deps.db))
})

const GOODS = [
  'Maple cream cookies 400 g',
  'Bulk milk chocolate 3 kg',
  'Frozen pizza dough',
  'Mattress support base',
  'Ibuprofen tablets 200 mg',
  'Orange juice not from concentrate',
  '12 V lead-acid battery',
]

it.each(GOODS)('is not proposed for %s', async (description) => {
  const { tariff, today } = test.deps
  const { htsCodes } = (await send(test, classifyHts, { body: { description } }, caller)).json
  expect(htsCodes.length).toBeGreaterThan(0)
  expect(htsCodes.filter(({ htsCode }) => tariff.ended(htsCode, today()))).toEqual([])
  expect(new Set(htsCodes.map(({ htsCode }) => htsCode)).size).toBe(htsCodes.length)
})

it('gives its place to its successors, which say what they succeed', async () => {
  const { htsCodes } = (await send(test, classifyHts, { body: { description: 'Maple cream cookies 400 g' } }, caller))
    .json
  const found = htsCodes.filter(({ htsCode }) => htsCode === '1905310042' || htsCode === '1905310045')
  expect(found).toHaveLength(2)
  for (const each of found) {
    expect(each.succeeds).toEqual({ on: '2026-07-01', codes: ['1905310049'] })
    expect(each.description).not.toBe('')
  }
})

const validate = async (htsCode: string, more: object = {}) =>
  (await send(test, validateHts, { body: { htsCode, ...more } }, caller)).json

it('is checked as not valid, with successors, rates and the duty of a unit', async () => {
  const answer = await validate('1905.31.00.49', { countryOfOrigin: 'JP', price: 20 })
  expect(answer).toMatchObject({
    valid: false,
    error: '1905.31.00.49 ended on 1 Jul 2026. It is now 1905.31.00.42 or 1905.31.00.45.',
    relatives: [],
    ended: {
      on: '2026-07-01',
      isOneForOne: false,
      successors: [
        { htsCode: '1905310042', general: 'Free', dutyAmount: expect.any(Number), succeeds: { codes: ['1905310049'] } },
        { htsCode: '1905310045' },
      ],
    },
  })
  expect(await validate('1905310042')).toMatchObject({ valid: true, ended: null })
})

it('of the medicines that changed numbers stays valid and says what its goods have now', async () => {
  expect(await validate('3004909212')).toMatchObject({
    valid: true,
    ended: null,
    renumbered: { on: '2026-07-01', successors: [{ htsCode: '3004909213' }] },
  })
})

it('is told by the receipt of a duty', async () => {
  const line = { htsCode: '1905310049', countryOfOrigin: 'CA', price: 10, quantity: 10 }
  const { receipt } = dataOf(await send(test, calculateDuty, { body: line }, caller))
  expect(receipt.findings).toMatchObject([
    { reason: 'code-ended', facts: { on: '2026-07-01', fitting: ['1905310042', '1905310045'] } },
  ])
  const { receipt: before } = dataOf(
    await send(test, calculateDuty, { body: { ...line, entryDate: '2026-06-30' } }, caller),
  )
  expect(before.findings).toEqual([])
})
