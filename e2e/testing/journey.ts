// A journey of one person: a server with demo data and without legal texts, a browser, and a page where the person is signed in.
import type { Page } from 'playwright-core'
import { launchBrowser, openPage, startPortage } from './portage.ts'

export type Journey = { readonly url: string; readonly page: Page; end(): Promise<void> }

/** Signs in with `enter`. What was started is ended when a later part does not start. */
export async function beginJourney(enter: (page: Page, url: string) => Promise<void>): Promise<Journey> {
  const portage = await startPortage({ REFERENCE_DIR: 'data/no-reference' })
  const ending = [() => portage.stop()]
  const end = async () => {
    for (const each of ending) await each()
  }
  try {
    const browser = await launchBrowser()
    ending.unshift(() => browser.close())
    const page = await openPage(browser, portage.url)
    await enter(page, portage.url)
    return { url: portage.url, page, end }
  } catch (cause) {
    await end()
    throw cause
  }
}
