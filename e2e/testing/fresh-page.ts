// Pages for journeys, each like that of a browser never used before. A page whose test is over is used again once all that it kept is
// gone: Chromium then has the engine running and the scripts compiled, which is more than half of what a new page costs.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Dialog,
  errors,
  type Page,
} from 'playwright-core'
import { onTestFinished, TestRunner } from 'vitest'

type Viewport = { readonly width: number; readonly height: number }

/** What the browser kept of an earlier visit, and how it is set. */
type Visitor = {
  readonly viewport: Viewport
  readonly kept?: Readonly<Record<string, string>>
  readonly locale?: 'en-US' | 'fr-CA'
  readonly colorScheme?: 'light' | 'dark'
}

/** A page without scripts, of the same server: pages of another are opened in a process of their own. */
const AT_REST = '/icon.svg'

const PATIENCE_MS = 120_000

const localeOf = new WeakMap<BrowserContext, string>()
const inUse = new Set<Page>()
const resting: Page[] = []

/** Opens `url`; any script error fails the test. A test that gives its page a clock or scripts of its own closes the context itself. */
export async function freshPage(browser: Browser, url: string, visitor: Visitor): Promise<Page> {
  const { viewport, kept = {}, locale = 'en-US', colorScheme = 'light' } = visitor
  const page = rested(locale) ?? (await newPage(browser, locale))
  inUse.add(page)
  page.on('pageerror', (error) => {
    throw error
  })
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme, reducedMotion: 'reduce' })
  const begun = await page.addInitScript((given) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value)
  }, kept)
  await page.goto(url)
  await begun.dispose()
  if (TestRunner.getCurrentTest()) onTestFinished(({ task }) => leavePage(page, task.result?.state !== 'fail'))
  return page
}

/** For a test that opens one page after the other. `isWell`: whether it may be used again. */
export async function leavePage(page: Page, isWell = true): Promise<void> {
  if (!inUse.delete(page) || page.isClosed()) return
  const context = page.context()
  if (!isWell || context.pages().length > 1) return context.close()
  try {
    await putToRest(page)
    resting.push(page)
  } catch (cause) {
    if (!(cause instanceof errors.TimeoutError)) throw cause
    await context.close()
  }
}

/** To be called at the end of a file: the next one finds the browser without a page. */
export async function closePages(browser: Browser | undefined): Promise<void> {
  inUse.clear()
  resting.length = 0
  for (const context of browser?.contexts() ?? []) await context.close()
}

function rested(locale: string): Page | undefined {
  const at = resting.findIndex((page) => localeOf.get(page.context()) === locale)
  return at < 0 ? undefined : resting.splice(at, 1)[0]
}

/** A profile of its own, whose pages wait as long as a busy machine takes. */
export async function patientContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

async function newPage(browser: Browser, locale: string): Promise<Page> {
  // What the service worker fetches, a journey's routes do not see; the journey of it opens a page of its own.
  const context = await patientContext(browser, { acceptDownloads: true, locale, serviceWorkers: 'block' })
  localeOf.set(context, locale)
  return context.newPage()
}

/** Nothing is asked about what was not saved: the test is over. */
async function putToRest(page: Page): Promise<void> {
  const leave = (dialog: Dialog) => void dialog.accept()
  page.removeAllListeners()
  page.on('dialog', leave)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
  await page.context().clearCookies()
  await page.goto(new URL(AT_REST, page.url()).href, { timeout: 10_000 })
  page.off('dialog', leave)
}
