// The catalogue from a client's view: search, change what is remembered, who changed it, a file in, a file out.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { pageOfClient } from './testing/portage.ts'

const HEADING = 'ASIN,Country,HTS,Unit cost\n'
const NEW_LINE = 'B0NEWITEM1,CA,3406.00.00.00,4.20\n'
const CHANGED_LINE = 'B0DEMO0009,CA,6116.91.00.00,12.75\n'
const BAD_LINE = 'B0DEMO0007,Atlantis,6110.11.00.30,48.00\n'
const UNCHANGED_LINE = 'B0DEMO0007,CA,6110.11.00.30,48.00\n'

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney(pageOfClient, {})
  page = journey.page
  await page.getByRole('link', { name: 'Catalogue' }).click()
  await page.getByRole('table', { name: 'Products' }).waitFor()
})

afterAll(() => journey?.end())

const row = (asin: string) => page.getByRole('row', { name: new RegExp(asin) })
const dialog = () => page.getByRole('dialog')
const csv = (text: string) => ({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

it('finds a product by words and keeps the search in the address', async () => {
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('/')
  await page.keyboard.type('toque')
  await page.waitForURL('**/catalogue?search=toque')
  await row('B0DEMO0008').waitFor()
  await expect.poll(() => page.getByRole('table', { name: 'Products' }).getByRole('row').count()).toBe(2)
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('no such thing')
  await page.getByText('Nothing matches “no such thing”.').waitFor()
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('toque')
  await row('B0DEMO0008').waitFor()
})

it('changes what is remembered, and says who changed what', async () => {
  await page.getByRole('link', { name: 'Open B0DEMO0008' }).click()
  const cost = dialog().getByRole('textbox', { name: 'Cost of one unit, CAD' })
  await cost.fill('0')
  await dialog().getByText('The cost must be above 0.').waitFor()
  await cost.fill('15.25')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByText('B0DEMO0008 saved').waitFor()
  await row('B0DEMO0008').getByText('15.25').waitFor()
  await page.getByRole('link', { name: 'Open B0DEMO0008' }).click()
  const newest = dialog().getByRole('region', { name: 'History' }).getByRole('listitem').first()
  await newest.waitFor()
  await expect
    .poll(() => newest.textContent())
    .toMatch(/demo@portage\.example.*\(your company\).*Cost, CAD 15\.25 from 14\.50/)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Close' }).last().click()
})

it('shows what a file would do and which line is wrong, and imports nothing', async () => {
  await page.getByRole('button', { name: 'Import' }).click()
  await page.locator('input[type=file]').setInputFiles(csv(HEADING + NEW_LINE + CHANGED_LINE + BAD_LINE))
  await dialog().getByText('3 rows below the heading').waitFor()
  await expect
    .poll(() => dialog().getByRole('combobox', { name: 'What column HTS holds' }).inputValue())
    .toBe('hts_code')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Check the file' }).click()
  await dialog().getByText('1 error: nothing can be imported').first().waitFor()
  const problem = dialog().getByRole('row', { name: /Atlantis/ })
  await expect
    .poll(() => problem.textContent())
    .toMatch(/^4Country of origin"Atlantis" is not a country\. Use a two-letter code such as CA\.$/)
  const commit = dialog().getByRole('button', { name: /^Import \d products?/ })
  await expect.poll(() => commit.getAttribute('aria-disabled')).toBe('true')
})

it('imports the corrected file: one new, one changed, one as it was', async () => {
  await dialog().getByRole('button', { name: 'Back to the columns' }).click()
  await dialog().getByRole('button', { name: 'Choose another file' }).click()
  await page.locator('input[type=file]').setInputFiles(csv(HEADING + NEW_LINE + CHANGED_LINE + UNCHANGED_LINE))
  await dialog().getByRole('button', { name: 'Check the file' }).click()
  const counts = dialog().getByText('new', { exact: true }).locator('xpath=ancestor::dl')
  await expect.poll(() => counts.textContent()).toBe('new1changed1unchanged1')
  await expect
    .poll(() =>
      dialog()
        .getByRole('row', { name: /B0DEMO0009/ })
        .textContent(),
    )
    .toContain('Cost, CAD 12.75 from 12.25')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Import 2 products' }).click()
  await page.getByText('Imported: 1 new, 1 changed, 1 unchanged.').waitFor()
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('B0NEWITEM1')
  await row('B0NEWITEM1').getByText('4.20').waitFor()
})

it('hands all of it out as a file', async () => {
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('')
  // The file has what is listed, which follows the address.
  await row('B0DEMO0008').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^catalogue-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFasin,country_of_origin,hts_code,/)
  expect(lines.find((line) => line.startsWith('B0NEWITEM1'))).toMatch(/^B0NEWITEM1,CA,3406\.00\.00\.00,.*,4\.2/)
  expect(lines.find((line) => line.startsWith('B0DEMO0009'))).toContain(',12.75,')
  expect(lines.find((line) => line.startsWith('B0DEMO0008'))).toContain(',15.25,')
})

it.each([320, 375])('does not scroll sideways at %i px and has no serious fault in the dark', async (width) => {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('')
  await page.getByText(/Showing 1 to \d+ of \d+ products/).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
})
