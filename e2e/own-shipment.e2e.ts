// A candle maker of Ontario brings in her first shipment by herself: typed on a phone, pasted, out of a file of her shop; changes it,
// cancels it and takes that back.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { closePages, launchBrowser, NO_REFERENCE, type Portage, pageOfClient, startPortage } from './testing/portage.ts'

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

const NEWCOMER = 'other@portage.example'
const open = async (viewport?: { width: number; height: number }): Promise<Page> => {
  const page = await pageOfClient(browser, portage.url, NEWCOMER, viewport)
  await page.getByRole('link', { name: 'New shipment' }).first().click()
  await page.getByLabel('Name of the shipment').waitFor()
  return page
}
const create = (page: Page) => page.getByRole('button', { name: 'Create shipment' }).click()
const opened = (page: Page, reference: string) => page.getByRole('heading', { level: 1, name: reference }).waitFor()
const SHOPIFY = [
  'Name,Financial Status,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku',
  '#1001,paid,2,Beeswax candle 6 oz,28.00,WAX-6',
  '#1002,paid,3,Beeswax candle 6 oz,28.00,WAX-6',
  '#1002,,1,Soy candle 8 oz,31.00,SOY-8',
].join('\n')

describe('a first shipment', () => {
  it('is typed on a phone, with what is wrong said at the field, and nothing lost by a reload', async () => {
    const page = await open({ width: 375, height: 812 })
    await page.getByLabel('Name of the shipment').fill('Phone candles')
    await page.getByLabel('What it is, line 1').fill('WAX-6')
    await page.getByLabel('Units, line 1').fill('24')
    await create(page)
    await page.getByText('“WAX-6” is a code.').waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.reload()
    await page.getByText('What you typed is here again.').waitFor()
    await page.getByLabel('What it is, line 1').fill('Beeswax candle, 6 oz')
    await page.getByLabel('Made in, line 1').fill('canada')
    await create(page)
    await opened(page, 'Phone candles')
    await page.getByText('Beeswax candle, 6 oz').first().waitFor()
  })

  it('goes from line to line by Enter, which makes no shipment', async () => {
    const page = await open()
    await page.getByLabel('Name of the shipment').fill('Two lines')
    await page.keyboard.press('Enter')
    await page.getByLabel('What it is, line 1').fill('Beeswax candle, 6 oz')
    await page.getByLabel('Units, line 1').fill('24')
    await page.getByLabel('Made in, line 1').fill('canada')
    await page.keyboard.press('Enter')
    const second = page.getByLabel('What it is, line 2')
    await expect.poll(() => second.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('Soy candle, 8 oz')
    await expect.poll(() => second.inputValue()).toBe('Soy candle, 8 oz')
    await page.getByLabel('Units, line 2').fill('12')
    await page.getByLabel('What it is, line 1').press('Enter')
    await expect.poll(() => second.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByText('2 lines · 36 units').waitFor()
    await create(page)
    await opened(page, 'Two lines')
  })

  it('comes out of the orders of a shop, added up, is changed, cancelled and brought back', async () => {
    const page = await open()
    await page.getByLabel('Name of the shipment').fill('Shop candles')
    await page.getByRole('button', { name: 'From a file' }).click()
    const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(SHOPIFY) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText('This is a Shopify order export.').waitFor()
    await page.getByRole('button', { name: 'Add 2 products' }).click()
    await expect.poll(() => page.getByLabel('Units, line 1').inputValue()).toBe('5')
    await page.getByRole('button', { name: 'All in one box' }).click()
    await page.getByText('Every unit is in a box.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await create(page)
    await opened(page, 'Shop candles')
    await page.getByRole('link', { name: 'Change contents' }).click()
    await page.getByLabel('Units, line 2').fill('4')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('2 SKUs, 9 units').first().waitFor()
    await page.getByRole('button', { name: 'Cancel shipment' }).click()
    await page.getByText('Shop candles is cancelled.').waitFor()
    await page.getByRole('button', { name: 'Take the cancellation back' }).click()
    await page.getByText('Shop candles is back.').waitFor()
    await page.getByRole('button', { name: 'Cancel shipment' }).waitFor()
  })

  it('is changed by two at once: the second sees both values, chooses, and loses nothing of either', async () => {
    const two = [
      await pageOfClient(browser, portage.url, NEWCOMER),
      await pageOfClient(browser, portage.url, NEWCOMER),
    ] as const
    const [one, other] = two
    for (const page of two) {
      await page.getByRole('link', { name: 'Manage Shop candles' }).click()
      await page.getByRole('link', { name: 'Change contents' }).click()
      await page.getByLabel('Units, line 1').waitFor()
    }
    await one.getByLabel('Units, line 1').fill('7')
    await one.getByLabel('Notes (optional)').fill('Leave at the dock')
    await one.getByRole('button', { name: 'Save changes' }).click()
    await opened(one, 'Shop candles')
    await other.getByLabel('Units, line 1').fill('6')
    await other.getByRole('button', { name: 'Save changes' }).click()
    const both = other.getByRole('dialog', { name: 'Somebody else saved this meanwhile' })
    const line = both.getByRole('radiogroup', { name: 'Product WAX-6' })
    await line.getByText('Units: 7').waitFor()
    await line.getByText('Units: 6').waitFor()
    await both.getByText('Notes (optional): Leave at the dock').waitFor()
    expect(await accessibilityFaults(other)).toEqual([])
    await line.getByRole('radio', { name: 'Yours' }).check()
    await both.getByRole('button', { name: 'Save this' }).click()
    await other.getByText('2 SKUs, 10 units').first().waitFor()
    await other.getByRole('link', { name: 'Change contents' }).click()
    await expect.poll(() => other.getByLabel('Notes (optional)').inputValue()).toBe('Leave at the dock')
    for (const page of two) await page.context().close()
  })

  it('takes 500 pasted lines', async () => {
    const page = await open()
    await page.getByLabel('Name of the shipment').fill('Many candles')
    await page.getByRole('button', { name: 'Paste a list' }).click()
    const rows = Array.from({ length: 500 }, (_, n) => `S-${n}\tSoy candle\t3`)
    await page.getByLabel('Paste rows from a spreadsheet').fill(['SKU\tTitle\tQty', ...rows].join('\n'))
    await page.getByRole('button', { name: 'Read the list' }).click()
    await page.getByRole('button', { name: 'Add 500 products' }).click()
    await page.getByText('500 lines · 1,500 units').waitFor()
    await create(page)
    await opened(page, 'Many candles')
  })
})
