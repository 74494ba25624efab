// Staff from sign-in to papers: lists with their search, a shipment worked on for a client, the template, an invoice typed by hand.
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './testing/accessibility.ts'
import { pdfPages } from './testing/pdf-text.ts'
import {
  closePages,
  launchBrowser,
  openAsStaff,
  openItem,
  openPage,
  type Portage,
  saved,
  signInAsStaff,
  startPortage,
} from './testing/portage.ts'

const CANDLE = 'Soy wax pillar candle, unscented, 300 g'

let portage: Portage
let browser: Browser
let page: Page

beforeAll(async () => {
  portage = await startPortage({ REFERENCE_DIR: 'data/no-reference' })
  browser = await launchBrowser()
  page = await openPage(browser, `${portage.url}/staff/freight-cart?page=1`)
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

async function textOf(press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return (await pdfPages(await readFile(await file.path()))).join(' ')
}

describe('the session of staff', () => {
  it('asks for the password first and then shows the page that was asked for', async () => {
    await page.waitForURL('**/staff')
    await page.getByLabel('Staff password').first().fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Invalid password').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Staff password').first().fill('demo-staff')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/staff/freight-cart?page=1')
    await page.getByText('The freight cart is empty').waitFor()
  })

  it('is restored on load; stored data that is none is cleared', async () => {
    await page.goto(`${portage.url}/staff`)
    await page.getByRole('table', { name: 'Clients' }).waitFor()
    await page.evaluate(() => localStorage.setItem('staffUser', '{"id":'))
    await page.goto(`${portage.url}/staff`)
    await page.getByLabel('Staff password').first().waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('staffToken'))).toBeNull()
    await signInAsStaff(page, portage.url)
  })

  it('says at an unknown address that it is no page, and leads to the clients', async () => {
    await page.goto(`${portage.url}/staff/nowhere/at/all`)
    await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Clients' }).click()
    await page.waitForURL('**/staff')
  })
})

describe('clients and shipments', () => {
  it('are found by words, which stay in the address', async () => {
    await page.goto(`${portage.url}/staff`)
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('northern')
    await page.waitForURL('**/staff?search=northern')
    await page.getByRole('table', { name: 'Clients' }).waitFor()
    const headers = page.getByRole('table', { name: 'Clients' }).getByRole('columnheader')
    await expect.poll(() => headers.allTextContents()).toEqual(['CLIENT NAME', 'EMAIL', 'JOINED', 'ACTION'])
    await page.getByRole('link', { name: /^View Shipments, Northern/ }).click()
    await page.getByRole('heading', { name: /Northern Pantry/ }).waitFor()
    await page.getByRole('table', { name: 'Shipments' }).waitFor()
    const columns = page.getByRole('table', { name: 'Shipments' }).getByRole('columnheader')
    await expect
      .poll(() => columns.allTextContents())
      .toEqual([
        ...['SHIPMENT REFERENCE', 'STATUS', 'ITEMS', 'VALUE (CAD)', 'DUTY (CAD)', 'DESTINATION', 'CREATED', 'ACTION'],
      ])
    await page
      .getByRole('row', { name: /NPG-1061/ })
      .getByText('1,488 items, 12 SKUs')
      .waitFor()
    await page.getByRole('button', { name: 'Page 3' }).click()
    await page.waitForURL('**?page=3')
    await page.getByRole('searchbox', { name: 'Search shipments' }).fill('npg-1044')
    await page.waitForURL('**?search=npg-1044')
    await page
      .getByRole('row', { name: /NPG-1044/ })
      .getByText('Cancelled')
      .waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('searchbox', { name: 'Search shipments' }).fill('zzz')
    await page.getByRole('heading', { name: 'No shipments found' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'No shipments found' }).waitFor()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await page.getByRole('table', { name: 'Shipments' }).waitFor()
    await page.getByRole('link', { name: 'Back to Clients' }).click()
    await page.waitForURL('**/staff')
  })

  it('say so when a client or a shipment is not there', async () => {
    await page.goto(`${portage.url}/staff/clients/0190a1b2-0000-4000-8000-00000000dead`)
    await page.getByText('This client was not found.').waitFor()
    await page.goto(`${portage.url}/staff/clients/nowhere`)
    await page.getByText('This client was not found.').waitFor()
  })
})

describe('a shipment worked on for a client', () => {
  it('shows what the client sees: lookup while pending, readiness, value and duty', async () => {
    await openAsStaff(page, portage.url, 'NPG-1062')
    await page.getByRole('tab', { name: 'Shipment Overview', selected: true }).waitFor()
    await page.getByRole('button', { name: 'Run AI Lookup' }).waitFor()
    await page.getByText('4 fields are missing on 1 item').first().waitFor()
    await openItem(page, CANDLE)
    await saved(page, async () => {
      await page.getByRole('combobox', { name: 'Country of origin' }).fill('Canada')
      await page.getByRole('option', { name: 'Canada' }).first().click()
    })
    await saved(page, async () => {
      await page.getByRole('textbox', { name: 'Cost of goods (CAD)' }).fill('9.75')
      await page.getByRole('textbox', { name: 'Cost of goods (CAD)' }).press('Tab')
    })
    await page.reload()
    await page.getByText('2 fields are missing on 1 item').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('looks codes and makers up while it is pending', async () => {
    await page.getByRole('button', { name: 'Run AI Lookup' }).click()
    await page.getByText(/AI lookup found data for \d of \d items|AI lookup found nothing/).waitFor()
  })

  it('keeps the tab in the address and what is open in the items meanwhile', async () => {
    await page.getByRole('tab', { name: 'Plans' }).click()
    await page.waitForURL(/[?&]tab=plans/)
    await page.getByText('No plans are known').waitFor()
    await page.reload()
    await page.getByRole('tab', { name: 'Plans', selected: true }).waitFor()
    await page.getByRole('tab', { name: 'Plans' }).press('ArrowLeft')
    await page.getByRole('tab', { name: 'Box Contents', selected: true }).waitFor()
    await page.getByText('No boxes are known').waitFor()
  })

  it('makes the invoice with the document password, from any tab', async () => {
    await openAsStaff(page, portage.url, 'NPG-1057')
    await page.getByRole('tab', { name: 'Box Contents' }).click()
    await page.getByRole('button', { name: 'Generate Commercial Invoice' }).click()
    const dialog = page.getByRole('dialog', { name: 'Generate Commercial Invoice' })
    await dialog.getByText('Nothing stops this paper.').waitFor()
    await dialog.getByRole('textbox', { name: 'Password' }).fill('demo-docs')
    const text = await textOf(() => dialog.getByRole('button', { name: 'Generate Commercial Invoice' }).click())
    await page.getByText('Commercial invoice generated successfully! (INV-NPG-1057)').waitFor()
    expect(text).toContain('INV-NPG-1057')
    await page.getByRole('tab', { name: 'Shipment Overview' }).click()
    await page.getByRole('region', { name: 'Documents' }).getByText('INV-NPG-1057').waitFor()
  })

  it('makes FDA worksheets, and hands out the certificate that stands', async () => {
    await page.getByRole('button', { name: 'Generate FDA Worksheets' }).click()
    const dialog = page.getByRole('dialog', { name: 'Generate FDA Worksheets' })
    await dialog.getByRole('textbox', { name: 'Password' }).fill('demo-docs')
    const worksheets = await textOf(() => dialog.getByRole('button', { name: /^Generate/ }).click())
    expect(worksheets).toContain('maple')
    await page.getByText('FDA worksheets generated successfully!').waitFor()
    const certificate = page.getByRole('button', { name: 'Download the CUSMA certificate of NPG-1057' })
    expect(await textOf(() => certificate.click())).toContain('Northern Pantry')
  })

  const certificateDialog = () => page.getByRole('dialog', { name: 'CUSMA certificate of origin' })

  async function prepareCertificate(): Promise<void> {
    await openAsStaff(page, portage.url, 'NPG-1059')
    await page.getByRole('button', { name: /^(Fill out|Continue) CUSMA$/ }).click()
    const dialog = certificateDialog()
    await dialog.getByText(/items may be claimed/).waitFor()
    await dialog
      .getByRole('combobox', { name: /^Criterion of/ })
      .first()
      .waitFor()
    for (const choice of await dialog.getByRole('combobox', { name: /^Criterion of/ }).all()) {
      await choice.selectOption('C')
    }
    await dialog.getByLabel('Signer name').fill('Dana Roy')
    await dialog.getByLabel('Signer title').fill('Director')
    await dialog.getByText('Type', { exact: true }).click()
    await dialog.getByLabel('Your name as the signature').fill('Dana Roy')
    await dialog.getByRole('checkbox', { name: /I certify that the goods/ }).check()
  }

  it('prepares a CUSMA certificate, which only the client signs', async () => {
    await prepareCertificate()
    await certificateDialog().getByRole('button', { name: 'Sign and make certificate' }).click()
    await certificateDialog()
      .getByText(/Only the client signs its certificate\. What you prepared is saved/)
      .waitFor()
  })

  it('signs it under the written mandate of the client, once that is recorded, and hands it out again', async () => {
    await page.goto(`${portage.url}/staff?search=${encodeURIComponent('Northern Pantry')}`)
    await page.getByRole('link', { name: /^View Shipments, Northern Pantry/ }).click()
    await page.getByText('Record a written mandate').click()
    await page.getByLabel('Who certifies under it').fill('Robin Keller')
    await page.getByLabel('Title of that person').fill('Compliance lead')
    await page.getByLabel('Who signed it for the client').fill('Dana Roy')
    await page.getByLabel('Day it was signed').fill('2026-11-02')
    await page.getByLabel('Where the paper is kept').fill('Binder 4')
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page.getByText(/Robin Keller, Compliance lead, certifies for the client/).waitFor()
    await prepareCertificate()
    const sign = certificateDialog().getByRole('button', { name: 'Sign and make certificate' })
    const signed = await textOf(() => sign.click())
    expect(signed).toContain('Northern Pantry')
    expect(signed).toContain('Robin Keller')
    const again = page.getByRole('button', { name: 'Download the CUSMA certificate of NPG-1059' })
    expect(await textOf(() => again.click())).toBe(signed)
  })
})

it('lists the fields of the CUSMA template and gives the annotated PDF', async () => {
  await page.goto(`${portage.url}/staff/cusma-debug`)
  const table = page.getByRole('table', { name: 'CUSMA template' })
  await table.getByRole('row', { name: /certifier_capacity.*Radio/ }).waitFor()
  await page.getByRole('searchbox', { name: 'Search fields' }).fill('exporter.')
  await table.getByRole('row', { name: /certifier_capacity/ }).waitFor({ state: 'hidden' })
  expect(await textOf(() => page.getByRole('button', { name: 'Download annotated PDF' }).click())).toContain('exporter')
  expect(await accessibilityFaults(page)).toEqual([])
})

describe('an invoice typed by staff', () => {
  it('is read from a text, and stays with the staff without a client', async () => {
    await page.getByRole('link', { name: 'Manual Invoice Generator' }).click()
    await page
      .getByRole('textbox', { name: 'Item information' })
      .fill('24 x Maple syrup @ USD 12.50 each, made in Canada')
    await page.getByRole('button', { name: 'Parse items' }).click()
    await page.getByRole('button', { name: /^Accept Maple syrup/ }).click()
    const text = await textOf(() => page.getByRole('button', { name: 'Generate invoice' }).click())
    expect(text).toMatch(/STAFF-MANUAL-\d{8}-\d{6}/)
    expect(text).toContain('300.00')
    await page.getByText(/Invoice generated successfully! \(STAFF-MANUAL-/).waitFor()
    const papers = page.getByRole('table', { name: 'Papers of staff' })
    expect(await textOf(() => papers.getByRole('button', { name: /^Download STAFF-MANUAL/ }).click())).toBe(text)
  })

  it('takes what was typed along to the client that is then chosen, and lands in their papers', async () => {
    await page.getByRole('button', { name: 'Add item' }).click()
    await page.getByRole('textbox', { name: 'Description, Line 1' }).fill('Wool toque')
    await page.getByRole('textbox', { name: 'Unit price, USD, Line 1' }).fill('10.33')
    await page.getByRole('combobox', { name: 'Client' }).fill('northern')
    await page.getByRole('option', { name: /Northern Pantry/ }).click()
    await page.waitForURL('**?client=**')
    await page.getByText(/of the client$/).waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Description, Line 1' }).inputValue()).toBe('Wool toque')
    const text = await textOf(() => page.getByRole('button', { name: 'Generate invoice' }).click())
    expect(text).toContain('Northern Pantry')
    await page.goto(`${portage.url}/staff/manual-invoice`)
    const papers = page.getByRole('table', { name: 'Papers of staff' })
    await papers.waitFor()
    await page.getByRole('button', { name: 'Add item' }).waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Description, Line 1' }).count()).toBe(0)
    await expect.poll(() => papers.getByRole('row').count()).toBe(2)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

it('ends with Logout', async () => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('Staff password').first().waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('staffToken'))).toBeNull()
})
