// What a client keeps beside the shipments: documents, certificates, people, sign-ins, the origin of a product; and the search over it all.
import type { Page } from 'playwright-core'
import { DEMO, type Shot } from './shot.ts'

const CANDLE = 'B0DEMO0006'

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name }).waitFor()

export const COMPANY_SHOTS: readonly Shot[] = [
  {
    name: 'search',
    email: DEMO,
    path: '/dashboard',
    whole: false,
    async arrange(page) {
      await page.getByRole('table', { name: 'Shipments' }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('NPG-10')
      await page.getByRole('dialog').getByRole('option').nth(2).waitFor()
    },
  },
  {
    name: 'menu',
    email: DEMO,
    path: '/dashboard',
    whole: false,
    async arrange(page) {
      await page.getByRole('table', { name: 'Shipments' }).waitFor()
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('radio', { name: 'Dark' }).waitFor({ state: 'attached' })
    },
  },
  { name: 'documents', email: DEMO, path: '/documents', arrange: heading('Documents') },
  {
    name: 'sample-listed',
    email: DEMO,
    path: '/dashboard',
    async arrange(page) {
      const data = { id: '0190a1b2-0000-4000-8000-000000000999', reference: 'Sample shipment' }
      await page.route('**/api/sample-shipment', (route) => route.fulfill({ json: { success: true, data } }))
      await page.reload()
      await page.getByRole('link', { name: 'Open the sample' }).waitFor()
    },
  },
  {
    name: 'documents-chosen',
    email: DEMO,
    path: '/documents?search=candle',
    async arrange(page) {
      await page
        .getByRole('checkbox', { name: /^Choose / })
        .nth(1)
        .check()
      await page.getByRole('button', { name: 'Download as ZIP' }).waitFor()
    },
  },
  {
    name: 'documents-paper',
    email: DEMO,
    path: '/documents',
    whole: false,
    async arrange(page) {
      await page
        .getByRole('button', { name: /^View / })
        .first()
        .click()
      await page.getByRole('dialog').locator('iframe, a[target=_blank]').waitFor()
    },
  },
  { name: 'certificates', email: DEMO, path: '/certificates', arrange: heading(/ertificates/) },
  { name: 'certificate-products', email: DEMO, path: '/certificates/new', arrange: heading(/./) },
  { name: 'people', email: DEMO, path: '/people', arrange: heading(/./) },
  { name: 'companies', email: DEMO, path: '/companies', arrange: heading(/./) },
  { name: 'notifications', email: DEMO, path: '/notifications', arrange: heading(/./) },
  { name: 'letters', email: null, path: '/letters#no-such-letter', arrange: heading(/./) },
  { name: 'sessions', email: DEMO, path: '/sessions', arrange: heading(/./) },
  { name: 'origin-coach', email: DEMO, path: `/origin/${CANDLE}`, arrange: heading(/./) },
  { name: 'unknown-address', email: DEMO, path: '/nothing-here', arrange: heading(/./) },
  {
    name: 'new-shipment',
    email: DEMO,
    path: '/dashboard/new-shipment',
    arrange: (page) => page.getByLabel('Name of the shipment').waitFor(),
  },
  {
    name: 'new-shipment-problems',
    email: DEMO,
    path: '/dashboard/new-shipment',
    async arrange(page) {
      await page.getByLabel('Name of the shipment').fill('Phone candles')
      await page.getByLabel('What it is, line 1').fill('WAX-6')
      await page.getByLabel('Units, line 1').fill('24')
      await page.getByRole('button', { name: 'Create shipment' }).click()
      await page.getByText('“WAX-6” is a code.').waitFor()
    },
  },
  {
    name: 'new-shipment-boxes',
    email: DEMO,
    path: '/dashboard/new-shipment',
    async arrange(page) {
      await page.getByLabel('What it is, line 1').fill('Beeswax candle, 6 oz')
      await page.getByLabel('Units, line 1').fill('24')
      await page.getByRole('button', { name: 'All in one box' }).click()
      await page.getByText('Every unit is in a box.').waitFor()
    },
  },
]
