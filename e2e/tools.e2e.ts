// The tools that need no sign-in: duty check, manufacturer lookup, brokerage fees, and the end of a day's share.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { freshPage } from './testing/fresh-page.ts'
import { pdfPages } from './testing/pdf-text.ts'
import { closePages, launchBrowser, openPage, type Portage, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser

beforeAll(async () => {
  portage = await startPortage()
  browser = await launchBrowser()
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

const open = (path: string, width = 1440): Promise<Page> =>
  openPage(browser, `${portage.url}${path}`, { width, height: 900 })

/** A candle of the demo catalogue; nothing is checked before somebody presses the button. */
const CANDLE = '/tools/classifier?asin=B0DEMO0006&origin=CA&cost=9.75&units=144'

const checkDuty = (page: Page) => page.getByRole('button', { name: 'Check duty' }).click()

describe('the classifier', () => {
  it('goes from the landing page to codes, and to the whole duty of the code that is picked', async () => {
    const page = await open('/login')
    await page.getByRole('button', { name: 'ASIN HTS Classifier' }).click()
    await page.getByText('20 of 20 left today').waitFor()
    await page.getByLabel('ASIN', { exact: true }).fill(' b0demo0006 ')
    await page.getByLabel('Country of origin').first().fill('Canada')
    await page.getByRole('option', { name: 'Canada CA' }).click()
    await page.getByLabel('Cost of goods (CAD)').fill('9.75')
    await page.getByLabel('Units').fill('144')
    await checkDuty(page)
    await page.waitForURL('**/tools/classifier?asin=B0DEMO0006&origin=CA&cost=9.75&units=144')
    await page.getByText('Complete!').waitFor()
    await page.getByText('19 of 20 left today').waitFor()
    await page.getByRole('button', { name: '3406.00.00.00' }).click()
    const receipt = page.getByRole('article', { name: /Duty receipt/ })
    await receipt.getByText('At 0.7124, whole dollars').waitFor()
    // 144 at 9.75 CAD is 1,404.00 CAD, at 0.7124 USD 1,000.21, entered as 1,000 (19 CFR 159.3).
    await receipt.getByText('USD 1,000.00').waitFor()
    await page.getByText('19 of 20 left today').waitFor()
  })

  it('says in the words of the specification what is missing', async () => {
    const page = await open('/tools/classifier')
    await checkDuty(page)
    await page.getByRole('alert').getByText('Please fill in all fields').waitFor()
    await page.goto(`${portage.url}/tools/classifier?asin=B0DEMO0006&origin=CA&cost=0`)
    await checkDuty(page)
    await page.getByText('CAD value must be greater than 0').waitFor()
  })

  it('asks for the title where the ASIN is not known, and goes on with it at the cost of one check', async () => {
    const page = await open('/tools/classifier?asin=B000000000&origin=CN&cost=20')
    await checkDuty(page)
    await page.getByText('We have no product data for B000000000.').waitFor()
    await page.getByLabel('Product title').fill('Ceramic coffee mug, stoneware, 350 mL')
    await checkDuty(page)
    await page.getByText('Complete!').waitFor()
    await page.getByText('Title as you gave it').waitFor()
  })

  it('holds what was typed in the address, which alone spends no check', async () => {
    const page = await open(CANDLE)
    await page.getByText(/of 20 left today/).waitFor()
    await expect.poll(() => page.getByLabel('ASIN', { exact: true }).inputValue()).toBe('B0DEMO0006')
    await expect.poll(() => page.getByText('Complete!').count()).toBe(0)
  })

  it('brings back the code that was picked: at the cost of no check when loaded again', async () => {
    const page = await open(CANDLE)
    const left = page.getByText(/of 20 left today/)
    const leftBefore = await left.textContent()
    await checkDuty(page)
    await page.getByText('Complete!').waitFor()
    await page
      .getByRole('button', { name: /^Select \d/ })
      .first()
      .click()
    const picked = page.getByRole('button', { name: /^Selected/ })
    const receipt = page.getByRole('article', { name: /Duty receipt/ })
    await receipt.getByText('5908.00.00.00').first().waitFor()
    const code = await picked.getAttribute('aria-label')
    await expect.poll(() => left.textContent()).not.toBe(leftBefore)
    const leftThen = await left.textContent()
    await page.reload()
    await page.getByText(leftThen ?? 'nothing was shown').waitFor()
    await expect.poll(() => picked.getAttribute('aria-label')).toBe(code)
  })

  it('shows by a link to a result the code that was picked, to whoever opens it', async () => {
    const page = await open(`${CANDLE}&code=5908000000`)
    await page.getByText('Complete!').waitFor()
    await page.getByRole('button', { name: 'Selected 5908.00.00.00' }).waitFor()
    await page
      .getByRole('article', { name: /Duty receipt/ })
      .getByText('5908.00.00.00')
      .first()
      .waitFor()
  })

  it('shows no markup of a title as markup', async () => {
    const page = await open('/tools/classifier?asin=B000000001&origin=CN&cost=20')
    await page.getByText('Add the product title').click()
    await page.getByLabel('Product title').fill('<img src=x onerror=alert(1)> cotton shirt <b>bold</b>')
    await checkDuty(page)
    await page.getByText('Complete!').waitFor()
    await expect.poll(() => page.locator('main img').count()).toBe(0)
    await page.getByRole('heading', { name: '<img src=x onerror=alert(1)> cotton shirt <b>bold</b>' }).waitFor()
  })
})

describe('the manufacturer lookup', () => {
  it('shows the maker with how sure it is, and where it comes from', async () => {
    const page = await open('/tools/manufacturer-lookup?asin=B0DEMO0006&origin=CA')
    await page.getByText('Experimental').waitFor()
    await page.getByText('AI generated').waitFor()
    await page.getByRole('button', { name: 'Find the maker' }).click()
    const maker = page.getByRole('region', { name: 'Maker found' })
    await maker.getByText('Prairie Wax Works Inc.').waitFor()
    await maker.getByText('3 of 5, Medium').waitFor()
    await maker.getByText('Researched').waitFor()
    await maker.getByText('Demo directory: the firm and its address are invented.').waitFor()
  })

  it('says honestly when none is found', async () => {
    const page = await open('/tools/manufacturer-lookup?asin=B0DEMO0006&origin=VN')
    await page.getByRole('button', { name: 'Find the maker' }).click()
    await page.getByText('No maker found').waitFor()
  })

  it('needs both fields', async () => {
    const page = await open('/tools/manufacturer-lookup?asin=B0DEMO0006')
    await page.getByRole('button', { name: 'Find the maker' }).click()
    await page.getByText('Please fill in both ASIN and Country of Origin').waitFor()
  })
})

describe('the brokerage fee calculator', () => {
  it('names the cheaper carrier, the difference and every fee with its rule', async () => {
    const page = await open('/login#fee-calculator')
    await page.getByLabel('Shipping value (USD)').fill('1180')
    await page.getByLabel('Duty amount (USD)').fill('302.40')
    await page.getByLabel('Invoice lines').fill('7')
    await page.getByLabel('The shipment holds food').check()
    await page.getByRole('button', { name: 'Calculate' }).click()
    // UPS 42.25 + 6.05 (2% of 302.40) + 11.50 = 59.80; FedEx 36.40 + 7.85 (the minimum) + 12.00 + 2 × 5.95 = 68.15.
    await page.getByText('UPS Standard is cheaper by USD 8.35.').waitFor()
    const ups = page.getByRole('article', { name: 'UPS Standard' })
    await ups.getByText('USD 59.80').waitFor()
    await ups.getByText('2% of the duty of 302.40, at least 6.00.').waitFor()
    await page.getByRole('article', { name: 'FedEx Ground' }).getByText('USD 68.15').waitFor()
    await page.getByText('No 800 USD de minimis relief: it ended on 29 Aug 2025.').waitFor()
  })

  it.each([
    ['value=&duty=', 'Please fill in shipping value and duty amount'],
    ['value=2500.01&duty=0', 'Maximum COGS value is $2500 per location. For higher values, contact carriers directly.'],
  ])('refuses %s', async (query, message) => {
    const page = await open(`/tools/fee-calculator?${query}`)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByRole('alert').getByText(message).waitFor()
  })
})

describe('in French', () => {
  it('speaks French to a browser that asks for it, and remembers English when it is chosen', async () => {
    const path = '/tools/fee-calculator?value=1180&duty=302.40&food=yes&lines=7'
    const visitor = { viewport: { width: 1280, height: 720 }, locale: 'fr-CA' } as const
    const page = await freshPage(browser, `${portage.url}${path}`, visitor)
    await page.getByText(/UPS Standard coûte 8,35\sUSD de moins\./).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByText('UPS Standard is cheaper by USD 8.35.').waitFor()
    await page.goto(`${portage.url}/login`)
    await page.getByText('Need Full Access?').waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
  })
})

describe('the pages of the tools', () => {
  it.each([
    [1440, 'light'],
    [1440, 'dark'],
    [375, 'light'],
    [375, 'dark'],
  ] as const)(
    'have no serious accessibility fault and do not scroll sideways at %i px, %s',
    async (width, colorScheme) => {
      const page = await open(CANDLE, width)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await checkDuty(page)
      await page.getByText('Complete!').waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      await page.goto(`${portage.url}/tools/fee-calculator?value=1180&duty=302.40&food=yes&lines=7`)
      await page.getByText('is cheaper by').waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      await page.goto(`${portage.url}/tools/manufacturer-lookup?asin=B0DEMO0006&origin=CA`)
      await page.getByRole('button', { name: 'Find the maker' }).click()
      await page.getByText('Maker found').waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
    },
  )
})

describe('on paper', () => {
  /** Blanks left out: a browser draws words in runs of its own. */
  const bare = (text: string): string => text.replace(/\s/g, '')
  const printed = async (page: Page): Promise<string> =>
    bare((await pdfPages(await page.pdf({ format: 'Letter' }))).join(''))

  it('the calculator shows its inputs, every fee with its rule, its address and the day, and no form or button', async () => {
    const page = await open('/tools/fee-calculator?value=1180&duty=302.40&food=yes&lines=7')
    await page.getByText('UPS Standard is cheaper by USD 8.35.').waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    const text = await printed(page)
    for (const shown of [
      'Shipping value USD 1,180.00, duty USD 302.40, 7 lines, food.',
      'UPS Standard is cheaper by USD 8.35.',
      '2% of the duty of 302.40, at least 6.00.',
      '2 lines above 5, 5.95 each.',
      `${portage.url}/tools/fee-calculator?value=1180&duty=302.40&food=yes&lines=7, printed `,
    ])
      expect(text).toContain(bare(shown))
    for (const left of ['Calculate', 'Client Login', 'All tools']) expect(text).not.toContain(bare(left))
    // The picture stays with its title; only its table goes on over the next sheet.
    const [first = ''] = await pdfPages(await page.pdf({ format: 'Letter' }))
    expect(bare(first)).toContain(bare('UPS Standard is cheaper up to USD 1,250.00.'))
  })

  it('the checker shows codes and receipt with its address, and no form or button', async () => {
    const page = await open(CANDLE)
    await checkDuty(page)
    await page.getByText('Complete!').waitFor()
    await page.getByRole('button', { name: '3406.00.00.00' }).click()
    await page.getByRole('article', { name: /Duty receipt/ }).waitFor()
    const text = await printed(page)
    for (const shown of [
      '3406.00.00.00',
      'USD 1,000.00',
      'A product under a safety rule of CPSC: certificate',
      `${portage.url}/tools/classifier?asin=B0DEMO0006`,
    ])
      expect(text).toContain(bare(shown))
    for (const left of ['Check duty', 'Print receipt', 'left today', 'less likely'])
      expect(text).not.toContain(bare(left))
  })
})

/** Last, since it uses up the day of this network address. */
describe('the end of the day', () => {
  it('answers the 21st lookup with when there are more', async () => {
    const page = await open('/tools/manufacturer-lookup?asin=B0DEMO0006&origin=CA')
    const find = page.getByRole('button', { name: 'Find the maker' })
    const left = page.getByText(/^\d+ of 20 left today$/)
    await left.waitFor()
    const start = Number.parseInt((await left.textContent()) ?? '', 10)
    for (let rest = start - 1; rest >= 0; rest -= 1) {
      await find.click()
      await page.getByText(`${rest} of 20 left today`, { exact: true }).waitFor()
    }
    await find.click()
    await page.getByRole('alert').getByText('You have used your 20 checks and lookups for today.').waitFor()
    await page.goto(`${portage.url}${CANDLE}`)
    await page.getByText('0 of 20 left today').waitFor()
    await checkDuty(page)
    await page.getByRole('alert').getByText('You have used your 20 checks and lookups for today.').waitFor()
  })
})
