// Settings from the view of staff: fees, addresses, passwords, connections, data; what is saved counts at once and is on record.
import { gzipSync } from 'node:zlib'
import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import {
  closePages,
  launchBrowser,
  openPage,
  type Portage,
  pageOfClient,
  pageOfStaff,
  startPortage,
} from './testing/portage.ts'

const NEW_PASSWORD = 'correct horse battery'

let portage: Portage
let browser: Browser
let page: Page

const signInStaff = async (on: Page, password: string) => {
  await on.goto(`${portage.url}/staff`)
  await on.getByLabel('Staff password').fill(password)
  await on.getByRole('button', { name: 'Sign in' }).click()
  await on.getByRole('table', { name: 'Clients' }).waitFor()
}
const section = (name: string) => page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click()

beforeAll(async () => {
  portage = await startPortage()
  browser = await launchBrowser()
  page = await pageOfStaff(browser, portage.url)
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Row from 1 Oct 2024' }).waitFor()
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

it('says that the shipped fees are an example, and why a schedule cannot be saved', async () => {
  await page.getByText('This is the example that is shipped').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a row' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('This row runs into the one from').waitFor()
  await page.getByText('Say where the amounts are agreed.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove row' }).first().click()
})

it('saves the schedule, and a client reads the new fee in the next estimate', async () => {
  const row = page.getByRole('region', { name: 'Row from 1 Oct 2024' })
  for (const at of [0, 1]) await row.getByRole('textbox', { name: 'Name' }).nth(at).fill('Entry by letter')
  await row.getByRole('textbox', { name: 'Source' }).fill('Letter of 20 Nov 2026')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Fee schedule saved.').waitFor()
  await page.getByText('Its amounts stay as they were').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Remove row' }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  const client = await pageOfClient(browser, portage.url)
  await client.getByRole('link', { name: 'Manage NPG-1059' }).click()
  await client.getByRole('link', { name: 'Estimate costs' }).click()
  await client.getByText('Entry by letter').first().waitFor()
  await client.context().close()
})

it('takes a schedule from a file, and says what is wrong with one', async () => {
  const choose = (content: string) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'fees.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
  await choose('not json')
  await page.getByText('The file is not a fee schedule in JSON.').waitFor()
  await choose('{"broker":"ACB","schedules":[{"from":"2030-01-01"}]}')
  await page.getByText('The file cannot be used: schedules.0.until').waitFor()
  const fee = { kind: 'per-clearance', id: 'entry', name: 'Entry', entry: 'any', amount: '80.00' }
  const row = { from: '2030-01-01', until: null, citation: 'Letter', fees: [fee] }
  await choose(JSON.stringify({ broker: 'ACB', schedules: [row] }))
  await page.getByText('The file is read: 1 row.').waitFor()
  await page.getByText('The row from 2024-10-01 has begun and cannot be removed.').waitFor()
  await section('Contact')
  await page.getByRole('dialog').getByText('Leave without saving?').waitFor()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByLabel('Email for clients').waitFor()
})

it('changes an address and the email that clients are told', async () => {
  await section('Addresses')
  await page.getByRole('button', { name: 'Edit Default shipper' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Acme Forwarding')
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Give an address.').waitFor()
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('1 Main St')
  await dialog.getByLabel('City').fill('Toronto')
  const country = dialog.getByRole('combobox', { name: 'Country' })
  await country.fill('United Sta')
  await page.locator('[role=option][data-combobox-selected]', { hasText: 'United States' }).waitFor()
  await page.keyboard.press('Enter')
  await country.fill('')
  await country.pressSequentially('canad')
  await page.locator('[role=option][data-combobox-selected]', { hasText: 'Canada' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Default shipper saved.').waitFor()
  await page.getByText(/Acme Forwarding, 1 Main St, Toronto.*Canada/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await section('Contact')
  await page.getByLabel('Email for clients').fill('desk@acme.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Email for clients saved.').waitFor()
  const health = await fetch(`${portage.url}/api/health`).then((answer) => answer.json())
  expect(health).toMatchObject({ providerEmail: 'desk@acme.example' })
})

it('tests connections and says what happened', async () => {
  await section('Connections')
  await page.getByRole('button', { name: 'Test Exchange rate' }).click()
  await page.getByText('1 USD is 1.4037 CAD on 20 Nov 2026.').waitFor()
  await page.getByRole('button', { name: 'Test File storage' }).click()
  await page.getByText('A test file was written, read back and deleted.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Test Freight rates' }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

it('shows the versions of the data, and refuses a schedule that is not whole', async () => {
  await section('Data')
  await page.getByRole('row', { name: /Tariff schedule.*HTS 2026 Revision 10/ }).waitFor()
  await page.getByText('Downloads are switched off on this server.').waitFor()
  const buffer = gzipSync('[]')
  await page.locator('input[type=file]').setInputFiles({ name: 'hts.json.gz', mimeType: 'application/gzip', buffer })
  await page.getByText('The schedule is not whole.').waitFor()
  await page.getByText('What was installed stays in place.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

it('changes the staff password: others are signed out, the new one signs in', async () => {
  const other = await pageOfStaff(browser, portage.url)
  await section('Passwords')
  const form = page.getByRole('form', { name: 'Staff password' })
  await form.getByLabel('New password', { exact: true }).fill('short')
  await form.getByText('Use at least 12 characters.').waitFor()
  await form.getByLabel('Current password').fill('nonsense')
  await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await form.getByLabel('New password again').fill(NEW_PASSWORD)
  await form.getByRole('button', { name: 'Change password' }).click()
  await form.getByText('The current password is wrong.').waitFor()
  await form.getByLabel('Current password').fill('demo-staff')
  await form.getByRole('button', { name: 'Change password' }).click()
  await form.getByText('One other staff session was ended.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await other.reload()
  await other.getByText('Your session has expired. Please log in again.').waitFor()
  await signInStaff(other, NEW_PASSWORD)
  await other.context().close()
})

/** What an authenticator app shows that was given the secret as it is printed. */
const codeOf = (printed: string | null, at: number) =>
  new TOTP({ secret: Secret.fromBase32((printed ?? '').replace(/\s/g, '')) }).generate({ timestamp: at })

it('invites a reader, who joins with an app, may not change anything, and is out once disabled', async () => {
  const password = 'amber gravel window'
  await section('People')
  const form = page.getByRole('form', { name: 'Invite somebody' })
  await form.getByLabel('Name').fill('Kim Lee')
  await form.getByLabel('Email').fill('Kim@example.com')
  await form.getByLabel('Role').selectOption('Reader')
  await form.getByRole('button', { name: 'Invite' }).click()
  const link = page.getByRole('status').filter({ hasText: 'Hand this link to Kim Lee' })
  const address = await link.locator('code').textContent()
  expect(await accessibilityFaults(page)).toEqual([])

  const kim = await openPage(browser, address ?? '')
  await kim.getByText('kim@example.com is invited as reader.').waitFor()
  await kim.getByLabel('New password').fill(password)
  await kim.getByLabel('Repeat the password').fill(password)
  await kim.getByRole('button', { name: 'Go on' }).click()
  await kim.getByRole('img', { name: 'Picture to scan with an authenticator app' }).waitFor()
  const secret = await kim.locator('code').textContent()
  const joinedAt = Date.now()
  await kim.getByLabel('Code of the authenticator app').fill(codeOf(secret, joinedAt))
  await kim.getByRole('button', { name: 'Join' }).click()
  await kim.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  await expect.poll(() => kim.getByRole('listitem').count()).toBe(8)
  expect(await accessibilityFaults(kim)).toEqual([])
  await kim.getByLabel('I have kept these codes').check()
  await kim.getByRole('button', { name: 'Open Portage' }).click()
  await kim.getByText('You can look at everything here and change nothing.').waitFor()

  await kim.getByRole('button', { name: 'Logout' }).click()
  await kim.getByRole('button', { name: 'I have my own name here' }).click()
  await kim.getByLabel('Email').fill('kim@example.com')
  await kim.getByLabel('Password', { exact: true }).fill(password)
  await kim.getByRole('button', { name: 'Go on' }).click()
  const code = kim.getByLabel('Code of the authenticator app')
  await code.fill(codeOf(secret, joinedAt))
  await kim.getByRole('button', { name: 'Sign in' }).click()
  await kim.getByText('This code is wrong, or was used before.').waitFor()
  // The next code is good already, as clocks may be off by one step; so is the one of now, however long all this took.
  await code.fill(codeOf(secret, Math.max(joinedAt + 30_000, Date.now())))
  await kim.getByRole('button', { name: 'Sign in' }).click()
  await kim.getByRole('table', { name: 'Clients' }).waitFor()
  await kim.goto(`${portage.url}/staff/settings/people`)
  await kim.getByText('Only an owner may do this.').waitFor()
  await kim.goto(`${portage.url}/staff/account`)
  await kim.getByRole('heading', { name: 'Kim Lee' }).waitFor()
  expect(await accessibilityFaults(kim)).toEqual([])

  await link.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Disable Kim Lee' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await page.getByText('The account of Kim Lee is changed.').waitFor()
  await kim.reload()
  await kim.getByText('Your session has expired. Please log in again.').waitFor()
  await kim.context().close()
})

it('has all of it in the audit log, by name and field, without a password', async () => {
  await page.goto(`${portage.url}/staff/audit`)
  const log = page.getByRole('table', { name: 'Audit log' })
  await log.getByText('changed the staff password').waitFor()
  await log.getByText('tested the connection exchange rate').waitFor()
  await expect
    .poll(() => log.getByRole('row', { name: /changed the setting default shipper/ }).textContent())
    .toContain('Acme Forwarding')
  await log.getByRole('row', { name: /changed the setting broker fees/ }).waitFor()
  await expect.poll(() => log.textContent()).not.toContain(NEW_PASSWORD)
})

it('fits a phone', async () => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const name of ['fees', 'parties', 'contact', 'passwords', 'people', 'connections', 'data']) {
    await page.goto(`${portage.url}/staff/settings/${name}`)
    await page.getByRole('navigation', { name: 'Settings' }).waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
  }
})
