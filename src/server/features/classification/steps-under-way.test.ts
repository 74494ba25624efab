// The step of a classification under way, as whoever waits for it asks.
import { expect, it } from 'vitest'
import { classificationStep, classifyHts } from '#contract/classification.ts'
import { givenClient } from '../../testing/builders.ts'
import { GOOD, recordedModel, SERVICES } from '../../testing/recorded-model.ts'
import { clientCaller, send, type TestCaller, testApp } from '../../testing/test-app.ts'

const RUN = '0123456789abcdef0123456789abcdef'

it.each(SERVICES)('is told while %s thinks, to nobody else, and forgotten with the answer', async (service) => {
  const seen: unknown[] = []
  const { languageModel } = await recordedModel(service, ({ step }) => GOOD[step] ?? {})
  let look = async () => {}
  const watched = {
    ...languageModel,
    ask: (async (question) => {
      await look()
      return languageModel.ask(question)
    }) as typeof languageModel.ask,
  }
  const test = await testApp({ languageModel: watched })
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  const other = await clientCaller(test.deps, await givenClient(test.deps.db))
  const stepFor = async (who: TestCaller) =>
    (await send(test, classificationStep, { params: { run: RUN } }, who)).json.step
  look = async () => {
    seen.push(await stepFor(caller), await stepFor(other))
  }
  const body = { description: 'Soy candle in a jar', run: RUN }
  expect((await send(test, classifyHts, { body }, caller)).json.source).toBe('language-model')
  expect(seen).toEqual(['listing', null, 'heading', null, 'line', null, 'notes', null])
  expect(await stepFor(caller)).toBeNull()
})

it('is forgotten when the model fails too', async () => {
  const { languageModel } = await recordedModel('openai', () => 'refused')
  const test = await testApp({ languageModel })
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  await send(test, classifyHts, { body: { description: 'Soy candle in a jar', run: RUN } }, caller)
  expect((await send(test, classificationStep, { params: { run: RUN } }, caller)).json.step).toBeNull()
})
