// The Manual Invoice Generator from a client's view: paste, judge, edit, reorder, come back, make the paper. Figures by hand:
//  maple syrup 30 x USD 12.50 = 375.00
//  wool toque  60 x CAD 14.50 at 0.7124 = USD 10.3298, so 10.33: 60 x 10.33 = 619.80
//  sample card 10 x USD 0.05 = 0.50; in all 995.30 USD on 100 units
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { pdfPages } from './testing/pdf-text.ts'
import { closePages, launchBrowser, type Portage, pageOfClient, startPortage } from './testing/portage.ts'

const PASTED = `Hello, please invoice:
- 24 x Pure maple syrup 500 mL @ USD 12.50 each, made in Canada, HTS 1702.20.40.70
- 60 x Wool toque @ CAD 14.50, made in Canada, HTS 6505.00.30.90
- 5 x Mystery box, made in Canada`

let portage: Portage
let browser: Browser
let page: Page

beforeAll(async () => {
  portage = await startPortage({ REFERENCE_DIR: 'data/no-reference' })
  browser = await launchBrowser()
  page = await pageOfClient(browser, portage.url)
  await page.getByRole('link', { name: 'Manual Invoice Generator' }).click()
  await page.getByRole('heading', { name: 'Manual Invoice Generator' }).waitFor()
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

const field = (name: string, line: number) => page.getByRole('textbox', { name: `${name}, Line ${line}` })
const items = () => page.getByRole('list', { name: 'Items' }).getByRole('listitem')
const proposals = () => page.getByRole('region', { name: 'Proposed items' })

it('refuses an invoice without items and a paste without text', async () => {
  await page.getByRole('button', { name: 'Generate invoice' }).click()
  await page.getByText('Please add at least one item to generate an invoice').waitFor()
  await page.getByRole('button', { name: 'Parse items' }).click()
  await page.getByText('Please enter item information to parse').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

it('reads pasted text into proposals that say what is unsure', async () => {
  await page.getByRole('textbox', { name: 'Item information' }).fill(PASTED)
  await page.getByRole('button', { name: 'Parse items' }).click()
  await proposals().waitFor()
  const text = await proposals().textContent()
  expect(text).toContain('3 items were read')
  expect(text).toMatch(/Pure maple syrup 500 mL24 × USD 12\.50 · Canada · 1702\.20\.40\.70/)
  expect(text).toMatch(/Wool toque60 × USD 10\.3298 · Canada · 6505\.00\.30\.90/)
  expect(text).toContain('CAD 14.50 becomes USD at 1 CAD = 0.7124 USD. Check it against your sale.')
  expect(text).toContain('The text gives no price.')
  expect(await accessibilityFaults(page)).toEqual([])
})

it('takes what is accepted, leaves what is rejected', async () => {
  await page.getByRole('button', { name: 'Accept Pure maple syrup 500 mL' }).click()
  await page.getByRole('button', { name: 'Accept Wool toque' }).click()
  await page.getByRole('button', { name: 'Reject Mystery box' }).click()
  await proposals().waitFor({ state: 'hidden' })
  await expect.poll(() => items().count()).toBe(2)
  await expect.poll(() => field('Unit price, USD', 2).inputValue()).toBe('10.3298')
})

it('is edited, lengthened and reordered by keyboard, with its total at hand', async () => {
  await field('Quantity', 1).fill('30')
  await page.getByRole('button', { name: 'Add item' }).click()
  await field('Description', 3).fill('Sample card')
  await field('Quantity', 3).fill('10')
  await field('Unit price, USD', 3).fill('0.05')
  await field('Unit price, USD', 3).press('Alt+ArrowUp')
  await expect.poll(() => field('Description', 2).inputValue()).toBe('Sample card')
  await expect.poll(() => field('Description', 3).inputValue()).toBe('Wool toque')
  const finish = page.getByRole('region', { name: 'Generate invoice' })
  await finish.getByText('USD 995.29').waitFor()
  await page.getByRole('region', { name: 'Preview' }).getByText('Total, 100 units').waitFor()
})

it('survives a reload', async () => {
  await page.reload()
  await expect.poll(() => items().count()).toBe(3)
  await expect.poll(() => field('Description', 2).inputValue()).toBe('Sample card')
  await expect.poll(() => field('Quantity', 1).inputValue()).toBe('30')
})

it('makes the paper with these figures and starts anew', async () => {
  await page.getByRole('textbox', { name: 'Invoice number' }).fill('NPG-M-7')
  await page.getByRole('button', { name: /^Importer / }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Northern Pantry USA LLC')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Generate invoice' }).click(),
  ])
  await page.getByText('Invoice generated successfully! (NPG-M-7)').waitFor()
  const text = (await pdfPages(await readFile(await file.path()))).join(' ')
  expect(text).toMatch(/Pure maple syrup 500 mL.*30 12\.5000 375\.00/)
  expect(text).toMatch(/Sample card.*10 0\.0500 0\.50/)
  expect(text).toMatch(/Wool toque.*60 10\.3298 CAD 14\.50 619\.79 CAD 870\.00/)
  expect(text).toContain('995.29')
  expect(text).toContain('NPG-M-7')
  expect(text).toContain('Northern Pantry USA LLC')
  expect(text.indexOf('Sample card')).toBeLessThan(text.indexOf('Wool toque'))
  await expect.poll(() => items().count()).toBe(0)
})

it('remembers the parties of the last invoice, and refuses its number a second time', async () => {
  await page.reload()
  await page.getByText('From your last invoice').waitFor()
  await page.getByRole('button', { name: /^Importer Northern Pantry USA LLC/ }).waitFor()
  await page.getByRole('button', { name: 'Add item' }).click()
  await field('Description', 1).fill('Sample card')
  await field('Quantity', 1).fill('1')
  await field('Unit price, USD', 1).fill('1')
  await page.getByRole('textbox', { name: 'Invoice number' }).fill('NPG-M-7')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Invoice number NPG-M-7 is used already. Choose another.').waitFor()
  await expect.poll(() => field('Description', 1).inputValue()).toBe('Sample card')
})

it.each([320, 375])('does not scroll sideways at %i px and has no serious fault in the dark', async (width) => {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
})
