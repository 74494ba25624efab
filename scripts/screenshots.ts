// npm run screenshots: every screen and state at 1440 and 375 px, light and dark, from a real server with demo data, into
// screenshots/ (ignored by git). Words after the command choose among the names: npm run screenshots -- shipment login
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
import type { Shot } from './screens/shot.ts'

const FOLDER = 'screenshots'
const HEIGHT = 900
const LOOKS = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 375, scheme: 'light' },
  { width: 375, scheme: 'dark' },
] as const
type Look = (typeof LOOKS)[number]

const { positionals: wanted } = commandLine({
  usage: 'npm run screenshots [-- NAME ...]',
  words: { least: 0, most: Number.POSITIVE_INFINITY },
})
const shots = shotsNamed(wanted)

ensureBundle()
if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const dataFolder = mkdtempSync(join(tmpdir(), 'portage-screens-'))
const portage = await startOn(dataFolder, {})
const browser = await launchBrowser()
const failed: string[] = []
try {
  for (const look of LOOKS)
    for (const shot of shots) {
      if (shot.onlyWide && look.width < 720) continue
      const file = join(FOLDER, `${shot.name}-${look.width}-${look.scheme}.png`)
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
    if (shot.whole ?? true) await showAll(page, width)
    await page.screenshot({ path: file })
    return undefined
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  }
}

/** Makes the window as tall as the page, so that the bar at its foot stands at the foot of the picture. */
async function showAll(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(HEIGHT, height) })
}
