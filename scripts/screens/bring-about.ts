// Brings the state of a shot about in a page of its own, for whoever looks at it then.
import type { Browser, Page } from 'playwright-core'
import { openPage, pageOfClient, pageOfStaff } from '../../e2e/testing/portage.ts'
import { type Shot, STAFF } from './shot.ts'

type Kept = Readonly<Record<string, string>>
type Viewport = { readonly width: number; readonly height: number }

/** What the browser keeps of each session: the server lets nobody sign in a hundred times a minute. */
const sessions = new Map<string, Kept>()

/**
 * The page with the state; to be closed with its context. Rejects when the state does not come about.
 * `scheme`: light or dark from the beginning, since some things are drawn once.
 */
export async function broughtAbout(
  browser: Browser,
  url: string,
  shot: Shot,
  viewport: Viewport,
  scheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const kept = shot.email === null ? {} : await sessionOf(browser, url, shot.email)
  const page = await openPage(browser, `${url}/login`, viewport, kept)
  try {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    page.setDefaultTimeout(ARRANGED_WITHIN_MS)
    await page.goto(`${url}${shot.path}`)
    await shot.arrange(page)
    // What the screen asks for besides, so that nothing is looked at that is still on its way.
    await page.waitForLoadState('networkidle')
    return page
  } catch (cause) {
    await page.context().close()
    throw cause
  }
}

const ARRANGED_WITHIN_MS = 20_000

async function sessionOf(browser: Browser, url: string, email: string): Promise<Kept> {
  const known = sessions.get(email)
  if (known) return known
  const page = email === STAFF ? await pageOfStaff(browser, url) : await pageOfClient(browser, url, email)
  const kept = Object.fromEntries(await page.evaluate(() => Object.entries(localStorage)))
  await page.context().close()
  sessions.set(email, kept)
  return kept
}
