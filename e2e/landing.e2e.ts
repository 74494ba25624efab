// The landing page: its sections and links to them, signing in by a mailed code, its head, and the policy that it keeps.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { launchBrowser, openPage, type Portage, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser

beforeAll(async () => {
  portage = await startPortage({ CLIENT_SIGN_IN: 'code' })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
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
  await page.getByText('Type the code from your mail').waitFor()
}

describe('the accordion', () => {
  it('opens with Client Login; each header opens and closes its section', async () => {
    const page = await open('/login')
    const header = (name: string) => page.getByRole('button', { name }).first()
    await page.getByLabel('Email').waitFor()
    await header('ASIN HTS Classifier').click()
    await page.getByLabel('Cost of goods (CAD)').waitFor()
    expect(await header('Client Login').getAttribute('aria-expanded')).toBe('false')
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
    expect(await page.getByLabel('Email').isVisible()).toBe(false)
  })
})

describe('signing in by code', () => {
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
    expect(await page.getByLabel('Email').inputValue()).toBe('demo@portage.example')
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
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
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
    expect(await page.evaluate<number>('window.shifted')).toBeLessThan(0.05)
    await context.close()
  })
})
