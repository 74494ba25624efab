// A combined choice is of one importer: shipments of two are refused in words, whatever a browser is made to ask for.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  closePages,
  launchBrowser,
  openPage,
  type Portage,
  pageOfClient,
  signIn,
  startPortage,
} from './testing/portage.ts'

let portage: Portage
let browser: Browser
let page: Page

beforeAll(async () => {
  portage = await startPortage()
  browser = await launchBrowser()
  page = await openPage(browser, portage.url)
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

/** Id of a shipment out of the address of its Manage link. */
const idOf = async (on: Page, name: string | RegExp): Promise<string> =>
  (await on.getByRole('link', { name }).first().getAttribute('href'))?.split('/').at(-1) ?? ''

async function shipmentOfAnother(): Promise<string> {
  const other = await pageOfClient(browser, portage.url, 'other@portage.example')
  const id = await idOf(other, /^Manage /)
  await other.context().close()
  return id
}

it('refuses a merged estimate and a combined invoice with a shipment of another importer, and makes nothing', async () => {
  const foreign = await shipmentOfAnother()
  await signIn(page, portage.url)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Declared')
  await page.getByRole('button', { name: 'Multi-Select Mode', exact: true }).click()
  const own = await idOf(page, 'Manage NPG-1053')
  expect([own, foreign].map((id) => /^[\da-f-]{36}$/.test(id))).toEqual([true, true])
  await page.route('**/api/**', (route) => {
    const sent = route.request().postData()
    return route.continue(sent?.includes(own) ? { postData: sent.replaceAll(own, foreign) } : {})
  })
  await page.getByRole('checkbox', { name: 'Select NPG-1054' }).click()
  await page.getByRole('checkbox', { name: 'Select NPG-1053' }).click()
  const bar = page.getByRole('region', { name: 'Multi-Select Mode' })
  await bar.getByRole('button', { name: 'Generate Merged Estimate Clearance' }).click()
  await page.getByText('Failed to generate merged estimate clearance: Shipment not found').waitFor()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Generate Combined Customs Invoice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Combined Customs Invoice' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill('demo-docs')
  await page.keyboard.press('Control+Enter')
  await dialog.getByText('Failed to generate combined invoice: Shipment not found').waitFor()
  await page.unroute('**/api/**')
  await page.goto(`${portage.url}/documents`)
  await page.getByRole('table').first().waitFor()
  await expect.poll(() => page.getByText('CMB-').count()).toBe(0)
})
