// What is made of several shipments, and invoices typed by hand.
import type { Page } from 'playwright-core'
import { DEMO, type Shot } from './shot.ts'

async function select(page: Page, references: readonly string[]): Promise<void> {
  await page.getByRole('table', { name: 'Shipments' }).waitFor()
  await page.getByRole('button', { name: 'Multi-Select Mode', exact: true }).click()
  for (const reference of references) await page.getByRole('checkbox', { name: `Select ${reference}` }).click()
}

const selection = (name: string, button: string | undefined, shown: (page: Page) => Promise<void>): Shot => ({
  name,
  email: DEMO,
  path: '/dashboard',
  whole: button === undefined,
  async arrange(page) {
    await select(page, ['NPG-1057', 'NPG-1054'])
    if (button) await page.getByRole('button', { name: button }).click()
    await shown(page)
  },
})

export const SELECTION_SHOTS: readonly Shot[] = [
  selection('dashboard-selecting', undefined, (page) => page.getByText('2 selected').waitFor()),
  selection('merged-estimate', 'Generate Merged Estimate Clearance', (page) =>
    page.getByText('Merged estimate clearance generated successfully!').waitFor(),
  ),
  selection('combined-invoice', 'Generate Combined Customs Invoice', (page) =>
    page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).waitFor(),
  ),
]

const PASTED = `- 24 x Pure maple syrup 500 mL @ USD 12.50 each, made in Canada, HTS 1702.20.40.70
- 60 x Wool toque @ CAD 14.50, made in Canada, HTS 6505.00.30.90`

async function parse(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Item information' }).fill(PASTED)
  await page.getByRole('button', { name: 'Parse items' }).click()
  await page.getByRole('region', { name: 'Proposed items' }).waitFor()
}

const manual = (name: string, arrange: (page: Page) => Promise<void>): Shot => ({
  name: `manual-invoice${name}`,
  email: DEMO,
  path: '/manual-invoice',
  arrange,
})

export const MANUAL_SHOTS: readonly Shot[] = [
  manual('', (page) => page.getByText('From your business information').waitFor()),
  manual('-proposals', parse),
  manual('-filled', async (page) => {
    await parse(page)
    await page.getByRole('button', { name: 'Accept all 2' }).click()
    await page.getByRole('textbox', { name: 'Quantity, Line 2' }).waitFor()
  }),
  manual('-preview', async (page) => {
    await parse(page)
    await page.getByRole('button', { name: 'Accept all 2' }).click()
    const preview = page.getByRole('button', { name: 'Preview' })
    if (await preview.isVisible()) await preview.click()
    await page.getByRole('region', { name: 'Preview' }).getByText('Total, 84 units').waitFor()
  }),
  manual('-problems', async (page) => {
    await page.getByRole('button', { name: 'Add item' }).click()
    await page.getByRole('textbox', { name: 'Description, Line 1' }).fill('Sample card')
    await page.getByRole('button', { name: 'Generate invoice' }).click()
    await page.getByText(/things? to put right/).waitFor()
  }),
]
