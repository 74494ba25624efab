// The main job: an item from empty to ready, its duty receipt, the commercial invoice. Every figure is worked out by hand below.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginJourney, type Journey } from './testing/journey.ts'
import { pdfPages } from './testing/pdf-text.ts'
import { openItem, pageOfClient } from './testing/portage.ts'

const CANDLE = 'Soy wax pillar candle, unscented, 300 g'

/**
 * NPG-1062 at CAD 1 = USD 0.7124 (20 Nov 2026): CAD is units x cost, USD is CAD x 0.7124 rounded half up to the cent.
 *  72 x 8.90 = 640.80 -> 456.50592;  96 x 3.60 = 345.60 -> 246.20544;  120 x 2.90 = 348.00 -> 247.9152
 *  48 x 8.40 = 403.20 -> 287.23968;  60 x 9.60 = 576.00 -> 410.3424;   150 x 9.75 = 1,462.50 -> 1,041.885
 */
const LINES = [
  { code: '9617.00.10.00', origin: 'CN', units: '72', cad: '640.80', usd: '456.51' },
  { code: '6912.00.44.00', origin: 'CN', units: '96', cad: '345.60', usd: '246.21' },
  { code: '6307.90.75.00', origin: 'CN', units: '120', cad: '348.00', usd: '247.92' },
  { code: '1509.20.20.90', origin: 'IT', units: '48', cad: '403.20', usd: '287.24' },
  { code: '0901.21.00.20', origin: 'CO', units: '60', cad: '576.00', usd: '410.34' },
  { code: '3406.00.00.00', origin: 'CA', units: '150', cad: '1,462.50', usd: '1,041.89' },
]
const TOTAL_CAD = '3,776.10'
const TOTAL_USD = '2,690.11'

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney(pageOfClient)
  page = journey.page
})

afterAll(() => journey?.end())

describe('a client completes a shipment', () => {
  it('finds it on the dashboard with what is missing', async () => {
    const row = page.getByRole('row', { name: /NPG-1062/ })
    await row.getByText('4 fields missing').waitFor()
    await row.getByRole('link', { name: 'Manage NPG-1062' }).click()
    await page.getByRole('heading', { name: 'NPG-1062' }).waitFor()
    await page.getByText('4 fields are missing on 1 item').first().waitFor()
  })

  it('settles country, cost, code by classification and a new maker, each saved', async () => {
    await openItem(page, CANDLE)
    await page.getByRole('combobox', { name: 'Country of origin' }).fill('Canada')
    await page
      .getByRole('option', { name: /Canada/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Cost of goods (CAD)' }).fill('9.75')
    await page.getByRole('textbox', { name: 'Cost of goods (CAD)' }).press('Tab')
    await page.getByRole('button', { name: 'Classify' }).click()
    await page.getByRole('button', { name: 'Confirm 3406.00.00.00' }).click()
    await page
      .getByText(/Confirmed by/)
      .first()
      .waitFor()

    await page.getByRole('button', { name: 'Add new address' }).click()
    const form = page.getByRole('form', { name: 'Add new address' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Bougies Boréal Ltée 北方蜡烛')
    await form.getByRole('textbox', { name: 'Street address' }).fill('75 rue de l’Église')
    await form.getByRole('textbox', { name: 'City' }).fill('Montréal')
    await form.getByRole('button', { name: 'Save Address' }).click()
    await form.waitFor({ state: 'hidden' })
    await page.getByText('4 of 5').waitFor() // what is left is the CUSMA certificate, needed only to claim preference
  })

  it('shows the duty with each line’s rule: 150 x 9.75 = 1,462.50 CAD = 1,041.885 USD, entered as 1,042', async () => {
    const receipt = page.locator('[aria-busy="false"]').getByRole('article', { name: `Duty receipt: ${CANDLE}` })
    await receipt.getByText('USD 1,042.00').waitFor()
    const text = await receipt.textContent()
    expect(text).toMatch(/3406\.00\.00\.00[\s\S]*Free[\s\S]*0\.00/)
    expect(text).toMatch(/9903\.05\.29[\s\S]*104\.20[\s\S]*May not apply with CUSMA/) // 10 % of 1,042
    expect(text).toMatch(/9903\.03\.14[\s\S]*521\.00/) // 50 % of 1,042
    expect(text).toContain('A CUSMA claim does not lift this line.')
    expect(text).toContain('USD 625.20') // 104.20 + 521.00
    expect(text).toMatch(/U\.S\. note 51/)
  })

  it('still has it all after the page is loaded again', async () => {
    await page.reload()
    const row = page.getByRole('row', { name: new RegExp(`^${CANDLE}`) })
    await row.getByText('3406.00.00.00').waitFor()
    await expect.poll(() => row.textContent()).toMatch(/Canada[\s\S]*9\.75[\s\S]*1,462\.50/)
  })

  it('makes the commercial invoice, whose every figure is right', async () => {
    await page.getByRole('button', { name: 'Generate Commercial Invoice' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Password' }).fill('demo-docs')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Generate Commercial Invoice' }).click()
    const bytes = await readFile(await (await download).path())
    await page.getByText('Commercial invoice generated successfully! (INV-NPG-1062)').waitFor()

    const pages = await pdfPages(bytes)
    const text = pages.join(' ')
    for (const line of LINES)
      for (const figure of Object.values(line)) expect(text, `${line.code} ${figure}`).toContain(figure)
    expect(text).toContain(TOTAL_CAD)
    expect(text).toContain(TOTAL_USD)
    expect(text).toContain('0.7124')
    expect(text).toContain('20 Nov 2026')
    expect(text).toContain('Northern Pantry & Goods Inc.')
    expect(text).toContain('Bougies Boréal Ltée')
    expect(text).toContain('北方蜡烛')
    expect(pages[0]).toMatch(/1 of \d/)
  })

  it('lists the invoice with the shipment, now invoiced, and hands it out again', async () => {
    await page.getByText('INV-NPG-1062').last().waitFor()
    await page.getByText('Invoiced').first().waitFor()
    const download = page.waitForEvent('download')
    await page
      .getByRole('region', { name: 'Documents' })
      .getByRole('button', { name: /Download/ })
      .click()
    const pages = await pdfPages(await readFile(await (await download).path()))
    expect(pages.join(' ')).toContain(TOTAL_USD)
  })
})
