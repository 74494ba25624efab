// Classification while the language model's service is in trouble: a few wait for it, then nobody does.
import { expect, it } from 'vitest'
import { classifyHts } from '#contract/classification.ts'
import { givenClient } from '../../../testing/builders.ts'
import { but, CANDLE, good, recordedModel, type Script, SERVICES } from '../../../testing/recorded-model.ts'
import { clientCaller, send, testApp } from '../../../testing/test-app.ts'

const MINUTE = 60_000
const LEFT_ALONE =
  'The language model failed several times in a row and is not asked again for some minutes: these codes are those of the built-in classifier.'

it.each(SERVICES)('answers at once after three failures of %s, and asks again after five minutes', async (service) => {
  let at = Date.parse('2026-11-21T15:00:00Z')
  let broken = true
  const script: Script = (asked, count) =>
    broken ? but('chosen_line', () => 'busy')(asked, count) : good(asked, count)
  const { languageModel, asked } = await recordedModel(service, script, { now: () => new Date(at) })
  const test = await testApp({ languageModel })
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  const classify = async (description: string) =>
    (await send(test, classifyHts, { body: { description } }, caller)).json

  await classify('Soy candle in a glass jar')
  for (const title of ['Soy candle, vanilla', 'Soy candle, lavender', 'Soy candle, cedar'])
    expect((await classify(title)).source).toBe('embedded')
  const before = asked.length
  const resting = await classify('Soy candle, orange')
  expect(resting).toMatchObject({ source: 'embedded', notice: LEFT_ALONE })
  expect(resting.htsCodes[0]?.htsCode).toBe(CANDLE)
  expect(asked).toHaveLength(before)

  broken = false
  at += 5 * MINUTE
  expect(await classify('Soy candle, orange')).toMatchObject({ source: 'language-model', notice: null })
})

it('says that the model was too slow when one question was, before the deadline of all steps', async () => {
  const { languageModel } = await recordedModel(
    'openai',
    but('chosen_heading', () => 'slow'),
  )
  const impatient = {
    ...languageModel,
    ask: ((question) => languageModel.ask({ ...question, deadlineMs: 300 })) as typeof languageModel.ask,
  }
  const test = await testApp({ languageModel: impatient })
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  const { json } = await send(test, classifyHts, { body: { description: 'Soy candle in a jar' } }, caller)
  expect(json.notice).toMatch(/^The language model did not answer in time/)
})
