import { beforeEach, describe, expect, it } from 'vitest'
import { aiParseItems } from '#contract/parse-items.ts'
import { ProviderError } from '../../../errors.ts'
import type { LanguageModel } from '../../../providers/language-model/language-model.ts'
import { givenClient } from '../../../testing/builders.ts'
import { clientCaller, send, type TestApp, type TestCaller, testApp } from '../../../testing/test-app.ts'

let test: TestApp
let caller: TestCaller
async function start(languageModel?: LanguageModel) {
  test = await testApp(languageModel ? { languageModel } : {})
  caller = await clientCaller(test.deps, await givenClient(test.deps.db))
}
beforeEach(() => start())

const TEXT = '- 24 beeswax candles @ 6.50 CAD, HTS 3406.00.00.00'
const read = async (itemText = TEXT) => await send(test, aiParseItems, { body: { itemText } }, caller)

const model = (ask: LanguageModel['ask']): LanguageModel => ({
  name: 'recorded',
  model: 'some-model',
  configured: true,
  ask,
})
const ITEM = {
  description: 'beeswax candles',
  quantity: 24,
  unit_price: '6.50',
  total_price: null,
  currency: 'CAD',
  hts_code: '3406.00.00.00',
  country_of_origin: null,
  sku: null,
  asin: null,
}
const answering = (...items: object[]) => model(async (question) => question.schema.parse({ items }))

describe('reading goods out of pasted text', () => {
  it('works without any service', async () => {
    const { json } = await read()
    expect(json.data).toEqual({
      method: 'offline',
      message: null,
      items: [
        {
          description: 'beeswax candles',
          quantity: 24,
          unitPrice: '6.5',
          currency: 'CAD',
          htsCode: '3406000000',
          countryOfOrigin: null,
          sku: null,
          asin: null,
          unsure: [],
        },
      ],
    })
  })

  it.each(['', '  \n '])('asks for text when there is none: "%s"', async (typed) => {
    const answer = await read(typed)
    expect(answer.status).toBe(400)
    expect(answer.json.error).toContain('Please enter item information to parse')
  })

  it('says so when the text names no goods', async () => {
    expect((await read('Hello, how are you?')).json.data).toMatchObject({
      items: [],
      message: 'No items were found in the text. Give one item a line, with its quantity and price.',
    })
  })

  it('asks the language model where one is set up', async () => {
    await start(answering(ITEM))
    expect((await read()).json.data).toMatchObject({
      method: 'language-model',
      items: [{ quantity: 24, unitPrice: '6.5', htsCode: '3406000000', unsure: [] }],
    })
  })

  it('doubts figures of the model that the text does not hold', async () => {
    await start(answering({ ...ITEM, quantity: 77, hts_code: '9503000071' }))
    const { json } = await read()
    expect(json.data.items[0]?.unsure.map((doubt) => doubt.field)).toEqual(['quantity', 'htsCode'])
  })

  it.each([
    ['the model fails', model(() => Promise.reject(new ProviderError('recorded', 'answered 500', true)))],
    ['the model finds nothing', answering()],
  ])('reads offline when %s', async (_case, failing) => {
    await start(failing)
    expect((await read()).json.data).toMatchObject({ method: 'offline', items: [{ description: 'beeswax candles' }] })
  })
})
