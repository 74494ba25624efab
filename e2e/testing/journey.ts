// A journey of one person: a server with demo data, a browser, and a page where the person is signed in.
import type { Browser, Page } from 'playwright-core'
import { closePages, launchBrowser, NO_REFERENCE, startPortage } from './portage.ts'

export type Journey = { readonly url: string; readonly browser: Browser; readonly page: Page; end(): Promise<void> }

/**
 * `open`: `pageOfClient` or `pageOfStaff`; `env` of the server: without legal texts unless it says otherwise. What was started is ended when a
 * later part does not start.
 */
export async function beginJourney(
  open: (browser: Browser, url: string) => Promise<Page>,
  env: Readonly<Record<string, string>> = { REFERENCE_DIR: NO_REFERENCE },
): Promise<Journey> {
  const portage = await startPortage(env)
  const ending = [() => portage.stop()]
  const end = async () => {
    for (const each of ending) await each()
  }
  try {
    const browser = await launchBrowser()
    ending.unshift(() => closePages(browser))
    const page = await open(browser, portage.url)
    return { url: portage.url, browser, page, end }
  } catch (cause) {
    await end()
    throw cause
  }
}
