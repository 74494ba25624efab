// Passkeys in a real browser, made and used by Chromium's virtual authenticator: a client's, and one of somebody on staff.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from './testing/accessibility.ts'
import { patientContext } from './testing/fresh-page.ts'
import { passkeyDevice } from './testing/passkey-device.ts'
import { closePages, launchBrowser, type Portage, pageOfStaff, startPortage } from './testing/portage.ts'

const WIDE = { width: 1440, height: 900 }

let portage: Portage
let browser: Browser
let context: BrowserContext
let page: Page
let devices: CDPSession
let authenticatorId: string
/** Browsers keep passkeys for host names. */
let url: string

beforeAll(async () => {
  portage = await startPortage()
  url = portage.url.replace('127.0.0.1', 'localhost')
  browser = await launchBrowser()
  context = await patientContext(browser, { viewport: WIDE, reducedMotion: 'reduce' })
  page = await context.newPage()
  ;({ devices, authenticatorId } = await passkeyDevice(page))
})

afterAll(async () => {
  await context?.close()
  await closePages(browser)
  await portage?.stop()
})

it('lets a client add a passkey, sign in with it alone, and remove it', async () => {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill('demo@portage.example')
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto(`${url}/sessions`)
  await page.getByLabel('Name of the device').fill('Studio laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Studio laptop can sign you in now.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto(`${url}/dashboard`)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('row', { name: /NPG-1062/ }).waitFor()

  await page.goto(`${url}/sessions`)
  await page
    .getByText(/Last used/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Remove the passkey Studio laptop' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await page.getByText('Studio laptop can no longer sign you in.').waitFor()
  await page.getByText('You have none yet.').waitFor()
})

it('says what became of it when the device does not know one', async () => {
  await page.goto(`${url}/dashboard`)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText(/This passkey is not known here|the device did not confirm that it is you/).waitFor()
})

it('lets somebody invited to staff join with a passkey, and sign in with it', async () => {
  const owner = await pageOfStaff(browser, url, '/staff/settings/people')
  const form = owner.getByRole('form', { name: 'Invite somebody' })
  await form.getByLabel('Name').fill('Kim Lee')
  await form.getByLabel('Email').fill('kim@example.com')
  await form.getByRole('button', { name: 'Invite' }).click()
  const link = owner.getByRole('status').filter({ hasText: 'Hand this link to Kim Lee' })
  await page.goto((await link.locator('code').textContent()) ?? '')
  await page.getByLabel('New password').fill('amber gravel window')
  await page.getByLabel('Repeat the password').fill('amber gravel window')
  await page.getByRole('button', { name: 'Go on' }).click()
  // The device still knows the one that was removed above, and picks by itself.
  await devices.send('WebAuthn.clearCredentials', { authenticatorId })
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  await page.getByLabel('I have kept these codes').check()
  await page.getByRole('button', { name: 'Open Portage' }).click()
  await page.getByRole('table', { name: 'Clients' }).waitFor()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'I have my own name here' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('table', { name: 'Clients' }).waitFor()
  await page.goto(`${url}/staff/account`)
  await page.getByText('The device you joined with').waitFor()
  await page.getByText('You have none: you joined with a passkey.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})
