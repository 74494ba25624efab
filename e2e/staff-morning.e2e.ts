// Staff's morning: the queue over all clients says what waits and why, and leads to where it is put right.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { closePages, launchBrowser, NO_REFERENCE, type Portage, pageOfStaff, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser
beforeAll(async () => {
  portage = await startPortage({ REFERENCE_DIR: NO_REFERENCE })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

it('goes from the queue to a shipment that is not ready, and hands the clients out as a file', async () => {
  const page = await pageOfStaff(browser, portage.url)
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('link', { name: 'Queue' }).click()
  await page.getByRole('heading', { level: 1, name: 'Queue' }).waitFor()
  await page.getByText(/Not ready \(\d+\)/).click()
  const first = page.getByRole('row').nth(1)
  await first.getByText('The business information is missing: the invoice prints it.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(() => scrollsSideways(page)).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  const link = first.getByRole('link').first()
  const named = (await link.textContent()) ?? ''
  await link.click()
  await page.getByRole('heading', { level: 1, name: named }).waitFor()
  await page.getByRole('link', { name: 'Back to Clients' }).click()
  // The page that is left has a list to export as well.
  await page.getByRole('table', { name: 'Clients' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/)
})
