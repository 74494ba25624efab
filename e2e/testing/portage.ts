// Starts the real server on a database of its own, and the real browser against it.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { login, staffLogin } from '#contract/session.ts'
import { presentChromium } from '../../scripts/prepare/chromium.js'
import { demoData } from './demo-data.ts'
import { closePages, freshPage } from './fresh-page.ts'
import { NO_REFERENCE, type Portage, startOn } from './server.ts'

export { closePages, NO_REFERENCE, type Portage, startOn }

/** Runs the server on a copy of the demo data; resolves when it answers. Throws with its output when it does not start. */
export async function startPortage(extraEnv: Record<string, string> = {}): Promise<Portage> {
  const folder = mkdtempSync(join(tmpdir(), 'portage-e2e-'))
  cpSync(await demoData(extraEnv.REFERENCE_DIR ?? process.env.REFERENCE_DIR), folder, { recursive: true })
  const portage = await startOn(folder, extraEnv)
  return {
    url: portage.url,
    async stop() {
      await portage.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Parts of Chromium that no journey sees: its own address bar (pages in processes of their own, started anew with every page of ours) and
 * a process kept ready for the next page. They took more processor time than our pages. Chromium reads the last list alone, so what
 * playwright puts into it is named as well.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/**
 * Pages of journeys live too briefly to repay compilers that optimise, and both cores have work: helpers of the garbage collector took
 * from one what they gave the other. A sixth of the renderer's time.
 */
const SCRIPTS = ['--no-maglev', '--no-opt', '--single-threaded-gc', '--min-semi-space-size=32']

let launched: Promise<Browser> | undefined

/** Chromium as the machine has it, with nothing of its own going out to the network; one for all files of a worker. */
export function launchBrowser(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? presentChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--js-flags=${SCRIPTS.join(' ')}`,
      `--disable-features=${FEATURES_OFF.join(',')}`,
    ],
  })
  return launched
}

const WIDE = { width: 1440, height: 900 }
type Kept = Readonly<Record<string, string>>

/** A page of a fresh profile that fails the test on any script error. `kept`: what the browser kept of an earlier visit. */
export const openPage = (browser: Browser, url: string, viewport = WIDE, kept: Kept = {}): Promise<Page> =>
  freshPage(browser, url, { viewport, kept })

/** A page of one of the demo clients, who signed in at an earlier visit, at the list of shipments. */
export async function pageOfClient(
  browser: Browser,
  url: string,
  email = 'demo@portage.example',
  viewport = WIDE,
): Promise<Page> {
  const signedIn = login.answer.parse(await post(url + login.path, { email }))
  if (signedIn.mode !== 'direct') throw new Error('this server sends codes')
  const { token, user } = signedIn
  return openPage(browser, `${url}/dashboard`, viewport, { token, email, companyName: user.companyName })
}

/** A page of staff who signed in at an earlier visit. `path`: '/staff/audit' */
export async function pageOfStaff(browser: Browser, url: string, path = '/staff'): Promise<Page> {
  const { token, user } = staffLogin.answer.parse(await post(url + staffLogin.path, { password: 'demo-staff' }))
  return openPage(browser, url + path, WIDE, { staffToken: token, staffUser: JSON.stringify(user) })
}

async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

export async function signInAsStaff(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/staff`)
  await page.getByLabel('Staff password').first().fill('demo-staff')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('table', { name: 'Clients' }).waitFor()
}

/** Opens a shipment from the client's own list. */
export async function openAsClient(page: Page, url: string, reference: string): Promise<void> {
  await page.goto(`${url}/dashboard`)
  await page.getByRole('link', { name: `Manage ${reference}` }).click()
  await page.getByRole('heading', { name: reference }).waitFor()
}

/** Opens the card of an item. Rows move while their duties come in, and a press that begins on one and ends on another is none. */
export async function openItem(page: Page, description: string): Promise<void> {
  const opener = page.getByRole('button', { name: `Open ${description}` })
  await opener.waitFor()
  await page.getByText('Working out the duty...').first().waitFor({ state: 'hidden' })
  await opener.click()
}

/** Does what saves a field, and waits until it is saved: whoever leaves the page before takes the change along. */
export async function saved(page: Page, change: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await change()
  await answered
}

/** Opens a client's shipment on the staff's way: client, search, View Details. */
export async function openAsStaff(
  page: Page,
  url: string,
  reference: string,
  client = 'Northern Pantry',
): Promise<void> {
  await page.goto(`${url}/staff?search=${encodeURIComponent(client)}`)
  await page.getByRole('link', { name: new RegExp(`^View Shipments, ${client}`) }).click()
  await page.getByRole('searchbox', { name: 'Search shipments' }).fill(reference)
  await page.getByText('Showing 1 to 1 of 1 shipments').waitFor()
  await page.getByRole('link', { name: `View Details, ${reference}` }).click()
  await page.getByRole('heading', { name: reference }).waitFor()
}

/** Signs in through the landing page as one of the demo clients. */
export async function signIn(page: Page, url: string, email = 'demo@portage.example'): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await page.waitForURL('**/dashboard')
}
