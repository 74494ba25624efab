// A journey of one person: a server with demo data and without legal texts, a browser, and a page where the person is signed in.
import type { Browser, Page } from 'playwright-core'
import { closePages, launchBrowser, NO_REFERENCE, startPortage } from './portage.ts'

export type Journey = { readonly url: string; readonly browser: Browser; readonly page: Page; end(): Promise<void> }

/** `open`: `pageOfClient` or `pageOfStaff`. What was started is ended when a later part does not start. */
export async function beginJourney(open: (browser: Browser, url: string) => Promise<Page>): Promise<Journey> {
  const portage = await startPortage({ REFERENCE_DIR: NO_REFERENCE })
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
