// Landing page, dashboard, catalogue and staff list in their states.
import type { Page } from 'playwright-core'
import { DEMO, OTHER, pressInHead, type Shot } from './shot.ts'

const rowsThere = (page: Page) => page.getByRole('table', { name: 'Shipments' }).waitFor()

export const PUBLIC_SHOTS: readonly Shot[] = [
  { name: 'login', email: null, path: '/login', arrange: (page) => page.getByLabel('Email').waitFor() },
  {
    name: 'login-refused',
    email: null,
    path: '/login',
    async arrange(page) {
      await page.getByLabel('Email').fill('nobody@portage.example')
      await page.getByRole('button', { name: 'Access Dashboard' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'login-expired',
    email: DEMO,
    path: '/dashboard',
    async arrange(page) {
      await rowsThere(page)
      await page.evaluate(() => localStorage.setItem('token', 'a-token-of-yesterday'))
      await page.reload()
      await page.getByText('Your session has expired. Please log in again.').waitFor()
    },
  },
  {
    name: 'staff-sign-in',
    email: null,
    path: '/staff',
    arrange: (page) => page.getByLabel('Staff password').first().waitFor(),
  },
]

export const LIST_SHOTS: readonly Shot[] = [
  { name: 'dashboard', email: DEMO, path: '/dashboard', arrange: rowsThere },
  {
    name: 'dashboard-none-found',
    email: DEMO,
    path: '/dashboard?search=nothing-of-the-kind',
    arrange: (page) => page.getByText('No shipments match').waitFor(),
  },
  {
    name: 'dashboard-failed',
    email: DEMO,
    path: '/dashboard',
    async arrange(page) {
      await rowsThere(page)
      await page.route('**/api/shipments?*', (route) => route.abort())
      await pressInHead(page, 'Refresh')
      await page.getByText('Failed to connect to server. Please try again.').waitFor()
    },
  },
  {
    name: 'dashboard-shortcuts',
    email: DEMO,
    path: '/dashboard',
    whole: false,
    async arrange(page) {
      await rowsThere(page)
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'business-info-required',
    email: OTHER,
    path: '/dashboard',
    arrange: (page) => page.getByText('Business Information Required').waitFor(),
  },
  {
    name: 'business-info-errors',
    email: OTHER,
    path: '/dashboard',
    whole: false,
    async arrange(page) {
      await page.getByRole('button', { name: 'Set Up Now' }).click()
      await page.getByRole('checkbox', { name: /^I agree/ }).check()
      await page.getByRole('button', { name: 'Save Business Information' }).click()
      await page.getByText('Legal name is required').waitFor()
    },
  },
  {
    name: 'business-info',
    email: DEMO,
    path: '/dashboard',
    whole: false,
    async arrange(page) {
      await pressInHead(page, 'Edit Business Info')
      await page.getByRole('textbox', { name: 'Legal name' }).waitFor()
    },
  },
]

const productsThere = (page: Page) => page.getByRole('table', { name: 'Products' }).waitFor()
const FILE = 'ASIN,Country,HTS,Unit cost\nB0NEWITEM1,CA,3406.00.00.00,4.20\nB0DEMO0009,CA,6116.91.00.00,12.75\n'

async function checkFile(page: Page, text: string): Promise<void> {
  await productsThere(page)
  await page.getByRole('button', { name: 'Import' }).click()
  const buffer = Buffer.from(text)
  await page.locator('input[type=file]').setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('button', { name: 'Back to the columns' }).waitFor()
}

export const CATALOGUE_SHOTS: readonly Shot[] = [
  { name: 'catalogue', email: DEMO, path: '/catalogue', arrange: productsThere },
  {
    name: 'catalogue-product',
    email: DEMO,
    path: '/catalogue?search=toque&asin=B0DEMO0008',
    whole: false,
    arrange: (page) => page.getByRole('dialog').getByText('History').waitFor(),
  },
  { name: 'catalogue-import', email: DEMO, path: '/catalogue', whole: false, arrange: (page) => checkFile(page, FILE) },
  {
    name: 'catalogue-import-errors',
    email: DEMO,
    path: '/catalogue',
    whole: false,
    arrange: (page) => checkFile(page, `${FILE}B0DEMO0007,Atlantis,6110.11.00.30,48.00\n`),
  },
]
