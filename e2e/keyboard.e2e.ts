// An item completed by keyboard alone: no mouse is used after the page is there.
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginJourney, type Journey } from './testing/journey.ts'
import { pageOfClient } from './testing/portage.ts'

const CANDLE = 'Soy wax pillar candle, unscented, 300 g'

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney(pageOfClient)
  page = journey.page
})

afterAll(() => journey?.end())

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement)

const focused = (locator: Locator) => expect.poll(() => isFocused(locator)).toBe(true)

/** Tabs until the element has the focus; fails when it is not among the next thirty. */
async function tabTo(locator: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(locator)) return
  }
  throw new Error(`Tab does not reach ${String(locator)}`)
}

it('finds the shipment by typing and opens it', async () => {
  // The keys of the list are there with its rows.
  await page.getByRole('link', { name: 'Manage NPG-1062' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('NPG-1062')
  await page.getByText('1 shipment found').waitFor()
  await tabTo(page.getByRole('link', { name: 'Manage NPG-1062' }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'NPG-1062' }).waitFor()
  await page.getByText('4 fields are missing on 1 item').first().waitFor()
})

it('goes to the first missing field with N and chooses the country', async () => {
  await page.keyboard.press('n')
  const origin = page.getByRole('combobox', { name: 'Country of origin' })
  await focused(origin)
  await page.keyboard.type('Canada')
  await page.keyboard.press('Enter')
  await expect.poll(() => origin.inputValue()).toContain('Canada')
})

it('types the cost, then classifies with C and chooses with 1', async () => {
  await tabTo(page.getByRole('textbox', { name: 'Cost of goods (CAD)' }))
  await page.keyboard.type('9.75')
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('button', { name: 'Classify' }))
  await page.keyboard.press('c')
  const first = page.getByRole('region', { name: 'HTS candidates' }).getByRole('listitem').first()
  await first.waitFor()
  const code = async () => (await first.textContent())?.match(/\d{4}\.\d\d\.\d\d\.\d\d/)?.[0]
  await expect.poll(code).toBe('3406.00.00.00')
  await page.keyboard.press('1')
  await page
    .getByText(/Confirmed by/)
    .first()
    .waitFor()
})

it('adds the maker in the address form, where Enter saves', async () => {
  await page.keyboard.press('n')
  await focused(page.getByRole('combobox', { name: 'Manufacturer address' }))
  await page.keyboard.press('Escape')
  await tabTo(page.getByRole('button', { name: 'Add new address' }))
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'Add new address' })
  await focused(form.getByRole('textbox', { name: 'Name' }))
  await page.keyboard.type('Bougies Boréal Ltée')
  await page.keyboard.press('Tab')
  await page.keyboard.type('75 rue de l’Église')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Montréal')
  // The maker is a fact of the duty: its receipt is made anew once the maker is saved.
  const dutyOfMaker = page.waitForResponse('**/calculate-duty')
  await page.keyboard.press('Enter')
  await form.waitFor({ state: 'hidden' })
  await page.getByText('4 of 5').waitFor()
  await dutyOfMaker
})

it('comes to the invoice and to the duty by keyboard: 104.20 + 521.00 of USD 1,042', async () => {
  await page
    .locator('[aria-busy="false"]')
    .getByRole('article', { name: `Duty receipt: ${CANDLE}` })
    .getByText('USD 625.20')
    .first()
    .waitFor()
  await tabTo(page.getByRole('button', { name: 'What if' }))
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'What if' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'What if' }).waitFor({ state: 'hidden' })
})

it('makes the invoice, then goes back to the shipments with G D', async () => {
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    if (await isFocused(page.getByRole('button', { name: 'Generate Commercial Invoice' }))) break
  }
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  const password = dialog.getByRole('textbox', { name: 'Password' })
  if (!(await isFocused(password))) await tabTo(password)
  await page.keyboard.type('demo-docs')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Control+Enter')
  await download
  await page.getByText('Commercial invoice generated successfully! (INV-NPG-1062)').waitFor()
  await tabTo(page.getByRole('button', { name: /Download/ }).first())
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await page.waitForURL('**/dashboard')
})

it('opens the menu of the bar, leaves it with Escape, and chooses a theme in it', async () => {
  await page.getByRole('table', { name: 'Shipments' }).waitFor()
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const dark = page.getByRole('radio', { name: 'Dark' })
  await dark.waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BUTTON')
  await page.keyboard.press('Escape')
  await dark.waitFor({ state: 'detached' })
  await focused(menu)
  await page.keyboard.press('Enter')
  await dark.waitFor({ state: 'attached' })
  await tabTo(page.getByRole('radio', { name: 'Automatic' }))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mantineColorScheme)).toBe('dark')
})
