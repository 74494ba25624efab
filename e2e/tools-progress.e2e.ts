// What a public tool says while a language model takes its time: the sentence of the step that the server is at.
import { createServer, type Server } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launchBrowser, openPage, type Portage, startPortage } from './testing/portage.ts'

let model: Server
let portage: Portage
let browser: Browser
/** Lets the model answer, with an error: what it says does not matter here. */
let answer: () => void = () => undefined
let isAsked: Promise<void>

beforeAll(async () => {
  let asked = () => {}
  isAsked = new Promise((done) => {
    asked = done
  })
  model = createServer((_request, response) => {
    asked()
    answer = () => response.writeHead(400).end()
  })
  await new Promise<void>((done) => model.listen(0, '127.0.0.1', done))
  const address = model.address()
  if (typeof address !== 'object' || !address) throw new Error('the model has no address')
  portage = await startPortage({
    LANGUAGE_MODEL: 'openai',
    LANGUAGE_MODEL_URL: `http://127.0.0.1:${address.port}`,
    LANGUAGE_MODEL_KEY: 'key-of-the-journey',
    LANGUAGE_MODEL_NAME: 'held-model',
    WEB_SEARCH: 'model',
  })
  browser = await launchBrowser()
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
  model?.closeAllConnections()
  model?.close()
})

it('holds at the step of the server past the times of later ones, and ends with the answer', async () => {
  const page = await openPage(browser, `${portage.url}/tools/manufacturer-lookup?asin=B000000000&origin=CN`)
  await page.getByLabel('Product title').fill('Ceramic coffee mug')
  await page.clock.install()
  // Stands there for moments, and the clock goes on.
  const reading = page.getByText('Reading the listing...').waitFor()
  await page.getByRole('button', { name: 'Find the maker' }).click()
  await reading
  await isAsked
  const stepTold = () => page.waitForResponse(/\/api\/public\/runs\/[\w-]+\/step$/)
  for (let seconds = 0; seconds < 12; seconds += 2) {
    const told = stepTold()
    await page.clock.runFor(2000)
    expect((await told).status()).toBe(200)
    await page.getByText('Searching for the maker...').waitFor()
  }
  await expect.poll(() => page.getByText('Comparing addresses...').count()).toBe(0)
  answer()
  await page.getByText('No maker found').waitFor()
  await expect.poll(() => page.getByText('Searching for the maker...').count()).toBe(0)
  await page.getByText('20 of 20 left today').waitFor()
  await page.context().close()
})
