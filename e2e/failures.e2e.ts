// Bad days: the server is gone, answers 500, is slow, or no longer knows the session. Nothing typed may be lost without a word.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { openItem, openPage, pageOfClient } from './testing/portage.ts'

const CANDLE = 'Soy wax pillar candle, unscented, 300 g'
const SAVES = '**/api/shipments/*/items/*'

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney(pageOfClient, {})
  page = journey.page
  await page.getByRole('link', { name: 'Manage NPG-1062' }).click()
  await openItem(page, CANDLE)
})

afterAll(() => journey?.end())

const cost = () => page.getByRole('textbox', { name: 'Cost of goods (CAD)' })

async function type(amount: string): Promise<void> {
  await cost().fill(amount)
  await cost().press('Tab')
}

const notSaved = () => page.getByRole('alert').filter({ hasText: 'Not saved' })

/** The cost the server has, seen by a page of its own. */
async function costAfterReload(): Promise<string> {
  await page.reload()
  const opener = page.getByRole('button', { name: new RegExp(`^(Open|Close) ${CANDLE}`) })
  if ((await opener.getAttribute('aria-expanded')) === 'false') await openItem(page, CANDLE)
  return cost().inputValue()
}

/** Ends the session of the page behind its back, as another device or an operator would. */
async function endSessionElsewhere(): Promise<void> {
  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    email: localStorage.getItem('email'),
  }))
  const other = await openPage(journey.browser, `${journey.url}/login`)
  await other.evaluate(({ token, email }) => {
    localStorage.setItem('token', token ?? '')
    localStorage.setItem('email', email ?? '')
  }, stored)
  await other.goto(`${journey.url}/dashboard`)
  const [answer] = await Promise.all([
    other.waitForResponse('**/api/**logout**'),
    other.getByRole('button', { name: 'Log out' }).click(),
  ])
  expect(answer.ok()).toBe(true)
  await other.context().close()
}

it('keeps a value typed without connection, says so, and saves it by itself once there is one', async () => {
  await page.context().setOffline(true)
  await type('9.75')
  await notSaved().waitFor()
  await page
    .getByText('No connection: the change was not saved. Please try again. What you typed stays here.')
    .waitFor()
  await expect.poll(() => cost().inputValue()).toBe('9.75')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.context().setOffline(false)
  await notSaved().waitFor({ state: 'hidden' })
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await expect.poll(costAfterReload).toBe('9.75')
})

it('asks before a page with an unsaved value is left', async () => {
  await page.context().setOffline(true)
  await type('9.80')
  await notSaved().waitFor()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.getByText('Leave with unsaved changes?').waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.poll(() => cost().inputValue()).toBe('9.80')
  await page.context().setOffline(false)
  await notSaved().waitFor({ state: 'hidden' })
})

it('shows the status of a bare 500 and the sentence of one that has words, and keeps the value', async () => {
  await page.route(SAVES, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }))
  await type('9.85')
  await page.getByText('HTTP error! status: 500 What you typed stays here.').waitFor()
  await page.unroute(SAVES)
  const words = JSON.stringify({ success: false, error: 'The change was not saved. Please try again.' })
  await page.route(SAVES, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: words }))
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('The change was not saved. Please try again. What you typed stays here.').waitFor()
  await expect.poll(() => cost().inputValue()).toBe('9.85')
  await page.unroute(SAVES)
  await page.getByRole('button', { name: 'Retry' }).click()
  await notSaved().waitFor({ state: 'hidden' })
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await expect.poll(costAfterReload).toBe('9.85')
})

it('loses nothing on a slow network: what is typed while a save is under way is saved after it', async () => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(SAVES, async (route) => {
    await gate
    await route.continue()
  })
  await type('10.10')
  await page.getByText('Saving', { exact: true }).waitFor()
  await type('10.20')
  await expect.poll(() => cost().inputValue()).toBe('10.20')
  const secondSaved = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('10.2'))
  letGo()
  expect((await secondSaved).ok()).toBe(true)
  await page.unrouteAll({ behavior: 'wait' })
  await expect.poll(costAfterReload).toBe('10.20')
})

it('says on the list what a failed load says, and recovers on Retry', async () => {
  await page.goto(`${journey.url}/dashboard`)
  await page.getByRole('row', { name: /NPG-1061/ }).waitFor()
  const list = '**/api/shipments?*'
  const words = JSON.stringify({ success: false, error: 'Failed to load shipments' })
  await page.route(list, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: words }))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByText('Failed to load shipments').first().waitFor()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('Failed to load shipments').first().waitFor({ state: 'hidden' })
})

it('keeps a manual invoice over an ended session: signed out with the sentence, back with every word', async () => {
  await page.goto(`${journey.url}/manual-invoice`)
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByRole('textbox', { name: 'Description, Line 1' }).fill('Sample card')
  await page.getByRole('textbox', { name: 'Quantity, Line 1' }).fill('10')
  await page.getByRole('textbox', { name: 'Unit price, USD, Line 1' }).fill('0.05')
  await endSessionElsewhere()
  await page.getByRole('button', { name: 'Generate invoice' }).click()
  await page.getByText('Your session has expired. Please log in again.').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByLabel('Email').fill('demo@portage.example')
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await page.waitForURL('**/manual-invoice')
  await expect.poll(() => page.getByRole('textbox', { name: 'Description, Line 1' }).inputValue()).toBe('Sample card')
  await expect.poll(() => page.getByRole('textbox', { name: 'Unit price, USD, Line 1' }).inputValue()).toBe('0.05')
})
