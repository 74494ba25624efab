// The landing page: its sections and links to them, signing in by a mailed code, its head, and the policy that it keeps.
import axe, { type AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstFetchKb } from '../scripts/bench/web-measure.ts'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { leavePage, patientContext } from './testing/fresh-page.ts'
import { closePages, launchBrowser, openPage, type Portage, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser

beforeAll(async () => {
  portage = await startPortage({ CLIENT_SIGN_IN: 'code' })
  browser = await launchBrowser()
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

const open = (path: string, width = 1440): Promise<Page> =>
  openPage(browser, `${portage.url}${path}`, { width, height: 900 })

/** The newest code in the outbox of an installation without a mail server. */
async function newestCode(): Promise<string> {
  const letters = await (await fetch(`${portage.url}/dev/outbox`)).text()
  return /\b(\d{6})\b is your Portage code/.exec(letters)?.[1] ?? ''
}

const askForCode = async (page: Page, email = 'demo@portage.example') => {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await page.getByText('Type the code from your email').waitFor()
}

describe('before the program is there', () => {
  const withoutPrograms = async (path: string, locale: string) => {
    const context = await patientContext(browser, { javaScriptEnabled: false, locale })
    const page = await context.newPage()
    await page.goto(`${portage.url}${path}`)
    const words = await page.locator('#root').textContent()
    await context.close()
    return words
  }

  it('says in the language of the reader what the page is, at each address', async () => {
    expect(await withoutPrograms('/login', 'en-CA')).toContain('Every duty line explained before the truck leaves.')
    expect(await withoutPrograms('/', 'fr-CA')).toContain('Chaque ligne de droits expliquée')
    expect(await withoutPrograms('/tools/fee-calculator', 'fr-CA')).toContain('Calculateur de frais de courtage')
    expect(await withoutPrograms('/dashboard', 'en-CA')).toContain('ShipmentsOutbound from Canada to the US')
    expect(await withoutPrograms('/dashboard', 'fr-CA')).toContain('une déclaration formelle exige')
    expect(await withoutPrograms('/dashboard/new-shipment', 'en-CA')).toContain('Opening Portage…')
  })

  it('fetches less than 180 kB of scripts and styles', async () => {
    expect(await firstFetchKb(portage.url)).toBeLessThan(180)
  })

  it('is not named by the dashboard, which names its own code and no other', async () => {
    const page = await (await fetch(`${portage.url}/dashboard`)).text()
    const named = [...page.matchAll(/\/assets\/([a-z-]+?)-[\w-]{8}\.js/g)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set(['index', 'rolldown-runtime', 'react', 'libraries', 'start', 'shipments']))
  })
})

describe('the accordion', () => {
  it('opens with Client Login; each header opens and closes its section', async () => {
    const page = await open('/login')
    const header = (name: string) => page.getByRole('button', { name }).first()
    await page.getByLabel('Email').waitFor()
    await header('ASIN HTS Classifier').click()
    await page.getByLabel('Cost of goods (CAD)').waitFor()
    await expect.poll(() => header('Client Login').getAttribute('aria-expanded')).toBe('false')
    await header('ASIN HTS Classifier').click()
    await page.getByLabel('Cost of goods (CAD)').waitFor({ state: 'hidden' })
    await header('Client Login').click()
    await page.getByLabel('Email').waitFor()
  })

  it.each([
    ['classifier', 'Check duty'],
    ['manufacturer-lookup', 'Find the maker'],
    ['fee-calculator', 'Calculate'],
  ])('is opened at its section by #%s', async (hash, button) => {
    const page = await open(`/login#${hash}`)
    await page.getByRole('button', { name: button, exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Email').isVisible()).toBe(false)
  })
})

describe('signing in by code', () => {
  /** Longer than it takes to stop the clock of a page. */
  const A_STRETCH_MS = 10_000

  it('takes a pasted code and returns to the page that was asked for', async () => {
    const page = await open('/dashboard?page=2')
    await askForCode(page)
    const code = await newestCode()
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.waitForURL('**/dashboard?page=2')
  })

  it('says how many tries are left, lets another address be used, and waits before sending again', async () => {
    const page = await open('/login')
    await askForCode(page)
    const code = await newestCode()
    const wrong = code === '000000' ? '111111' : '000000'
    await page.getByText('5 tries left').waitFor()
    await page.getByRole('button', { name: /^Send another code in \d+ s$/ }).waitFor()
    await page.getByLabel('Code').fill(wrong)
    await page.getByRole('alert').getByText('This code is not right. You have 4 tries left.').waitFor()
    await page.getByText('4 tries left', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Use another address' }).click()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('demo@portage.example')
  })

  it('sends another code after 30 seconds, and takes that one', async () => {
    const page = await open('/login')
    await page.clock.install()
    await page.reload()
    const inThirty = page.getByRole('button', { name: 'Send another code in 30 s' })
    const told = inThirty.waitFor()
    await askForCode(page)
    const first = await newestCode()
    await told
    // An installed clock goes on by itself; from here it stands but for what it is told.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + A_STRETCH_MS)
    const waiting = page.getByRole('button', { name: /^Send another code in \d+ s$/ })
    await expect.poll(() => waiting.isDisabled()).toBe(true)
    const start = Number.parseInt(/\d+/.exec((await waiting.textContent()) ?? '')?.[0] ?? '', 10)
    expect(start).toBeGreaterThan(0)
    for (let left = start - 1; left > 0; left -= 1) {
      await page.clock.runFor(1000)
      await page.getByRole('button', { name: `Send another code in ${left} s`, exact: true }).waitFor()
    }
    await page.clock.runFor(1000)
    await page.getByRole('button', { name: 'Send another code', exact: true }).waitFor()
    await page.clock.resume()
    const toldAgain = inThirty.waitFor()
    await page.getByRole('button', { name: 'Send another code', exact: true }).click()
    await page.getByText('Another code is on its way.').waitFor()
    await toldAgain
    const second = await newestCode()
    if (second !== first) {
      await page.getByLabel('Code').fill(first)
      await page.getByRole('alert').getByText('This code is not right. You have 4 tries left.').waitFor()
    }
    await page.getByLabel('Code').fill(second)
    await page.waitForURL('**/dashboard')
    await page.context().close()
  })

  it('shows the letters that were not sent, newest first, on a page of its own', async () => {
    const page = await open('/login')
    await askForCode(page)
    const code = await newestCode()
    const outbox = await open('/dev/outbox', 375)
    await outbox.getByRole('heading', { name: 'Outbox' }).waitFor()
    const newest = outbox.locator('article').first()
    await newest.getByRole('heading', { name: `${code} is your Portage code` }).waitFor()
    await newest.getByText('To demo@portage.example').waitFor()
    expect(await accessibilityFaults(outbox)).toEqual([])
    expect(await scrollsSideways(outbox)).toBe(false)
  })

  it('tells nobody whether an address is known', async () => {
    const page = await open('/login')
    await askForCode(page, 'nobody@portage.example')
    await page.getByText('If nobody@portage.example belongs to an account').waitFor()
  })

  it('has no serious accessibility fault', async () => {
    const page = await open('/login', 375)
    await askForCode(page, 'nobody@portage.example')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  })
})

/** Names that do not hold the words that are seen: whoever speaks to the computer says what is seen. */
async function unspeakable(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: { type: 'rule', values: ['label-content-name-mismatch'] } })`,
  )
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
}

describe('for those who cannot see or point', () => {
  it.each(['light', 'dark'] as const)('each section is without a serious fault, %s', async (colorScheme) => {
    for (const hash of ['', '#classifier', '#manufacturer-lookup', '#fee-calculator']) {
      const page = await open(`/login${hash}`)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.getByText(/1 CAD = 0.7124 USD/).waitFor()
      if (hash !== '') await page.locator(`${hash}-body form`).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await expect.poll(() => unspeakable(page)).toEqual([])
      await leavePage(page)
    }
  })
})

describe('the first impression', () => {
  it('has a title, a description, icons and a card', async () => {
    const html = await (await fetch(`${portage.url}/login`)).text()
    expect(html).toContain('<title>Portage')
    expect(html).toContain('name="description"')
    expect(html).toContain(`content="${portage.url}/card.png"`)
    for (const [path, type] of [
      ['/card.png', 'image/png'],
      ['/icon-180.png', 'image/png'],
      ['/icon.svg', 'image/svg+xml'],
      ['/sitemap.xml', 'application/xml'],
    ] as const) {
      const answer = await fetch(`${portage.url}${path}`)
      expect(`${answer.status} ${answer.headers.get('content-type')}`).toContain(`200 ${type}`)
    }
  })

  it('keeps the content policy without an error, and moves next to nothing once it is drawn', async () => {
    const context = await patientContext(browser, { viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(`
      window.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    `)
    await page.goto(`${portage.url}/login`)
    await page.getByText('Need Full Access?').waitFor()
    await page.evaluate('document.fonts.ready')
    await page.getByText(/1 CAD = 0.7124 USD/).waitFor()
    expect(errors).toEqual([])
    await expect.poll(() => page.evaluate<number>('window.shifted')).toBeLessThan(0.05)
    await context.close()
  })
})
