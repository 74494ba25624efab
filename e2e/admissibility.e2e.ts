// What stands between goods and their entry, and what their duty assumes, on every screen where the goods are. And that ready means ready:
// what stops the invoice of a shipment is seen in its readiness, its status, the dashboard and at the paper.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { texts as english } from '#texts/en/admissibility.ts'
import { texts as french } from '#texts/fr/admissibility.ts'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { type Good, openNewShipment } from './testing/new-shipment.ts'
import { openItem, openPage, pageOfClient } from './testing/portage.ts'

type Words = typeof english | typeof french

/** One of each level. Agency papers alone are no alarm: they are named on the open card and nowhere else. */
const LEVELS = {
  'may-not-enter': {
    sku: 'KNIFE',
    description: 'Automatic switchblade knife, 4 inch',
    code: '8211.93.00.35',
    origin: 'CN',
  },
  permit: { sku: 'ROOT', description: 'Wild ginseng root, dried', code: '1211.20.10.90', origin: 'CA' },
  deposit: { sku: 'SHEET', description: 'Aluminum sheet of alloy 3003, 2 mm', code: '7606.12.30.91', origin: 'CN' },
  'look-again': { sku: 'DRONE', description: 'Camera drone, quadcopter, 249 g', code: '8806.22.00.00', origin: 'CN' },
  papers: { sku: 'PLATE', description: 'Ceramic dinner plate, stoneware', code: '6912.00.39.50', origin: 'PT' },
} as const
const LEVEL_NAMES = ['may-not-enter', 'permit', 'deposit', 'look-again', 'papers'] as const
const GRAVE = LEVEL_NAMES.filter((level) => level !== 'papers')

const CABINET = { sku: 'CAB', description: 'Storage cabinet of wood', code: '9403.60.80.93', origin: 'CA' }
const CANDLES = { sku: 'WAX', description: 'Petroleum wax candles', code: '3406.00.00.00', origin: 'CN' }
const CIGARS = { sku: 'CIGAR', description: 'Cuban cigars', code: '2402.10.80.80', origin: 'CU' }
const ASSUMED = /kitchen cabinets, vanities or parts of them\? Assumed: no/
const ORDERED = /A-570-504/
const BARRED = /Goods of Cuba may not enter/

const REFERENCE = 'NPG-1055'
const MUG = 'Stoneware coffee mug, 350 mL'
const GONE = `${MUG}: HTS code 9999.99.99.99 is not in the current release. Choose another.`
const ENDED = `${MUG}: HTS code 1905.31.00.49 ended on 1 Jul 2026.`

/** Goods with what must be said of them. */
const DANGERS = [
  [CABINET, ASSUMED],
  [CANDLES, ORDERED],
  [CIGARS, BARRED],
] as const

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney((browser, url) => pageOfClient(browser, url))
  page = journey.page
})

afterAll(() => journey?.end())

const goods = (description: string) => page.getByRole('row', { name: new RegExp(`^${description}`) })
const readiness = () => page.getByRole('region', { name: 'Readiness' })
const gridButton = () => page.getByRole('button', { name: 'Grid', exact: true })

const row = () => page.getByRole('row', { name: new RegExp(REFERENCE) })

async function openShipment(): Promise<void> {
  await row()
    .getByRole('link', { name: `Manage ${REFERENCE}` })
    .click()
  await page.getByRole('heading', { name: REFERENCE }).waitFor()
}

async function toDashboard(): Promise<void> {
  await page.goto(`${journey.url}/dashboard`)
  await row().waitFor()
}

async function typeCode(code: string): Promise<void> {
  await openItem(page, MUG)
  const field = page.getByRole('textbox', { name: 'HTS code' })
  await field.fill(code)
  await field.press('Tab')
}

const openNew = (reference: string, lines: readonly Good[]) => openNewShipment(journey, reference, lines)

async function openCard(description: string): Promise<void> {
  await goods(description).locator('button[aria-expanded]').last().click()
}

/** The mark of each grave level beside its goods, and none beside goods that need agency papers alone. */
async function readMarks({ levels }: Words): Promise<void> {
  for (const level of GRAVE) await goods(LEVELS[level].description).getByText(levels[level]).waitFor()
  for (const words of Object.values(levels))
    await expect.poll(() => goods(LEVELS.papers.description).getByText(words).count()).toBe(0)
}

async function readCards({ levels, heading }: Words): Promise<void> {
  for (const level of LEVEL_NAMES) {
    await openCard(LEVELS[level].description)
    await page.getByRole('region', { name: heading }).getByText(levels[level]).first().waitFor()
  }
}

describe('readiness', () => {
  it('begins with a shipment that reads ready in all of them', async () => {
    await row().getByText('Ready to invoice').waitFor()
    await row().getByText('Declared').waitFor()
    await openShipment()
    await readiness().getByText('Done').first().waitFor()
    await expect.poll(() => readiness().getByText('Fix').count()).toBe(0)
  })

  it.each([
    ['a code that is no line of the release', '9999.99.99.99', GONE],
    ['a code that a change of law ended', '1905.31.00.49', ENDED],
  ])('%s: reads ready in none of them, and says why', async (_what, code, because) => {
    await typeCode(code)
    await readiness().getByText(because, { exact: false }).waitFor()
    await page.getByText('Pending').first().waitFor()
    const make = page.getByRole('button', { name: 'Generate Commercial Invoice' })
    await expect.poll(() => make.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => make.getAttribute('aria-describedby')).not.toBeNull()
    await toDashboard()
    await row().getByText(because, { exact: false }).waitFor()
    await row().getByText('Pending').waitFor()
    await expect.poll(() => row().getByText('Ready to invoice').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await openShipment()
  })

  it('reads ready again in all of them once it is put right', async () => {
    await typeCode('6912.00.44.00')
    await page.getByText('Declared').first().waitFor()
    await expect.poll(() => readiness().getByText('Fix').count()).toBe(0)
    await toDashboard()
    await row().getByText('Ready to invoice').waitFor()
  })
})

describe('each level', () => {
  it('is seen at its goods, on their card and in the readiness, and no duty stands at what may not enter', async () => {
    await openNew('Levels', Object.values(LEVELS))
    await readMarks(english)
    for (const level of GRAVE) {
      const named = readiness().getByRole('listitem').filter({ hasText: LEVELS[level].description })
      await named.getByText(english.levels[level]).first().waitFor()
    }
    await readCards(english)
    await goods(LEVELS['may-not-enter'].description).getByText('Prohibited').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('is seen in the grid, with why at the row', async () => {
    await gridButton().click()
    await page.getByRole('grid').waitFor()
    await readMarks(english)
    const { description } = LEVELS['may-not-enter']
    await goods(description).getByText(description).click()
    const why = page.locator('details').filter({ hasText: 'Switchblade and gravity knives may not enter' })
    await why.locator('summary').first().click()
    await why.getByText('Do not ship.', { exact: false }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('is seen on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await readMarks(english)
    expect(await scrollsSideways(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

describe('an assumed duty, goods that orders may reach and goods of an embargoed country', () => {
  it('are told in the list, on their cards and in What if', async () => {
    await openNew('Three dangers', [CABINET, CANDLES, CIGARS])
    await goods(CABINET.description)
      .getByText(/\d to \d/)
      .waitFor()
    await goods(CANDLES.description).getByText('more on top?').waitFor()
    await goods(CIGARS.description).getByText('Prohibited').waitFor()
    const named = readiness().getByRole('button', { name: /^Show / })
    await expect
      .poll(() => named.evaluateAll((all) => all.map((each) => each.ariaLabel)))
      .toEqual([CIGARS, CANDLES].map(({ description }) => `Show ${description}`))
    for (const [{ description }, said] of DANGERS) {
      await openCard(description)
      await page.getByRole('article').getByText(said).first().waitFor()
      await page.getByRole('button', { name: 'What if' }).click()
      const whatIf = page.getByRole('region', { name: 'What if' })
      await whatIf.getByRole('textbox', { name: 'Cost of one unit (CAD)' }).fill('7.77')
      await whatIf.getByText('Both receipts whole').click()
      await whatIf.getByRole('article').nth(1).getByText(said).first().waitFor()
    }
  })

  it('are told in the grid, under the row', async () => {
    await gridButton().click()
    await page.getByRole('grid').waitFor()
    for (const [{ description }, said] of DANGERS) {
      await goods(description).getByText(description).click()
      const why = page.locator('details').filter({ hasText: said })
      await why.locator('summary').first().click()
      await why.getByText(said).first().waitFor()
    }
    await page.getByRole('button', { name: 'Cards', exact: true }).click()
  })

  it('are told in the estimate, of the shipment and of several', async () => {
    await page.getByRole('link', { name: 'Estimate costs' }).click()
    const beside = page.getByRole('region', { name: 'Customs and brokerage cost estimate' })
    for (const said of [ASSUMED, ORDERED, BARRED]) await beside.getByText(said).first().waitFor()
    await page.goto(`${journey.url}/dashboard`)
    await page.getByRole('button', { name: 'Multi-Select Mode' }).click()
    for (const reference of ['Three dangers', 'Levels'])
      await page.getByRole('checkbox', { name: new RegExp(reference) }).check()
    await page.getByRole('button', { name: 'Generate Merged Estimate Clearance' }).click()
    for (const said of [ASSUMED, ORDERED, BARRED]) await page.getByRole('dialog').getByText(said).first().waitFor()
    await page.keyboard.press('Escape')
  })

  it('are told where the invoice is made, which waits for what may not enter to be taken out', async () => {
    await page.getByRole('link', { name: 'Manage Three dangers' }).click()
    await readiness().getByText('Cuban cigars cannot be imported', { exact: false }).waitFor()
    const make = page.getByRole('button', { name: 'Generate Commercial Invoice' })
    await expect.poll(() => make.getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('button', { name: 'Take out of shipment' }).first().click()
    await expect.poll(() => make.getAttribute('aria-disabled')).toBeNull()
    await make.click()
    const dialog = page.getByRole('dialog')
    for (const said of [ASSUMED, ORDERED]) await dialog.getByText(said).first().waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
  })

  it('are told by the check without signing in', async () => {
    const browser = page.context().browser()
    if (!browser) throw new Error('the page has no browser')
    const visitor = await openPage(browser, journey.url)
    for (const [{ description, origin }, said] of DANGERS) {
      await visitor.goto(`${journey.url}/tools/classifier?asin=B000000001&origin=${origin}&cost=20`)
      await visitor.getByText('Add the product title').click()
      await visitor.getByLabel('Product title').fill(description)
      await visitor.getByRole('button', { name: 'Check duty' }).click()
      await visitor.getByText('Complete!').waitFor()
      await visitor
        .getByRole('button', { name: /\d{4}\.\d\d\.\d\d\.\d\d/ })
        .first()
        .click()
      await visitor.getByText(said).first().waitFor()
    }
  })
})

describe('in French', () => {
  it('each level is seen at its goods, on their card and in the grid', async () => {
    await page.goto(`${journey.url}/dashboard`)
    await page.getByRole('link', { name: 'Manage Levels' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Français' }).click()
    await readMarks(french)
    await readCards(french)
    await page.getByRole('button', { name: 'Grille', exact: true }).click()
    await readMarks(french)
  })
})
