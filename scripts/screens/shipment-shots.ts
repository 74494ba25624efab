// The shipment screen and its panels in their states. What is shown is not saved, except that a classification is proposed.
import type { Page } from 'playwright-core'
import { DEMO, openItem, openShipment, type Shot } from './shot.ts'

const CANDLE = 'Soy wax pillar candle'

const of = (name: string, arrange: (page: Page) => Promise<void>, more: Partial<Shot> = {}): Shot => ({
  name: `shipment${name}`,
  email: DEMO,
  path: '/dashboard',
  arrange,
  ...more,
})

const receipt = (page: Page) =>
  page
    .getByRole('article', { name: /^Duty receipt/ })
    .first()
    .waitFor()

export const SHIPMENT_SHOTS: readonly Shot[] = [
  of('-open', (page) => openShipment(page, 'NPG-1061')),
  of('-ready', (page) => openShipment(page, 'NPG-1057')),
  of('-item-missing', (page) => openItem(page, 'NPG-1062', CANDLE)),
  of('-candidates', async (page) => {
    await openItem(page, 'NPG-1062', CANDLE)
    await page.getByRole('button', { name: /^Classify/ }).click()
    await page.getByRole('region', { name: 'HTS candidates' }).waitFor()
  }),
  of('-new-address', async (page) => {
    await openItem(page, 'NPG-1062', CANDLE)
    await page.getByRole('button', { name: 'Add new address' }).click()
    await page.getByRole('form', { name: 'Add new address' }).waitFor()
  }),
  of('-not-saved', async (page) => {
    await openItem(page, 'NPG-1062', CANDLE)
    await page.route('**/api/shipments/*/items/*', (route) => route.abort())
    await page.getByRole('textbox', { name: 'Cost of goods (CAD)' }).fill('9.75')
    await page.keyboard.press('Tab')
    await page.getByRole('alert').filter({ hasText: 'Not saved' }).waitFor()
  }),
  of('-receipt', async (page) => {
    await openItem(page, 'NPG-1061', 'Natural wildflower honey')
    await receipt(page)
  }),
  of('-over-time', async (page) => {
    await openItem(page, 'NPG-1062', 'Vacuum insulated')
    await page.getByText('How these rules changed').click()
    await page.getByText('Each rule: since when, until when').first().waitFor()
  }),
  of('-free', async (page) => {
    await openItem(page, 'NPG-1062', 'Roasted arabica coffee')
    await receipt(page)
  }),
  of('-prohibited', async (page) => {
    await openItem(page, 'NPG-1061', 'Craft lager beer')
    await receipt(page)
  }),
  of('-what-if', async (page) => {
    await openItem(page, 'NPG-1062', 'Stoneware coffee mug')
    await page.getByRole('button', { name: 'What if' }).click()
    const panel = page.getByRole('region', { name: 'What if' })
    await panel.getByRole('combobox', { name: 'Country of origin' }).fill('Italy')
    await page.getByRole('option', { name: /Italy/ }).click()
    await panel.getByText('Duty falls from USD 55.35 to USD 24.60: USD 30.75 less.').waitFor()
  }),
  of(
    '-grid',
    async (page) => {
      await openShipment(page, 'NPG-1061')
      await page.getByRole('button', { name: 'Grid' }).click()
      await page.getByRole('grid').waitFor()
    },
    { onlyWide: true },
  ),
  of('-estimate', async (page) => {
    await openShipment(page, 'NPG-1059')
    await page.getByRole('link', { name: 'Estimate costs' }).click()
    await page.getByRole('table', { name: 'Landed cost' }).waitFor()
  }),
  of('-try', async (page) => {
    await openShipment(page, 'NPG-1057')
    await page.getByRole('link', { name: /^What if: try another/ }).click()
    await page.getByRole('combobox', { name: 'Origin of all items' }).fill('Italy')
    await page.getByRole('option', { name: /Italy/ }).click()
    await page.getByText(/^Duty (falls|rises|stays)/).waitFor()
  }),
  of(
    '-invoice',
    async (page) => {
      await openShipment(page, 'NPG-1057')
      await page.getByRole('button', { name: 'Generate Commercial Invoice' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).waitFor()
    },
    { whole: false },
  ),
  of(
    '-cusma',
    async (page) => {
      await openShipment(page, 'NPG-1059')
      await page.getByRole('button', { name: /CUSMA$/ }).click()
      await page
        .getByRole('dialog', { name: 'CUSMA certificate of origin' })
        .getByText(/items may be claimed/)
        .waitFor()
    },
    { whole: false },
  ),
  of(
    '-fda',
    async (page) => {
      await openShipment(page, 'NPG-1059')
      await page.getByRole('button', { name: 'Generate FDA Worksheets' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).waitFor()
    },
    { whole: false },
  ),
  of('-not-found', (page) => page.getByText('Shipment not found').first().waitFor(), {
    path: '/dashboard/shipment/00000000-0000-4000-8000-000000000000',
  }),
]
