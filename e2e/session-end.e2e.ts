// The session ends in mid-work: what a client typed is there after signing in again, marked, and saved on request; nobody else sees it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { openItem, openPage, pageOfClient, signIn } from './testing/portage.ts'

const CANDLE = 'Soy wax pillar candle, unscented, 300 g'

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney(pageOfClient, {})
  page = journey.page
  await page.getByRole('link', { name: 'Manage NPG-1062' }).click()
  await openCandle()
})

afterAll(() => journey?.end())

const openCandle = () => openItem(page, CANDLE)
const cost = () => page.getByRole('textbox', { name: 'Cost of goods (CAD)' })
const code = () => page.getByRole('textbox', { name: 'HTS code' })
const maker = () => page.getByRole('form', { name: 'Add new address' }).getByRole('textbox', { name: 'Name' })

/** Revokes the page's token behind its back, as a sign-out on another device or an operator would. */
async function revoke(): Promise<void> {
  const other = await openPage(journey.browser, `${journey.url}/login`)
  const stored = await page.evaluate(() => [localStorage.getItem('token') ?? '', localStorage.getItem('email') ?? ''])
  await other.evaluate(([token = '', email = '']) => {
    localStorage.setItem('token', token)
    localStorage.setItem('email', email)
  }, stored)
  await other.goto(`${journey.url}/dashboard`)
  await Promise.all([
    other.waitForResponse('**/api/**logout**'),
    other.getByRole('button', { name: 'Log out' }).click(),
  ])
  await other.context().close()
}

async function signInAs(email: string): Promise<void> {
  await page.getByText('Your session has expired. Please log in again.').waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
}

it('puts a refused change and what was begun back into their fields, and says that they are not saved', async () => {
  await code().fill('3406.00')
  await code().press('Tab')
  await page.getByRole('button', { name: 'Add new address' }).click()
  await expect.poll(() => maker().evaluate((field) => field === document.activeElement)).toBe(true)
  await maker().fill('Kingston Candle Works')
  await revoke()
  await cost().fill('9.75')
  await cost().press('Tab')
  await signInAs('demo@portage.example')
  await page.waitForURL('**/dashboard/shipment/**')
  await page.getByText('1 value you typed before was not saved. What you typed is back in its place.').waitFor()
  await page.getByText('2 values you had begun to type are back in the field.').waitFor()
  await expect.poll(() => cost().inputValue()).toBe('9.75')
  await expect.poll(() => code().inputValue()).toBe('3406.00')
  await expect.poll(() => maker().inputValue()).toBe('Kingston Candle Works')
  await page.getByText('Typed before you left this page and not saved yet. What you typed stays here.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

it('saves it on request, and keeps nothing of what is saved', async () => {
  await page.getByRole('button', { name: 'Save now' }).click()
  await page.getByText('1 value you typed before').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Leave out' }).click()
  await page.getByText('Not saved yet').waitFor({ state: 'hidden' })
  const typed = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:')))
  await expect.poll(typed).toEqual([])
  await page.reload()
  await cost().waitFor()
  await expect.poll(() => cost().inputValue()).toBe('9.75')
})

it('brings back what was being typed in a cell of the grid', async () => {
  await page.getByRole('button', { name: 'Grid' }).click()
  const cell = page.getByRole('row', { name: new RegExp(CANDLE) }).locator('td[aria-colindex="6"]')
  await cell.click()
  await page.keyboard.type('8.4')
  await revoke()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join(' '))).toContain('8.4')
  await page.reload()
  await signInAs('demo@portage.example')
  await page.getByText('1 value you typed before was not saved.').waitFor()
  await expect.poll(() => cell.textContent()).toContain('8.40')
})

it('shows nothing of it to another client who signs in, and has it when the first comes back', async () => {
  await revoke()
  await page.reload()
  await signInAs('other@portage.example')
  await page
    .getByText('Shipment not found')
    .or(page.getByRole('table', { name: 'Shipments' }))
    .first()
    .waitFor()
  await expect.poll(() => page.getByText('Not saved yet').count()).toBe(0)
  await expect.poll(() => page.getByText('8.40').count()).toBe(0)
  await page.getByRole('button', { name: 'Log out' }).click()
  await signIn(page, journey.url)
  await page.getByRole('link', { name: 'Manage NPG-1062' }).click()
  await page.getByText('1 value you typed before was not saved.').waitFor()
})

it('keeps the form of the business information', async () => {
  await page.goto(`${journey.url}/dashboard`)
  await page.getByRole('button', { name: 'Edit Business Info' }).click()
  await page.getByRole('textbox', { name: 'Contact name' }).fill('Ana Li')
  await revoke()
  await page.getByRole('button', { name: 'Save Business Information' }).click()
  await signInAs('demo@portage.example')
  await page.getByRole('button', { name: 'Edit Business Info' }).click()
  await page.getByText('This is what you typed before and did not save.').waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Contact name' }).inputValue()).toBe('Ana Li')
})

it.each([320, 375])('does not scroll sideways at %i px, in the dark too', async (width) => {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
})
