// Ready means ready: what stops the invoice of a shipment is seen in its readiness, its status, the dashboard and at the paper. And
// what stands between goods and their entry is seen wherever the goods are.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createShipment } from '#contract/own-shipments.ts'
import { newRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import { texts as english } from '#texts/en/admissibility.ts'
import { texts as french } from '#texts/fr/admissibility.ts'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { pageOfClient } from './testing/portage.ts'

const REFERENCE = 'NPG-1055'
const MUG = 'Stoneware coffee mug, 350 mL'
const GONE = `${MUG}: HTS code 9999.99.99.99 is not in the current release. Choose another.`
const ENDED = `${MUG}: HTS code 1905.31.00.49 ended on 1 Jul 2026.`

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney((browser, url) => pageOfClient(browser, url))
  page = journey.page
})

afterAll(() => journey?.end())

const row = () => page.getByRole('row', { name: new RegExp(REFERENCE) })
const readiness = () => page.getByRole('region', { name: 'Readiness' })

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
  await page.getByRole('button', { name: `Open ${MUG}` }).click()
  const field = page.getByRole('textbox', { name: 'HTS code' })
  await field.fill(code)
  await field.press('Tab')
}

it('begins with a shipment that reads ready in all of them', async () => {
  await row().getByText('Ready to invoice').waitFor()
  await row().getByText('Declared').waitFor()
  await openShipment()
  await readiness().getByText('Done').first().waitFor()
  expect(await readiness().getByText('Fix').count()).toBe(0)
})

it.each([
  ['a code that is no line of the release', '9999.99.99.99', GONE],
  ['a code that a change of law ended', '1905.31.00.49', ENDED],
])('%s: reads ready in none of them, and says why', async (_what, code, because) => {
  await typeCode(code)
  await readiness().getByText(because, { exact: false }).waitFor()
  await page.getByText('Pending').first().waitFor()
  const make = page.getByRole('button', { name: 'Generate Commercial Invoice' })
  expect(await make.getAttribute('aria-disabled')).toBe('true')
  expect(await make.getAttribute('aria-describedby')).not.toBeNull()
  await toDashboard()
  await row().getByText(because, { exact: false }).waitFor()
  await row().getByText('Pending').waitFor()
  expect(await row().getByText('Ready to invoice').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await openShipment()
})

it('reads ready again in all of them once it is put right', async () => {
  await typeCode('6912.00.44.00')
  await page.getByText('Declared').first().waitFor()
  expect(await readiness().getByText('Fix').count()).toBe(0)
  await toDashboard()
  await row().getByText('Ready to invoice').waitFor()
})

/** One of each level; agency papers alone are no alarm, so they are named on the open card and nowhere else. */
const LEVELS = [
  ['may-not-enter', 'Automatic switchblade knife, 4 inch', '8211.93.00.35', 'CN'],
  ['permit', 'Wild ginseng root, dried', '1211.20.10.90', 'CA'],
  ['deposit', 'Aluminum sheet of alloy 3003, 2 mm', '7606.12.30.91', 'CN'],
  ['look-again', 'Camera drone, quadcopter, 249 g', '8806.22.00.00', 'CN'],
  ['papers', 'Ceramic dinner plate, stoneware', '6912.00.39.50', 'PT'],
] as const
type Words = typeof english | typeof french

async function makeShipment(): Promise<void> {
  const goods = LEVELS.map(([sku, description, hts_code, country_of_origin]) => ({
    sku,
    description,
    hts_code,
    country_of_origin,
    quantity: '10',
    cost_cad: '20.00',
  }))
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  const { method, path } = createShipment
  const answer = await fetch(journey.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      [REQUEST_KEY_HEADER]: await newRequestKey(token, method, path, new Date()),
    },
    body: JSON.stringify({ reference: 'Levels', destination: { kind: 'open' }, goods }),
  })
  const { data } = createShipment.answer.parse(await answer.json())
  await page.goto(`${journey.url}/dashboard/shipment/${data.id}`)
}

const goods = (description: string) => page.getByRole('row', { name: new RegExp(`^${description}`) })

/** The mark of each grave level beside its goods, and none beside goods that need agency papers alone. */
async function readMarks({ levels }: Words): Promise<void> {
  for (const [level, description] of LEVELS) {
    if (level !== 'papers') await goods(description).getByText(levels[level]).waitFor()
  }
  const [, papers] = LEVELS.find(([level]) => level === 'papers') ?? []
  for (const words of Object.values(levels))
    expect(
      await goods(papers ?? '')
        .getByText(words)
        .count(),
    ).toBe(0)
}

async function readCards({ levels, heading }: Words): Promise<void> {
  for (const [level, description] of LEVELS) {
    await page
      .locator('tbody')
      .filter({ has: goods(description) })
      .locator('button[aria-expanded]')
      .last()
      .click()
    await page.getByRole('region', { name: heading }).getByText(levels[level]).first().waitFor()
  }
}

describe('what stands between goods and their entry', () => {
  it('is seen at each item, on its card and in the readiness, and no duty stands at what may not enter', async () => {
    await makeShipment()
    await readMarks(english)
    for (const [level, description] of LEVELS)
      if (level !== 'papers')
        await readiness()
          .getByRole('listitem')
          .filter({ hasText: description })
          .getByText(english.levels[level])
          .first()
          .waitFor()
    await readCards(english)
    const [, banned] = LEVELS[0]
    await goods(banned).getByText('Prohibited').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('is seen in the grid, with why at the row', async () => {
    await page.getByRole('button', { name: 'Grid', exact: true }).click()
    await page.waitForURL('**view=grid')
    await readMarks(english)
    await page.getByText('May not enter, and 1 more').click()
    await page.getByText('Switchblade and gravity knives may not enter').last().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('is seen on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await readMarks(english)
    expect(await scrollsSideways(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('is seen in French', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Français' }).click()
    await readMarks(french)
    await page.getByRole('button', { name: 'Fiches', exact: true }).click()
    await readMarks(french)
    await readCards(french)
  })
})
