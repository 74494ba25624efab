// Ready means ready: what stops the invoice of a shipment is seen in its readiness, its status, the dashboard and at the paper.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { pageOfClient } from './testing/portage.ts'

const REFERENCE = 'NPG-1055'
const MUG = 'Stoneware coffee mug, 350 mL'
const GONE = `${MUG}: HTS code 9999.99.99.99 is not in the current release. Choose another.`
const ENDED = `${MUG}: HTS code 1905.31.00.49 ended on 1 Jul 2026.`

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney((browser, url) => pageOfClient(browser, url))
  page = journey.page
})

afterAll(() => journey?.end())

const row = () => page.getByRole('row', { name: new RegExp(REFERENCE) })
const readiness = () => page.getByRole('region', { name: 'Readiness' })

async function openShipment(): Promise<void> {
  await row()
    .getByRole('link', { name: `Manage ${REFERENCE}` })
    .click()
  await page.getByRole('heading', { name: REFERENCE }).waitFor()
}

async function toDashboard(): Promise<void> {
  await page.goto(`${journey.url}/dashboard`)
  await row().waitFor()
}

async function typeCode(code: string): Promise<void> {
  await page.getByRole('button', { name: `Open ${MUG}` }).click()
  const field = page.getByRole('textbox', { name: 'HTS code' })
  await field.fill(code)
  await field.press('Tab')
}

it('begins with a shipment that reads ready in all of them', async () => {
  await row().getByText('Ready to invoice').waitFor()
  await row().getByText('Declared').waitFor()
  await openShipment()
  await readiness().getByText('Done').first().waitFor()
  expect(await readiness().getByText('Fix').count()).toBe(0)
})

it.each([
  ['a code that is no line of the release', '9999.99.99.99', GONE],
  ['a code that a change of law ended', '1905.31.00.49', ENDED],
])('%s: reads ready in none of them, and says why', async (_what, code, because) => {
  await typeCode(code)
  await readiness().getByText(because, { exact: false }).waitFor()
  await page.getByText('Pending').first().waitFor()
  const make = page.getByRole('button', { name: 'Generate Commercial Invoice' })
  expect(await make.getAttribute('aria-disabled')).toBe('true')
  expect(await make.getAttribute('aria-describedby')).not.toBeNull()
  await toDashboard()
  await row().getByText(because, { exact: false }).waitFor()
  await row().getByText('Pending').waitFor()
  expect(await row().getByText('Ready to invoice').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await openShipment()
})

it('reads ready again in all of them once it is put right', async () => {
  await typeCode('6912.00.44.00')
  await page.getByText('Declared').first().waitFor()
  expect(await readiness().getByText('Fix').count()).toBe(0)
  await toDashboard()
  await row().getByText('Ready to invoice').waitFor()
})
