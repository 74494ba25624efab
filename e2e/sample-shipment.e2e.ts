// A sample shipment on a telephone: tried by who is new, walked to its invoice, and thrown away so that nothing of it is left.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { pdfPages } from './testing/pdf-text.ts'
import { openItem } from './testing/portage.ts'
import { phoneOfNewClient } from './testing/taken-in.ts'

let journey: Journey
let page: Page
beforeAll(async () => {
  journey = await beginJourney(phoneOfNewClient({ email: 'looking@example.com', name: 'Only Looking Inc.' }))
  page = journey.page
})
afterAll(() => journey?.end())

const button = (name: string | RegExp) => page.getByRole('button', { name })
const isFine = async () => expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])

it('is offered, and made with one click', async () => {
  await isFine()
  await button('Try a sample shipment').click()
  await page.getByRole('heading', { level: 1, name: 'Sample shipment' }).waitFor()
  await page.getByText('This is a sample to try').waitFor()
  await page.getByText('Calculating').first().waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByText('CUSMA', { exact: false }).count()).toBeGreaterThan(0)
  for (const name of ['Generate Commercial Invoice', 'Fill out CUSMA'])
    await expect.poll(() => button(name).count()).toBe(0)
  await isFine()
})

it('leads to its invoice once the cost that lacks is typed', async () => {
  await openItem(page, 'Knitted wool hat')
  await page.getByRole('textbox', { name: 'Cost of goods (CAD)' }).fill('14.50')
  await page.keyboard.press('Tab')
  const make = button('Make the sample invoice')
  await expect.poll(() => make.getAttribute('aria-disabled')).not.toBe('true')
  const [file] = await Promise.all([page.waitForEvent('download'), make.click()])
  expect(file.suggestedFilename()).toBe('SAMPLE-invoice.pdf')
  const text = (await pdfPages(await readFile(await file.path()))).join(' ')
  for (const part of ['SAMPLE', 'It is no invoice', 'Sample Seller Inc. (not real)', '14.50'])
    expect(text).toContain(part)
})

it('is no step on the way to the first invoice', async () => {
  await page.goto(`${journey.url}/dashboard`)
  await page.getByText('You have a sample shipment to try').waitFor()
  const step = page.getByRole('listitem').filter({ hasText: 'Your first shipment' }).first()
  await expect.poll(() => step.textContent()).not.toContain('(done)')
  await isFine()
})

it('is thrown away after asking, and leaves nothing', async () => {
  await button('Throw the sample away').click()
  const dialog = page.getByRole('dialog', { name: 'Throw the sample away?' })
  await dialog.getByRole('button', { name: 'Throw the sample away' }).click()
  await button('Try a sample shipment').waitFor()
  await page.goto(`${journey.url}/documents`)
  await page.getByText('No documents yet').first().waitFor()
})
