// The step of a look-up of a maker under way, as whoever waits for it asks.
import { expect, it } from 'vitest'
import { lookUpMaker, lookupStep } from '#contract/lookups.ts'
import { ProviderError } from '../../../errors.ts'
import type { LanguageModel } from '../../../providers/language-model/language-model.ts'
import { givenClient } from '../../../testing/builders.ts'
import { recordedWeb } from '../../../testing/recorded-web.ts'
import { clientCaller, send, staffCaller, type TestCaller, testApp } from '../../../testing/test-app.ts'

const RUN = '0123456789abcdef0123456789abcdef'
const ADDRESS = 'https://maker.example/'

/** An application whose search, pages and model look at the step, as the caller, another client and staff see it, before they answer. */
async function watchedApp(answer: LanguageModel['ask']) {
  const seen: unknown[] = []
  let look = async () => {}
  const { webSearch, webPages } = recordedWeb({ [ADDRESS]: 'Song Hong Garment' })
  const test = await testApp({
    webSearch: { ...webSearch, search: async (query) => look().then(() => webSearch.search(query)) },
    webPages: { read: async (url) => look().then(() => webPages.read(url)) },
    languageModel: {
      name: 'recorded',
      model: 'some-model',
      configured: true,
      ask: async (question) => look().then(() => answer(question)),
    },
  })
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  const others = [await clientCaller(test.deps, await givenClient(test.deps.db)), await staffCaller(test.deps)]
  const stepFor = async (who: TestCaller) => {
    const { status, json } = await send(test, lookupStep, { params: { run: RUN } }, who)
    return status === 200 ? json.step : status
  }
  look = async () => {
    seen.push([await stepFor(caller), ...(await Promise.all(others.map(stepFor)))])
  }
  const body = { productDescription: 'T-shirt', countryOfOrigin: 'VN', run: RUN }
  const lookUp = async () => (await send(test, lookUpMaker, { body }, caller)).json
  return { lookUp, own: () => stepFor(caller), seen }
}

const SEEN = [
  ['search', null, null],
  ['addresses', null, null],
  ['addresses', null, null],
]

it('is told to its own client alone, and forgotten with the answer', async () => {
  const { lookUp, own, seen } = await watchedApp(async ({ schema }) => schema.parse(UNKNOWN))
  expect(await lookUp()).toMatchObject({ success: true, data: null })
  expect(seen).toEqual(SEEN)
  expect(await own()).toBeNull()
})

it('is forgotten when the research fails too', async () => {
  const { lookUp, own, seen } = await watchedApp(() => Promise.reject(new ProviderError('recorded', 'no', true)))
  expect((await lookUp()).message).toMatch(/did not answer/)
  expect(seen).toEqual(SEEN)
  expect(await own()).toBeNull()
})

const UNKNOWN = {
  found: false,
  name: null,
  street_address: null,
  city: null,
  state: null,
  country: null,
  zip_code: null,
  phone_number: null,
  facility_type: 'unknown',
  confidence: 1,
  reasoning: 'No page names one.',
  sources: [],
}
