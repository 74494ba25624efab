// Business information from a client's view: every rule's sentence, the check digit, the agreement, and what is there afterwards.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { closePages, launchBrowser, type Portage, pageOfClient, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser
let page: Page

beforeAll(async () => {
  portage = await startPortage()
  browser = await launchBrowser()
  page = await pageOfClient(browser, portage.url, 'other@portage.example')
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

const form = () => page.getByRole('dialog', { name: 'Business information' })
const field = (name: string) => form().getByRole('textbox', { name, exact: true })
const save = () => form().getByRole('button', { name: 'Save Business Information' })

it('may be put off: the banner stays', async () => {
  await page.getByText('Business Information Required').waitFor()
  await page.getByRole('button', { name: 'Set Up Now' }).click()
  await form().getByRole('button', { name: 'Skip for Now' }).click()
  await form().waitFor({ state: 'hidden' })
  await page.getByText('Business Information Required').waitFor()
})

it('waits for the agreement and says so', async () => {
  await page.getByRole('button', { name: 'Set Up Now' }).click()
  const button = form().getByRole('button', { name: 'Sign Agreement to Continue' })
  await button.waitFor()
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  await form().getByText('Tick the shipping agreement above.').waitFor()
  await form()
    .getByRole('checkbox', { name: /^I agree to the shipping agreement/ })
    .check()
  await save().waitFor()
})

it('names every missing field and puts the cursor into the first', async () => {
  await save().click()
  const required = ['Legal name', 'Phone number', 'Business type', 'Address line 1', 'City', 'Postal code']
  for (const name of required) await form().getByText(`${name} is required`, { exact: true }).waitFor()
  await expect.poll(() => field('Legal name').evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
})

it('is for a corporation in Canada, whose number has nine digits, and asks when the last does not fit', async () => {
  await form().getByRole('radio', { name: 'Canadian corporation' }).check()
  await expect
    .poll(() => form().getByRole('combobox', { name: 'Country', exact: true }).inputValue())
    .toContain('Canada')
  await form().getByText('Canadian business number is required').waitFor()
  const number = form().getByRole('textbox', { name: 'Canadian business number' })
  await number.fill('12345678')
  await form().getByText('The Canadian business number has exactly 9 digits').waitFor()
  await number.fill('12345 6789') // 1+4+3+8+5+3+7+7+9 = 47: no check digit
  await form()
    .getByText(
      'The last digit does not fit the others: perhaps a digit is mistyped. Compare the number with your papers.',
    )
    .waitFor()
  await number.fill('123456782') // ... + 2 = 40
  await form()
    .getByText(
      'The last digit does not fit the others: perhaps a digit is mistyped. Compare the number with your papers.',
    )
    .waitFor({ state: 'hidden' })
})

it('is saved, and the banner goes', async () => {
  await field('Legal name').fill('Blue Heron Outfitters Ltd.')
  await field('Phone number').fill('604-555-0155')
  await field('Address line 1').fill('9 Heron Quay')
  await field('City').fill('Nanaimo')
  await field('State or province').fill('BC')
  await field('Postal code').fill('V9R 0A1')
  await save().click()
  await form().waitFor({ state: 'hidden' })
  await page.getByText('Business information saved').waitFor()
  await page.getByText('Business Information Required').waitFor({ state: 'hidden' })
})

it('is still there after a reload, in Edit Business Info, and no longer to be skipped', async () => {
  await page.reload()
  await page.getByRole('table', { name: 'Shipments' }).waitFor()
  await expect.poll(() => page.getByText('Business Information Required').count()).toBe(0)
  await page.getByRole('button', { name: 'Edit Business Info' }).click()
  await field('Legal name').waitFor()
  await expect.poll(() => field('Legal name').inputValue()).toBe('Blue Heron Outfitters Ltd.')
  await expect.poll(() => field('Phone number').inputValue()).toBe('604-555-0155')
  await expect
    .poll(() => form().getByRole('textbox', { name: 'Canadian business number' }).inputValue())
    .toBe('123456782')
  await expect.poll(() => form().getByRole('checkbox').isChecked()).toBe(true)
  await expect.poll(() => form().getByRole('button', { name: 'Skip for Now' }).count()).toBe(0)
})

it('keeps the importer of record, its number masked and replaced, never edited', async () => {
  await form().getByText('Optional: importer of record, contact and MID').click()
  await field('Importer name').fill('Blue Heron US LLC')
  await field('EIN or CBP-assigned number').fill('1234')
  await save().click()
  await form()
    .getByText(/^Give an EIN such as 12-3456789/)
    .waitFor()
  await field('EIN or CBP-assigned number').fill('98-7654321')
  await field('Contact name').fill('Dana Roy')
  await save().click()
  await form().waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Edit Business Info' }).click()
  await form().getByText('••••••4321').waitFor()
  await expect.poll(() => page.content()).not.toContain('98-7654321')
  await expect.poll(() => field('Contact name').inputValue()).toBe('Dana Roy')
  await form().getByRole('button', { name: 'Replace the importer number' }).click()
  await form().getByRole('button', { name: 'Keep ••••••4321' }).click()
  expect(await accessibilityFaults(page)).toEqual([])
})

it('asks before what was typed is thrown away', async () => {
  await field('City').fill('Victoria')
  await form().getByRole('button', { name: 'Close' }).click()
  await page.getByText('What you typed in this form would be lost.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await field('City').waitFor()
  await expect.poll(() => field('City').inputValue()).toBe('Victoria')
})

it('shows what another saved meanwhile beside what is typed here, and keeps what each of them changed', async () => {
  const other = await pageOfClient(browser, portage.url, 'other@portage.example')
  await other.getByRole('button', { name: 'Edit Business Info' }).click()
  const theirs = other.getByRole('dialog', { name: 'Business information' })
  await theirs.getByRole('textbox', { name: 'City', exact: true }).fill('Ladysmith')
  await theirs.getByRole('textbox', { name: 'Phone number' }).fill('604-555-0166')
  await theirs.getByRole('button', { name: 'Save Business Information' }).click()
  await theirs.waitFor({ state: 'hidden' })

  await save().click()
  const both = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' })
  const city = both.getByRole('radiogroup', { name: 'City' })
  await city.getByText('Ladysmith').waitFor()
  await city.getByText('Victoria').waitFor()
  await both.getByText('Phone number: 604-555-0166').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await city.getByRole('radio', { name: 'Yours' }).check()
  await both.getByRole('button', { name: 'Save this' }).click()
  await both.waitFor({ state: 'hidden' })
  await page.getByText('Business information saved').last().waitFor()
  await other.reload()
  await other.getByRole('button', { name: 'Edit Business Info' }).click()
  await theirs.waitFor()
  await expect.poll(() => theirs.getByRole('textbox', { name: 'City', exact: true }).inputValue()).toBe('Victoria')
  await expect.poll(() => theirs.getByRole('textbox', { name: 'Phone number' }).inputValue()).toBe('604-555-0166')
  await other.context().close()
  await page.getByRole('button', { name: 'Edit Business Info' }).click()
  await field('City').waitFor()
})

it.each([320, 375])('does not scroll sideways at %i px and has no serious fault in the dark', async (width) => {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
})
