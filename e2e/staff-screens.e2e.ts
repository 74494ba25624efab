// Every screen of staff, with what it shows: no serious fault of accessibility and no scrolling sideways, wide in
// the dark and on a phone in the light.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { openAsStaff, pageOfStaff } from './testing/portage.ts'

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney(pageOfStaff)
  page = journey.page
  await fillCart()
})

afterAll(() => journey?.end())

/** So that the cart and its list have something to show. */
async function fillCart(): Promise<void> {
  await openAsStaff(page, journey.url, 'NPG-1057')
  await page.getByRole('tab', { name: 'Plans' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** A screen and what stands on it once its data is there. */
const SCREENS: readonly (readonly [string, (at: Page) => ReturnType<Page['getByText']>])[] = [
  ['', (at) => at.getByRole('table', { name: 'Clients' })],
  ['/manual-invoice', (at) => at.getByRole('button', { name: 'Add item' })],
  ['/freight-cart', (at) => at.getByRole('row', { name: /NPG-1057/ })],
  ['/cusma-debug', (at) => at.getByRole('row', { name: /certifier_capacity/ })],
  ['/import', (at) => at.getByText('Choose a file, or drop it here')],
  ['/audit', (at) => at.getByRole('table', { name: 'Audit log' })],
  ['/settings/fees', (at) => at.getByRole('button', { name: 'Add a row' })],
  ['/settings/parties', (at) => at.getByRole('button', { name: 'Edit Default shipper' })],
  ['/settings/contact', (at) => at.getByLabel('Email for clients')],
  ['/settings/passwords', (at) => at.getByLabel('New password', { exact: true }).first()],
  ['/settings/connections', (at) => at.getByRole('button', { name: /^Test/ }).first()],
  ['/settings/data', (at) => at.getByRole('table', { name: 'Data' })],
]

const LOOKS = [
  ['wide, dark', 1440, 'dark'],
  ['on a phone, light', 375, 'light'],
] as const

describe.each(LOOKS)('%s', (_, width, colorScheme) => {
  beforeAll(async () => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
  })

  it.each(SCREENS)('/staff%s', async (path, content) => {
    await page.goto(`${journey.url}/staff${path}`)
    await content(page).waitFor()
    expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
  })

  it('a shipment: overview, boxes, plans', async () => {
    await openAsStaff(page, journey.url, 'NPG-1057')
    const seen = {
      'Shipment Overview': page.getByRole('heading', { name: 'Items' }).first(),
      'Box Contents': page.getByRole('heading', { name: /^\d+ box/ }).first(),
      Plans: page.getByRole('region', { name: 'ABE8' }),
    }
    for (const [tab, content] of Object.entries(seen)) {
      await page.getByRole('tab', { name: tab }).click()
      await content.waitFor()
      expect([tab, await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([tab, [], false])
    }
  })

  it('the dialog of the cart', async () => {
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).waitFor()
    expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })
})
