// A client asks staff about a shipment, staff answer, the client is told in the application and by letter, and turns the letters off by
// the link of the letter.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { freshPage } from './testing/fresh-page.ts'
import {
  closePages,
  launchBrowser,
  openAsStaff,
  openPage,
  type Portage,
  pageOfClient,
  pageOfStaff,
  startPortage,
} from './testing/portage.ts'

const REFERENCE = 'NPG-1062'
const QUESTION = 'Can the truck wait until noon?\nThe jars are late.'
const PHONE = { width: 375, height: 800 }

let portage: Portage
let browser: Browser
let client: Page
let staff: Page

beforeAll(async () => {
  portage = await startPortage({ REFERENCE_DIR: 'data/no-reference' })
  browser = await launchBrowser()
  client = await pageOfClient(browser, portage.url)
  staff = await pageOfStaff(browser, portage.url)
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

/** The path of the newest letter's link; '' while there is none. */
const letterLink = async () =>
  /\/letters#[\w-]{43}/.exec(await (await fetch(`${portage.url}/dev/outbox`)).text())?.[0] ?? ''
const panel = (page: Page) => page.getByRole('region', { name: 'Comments' })
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'New comment' })

async function openShipment(page: Page): Promise<void> {
  await page.goto(`${portage.url}/dashboard?search=${REFERENCE}`)
  await page
    .getByRole('link', { name: new RegExp(REFERENCE) })
    .first()
    .click()
  await panel(page).waitFor()
}

/** Changes the comment that is open. The field has the new words before the comment does. */
async function change(page: Page, words: string): Promise<void> {
  const typed = panel(page).getByRole('textbox', { name: 'Change your comment' })
  await typed.fill(words)
  await panel(page).getByRole('button', { name: 'Save' }).click()
  await typed.waitFor({ state: 'detached' })
  await panel(page).getByText(words).waitFor()
}

it('keeps what a client types over a reload, and sends it by keys', async () => {
  await openShipment(client)
  await panel(client).getByText('No comment yet.').waitFor()
  await panel(client).getByRole('button', { name: 'Send comment' }).click()
  await panel(client).getByText('Type what you want to say.').waitFor()
  await field(client).fill(QUESTION)
  await client.reload()
  await expect.poll(() => field(client).inputValue()).toBe(QUESTION)
  await field(client).press('Control+Enter')
  await panel(client).getByRole('listitem').getByText('The jars are late.').waitFor()
  await expect.poll(() => field(client).inputValue()).toBe('')
  expect(await accessibilityFaults(client)).toEqual([])
})

it('tells staff, who answer where the question stands', async () => {
  await staff.reload()
  await staff.getByRole('link', { name: 'Notifications, 1 unread' }).click()
  await staff.getByText('Can the truck wait until noon?').waitFor()
  expect(await accessibilityFaults(staff)).toEqual([])
  await staff.getByRole('link', { name: new RegExp(`commented on ${REFERENCE}`) }).click()
  await panel(staff).getByText('Can the truck wait until noon?').waitFor()
  await staff.getByRole('link', { name: 'Notifications, none unread' }).waitFor()
  await field(staff).fill('Yes, until one.')
  await panel(staff).getByRole('button', { name: 'Send comment' }).click()
  await panel(staff).getByRole('listitem').getByText('Yes, until one.').waitFor()
})

it('lets staff change an answer and take it back, and nobody else', async () => {
  await panel(staff)
    .getByRole('button', { name: /^Change your comment/ })
    .click()
  await change(staff, 'Yes, until half past one.')
  await openAsStaff(staff, portage.url, REFERENCE)
  await panel(staff).getByText('Yes, until half past one.').waitFor()
  await expect
    .poll(() =>
      panel(staff)
        .getByRole('button', { name: /^Remove your comment/ })
        .count(),
    )
    .toBe(1)
})

it('shows who changes an answer in two windows what the other one saved', async () => {
  const second = await pageOfStaff(browser, portage.url)
  await openAsStaff(second, portage.url, REFERENCE)
  for (const page of [staff, second])
    await panel(page)
      .getByRole('button', { name: /^Change your comment/ })
      .click()
  await change(staff, 'Yes, until two.')
  await panel(second).getByRole('textbox', { name: 'Change your comment' }).fill('Yes, until one.')
  await panel(second).getByRole('button', { name: 'Save' }).click()
  await panel(second).getByText('It says now: Yes, until two.').waitFor()
  await expect
    .poll(() => panel(second).getByRole('textbox', { name: 'Change your comment' }).inputValue())
    .toBe('Yes, until one.')
  expect(await accessibilityFaults(second)).toEqual([])
  await change(second, 'Yes, until one.')
})

it('tells the client on a phone, and marks it read where it is read', async () => {
  await client.setViewportSize(PHONE)
  await client.goto(`${portage.url}/notifications`)
  await client.getByRole('link', { name: new RegExp(`commented on ${REFERENCE}`) }).waitFor()
  expect(await scrollsSideways(client)).toBe(false)
  expect(await accessibilityFaults(client)).toEqual([])
  await client.getByRole('link', { name: new RegExp(`commented on ${REFERENCE}`) }).click()
  await panel(client).getByText('Yes, until one.').waitFor()
  await client.goto(`${portage.url}/notifications`)
  await client.getByRole('link', { name: 'Notifications, none unread' }).waitFor()
  const choice = client.getByRole('combobox', { name: 'Somebody makes a paper' })
  await choice.selectOption({ label: 'At once' })
  await client.getByText('Saved', { exact: true }).waitFor()
  await client.reload()
  await expect.poll(() => choice.inputValue()).toBe('now')
})

it('writes a letter, whose link turns the letters off without signing in', async () => {
  await expect.poll(letterLink).toMatch(/^\/letters#/)
  const link = await letterLink()
  const french = await freshPage(browser, portage.url + link, { viewport: PHONE, locale: 'fr-CA' })
  await french.getByRole('button', { name: /^Arrêter\s: Quelqu’un commente un envoi$/ }).waitFor()
  expect([await accessibilityFaults(french), await scrollsSideways(french)]).toEqual([[], false])
  const reader = await openPage(browser, portage.url + link, PHONE)
  await reader.getByRole('button', { name: 'Stop: Somebody comments on a shipment' }).click()
  await reader.getByText('Done. No more emails about: Somebody comments on a shipment').waitFor()
  expect(await accessibilityFaults(reader)).toEqual([])
  await reader.getByRole('button', { name: 'Stop all of these emails' }).click()
  await reader.getByText('All of these emails are turned off.').waitFor()
  await reader.goto(`${portage.url}/letters#nothing`)
  await reader.reload()
  await reader.getByText('This link no longer works.').waitFor()
})
