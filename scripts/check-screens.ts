// npm run check:screens: every screen, dialog and state through axe, light and dark, wide, zoomed to 200 % and 320 px narrow; nothing may
// scroll sideways. Prints each finding; fails when there is one. Words after the command choose among the names, --url a server with demo
// data that runs already: npm run check:screens -- --url http://127.0.0.1:3000 staff
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { everyFault, scrollsSideways } from '../e2e/testing/accessibility.ts'
import { endHost } from '../e2e/testing/host.ts'
import { launchBrowser, startOn } from '../e2e/testing/portage.ts'
import { commandLine } from './command-line.ts'
import { ensureBundle } from './prepare/bundle.js'
import { shotsNamed } from './screens/all-shots.ts'
import { broughtAbout } from './screens/bring-about.ts'
import type { Shot } from './screens/shot.ts'

const WIDE = { width: 1440, height: 900 }
/** What a window of 1280 px shows at 200 % is that of one of 640 px. */
const LOOKS = [
  { name: 'wide', viewport: WIDE, schemes: ['light', 'dark'] },
  { name: '200 %', viewport: { width: 640, height: 450 }, schemes: ['light'] },
  { name: '320 px', viewport: { width: 320, height: 640 }, schemes: ['light', 'dark'] },
] as const

const { values, positionals: wanted } = commandLine({
  usage: 'npm run check:screens [-- --url URL] [NAME ...]',
  options: { url: { type: 'string' } },
  words: { least: 0, most: Number.POSITIVE_INFINITY },
})

const server = values.url === undefined ? await ownServer() : { url: values.url, stop: async () => undefined }
const browser = await launchBrowser()
let findings = 0
try {
  for (const shot of shotsNamed(wanted)) {
    const said = await faultsOf(shot).catch((cause: unknown) => [`does not come about: ${String(cause)}`])
    findings += said.length
    console.log(`${shot.name}: ${said.length === 0 ? 'clean' : `\n  ${said.join('\n  ')}`}`)
  }
} finally {
  await browser.close()
  await server.stop()
  endHost()
}
console.log(findings === 0 ? 'No finding.' : `${findings} findings.`)
if (findings > 0) process.exitCode = 1

async function ownServer() {
  ensureBundle()
  const folder = mkdtempSync(join(tmpdir(), 'portage-check-screens-'))
  const started = await startOn(folder, {})
  const stop = async () => {
    await started.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: started.url, stop }
}

/** The state is brought about once and looked at in every look, as of a person who zooms in or turns the telephone. */
async function faultsOf(shot: Shot): Promise<readonly string[]> {
  const page = await broughtAbout(browser, server.url, shot, WIDE)
  try {
    const found: string[] = []
    for (const { name, viewport, schemes } of LOOKS.filter(({ name: of }) => of === 'wide' || !shot.onlyWide)) {
      await page.setViewportSize(viewport)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const fault of await everyFault(page)) found.push(`${name}, ${colorScheme}: ${fault}`)
      }
      if (await scrollsSideways(page)) found.push(`${name}: scrolls sideways, ${await widestOf(page)}`)
    }
    return found
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  }
}

/** What reaches furthest to the right, to look for the cause. */
function widestOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const reach = (each: Element) => each.getBoundingClientRect().right
    const widest = [...document.querySelectorAll('body *')].reduce((one, other) =>
      reach(other) > reach(one) ? other : one,
    )
    return `${widest.tagName.toLowerCase()}.${widest.className} to ${Math.round(reach(widest))} px`
  })
}
