// Boxes, plans, rates and the freight cart as staff work with them. Figures of the demo, by hand where they are sums:
//  NPG-1057 goes to ABE8 with 64 boxes; brokerage is converted at 1 USD = 1.35 CAD.
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { closePages, launchBrowser, openAsStaff, type Portage, pageOfStaff, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser
let page: Page

beforeAll(async () => {
  portage = await startPortage({ REFERENCE_DIR: 'data/no-reference' })
  browser = await launchBrowser()
  page = await pageOfStaff(browser, portage.url)
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

const rates = () => page.getByRole('table', { name: 'Rates to ABE8' })
const rateRow = (name: string) =>
  rates()
    .getByRole('row')
    .filter({ has: page.getByRole('radio', { name }) })
const amountIn = async (row: ReturnType<typeof rateRow>): Promise<number> =>
  Number((await row.getByRole('cell').last().textContent())?.replaceAll(',', ''))

describe('boxes', () => {
  it('of equal weight, size and contents stand together, and assumed sizes are marked', async () => {
    await openAsStaff(page, portage.url, 'NPG-1059')
    await page.getByRole('tab', { name: 'Box Contents' }).click()
    const boxes = page.getByRole('table', { name: 'Box Contents' })
    await boxes.getByRole('row', { name: /^7 boxes.*No\. 1–7.*8 × .*NPG-LAMP-LED.*17\.80/ }).waitFor()
    await page.getByText('2 boxes have an assumed weight or size.').waitFor()
    await page.getByText('size assumed').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('plans', () => {
  it('show the confirmed option as ACTIVE with its placements, and the others compared with it', async () => {
    await openAsStaff(page, portage.url, 'NPG-1057')
    await page.getByRole('tab', { name: 'Plans' }).click()
    const plan = page.getByRole('region', { name: 'NPG-1057 to Amazon FBA' })
    await plan.getByText('CONFIRMED').first().waitFor()
    await plan.getByRole('radio', { name: /Placement option 1/, checked: true }).waitFor()
    await plan.getByText('ACTIVE').first().waitFor()
    await plan.getByText(/\d (more|less)$/).waitFor()
    await page.getByRole('region', { name: 'ABE8' }).waitFor()
  })

  it('list only UPS and FedEx, the cheapest effective total first, and preselected where nobody chose', async () => {
    await page.getByRole('radio', { name: /Placement option 2/ }).check()
    await rates().getByRole('radio').first().waitFor()
    const names = await rates()
      .getByRole('radio')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
    expect(names.every((name) => /^(UPS|FedEx) /.test(name ?? ''))).toBe(true)
    const totals = await Promise.all(names.map((name) => amountIn(rateRow(name ?? ''))))
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    await expect.poll(() => rates().getByRole('radio').first().isChecked()).toBe(true)
    await rates()
      .getByRole('row', { name: /Cheapest.*Preferred/ })
      .waitFor()
    await page.getByRole('radio', { name: /Placement option 1/ }).check()
  })

  it('break the brokerage down to fees, conversion and source', async () => {
    await page.getByRole('button', { name: /How the brokerage of FedEx Ground comes about/ }).click()
    const fees = page.getByRole('table', { name: 'Brokerage of FedEx' })
    await fees.getByRole('row', { name: /Base fee.*36\.40/ }).waitFor()
    await page.getByText(/^USD [\d.,]+ at 1 USD = 1\.35 CAD is CAD [\d.,]+\.$/).waitFor()
    await page.getByText(/^Source: /).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('save the rate that is chosen and say what it costs more', async () => {
    await rates().getByRole('radio', { name: 'UPS Expedited' }).check()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByText(/UPS Expedited was chosen\. It costs CAD [\d.,]+ more than the cheapest\./).waitFor()
    await page.reload()
    await rates().waitFor()
    await expect.poll(() => rates().getByRole('radio', { name: 'UPS Expedited' }).isChecked()).toBe(true)
  })

  it('keep a choice on screen that could not be saved, with Retry', async () => {
    await page.route('**/selected-shipping-rate', (route) => route.abort())
    await page.getByRole('button', { name: 'Use cheapest' }).click()
    await page.getByText('The choice is not saved.').waitFor()
    await expect.poll(() => rates().getByRole('radio', { name: 'FedEx Ground' }).isChecked()).toBe(true)
    await page.unroute('**/selected-shipping-rate')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('The choice is not saved.').waitFor({ state: 'hidden' })
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await rates().waitFor()
    await expect.poll(() => rates().getByRole('radio', { name: 'FedEx Ground' }).isChecked()).toBe(true)
  })

  it('say that no freight service is configured when today’s rates are asked for', async () => {
    await page.getByRole('button', { name: 'Ask for today’s rates' }).click()
    await page.getByText('No freight service is configured. Rates come with the import of plans.').waitFor()
  })
})

describe('the freight cart', () => {
  it('takes a rate with destination, boxes and customs data, and confirms it', async () => {
    await page.getByRole('button', { name: 'Add to cart, ABE8' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to freight cart' })
    const street = dialog.getByRole('textbox', { name: 'Street' })
    await expect.poll(() => street.inputValue()).not.toBe('')
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('textbox', { name: 'City' }).fill('')
    await dialog.getByText('Fill in the destination: City.').first().waitFor()
    await dialog.getByRole('textbox', { name: 'City' }).fill('Florence')
    await dialog.getByRole('textbox', { name: 'Weight, kg, Kind 1' }).fill('14,5')
    await dialog.getByText('5 products').click()
    await dialog
      .getByRole('row', { name: /maple syrup/i })
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText(/FedEx Ground is in the freight cart\. Cart [0-9a-f]{8}\./).waitFor()
  })

  it('says the specified words when adding fails, and keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Add to cart, ABE8' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to freight cart' })
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Dock 4')
    await page.route('**/freightcom-cart', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await dialog.getByText('Failed to add to cart').waitFor()
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Dock 4')
    await page.unroute('**/freightcom-cart')
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Open the freight cart' }).click()
  })

  it('lists it once, for the client, and writes it into files', async () => {
    const table = page.getByRole('table', { name: 'Freight cart' })
    await table.getByRole('row', { name: /NPG-1057.*ABE8.*FedEx Ground.*64 boxes/ }).waitFor()
    await expect.poll(() => table.getByRole('row').count()).toBe(2)
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(await readFile(await csv.path(), 'utf8')).toContain('NPG-1057')
    await page.getByText(/1 cart was written to .*csv\./).waitFor()
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export JSON' }).click(),
    ])
    expect(await readFile(await json.path(), 'utf8')).toContain('Dock 4')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('lets a cart go after asking', async () => {
    await page.getByRole('button', { name: 'Remove FedEx for NPG-1057' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('The freight cart is empty').waitFor()
  })
})

it.each([1440, 375])('has no serious fault and does not scroll sideways at %i px', async (width) => {
  await page.setViewportSize({ width, height: 900 })
  await openAsStaff(page, portage.url, 'NPG-1057')
  await page.getByRole('tab', { name: 'Plans' }).click()
  await page.getByRole('button', { name: /How the brokerage of UPS Standard/ }).click()
  expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
  await page.getByRole('button', { name: 'Add to cart, ABE8' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Street' }).waitFor()
  expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
})
