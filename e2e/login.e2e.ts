// Coming in: guarded pages, sign-in and its refusals, the session and its end, staff.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { closePages, launchBrowser, openPage, type Portage, signIn, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser

beforeAll(async () => {
  portage = await startPortage()
  browser = await launchBrowser()
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

const open = (path: string, width = 1440): Promise<Page> =>
  openPage(browser, `${portage.url}${path}`, { width, height: 900 })

describe('signing in', () => {
  it('sends visitors to the landing page and back to the page they asked for', async () => {
    const page = await open('/dashboard?page=2')
    await page.waitForURL('**/login')
    await page.getByLabel('Email').fill('demo@portage.example')
    await page.getByRole('button', { name: 'Access Dashboard' }).click()
    await page.waitForURL('**/dashboard?page=2')
    await page.getByText(/Showing 11 to 20 of \d+ shipments/).waitFor()
  })

  it('leads from / to the landing page, and from an address that is none, saying so', async () => {
    const page = await open('/')
    await page.waitForURL('**/login')
    await page.getByRole('button', { name: 'Access Dashboard' }).waitFor()
    await page.goto(new URL('/no/such/page', page.url()).href)
    await page.waitForURL('**/login')
    await page.getByText('There is no page at this address').waitFor()
    await page.getByRole('button', { name: 'Access Dashboard' }).waitFor()
  })

  it('says what is wrong with the e-mail', async () => {
    const page = await open('/login')
    await page.getByRole('button', { name: 'Access Dashboard' }).click()
    await page.getByText('Email is required').waitFor()
    await page.getByLabel('Email').fill('nobody')
    await page.getByRole('button', { name: 'Access Dashboard' }).click()
    await page.getByText('Please enter a valid email address').waitFor()
  })

  it.each(['nobody@portage.example', 'dormant@portage.example'])('refuses %s', async (email) => {
    const page = await open('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Access Dashboard' }).click()
    await page.getByText('Login failed. Please check your email and try again.').waitFor()
  })

  it('opens the login section from the Need Full Access? box', async () => {
    const page = await open('/login')
    await page.getByRole('button', { name: 'Client Login' }).first().click()
    await page.getByLabel('Email').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Client Login' }).last().click()
    await page.getByLabel('Email').waitFor()
  })
})

describe('a session', () => {
  it('ends with Log out, and the token is worth nothing afterwards', async () => {
    const page = await open('/login')
    await signIn(page, portage.url)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL('**/login')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    const answer = await fetch(`${portage.url}/api/shipments`, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(401)
  })

  it('is signed out with a sentence when the server no longer knows it', async () => {
    const page = await open('/login')
    await signIn(page, portage.url)
    await page.evaluate(() => localStorage.setItem('token', 'a-token-of-yesterday'))
    await page.goto(`${portage.url}/dashboard`)
    await page.waitForURL('**/login')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('email'))).toBeNull()
  })
})

describe('staff', () => {
  it('sign in with the staff password and find a client', async () => {
    const page = await open('/staff/nowhere')
    await page.waitForURL('**/staff')
    await page.getByLabel('Staff password').first().fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Invalid password').waitFor()
    await page.getByLabel('Staff password').first().fill('demo-staff')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Clients' }).click()
    await page.getByRole('row', { name: /Northern Pantry/ }).waitFor()
    await page.getByLabel('Search clients').fill('other@')
    await page.waitForURL('**/staff?search=other**')
    await page.getByRole('row', { name: /Northern Pantry/ }).waitFor({ state: 'hidden' })
  })
})

describe('the landing page', () => {
  it.each([1440, 375])('has no serious accessibility fault and does not scroll sideways at %i px', async (width) => {
    const page = await open('/login', width)
    await page.getByRole('button', { name: 'Access Dashboard' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  })
})
