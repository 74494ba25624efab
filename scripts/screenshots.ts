// npm run screenshots: every screen and state at 1440 and 375 px, light and dark, from a real server with demo data, into
// screenshots/ (ignored by git). Words after the command choose among the names, options among the looks; --french turns the screens that
// speak it into French once they are there: npm run screenshots -- --french --width 1440 --scheme dark shipment login
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { endHost } from '../e2e/testing/host.ts'
import { launchBrowser, startOn } from '../e2e/testing/portage.ts'
import { commandLine } from './command-line.ts'
import { ensureBundle } from './prepare/bundle.js'
import { shotsNamed } from './screens/all-shots.ts'
import { broughtAbout } from './screens/bring-about.ts'
import { type Shot, STAFF } from './screens/shot.ts'

const FOLDER = 'screenshots'
const HEIGHT = 900
/** How long a page is left alone before it is looked at again. */
const SETTLE_MS = 250
/** Pieces that are drawn once they come into view make a page longer: so often it is measured anew. */
const MEASURED = 4
const LOOKS = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 375, scheme: 'light' },
  { width: 375, scheme: 'dark' },
] as const
type Look = (typeof LOOKS)[number]

const { values, positionals: wanted } = commandLine({
  usage: 'npm run screenshots [-- [--french] [--width 1440|375] [--scheme light|dark] NAME ...]',
  options: { french: { type: 'boolean', default: false }, width: { type: 'string' }, scheme: { type: 'string' } },
  words: { least: 0, most: Number.POSITIVE_INFINITY },
})
const { french, width: onlyWidth, scheme: onlyScheme } = values
// Staff work in English, and so does the page they sign in on.
const shots = shotsNamed(wanted).filter(({ email, path }) => !french || (email !== STAFF && path !== '/staff'))
const looks = LOOKS.filter(
  ({ width, scheme }) => (onlyWidth ?? `${width}`) === `${width}` && (onlyScheme ?? scheme) === scheme,
)
const isWhole = wanted.length === 0 && looks.length === LOOKS.length && !french

ensureBundle()
if (isWhole) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const dataFolder = mkdtempSync(join(tmpdir(), 'portage-screens-'))
const portage = await startOn(dataFolder, {})
const browser = await launchBrowser()
const failed: string[] = []
try {
  for (const look of looks)
    for (const shot of shots) {
      if (shot.onlyWide && look.width < 720) continue
      const file = join(FOLDER, `${shot.name}-${look.width}-${look.scheme}${french ? '-fr' : ''}.png`)
      const problem = await take(browser, shot, look, file).catch((error: unknown) => String(error))
      console.log(problem === undefined ? file : `${file}: ${problem}`)
      if (problem !== undefined) failed.push(file)
    }
} finally {
  await browser.close()
  await portage.stop()
  endHost()
  rmSync(dataFolder, { recursive: true, force: true })
}
if (failed.length > 0) {
  console.error(`${failed.length} of the screenshots could not be taken.`)
  process.exitCode = 1
}

/** One state on a page of its own, whole length; resolves with nothing. Rejects when the state does not come about. */
async function take(inside: Browser, shot: Shot, { width, scheme }: Look, file: string): Promise<undefined> {
  const page = await broughtAbout(inside, portage.url, shot, { width, height: HEIGHT }, scheme)
  try {
    if (french) await turnFrench(page)
    if (shot.whole ?? true) await showAll(page, width)
    await page.screenshot({ path: file })
    return undefined
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  }
}

/** As if it were chosen in another tab: the menu is out of reach behind a dialog. Waits for what is asked for again. */
async function turnFrench(page: Page): Promise<void> {
  const asked = new Set<unknown>()
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  await page.evaluate(() => {
    localStorage.setItem('language', 'fr')
    dispatchEvent(new StorageEvent('storage'))
  })
  await page.locator('html[lang=fr]').waitFor({ state: 'attached' })
  do await page.waitForTimeout(SETTLE_MS)
  while (asked.size > 0)
}

/** Makes the window as tall as the page, so that the bar at its foot stands at the foot of the picture. */
async function showAll(page: Page, width: number): Promise<void> {
  let shown = 0
  for (let times = 0; times < MEASURED; times += 1) {
    const height = Math.max(HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight))
    if (height === shown) return
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(SETTLE_MS)
    shown = height
  }
}
