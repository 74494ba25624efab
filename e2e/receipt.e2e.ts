// The outcomes of a duty from a client's view: dutiable, free, not known, prohibited; and What if beside what is.
// CAD 1 = USD 0.7124. Entered values are whole US dollars.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { openAsClient, pageOfClient, openItem as press, saved } from './testing/portage.ts'

const COFFEE = 'Roasted arabica coffee beans, not decaffeinated, 454 g bag'
const HONEY = 'Natural wildflower honey, 500 g glass jar'
const MUG = 'Stoneware coffee mug, 350 mL'
const OIL = 'Extra virgin olive oil, 500 mL glass bottle'
const BEER = 'Craft lager beer made from malt, 4 glass bottles of 341 mL'

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney(pageOfClient)
  page = journey.page
})

afterAll(() => journey?.end())

const openShipment = (reference: string) => openAsClient(page, journey.url, reference)

/** As worked out of the facts as they are: not the one of before, which stays while it is worked out again. */
const receiptOf = (item: string) =>
  page.locator('[aria-busy="false"]').getByRole('article', { name: `Duty receipt: ${item}` })
const row = (item: string) => page.getByRole('row', { name: new RegExp(`^${item}`) })

async function openItem(item: string): Promise<void> {
  await press(page, item)
  await receiptOf(item).waitFor()
}

it('says of free coffee that it may be duty-free, and what was avoided: 12.5 % of 410 = 51.25', async () => {
  await openShipment('NPG-1062')
  await row(COFFEE).getByText('POSSIBLY DUTY-FREE').waitFor()
  await openItem(COFFEE)
  const text = await receiptOf(COFFEE).textContent()
  expect(text).toContain('USD 410.00') // 60 x 9.60 = 576.00 CAD = 410.3424 USD
  expect(text).toContain('Possibly Duty-Free Item')
  expect(text).toContain('Check with your broker before you rely on it.')
  expect(text).toMatch(/9903\.05\.86[\s\S]*The notice exempts this code\.[\s\S]*51\.25/)
  expect(await accessibilityFaults(page)).toEqual([])
})

it('prints what is closed on the screen: since when its rules hold', async () => {
  await openItem(MUG)
  const receipt = receiptOf(MUG)
  const rules = receipt.getByRole('figure', { name: 'When these rules hold' })
  await expect.poll(() => rules.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  try {
    await rules.waitFor()
    await expect.poll(() => receipt.getByText('How these rules changed').isVisible()).toBe(false)
  } finally {
    await page.emulateMedia({ media: 'screen' })
  }
})

it('shows a duty as not known while a weight is missing, and works it out when it is given', async () => {
  await openShipment('NPG-1061')
  await openItem(HONEY)
  const receipt = receiptOf(HONEY)
  await receipt.getByText('USD 536.31').first().waitFor() // 90 kg at 1.9 cents + 50 % and 10 % of 891: 1.71 + 445.50 + 89.10
  await receipt.getByRole('button', { name: 'Take away: 0.5 kg for one unit' }).click()
  await receipt.getByText('Not known yet').waitFor()
  const unknown = await receipt.textContent()
  expect(unknown).toContain('It is not counted as zero.')
  expect(unknown).not.toContain('536.31')
  await row(HONEY).getByText('Not known yet').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const amount = receipt.getByRole('textbox', { name: 'kg for one unit of the item' })
  await amount.fill('nothing')
  await receipt.getByRole('button', { name: 'Save' }).click()
  await receipt.getByText('Give a number above 0, such as 0.5.').waitFor()
  await amount.fill('0.6')
  await receipt.getByRole('button', { name: 'Save' }).click()
  await receipt.getByText('USD 536.65').first().waitFor()
  const known = await receipt.textContent()
  expect(known).toMatch(/0409\.00\.00[\s\S]*2\.05/) // 180 x 0.6 kg = 108 kg at 1.9 cents = 2.052
  expect(known).toMatch(/9903\.03\.14[\s\S]*445\.50/)
  expect(known).toMatch(/9903\.05\.29[\s\S]*89\.10/)
  await row(HONEY).getByText('753.30').waitFor() // 536.65 / 0.7124 = 753.298...
})

it('asks for the weight with the container where the rate is on it, and keeps the answer: 96 x 0.9 kg at 5 cents', async () => {
  await openShipment('NPG-1061')
  await openItem(OIL)
  const receipt = receiptOf(OIL)
  await receipt.getByText('USD 57.40').first().waitFor() // 10 % of 574 in all: 82.56 kg at 5 cents = 4.13, and 53.27
  await receipt.getByRole('button', { name: /^Take away: 0\.86 kg on contents and container/ }).click()
  await receipt.getByText('Not known yet').waitFor()
  await receipt
    .getByText('How many kg do the goods and their container weigh together, for one unit of the item?')
    .waitFor()
  await receipt.getByRole('textbox', { name: 'kg for one unit of the item' }).fill('0.9')
  await saved(page, () => receipt.getByRole('button', { name: 'Save' }).click())
  await receipt.getByText('53.08').first().waitFor()
  await expect.poll(() => receipt.textContent()).toMatch(/1509\.20\.20[\s\S]*4\.32[\s\S]*53\.08[\s\S]*USD 57\.40/)
  await row(OIL).getByText('80.57').waitFor() // 57.40 / 0.7124 = 80.572...
  await page.reload()
  await receipt.getByText('53.08').first().waitFor()
  await expect.poll(() => receipt.textContent()).toContain('0.9 kg of goods and their container for one unit')
})

it('answers What if side by side and leaves the item as it is: without 12.5 % of 246 it is 30.75 less', async () => {
  await openShipment('NPG-1062')
  await openItem(MUG)
  await receiptOf(MUG).getByText('USD 55.35').first().waitFor() // 96 x 3.60 = 345.60 CAD = 246.21 USD: 24.60 + 30.75
  await page.getByRole('button', { name: 'What if' }).click()
  const whatIf = page.getByRole('region', { name: 'What if' })
  await whatIf.getByRole('combobox', { name: 'Country of origin' }).fill('Italy')
  await page.getByRole('option', { name: /Italy/ }).click()
  await whatIf.getByText('Duty falls from USD 55.35 to USD 24.60: USD 30.75 less.').waitFor()
  await whatIf.getByText('Both receipts whole').click()
  await whatIf.getByRole('article').nth(1).getByText('USD 24.60').first().waitFor()
  const papers = await whatIf.getByRole('article').allTextContents()
  expect(papers).toHaveLength(2)
  expect(papers[0]).toContain('USD 55.35')
  expect(papers[1]).toContain('USD 24.60') // column 1 alone reaches the 10 % of the European Union
  expect(papers[1]).not.toContain('9903.05.31')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Close What if' }).first().click()
  await page.reload()
  await row(MUG).getByText('77.69').waitFor() // 55.35 / 0.7124 = 77.695...
  await expect.poll(() => row(MUG).textContent()).toContain('China')
})

it('shows goods that may not enter without any amount of duty, and holds the invoice back', async () => {
  await openShipment('NPG-1061')
  await row(BEER).getByText('Prohibited', { exact: true }).waitFor()
  await page.getByText(`${BEER}: prohibited since 29 Sep 2026`).waitFor()
  await openItem(BEER)
  const text = await receiptOf(BEER).textContent()
  expect(text).toContain('cannot be imported since 29 Sep 2026.')
  expect(text).toContain('Proc. 11061')
  expect(text).toContain('Value held back: CAD 516.00.') // 60 x 8.60
  expect(text).not.toContain('USD')
  expect(await accessibilityFaults(page)).toEqual([])
})

it('gives the ban as the reason once it is the only one, in words of the screen and of the server', async () => {
  for (const item of ['LED desk lamp', 'Wooden stacking toy', 'Sandalwood incense']) {
    const takeOut = new RegExp(`^Take out of shipment: ${item}`)
    const opener = page.getByRole('button', { name: `Open ${item}` })
    await press(page, item)
    await saved(page, () => page.getByRole('button', { name: takeOut }).click())
    await opener.waitFor({ state: 'hidden' })
  }
  const invoice = page.getByRole('button', { name: 'Generate Commercial Invoice' })
  await page.getByText('First take the items that cannot be imported out of the shipment.').first().waitFor()
  await expect.poll(() => invoice.getAttribute('aria-disabled')).toBe('true')

  await page.goto(`${journey.url}/dashboard`)
  await page.getByRole('button', { name: 'Multi-Select Mode', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select NPG-1061' }).click()
  await page.getByRole('button', { name: 'Generate Combined Customs Invoice' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByText(new RegExp(`NPG-1061.*${BEER}.*29 Sep 2026`))
    .first()
    .waitFor()
})

it('lets the shipment go on once the goods are taken out, and can put them back', async () => {
  await openShipment('NPG-1061')
  await page.getByRole('button', { name: `Take out of shipment: ${BEER}` }).click()
  await row(BEER).waitFor({ state: 'hidden' })
  await page.getByText(`${BEER}: prohibited since 29 Sep 2026`).waitFor({ state: 'hidden' })
  const invoice = page.getByRole('button', { name: 'Generate Commercial Invoice' })
  await expect.poll(() => invoice.getAttribute('aria-disabled')).toBeNull()
  await page.getByRole('button', { name: '4 taken out' }).click()
  await page.getByRole('button', { name: `Put back ${BEER}` }).click()
  await row(BEER).getByText('Prohibited', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'NPG-1061' }).click()
  await page.getByText('Taken out of the shipment', { exact: true }).waitFor({ state: 'hidden' })
})

it.each([320, 375])('does not scroll sideways at %i px and has no serious fault in the dark', async (width) => {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: `Open ${BEER}` }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
})
