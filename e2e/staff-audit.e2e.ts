// The audit log from the view of staff: what a client did is there to read, to narrow down and to take away.
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { closePages, launchBrowser, type Portage, pageOfClient, pageOfStaff, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser
let page: Page

beforeAll(async () => {
  portage = await startPortage()
  browser = await launchBrowser()
  const client = await pageOfClient(browser, portage.url)
  await client.goto(`${portage.url}/catalogue?asin=B0DEMO0008`)
  await client.getByRole('dialog').getByRole('textbox', { name: 'Cost of one unit, CAD' }).fill('15.25')
  await client.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await client.getByText('B0DEMO0008 saved').waitFor()
  await client.context().close()
  page = await pageOfStaff(browser, portage.url, '/staff/audit')
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

const log = () => page.getByRole('table', { name: 'Audit log' })
const changed = () => log().getByRole('row', { name: /changed what is remembered of B0DEMO0008/ })

it('says who did what, and what the field was before', async () => {
  await changed().waitFor()
  await expect
    .poll(() => changed().textContent())
    .toMatch(/demo@portage\.example \(client\) changed what is remembered/)
  await expect.poll(() => changed().textContent()).toMatch(/Cost, CAD 14\.50 → became 15\.25/)
  expect(await accessibilityFaults(page)).toEqual([])
})

it('is narrowed down by client, person, action and day, and keeps that in the address', async () => {
  await page.getByRole('combobox', { name: 'Client' }).fill('Blue')
  await page.getByRole('option', { name: 'Blue Heron Outfitters Ltd.' }).click()
  await page.waitForURL(/clientId=/)
  await changed().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Show everything' }).click()
  await page.getByLabel('By').selectOption('Clients')
  await page.getByLabel('Action').selectOption('Asin data saved')
  await page.waitForURL((url) => url.search === '?by=client&action=asin-data.saved')
  await page.getByLabel('Name').fill('Demo@portage.example')
  await page.keyboard.press('Enter')
  await page.waitForURL(/person=/)
  await changed().waitFor()
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await page.getByText('No entry matches').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await page.getByText('No entry matches').waitFor()
  await page.goBack()
  await changed().waitFor()
})

it('is taken away as a file', async () => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text.split('\r\n')[0]).toBe('\uFEFFat,who,kind,client,shipment,action,what,changes')
  expect(text).toContain('demo@portage.example,client,Northern Pantry & Goods Inc.,,asin-data.saved')
})

it('leads to the client it concerns', async () => {
  await changed().getByRole('link', { name: 'Northern Pantry & Goods Inc.' }).click()
  await page.waitForURL(/\/staff\/clients\/[0-9a-f-]{36}$/)
  await page.goBack()
})

it('fits a phone', async () => {
  await page.setViewportSize({ width: 375, height: 800 })
  await changed().waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
})
