// Staff look at the client area as the client sees it: marked, whole, and nothing in it can be changed, by the screen or past it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { openItem, pageOfStaff } from './testing/portage.ts'

const CLIENT = 'Northern Pantry & Goods Inc.'
const OIL = 'Extra virgin olive oil'

let journey: Journey
let page: Page

/** What the browser sent. */
const sent: string[] = []

beforeAll(async () => {
  journey = await beginJourney(pageOfStaff)
  page = journey.page
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
})

afterAll(() => journey?.end())

const screens = () => page.getByRole('navigation', { name: 'Screens of the client' })

it('shows the shipments, marked', async () => {
  await page.getByRole('link', { name: `View Shipments, ${CLIENT}` }).click()
  await page.getByRole('link', { name: 'View as client' }).click()
  await page.getByText(`You see what ${CLIENT} sees.`).waitFor()
  await page.getByRole('link', { name: 'Manage NPG-1056' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Edit Business Info' }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: 'Multi-Select Mode' }).count()).toBe(0)
})

it('shows a shipment whose fields and buttons are held back', async () => {
  await page.getByRole('link', { name: 'Manage NPG-1056' }).click()
  await page.getByRole('heading', { name: 'NPG-1056' }).waitFor()
  await page.getByText(`You see what ${CLIENT} sees.`).waitFor()
  await openItem(page, OIL)
  await page.getByRole('textbox', { name: 'Cost of goods (CAD)' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Generate Commercial Invoice' }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('textbox', { name: 'Cost of goods (CAD)' }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('combobox', { name: 'Country of origin' }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: /^Take out of shipment/ }).isDisabled()).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('c')
  await page.keyboard.press('x')
})

it('shows the catalogue, which takes no change', async () => {
  await screens().getByRole('link', { name: 'Catalogue' }).click()
  await page.getByRole('heading', { name: 'Catalogue', level: 1 }).waitFor()
  await page
    .getByRole('row', { name: new RegExp(OIL) })
    .getByRole('link')
    .click()
  const product = page.getByRole('dialog')
  await product.getByRole('textbox', { name: 'Cost of one unit, CAD' }).waitFor()
  await expect.poll(() => product.getByRole('textbox', { name: 'Cost of one unit, CAD' }).isDisabled()).toBe(true)
  await expect.poll(() => product.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await product.waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByRole('button', { name: 'Import' }).isDisabled()).toBe(true)
})

it('shows the documents, and leads from one to its shipment within the view', async () => {
  await screens().getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('heading', { name: 'Documents', level: 1 }).waitFor()
  const paper = page.getByRole('table', { name: 'Documents' }).getByRole('link').first()
  const reference = (await paper.textContent()) ?? ''
  expect(await accessibilityFaults(page)).toEqual([])
  await paper.click()
  await page.getByRole('heading', { name: reference }).waitFor()
  await page.getByText(`You see what ${CLIENT} sees.`).waitFor()
})

it('fits a phone, in the dark', async () => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const screen of ['Shipments', 'Catalogue', 'Documents']) {
    await screens().getByRole('link', { name: screen }).click()
    await page.getByRole('heading', { name: screen, level: 1 }).waitFor()
    await page.getByRole('table').first().waitFor()
    expect([screen, await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([screen, [], false])
  }
})

it('sent nothing that changes data, and the server would refuse it', async () => {
  await page.getByRole('link', { name: 'Stop viewing as client' }).click()
  await page.getByRole('table', { name: 'Shipments' }).waitFor()
  expect(sent.filter((each) => /^(PUT|DELETE)|hts-classify/.test(each))).toEqual([])
  const refused = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('staffToken')}`, 'x-view-only': '1' }
    const answer = await fetch('/api/staff/settings/provider-email', { method: 'PUT', headers })
    return `${answer.status} ${await answer.text()}`
  })
  expect(refused).toMatch(/^403 .*Nothing can be changed here\./)
})
