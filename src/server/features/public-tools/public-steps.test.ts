// The step of a visitor's check or lookup under way, as whoever waits for it asks.
import { expect, it } from 'vitest'
import { checkAsinDuty, lookUpAsinMaker, publicStep, visit } from '#contract/public-tools.ts'
import type { LanguageModel } from '../../providers/language-model/language-model.ts'
import type { ProductCatalogue } from '../../providers/product-catalogue/product-catalogue.ts'
import { GOOD, recordedModel } from '../../testing/recorded-model.ts'
import { recordedWeb } from '../../testing/recorded-web.ts'
import { send, type TestCaller, testApp, visitorCaller } from '../../testing/test-app.ts'

const RUN = '0123456789abcdef-1'
const ASIN = 'B000000000'

/** An application whose catalogue and model look at the step, as its visitor and as another one see it, before they answer. */
async function watchedApp(model: LanguageModel) {
  const seen: unknown[] = []
  let look = async () => {}
  const languageModel = {
    ...model,
    ask: (async (question) => {
      await look()
      return model.ask(question)
    }) as typeof model.ask,
  }
  const productCatalogue: ProductCatalogue = {
    asksOutside: true,
    find: async () => {
      await look()
      return { title: 'Soy candle in a jar', category: undefined, source: 'amazon' }
    },
  }
  const test = await testApp({ languageModel, productCatalogue, ...recordedWeb({ 'https://maker.example/': 'Maker' }) })
  const caller = await visitorCaller(test)
  const other = await visitorCaller(test)
  const stepFor = async (who: TestCaller) => (await send(test, publicStep, { params: { run: RUN } }, who)).json.step
  look = async () => {
    seen.push([await stepFor(caller), await stepFor(other)])
  }
  return { test, caller, stepFor, seen }
}

it('of a check is told to its visitor alone, costs no check, and is forgotten with the answer', async () => {
  const { languageModel } = await recordedModel('openai', ({ step }) => GOOD[step] ?? {})
  const { test, caller, stepFor, seen } = await watchedApp(languageModel)
  const body = { asin: ASIN, countryOfOrigin: 'CN', cadValue: 20, run: RUN }
  expect((await send(test, checkAsinDuty, { body }, caller)).json.data.htsOptions.length).toBeGreaterThan(0)
  expect(seen).toEqual([['product', null], ...Array(4).fill(['codes', null])])
  expect(await stepFor(caller)).toBeNull()
  expect((await send(test, visit, {}, caller)).json.left).toBe(19)
})

it('of a lookup is told too, and forgotten when the research fails', async () => {
  const { languageModel } = await recordedModel('openai', () => 'refused')
  const { test, caller, stepFor, seen } = await watchedApp(languageModel)
  const body = { asin: ASIN, countryOfOrigin: 'CN', run: RUN }
  expect((await send(test, lookUpAsinMaker, { body }, caller)).json.data).toBeNull()
  expect(seen).toEqual([
    ['listing', null],
    ['addresses', null],
  ])
  expect(await stepFor(caller)).toBeNull()
})

it('is refused without the key of a visitor, and comes sealed to one', async () => {
  const test = await testApp()
  const url = publicStep.path.replace(':run', RUN)
  expect((await test.app.inject({ method: 'GET', url })).statusCode).toBe(401)
  const caller = await visitorCaller(test)
  expect((await send(test, publicStep, { params: { run: 'too short' } }, caller)).status).toBe(400)
  const { bytes } = await send(test, publicStep, { params: { run: RUN } }, caller)
  expect(Object.keys(JSON.parse(bytes.toString()))).toEqual(['sealed'])
})
