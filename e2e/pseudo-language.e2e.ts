// Every screen of visitors and clients in a language nobody speaks: what is in no catalogue stands out, and longer words must fit on a
// telephone and on a desk.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notedAnswers } from './testing/noted-answers.ts'
import { onceDrawn } from './testing/once-drawn.ts'
import {
  closePages,
  launchBrowser,
  NO_REFERENCE,
  openPage,
  type Portage,
  pageOfClient,
  startPortage,
} from './testing/portage.ts'
import { faultsOn, speakPseudo } from './testing/pseudo-language.ts'
import { walkClient, walkPublic } from './testing/pseudo-walk.ts'

let portage: Portage
let browser: Browser

beforeAll(async () => {
  portage = await startPortage({ REFERENCE_DIR: NO_REFERENCE })
  browser = await launchBrowser()
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

/** Names, and what is the same in every language. */
const SAME = ['Portage', 'English', 'Français', 'Pattern Shipping']

const WIDE = { width: 1440, height: 900 }
const SIZES = [WIDE, { width: 375, height: 812 }]

/** Lines that cut off a third more text than the English has, by design of one line; in French they fit. */
const ONE_LINE = /_notice_|_signIn_|span faint|_tag_/

const faults = { unspoken: new Set<string>(), clipped: new Set<string>() }

function lookOn(page: Page) {
  const { texts, settled } = notedAnswers(page)
  return async (where: string) => {
    // An answer may come while one looks, and another size of the page may ask for more.
    const lookNow = async () => {
      await settled()
      const { unspoken, clipped } = await faultsOn(page, new Set([...SAME, ...texts]))
      return { unspoken, clipped: clipped.filter((one) => !ONE_LINE.test(one)) }
    }
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport)
      const found = await onceDrawn(lookNow, ({ unspoken, clipped }) => unspoken.length + clipped.length === 0)
      for (const each of found.unspoken) faults.unspoken.add(`${where}: ${each}`)
      for (const each of found.clipped) faults.clipped.add(`${where}, ${viewport.width}: ${each}`)
    }
    await page.setViewportSize(WIDE)
  }
}

it('has every word of the public screens in a catalogue, and room for it', async () => {
  const page = await openPage(browser, portage.url)
  const look = lookOn(page)
  await speakPseudo(page)
  await walkPublic({ page, url: portage.url, look })
  await page.context().close()
})

it('has every word of the client screens and their dialogs in a catalogue, and room for it', async () => {
  const page = await pageOfClient(browser, portage.url)
  const look = lookOn(page)
  await speakPseudo(page)
  await walkClient({ page, url: portage.url, look })
  await page.context().close()
})

it('found neither', () => {
  expect(faults).toEqual({ unspoken: new Set(), clipped: new Set() })
})
