// All items of a shipment are looked up by the server: a reload, another device and staff find it where it is, and anybody may stop it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { openNewShipment } from './testing/new-shipment.ts'
import { openAsStaff, pageOfClient, pageOfStaff } from './testing/portage.ts'

const REFERENCE = 'Look-ups'
const PHONE = { width: 375, height: 800 }
/** One is done a second: more than are done before staff come to see it, on a machine that takes minutes too. */
const GOODS = 240
const KINDS = ['Beeswax candle', 'Cotton t-shirt', 'Ceramic mug', 'Wooden spoon', 'Leather wallet', 'Wool scarf']

let journey: Journey

beforeAll(async () => {
  journey = await beginJourney(pageOfClient)
})

afterAll(() => journey?.end())

const panel = (on: Page) => on.getByRole('region', { name: 'AI lookup' })
const done = (on: Page) => panel(on).getByText(/^\d+ of \d+ done/)

it('goes on over a reload, is seen and stopped by staff, and what it found stays', async () => {
  const { browser, page, url } = journey
  const lines = Array.from({ length: GOODS }, (_, at) => ({
    sku: `L-${at}`,
    description: KINDS[at % KINDS.length] ?? '',
    code: '',
  }))
  await openNewShipment(journey, REFERENCE, lines)
  const address = page.url()
  await page.getByRole('button', { name: 'Run AI Lookup' }).click()
  await panel(page).getByText('It goes on when you close this page').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await done(page).waitFor()
  const staff = await pageOfStaff(browser, url)
  await openAsStaff(staff, url, REFERENCE)
  await done(staff).waitFor()
  await panel(staff).getByRole('button', { name: 'Stop' }).click()
  await panel(staff)
    .getByText(/^Stopped after \d+ of \d+ items\.$/)
    .waitFor()
  await panel(page)
    .getByText(/^Stopped after \d+ of \d+ items\.$/)
    .waitFor()
  await page.getByRole('button', { name: 'Run AI Lookup' }).click()
  await panel(page).getByRole('button', { name: 'Stop' }).waitFor()
  await page.goto(`${url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.setViewportSize(PHONE)
  await page.goto(address)
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await panel(page)
    .getByText(/^Stopped after \d+ of \d+ items\.$/)
    .waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await panel(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('Proposed').first().waitFor()
  await expect.poll(() => panel(page).count()).toBe(0)
})
