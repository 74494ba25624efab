// A connection that is lost and comes back: the pages open all the same and say as of when they are, what is typed meanwhile is sent by
// itself afterwards, and whoever signs out leaves nothing to read.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { patientContext } from './testing/fresh-page.ts'
import {
  launchBrowser,
  NO_REFERENCE,
  type Portage,
  openItem as press,
  signIn,
  startPortage,
} from './testing/portage.ts'

const CANDLE = 'Soy wax pillar candle, unscented, 300 g'

let portage: Portage
let page: Page

beforeAll(async () => {
  portage = await startPortage({ REFERENCE_DIR: NO_REFERENCE })
  const context = await patientContext(await launchBrowser(), { reducedMotion: 'reduce', locale: 'en-US' })
  page = await context.newPage()
  await signIn(page, portage.url)
  await page.evaluate('navigator.serviceWorker.ready')
})

afterAll(async () => {
  await page?.context().close()
  await portage?.stop()
})

const offline = () => page.getByText('You are offline')
/** As it was left open, or not. */
async function openItem(): Promise<void> {
  const opener = page.getByRole('button', { name: new RegExp(`^(Open|Close) ${CANDLE}`) })
  if ((await opener.getAttribute('aria-expanded')) === 'false') await press(page, CANDLE)
  await cost().waitFor()
}
const cost = () => page.getByRole('textbox', { name: 'Cost of goods (CAD)' })

it('keeps what was read while there was a connection', async () => {
  await page.reload()
  await page.getByRole('link', { name: 'Manage NPG-1062' }).click()
  await openItem()
  await page.reload()
  await openItem()
  await expect.poll(() => offline().count()).toBe(0)
})

it('keeps no business information, which holds numbers and a phone, and forgets what an older page kept of it', async () => {
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('portage-data'))
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(() => kept()).toContain('/api/shipments')
  await expect.poll(() => kept()).not.toContain('/api/client-business-info')
  await page.evaluate(async () => {
    await (await caches.open('portage-data-older')).put('/api/client-business-info', new Response('{}'))
    await (await navigator.serviceWorker.ready).unregister()
  })
  await expect.poll(() => kept()).toContain('/api/client-business-info')
  await page.reload()
  await page.evaluate('navigator.serviceWorker.ready')
  await expect.poll(kept).not.toContain('/api/client-business-info')
})

it('opens the shipment and the list without one, and says as of when they are', async () => {
  await page.context().setOffline(true)
  await page.reload()
  await offline().waitFor()
  await page.getByText(/Shown as of \d+ \w+ \d{4}, /).waitFor()
  await openItem()
  expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
  await page.goto(`${portage.url}/dashboard`)
  await page.getByRole('link', { name: 'Manage NPG-1062' }).click()
  await openItem()
})

it('sends what was typed meanwhile by itself, and shows the present again', async () => {
  await cost().fill('9.75')
  await page.keyboard.press('Tab')
  await page.getByRole('alert').filter({ hasText: 'Not saved' }).waitFor()
  await page.context().setOffline(false)
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await offline().waitFor({ state: 'hidden' })
  await page.reload()
  await openItem()
  await expect.poll(() => cost().inputValue()).toBe('9.75')
})

it('leaves nothing to read to who comes after a sign-out', async () => {
  await page.goto(`${portage.url}/dashboard`)
  await page.getByRole('table', { name: 'Shipments' }).waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByLabel('Email').waitFor()
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('portage-data'))))
    .toEqual([])
  await page.context().setOffline(true)
  await page.goto(`${portage.url}/dashboard`)
  await page.getByLabel('Email').waitFor()
  await expect.poll(() => page.getByText('NPG-1062').count()).toBe(0)
  await page.context().setOffline(false)
})
