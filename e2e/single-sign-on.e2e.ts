// Single sign-on in a real browser against a real provider: the way there and back, signing in again without losing a thing, a stranger.
import { mkdirSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffLogin } from '#contract/session.ts'
import { invitePerson } from '#contract/staff-people.ts'
import { freePort } from '#server/testing/real-server.ts'
import { type RealSignOn, startSignOn } from '#server/testing/real-sign-on.ts'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { patientContext } from './testing/fresh-page.ts'
import { closePages, launchBrowser, type Portage, startPortage } from './testing/portage.ts'
import { refuseAsTooOld } from './testing/session-too-old.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 375, height: 780 }
const EMAIL = 'robin@portage.example'
let provider: RealSignOn
let portage: Portage
let browser: Browser
let context: BrowserContext
let page: Page
let site: string

beforeAll(async () => {
  const port = await freePort()
  site = `http://localhost:${port}`
  provider = await startSignOn({ site })
  provider.accounts.set('robin', { email: EMAIL, email_verified: true })
  const { access } = provider
  portage = await startPortage({
    PORT: String(port),
    PUBLIC_URL: site,
    OIDC_ISSUER: access.issuer,
    OIDC_CLIENT_ID: access.clientId,
    OIDC_CLIENT_SECRET: access.clientSecret,
    OIDC_LABEL: access.label,
  })
  await invite()
  browser = await launchBrowser()
  context = await patientContext(browser, { viewport: WIDE, reducedMotion: 'reduce' })
  page = await context.newPage()
})

afterAll(async () => {
  await context?.close()
  await closePages(browser)
  await portage?.stop()
  await provider?.stop()
})

async function invite(): Promise<void> {
  const post = async (path: string, body: object, token?: string) =>
    (
      await fetch(site + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(body),
      })
    ).json()
  const { token } = staffLogin.answer.parse(await post(staffLogin.path, { password: 'demo-staff' }))
  await post(invitePerson.path, { name: 'Robin Vale', email: EMAIL, role: 'owner' }, token)
}

async function look(on: Page, name: string, scheme: 'light' | 'dark' = 'light'): Promise<void> {
  await on.emulateMedia({ colorScheme: scheme })
  expect(await accessibilityFaults(on)).toEqual([])
  expect(await scrollsSideways(on)).toBe(false)
  const folder = process.env.PICTURES_TO
  if (folder) {
    mkdirSync(folder, { recursive: true })
    await on.screenshot({ path: `${folder}/${name}.png` })
  }
  await on.emulateMedia({ colorScheme: 'light' })
}

async function logInAtProvider(on: Page, login: string): Promise<void> {
  await on.getByRole('heading', { name: 'Maple ID' }).waitFor()
  await on.getByLabel('Login').fill(login)
  await on.getByRole('button', { name: 'Sign in' }).click()
}

it('goes to the provider and back to the page that was wanted', async () => {
  await page.goto(`${site}/staff/account`)
  const button = page.getByRole('button', { name: 'Sign in with Maple ID' })
  await button.waitFor()
  await look(page, 'sign-on-1440')
  await look(page, 'sign-on-1440-dark', 'dark')
  await page.setViewportSize(PHONE)
  await look(page, 'sign-on-375')
  await look(page, 'sign-on-375-dark', 'dark')
  await page.setViewportSize(WIDE)
  await button.click()
  await logInAtProvider(page, 'robin')
  await page.getByRole('heading', { name: 'Robin Vale', level: 1 }).waitFor()
  expect(page.url()).toBe(`${site}/staff/account`)
  await page.getByText(`You sign in with Maple ID as ${EMAIL}.`).waitFor()
  await look(page, 'sign-on-account-1440')
  await page.setViewportSize(PHONE)
  await look(page, 'sign-on-account-375-dark', 'dark')
  await page.setViewportSize(WIDE)
  const cookies = await context.cookies(site)
  expect(cookies.filter(({ name }) => name.includes('portage'))).toEqual([])
})

it('signs in again in a window of its own, and makes the key that was asked for', async () => {
  await page.goto(`${site}/staff/import`)
  await page.getByLabel(/Name of the system/).fill('Warehouse')
  await refuseAsTooOld(page, '/api/staff/api-keys')
  await page.getByRole('button', { name: /Issue/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' })
  await dialog.getByRole('button', { name: 'Sign in with Maple ID' }).waitFor()
  await look(page, 'sign-on-again-1440')
  await page.setViewportSize(PHONE)
  await look(page, 'sign-on-again-375-dark', 'dark')
  await page.setViewportSize(WIDE)
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Sign in with Maple ID' }).click(),
  ])
  await opened.getByRole('heading', { name: 'Maple ID' }).waitFor()
  await look(page, 'sign-on-waiting-1440')
  await logInAtProvider(opened, 'robin')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: /Warehouse/ }).waitFor()
  await expect.poll(() => opened.isClosed()).toBe(true)
})

it('is shown to owners, and leads to the provider on leaving', async () => {
  await page.goto(`${site}/staff/settings/people`)
  await page.getByText('Linked to single sign-on').waitFor()
  await look(page, 'sign-on-people-1440')
  await page.getByRole('button', { name: /^Log ?out$/i }).click()
  await page.waitForURL(`${provider.access.issuer}/**`)
  await page.goto(`${site}/staff`)
  await page.getByRole('button', { name: 'Sign in with Maple ID' }).waitFor()
})

it('tells a stranger plainly, and lets nothing in', async () => {
  const strange = await patientContext(browser, { viewport: WIDE, reducedMotion: 'reduce' })
  const stranger = await strange.newPage()
  await stranger.goto(`${site}/staff`)
  await stranger.getByRole('button', { name: 'Sign in with Maple ID' }).click()
  await logInAtProvider(stranger, 'mallory')
  await stranger.getByText(/No open account on staff belongs to you/).waitFor()
  expect(stranger.url()).toBe(`${site}/staff/sign-on`)
  await look(stranger, 'sign-on-stranger-1440')
  await stranger.setViewportSize(PHONE)
  await look(stranger, 'sign-on-stranger-375')
  await expect.poll(() => stranger.evaluate(() => localStorage.getItem('staffToken'))).toBeNull()
  await stranger.getByRole('link', { name: 'Back to the sign-in page' }).click()
  await stranger.getByRole('button', { name: 'Sign in with Maple ID' }).waitFor()
  await strange.close()
})
