// What if, for a whole shipment: tried, shared by a link and opened in a second tab; and the wide page of its costs.
// CAD 1 = USD 0.7124. NPG-1062 has goods of China, Italy and Colombia, and a candle that lacks code, origin and cost.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { openAsClient, pageOfClient } from './testing/portage.ts'

const MUG = 'Stoneware coffee mug, 350 mL'
const CANDLE = 'Soy wax pillar candle, unscented, 300 g'

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney(pageOfClient)
  page = journey.page
})

afterAll(() => journey?.end())

const openShipment = (reference: string) => openAsClient(page, journey.url, reference)

const differenceOn = (shown: Page) => shown.getByRole('region', { name: 'What it does to the duty' })

it('says the difference first, with why and what is left out: 12.5 % of 246 for the mug from Italy is 30.75 less', async () => {
  await openShipment('NPG-1062')
  await page.getByRole('link', { name: /^What if: try another/ }).click()
  await page.getByRole('heading', { name: 'What if: NPG-1062' }).waitFor()
  await differenceOn(page).getByText('Change something to see what it does to the duty.').waitFor()
  await page.getByText('One item by itself').click()
  const mug = page.getByRole('group', { name: MUG })
  await mug.getByRole('combobox', { name: 'Country of origin' }).fill('Italy')
  await page.getByRole('option', { name: /Italy/ }).click()
  const difference = differenceOn(page)
  // 302.84 as the shipment says it; 30.75 / 0.7124 = 43.164... is what the mug's duty falls by: 77.69 to 34.53
  await difference.getByText('Duty falls from CAD 302.84 to CAD 259.68: CAD 43.16 less.').waitFor()
  await difference
    .getByText('Section 301 forced-labor duty on goods of China no longer applies: CAD 43.16 less.')
    .waitFor()
  await difference.getByText(new RegExp(`^Not compared.*: ${CANDLE}\\. They are not counted as zero\\.$`)).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

it('brings all of it back in a second tab from the link, and saves nothing', async () => {
  await page.getByRole('textbox', { name: 'Cost of all items, change in percent' }).pressSequentially('-10')
  await differenceOn(page)
    .getByText(/^Duty falls from CAD 302\.84 to CAD 2[0-4]\d\.\d\d: CAD [\d.]+ less\.$/)
    .waitFor()
  const said = await differenceOn(page).getByRole('status').first().textContent()
  const second = await page.context().newPage()
  await second.goto(page.url())
  await differenceOn(second)
    .getByText(said ?? '')
    .waitFor()
  await expect
    .poll(() => second.getByRole('textbox', { name: 'Cost of all items, change in percent' }).inputValue())
    .toBe('-10')
  const mug = second.getByRole('group', { name: MUG })
  await expect.poll(() => mug.getByRole('combobox', { name: 'Country of origin' }).inputValue()).toBe('Italy')
  await second.getByRole('button', { name: 'Start over' }).click()
  await differenceOn(second).getByText('Change something to see what it does to the duty.').waitFor()
  await second.getByRole('link', { name: 'Back to the shipment' }).click()
  await second
    .getByRole('row', { name: new RegExp(`^${MUG}`) })
    .getByText('77.69')
    .waitFor()
  await second.close()
})

it.each([320, 375])('fits a screen of %i px, in the dark too', async (width) => {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await differenceOn(page).getByRole('img').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
})

it('shows what clearing a shipment costs as a page of its own, by keyboard and on a phone too', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openShipment('NPG-1059')
  await page.getByRole('link', { name: 'Estimate costs' }).click()
  await page.waitForURL('**/estimate')
  await page.getByRole('table', { name: 'Duty by item' }).waitFor()
  const landed = page.getByRole('img', { name: /^From the goods to the landed cost\. Goods: CAD/ })
  await landed.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const key = page.getByRole('toolbar', { name: 'Duty by law: what each pattern stands for' })
  await key.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => key.getByRole('button').first().getAttribute('aria-pressed')).toBe('true')
  for (const details of await page.getByText('The same figures as a table').all()) await details.click()
  await page.getByRole('table', { name: 'Duty by law' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await scrollsSideways(page)).toBe(false)
})
