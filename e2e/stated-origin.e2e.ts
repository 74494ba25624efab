// An origin that nobody gave and the name of the goods states: an assumption wherever it counts, and one click to make it the origin.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { openNewShipment } from './testing/new-shipment.ts'
import { openItem, pageOfClient } from './testing/portage.ts'

const UNMARKED = { sku: 'TAPER', description: 'Petroleum wax candles, made in China', code: '3406.00.00.00' }

let journey: Journey

beforeAll(async () => {
  journey = await beginJourney((browser, url) => pageOfClient(browser, url))
})

afterAll(() => journey?.end())

it('an origin that only the name states is an assumption in the title of its deposit, and is offered on the card and taken by a click', async () => {
  const { page } = journey
  await openNewShipment(journey, 'Unmarked', [UNMARKED])
  await openItem(page, UNMARKED.description)
  await page.getByText('(if “made in china” states the origin)').first().waitFor()
  await page.getByText('China: the name says “made in china”.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Use China' }).click()
  await page
    .getByRole('row', { name: new RegExp(`^${UNMARKED.description}`) })
    .getByText('CN')
    .waitFor()
  await page.getByText('(if “made in china” states the origin)').first().waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('button', { name: 'Use China' }).count()).toBe(0)
})
