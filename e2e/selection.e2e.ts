// Multi-Select Mode from a client's view: find shipments, select several, look at the merged estimate, make one combined invoice.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { pdfPages } from './testing/pdf-text.ts'
import { pageOfClient } from './testing/portage.ts'

/**
 * At CAD 1 = USD 0.7124, each line rounded half up to the cent.
 *  NPG-1054: 36 x 48.00 = 1,728.00 -> 1,231.03; 120 x 14.50 = 1,740.00 -> 1,239.58; 120 x 12.25 = 1,470.00 -> 1,047.23;
 *            180 x 8.10 = 1,458.00 -> 1,038.68; in all 6,396.00 CAD, 4,556.52 USD
 *  NPG-1053: 120 x 2.90 = 348.00 -> 247.92; 72 x 3.60 = 259.20 -> 184.65; in all 607.20 CAD, 432.57 USD
 */
const FIGURES = [
  ...['NPG-1054', '1,728.00', '1,231.03', '1,740.00', '1,239.58', '1,470.00', '1,047.23', '1,458.00', '1,038.68'],
  ...['6,396.00', '4,556.52', 'NPG-1053', '348.00', '247.92', '259.20', '184.65', '607.20', '432.57'],
  ...['7,003.20', '4,989.09', '0.7124'],
]

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney(pageOfClient, {})
  page = journey.page
})

afterAll(() => journey?.end())

const bar = () => page.getByRole('region', { name: 'Multi-Select Mode' })

it('finds shipments by words and by status, in the address', async () => {
  // The keys of the list are there with its rows.
  await page.getByRole('link', { name: 'Manage NPG-1062' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('NPG-1056')
  await page.getByText('1 shipment found').waitFor()
  await page.waitForURL((url) => url.search === '?search=NPG-1056')
  await page.getByRole('searchbox', { name: 'Search shipments' }).fill('')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Declared')
  await page.waitForURL('**/dashboard?status=declared')
})

it('selects shipments by key and by mouse, and keeps them when it looks elsewhere', async () => {
  await page.getByRole('button', { name: 'Multi-Select Mode', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select NPG-1054' }).click()
  await page.getByRole('checkbox', { name: 'Select NPG-1053' }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Any status')
  await page.getByRole('button', { name: 'Page 2' }).click()
  await page.reload()
  await page.getByRole('table', { name: 'Shipments' }).waitFor()
  await expect.poll(() => bar().textContent()).toContain('2 selected')
})

it('shows the merged estimate with its PDF, beside clearing each apart', async () => {
  await bar().getByRole('button', { name: 'Generate Merged Estimate Clearance' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merged Estimate Clearance' })
  await dialog.getByText('Merged estimate clearance generated successfully!').waitFor()
  await expect.poll(() => dialog.textContent()).toMatch(/Merging (saves|costs) [\d,]+\.\d\d/)
  const statement = await dialog.textContent()
  // Base duty on whole dollars: 10 % of 185 and 4.3 % of 248; 12.5 % on each for goods of China; Canada's goods have certificates.
  expect(statement).toMatch(/Ordinary duty[\s\S]*29\.16[\s\S]*9903\.05\.31[\s\S]*54\.13/)
  expect(statement).toContain('Duties83.2983.29')
  expect(statement).toContain('Formal entry: USD 4,989.09 is above 2,500.')
  expect(await accessibilityFaults(page)).toEqual([])
  const total = await dialog.getByRole('row', { name: /^Total customs and brokerage/ }).textContent()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  const text = (await pdfPages(readFileSync(await file.path()))).join(' ')
  for (const amount of total?.match(/[\d,]+\.\d\d/g) ?? []) expect(text).toContain(amount)
  expect(text).toContain('NPG-1054')
})

it('makes one combined invoice, tells the references and downloads it', async () => {
  const estimate = page.getByRole('dialog', { name: 'Merged Estimate Clearance' })
  await estimate.getByRole('button', { name: 'Generate Combined Customs Invoice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Combined Customs Invoice' })
  await dialog.getByRole('textbox', { name: 'Password' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await page.keyboard.press('Control+Enter')
  await dialog.getByText('Failed to generate combined invoice: The document password is not right.').waitFor()
  await dialog.getByRole('textbox', { name: 'Password' }).fill('demo-docs')
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+Enter')])
  await page.getByText('Combined invoice generated successfully! References: NPG-1054, NPG-1053').waitFor()
  const text = (await pdfPages(readFileSync(await file.path()))).join(' ')
  for (const figure of FIGURES) expect(text, figure).toContain(figure)
})
