// The list of shipments: pages, banners, failure and retry, keys, narrow screens.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { closePages, launchBrowser, openItem, type Portage, pageOfClient, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser

beforeAll(async () => {
  portage = await startPortage()
  browser = await launchBrowser()
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

async function dashboard(email?: string, width = 1440): Promise<Page> {
  const page = await pageOfClient(browser, portage.url, email, { width, height: 900 })
  await page.getByText(/Showing 1 to/).waitFor()
  return page
}

describe('the dashboard', () => {
  it('pages through all shipments and keeps the page in the address', async () => {
    const page = await dashboard()
    await page.getByText('Showing 1 to 10 of 29 shipments').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.waitForURL('**/dashboard?page=2')
    await page.getByText('Showing 11 to 20 of 29 shipments').waitFor()
    await page.reload()
    await page.getByText('Showing 11 to 20 of 29 shipments').waitFor()
    await page.goBack()
    await page.getByText('Showing 1 to 10 of 29 shipments').waitFor()
  })

  it('says which fields are missing and which shipments are ready', async () => {
    const page = await dashboard()
    await page
      .getByRole('row', { name: /NPG-1062/ })
      .getByText('4 fields missing')
      .waitFor()
    await page
      .getByRole('row', { name: /NPG-1057/ })
      .getByText('Ready to invoice')
      .waitFor()
  })

  it('orders by duty, with the very sum that stands on the page of the shipment', async () => {
    const page = await dashboard()
    await page.getByRole('button', { name: 'Duty (CAD)' }).click()
    await page.waitForURL('**/dashboard?order=duty')
    await page.locator('th[aria-sort="descending"]', { hasText: 'Duty' }).waitFor()
    const row = page.getByRole('row', { name: /NPG-1059/ })
    const duty = row.locator('[data-column="duty"]')
    await expect.poll(() => duty.textContent()).toMatch(/^[\d,]+\.\d\d$/)
    const listed = await duty.textContent()
    await row.getByRole('link', { name: 'NPG-1059', exact: true }).click()
    await page.getByRole('region', { name: 'Value and duty' }).getByText(`CAD ${listed}`).waitFor()
  })

  it('keeps a list under a name, opens with it, and leaves links alone that say what to show', async () => {
    const page = await dashboard()
    await page.getByRole('button', { name: 'Duty (CAD)' }).click()
    await page.locator('th[aria-sort="descending"]', { hasText: 'Duty' }).waitFor()
    await page.getByRole('button', { name: 'Columns and views' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Destination' }).uncheck()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Costly first')
    await dialog.getByRole('checkbox', { name: 'Open the list with it' }).check()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.getByText('“Costly first” is saved.').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.goto(`${portage.url}/dashboard`)
    await page.locator('th[aria-sort="descending"]', { hasText: 'Duty' }).waitFor()
    await expect.poll(() => page.getByRole('columnheader', { name: 'Destination' }).count()).toBe(0)
    await page.goto(`${portage.url}/dashboard?order=oldest`)
    await page.getByRole('columnheader', { name: 'Destination' }).waitFor()
    await page.getByRole('button', { name: 'Columns and views' }).click()
    await dialog.getByRole('button', { name: 'Delete: Costly first' }).click()
    await dialog.getByText('“Costly first” is deleted.').waitFor()
  })

  it('asks a client without business information for it, in a form that waits for the agreement', async () => {
    const page = await dashboard('other@portage.example')
    await page.getByText('Business Information Required').waitFor()
    await page.getByRole('button', { name: 'Set Up Now' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Sign Agreement to Continue' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('keeps the page usable when the server is gone, and loads again on Retry', async () => {
    const page = await dashboard()
    await page.route('**/api/shipments*', (route) => route.abort())
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('Failed to connect to server. Please try again.').waitFor()
    await page.unroute('**/api/shipments*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Failed to connect to server. Please try again.').waitFor({ state: 'hidden' })
    await page.getByRole('row', { name: /NPG-1061/ }).waitFor()
  })

  it('opens a shipment by keyboard alone', async () => {
    const page = await dashboard()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/shipment/**')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it.each([
    [1440, 'light'],
    [375, 'dark'],
  ] as const)('has no serious accessibility fault at %i px, %s', async (width, colorScheme) => {
    const page = await dashboard(undefined, width)
    await page.emulateMedia({ colorScheme })
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  })

  it.each([
    [1440, 'dark'],
    [375, 'light'],
  ] as const)('shows a shipment without a serious accessibility fault at %i px, %s', async (width, colorScheme) => {
    const page = await dashboard(undefined, width)
    await page.emulateMedia({ colorScheme })
    await page
      .getByRole('link', { name: /NPG-1061/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'NPG-1061' }).waitFor()
    await openItem(page, 'Pure maple syrup')
    await page.getByRole('article', { name: /^Duty receipt/ }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  })
})
