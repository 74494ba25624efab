// Signing in again in a real browser: what was begun goes on and nothing typed is lost; and a company that lets in by passkey alone.
import { mkdirSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { patientContext } from './testing/fresh-page.ts'
import { passkeyDevice } from './testing/passkey-device.ts'
import { closePages, launchBrowser, type Portage, pageOfStaff, startPortage } from './testing/portage.ts'
import { refuseAsTooOld } from './testing/session-too-old.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 375, height: 780 }
let portage: Portage
let browser: Browser
let context: BrowserContext
let page: Page
let url: string

beforeAll(async () => {
  portage = await startPortage()
  url = portage.url.replace('127.0.0.1', 'localhost')
  browser = await launchBrowser()
  context = await patientContext(browser, { viewport: WIDE, reducedMotion: 'reduce' })
  page = await context.newPage()
  await passkeyDevice(page)
})

afterAll(async () => {
  await context?.close()
  await closePages(browser)
  await portage?.stop()
})

async function signIn(): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill('demo@portage.example')
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await page.waitForURL('**/dashboard')
}

async function look(name: string, scheme: 'light' | 'dark' = 'light'): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  const folder = process.env.PICTURES_TO
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.emulateMedia({ colorScheme: scheme })
  await page.screenshot({ path: `${folder}/${name}.png` })
  await page.emulateMedia({ colorScheme: 'light' })
}

it('asks a client where it stands, and sends the invitation that was typed', async () => {
  await signIn()
  await page.goto(`${url}/people`)
  const form = page.getByRole('form', { name: 'Invite somebody' })
  await form.getByRole('textbox', { name: 'Email' }).fill('kim@books.example')
  await refuseAsTooOld(page, '/api/people/invitations')
  await form.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' })
  await dialog.waitFor()
  await look('again-client-1440')
  await page.setViewportSize(PHONE)
  await look('again-client-375-dark', 'dark')
  await page.setViewportSize(WIDE)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await form.getByText('To be sure that it is you, sign in again.').waitFor()
  await expect.poll(() => form.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('kim@books.example')
  await refuseAsTooOld(page, '/api/people/invitations')
  await form.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByRole('button', { name: 'Sign in again by email' }).click()
  await page.getByText('The invitation is on its way to kim@books.example.').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

it('lets an owner ask everybody for a passkey, adding the own one on the way', async () => {
  const card = page.getByRole('region', { name: 'How everybody signs in' })
  await card.scrollIntoViewIfNeeded()
  await look('passkeys-off-1440')
  await card.getByRole('button', { name: 'Ask everybody for a passkey' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask everybody for a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'A passkey is needed' })
  await dialog.waitFor()
  await look('first-passkey-1440')
  await dialog.getByRole('button', { name: 'Add a passkey and go on' }).click()
  await page.getByText('From now on everybody signs in with a passkey.').waitFor()
  await card.getByRole('button', { name: 'Let codes by email in again' }).waitFor()
  await look('passkeys-on-1440')
})

it('opens nothing to who signs in without one, and everything once it is shown', async () => {
  await page.goto(`${url}/dashboard`)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByLabel('Email').waitFor()
  await signIn()
  const dialog = page.getByRole('dialog', { name: 'A passkey is needed' })
  await dialog.waitFor()
  await page.setViewportSize(PHONE)
  await look('passkey-needed-375')
  await page.setViewportSize(WIDE)
  await look('passkey-needed-1440-dark', 'dark')
  await expect.poll(() => page.getByText('NPG-1062').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('row', { name: /NPG-1062/ }).waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

it('speaks French to who reads it', async () => {
  await page.goto(`${url}/people`)
  await page.evaluate(() => {
    localStorage.setItem('language', 'fr')
  })
  await page.reload()
  await page.getByRole('heading', { name: 'Personnes', level: 1 }).waitFor()
  await refuseAsTooOld(page, '/api/people/passkeys-only')
  await page.getByRole('button', { name: 'Accepter de nouveau les codes par courriel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accepter de nouveau les codes par courriel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Est-ce toujours vous?' })
  await dialog.waitFor()
  await look('again-client-1440-fr')
  await dialog.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await page.getByText('Désormais, un code par courriel suffit de nouveau.').waitFor()
})

it('asks staff for the password they share, and makes the key then', async () => {
  const staff = await pageOfStaff(browser, portage.url, '/staff/import')
  await staff.getByLabel(/Name of the system/).fill('Warehouse')
  await refuseAsTooOld(staff, '/api/staff/api-keys')
  await staff.getByRole('button', { name: /Issue/ }).click()
  const dialog = staff.getByRole('dialog', { name: 'Is it still you?' })
  await dialog.getByLabel('The staff password').fill('wrong')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByRole('alert').waitFor()
  expect(await accessibilityFaults(staff)).toEqual([])
  const folder = process.env.PICTURES_TO
  if (folder) await staff.screenshot({ path: `${folder}/again-staff-1440.png` })
  await dialog.getByLabel('The staff password').fill('demo-staff')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await staff.getByRole('row', { name: /Warehouse/ }).waitFor()
})
