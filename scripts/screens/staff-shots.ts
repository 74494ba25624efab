// The screens of staff, their tools and settings.
import type { Page } from 'playwright-core'
import { openAsStaff } from '../../e2e/testing/portage.ts'
import { type Shot, STAFF } from './shot.ts'

const of = (name: string, path: string, arrange: (page: Page) => Promise<void>, more: Partial<Shot> = {}): Shot => ({
  name: `staff-${name}`,
  email: STAFF,
  path: `/staff${path}`,
  arrange,
  ...more,
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

async function shipment(page: Page, tab?: string): Promise<void> {
  await openAsStaff(page, new URL(page.url()).origin, 'NPG-1057')
  if (tab) await page.getByRole('tab', { name: tab }).click()
}

async function ofClient(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^View Shipments, Northern Pantry/ }).click()
  await page.getByRole('link', { name: 'View Details, NPG-1062' }).waitFor()
}

async function under(page: Page, rest: string): Promise<void> {
  await ofClient(page)
  await page.goto(`${page.url().replace(/\?.*$/, '')}/${rest}`)
  await heading(page)
}

const SHIPMENTS = 'client,Dossier,fc,colour\ndemo@portage.example,IMP-1,DFW7,red\n'

async function choose(page: Page): Promise<void> {
  await page.getByText('Choose a file, or drop it here').waitFor()
  await page.getByLabel('What the file holds').selectOption('Shipments')
  const buffer = Buffer.from(SHIPMENTS)
  await page.locator('input[type=file]').setInputFiles({ name: 'ships.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('heading', { name: 'What the columns hold' }).waitFor()
}

async function addToCart(page: Page): Promise<void> {
  await shipment(page, 'Plans')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).waitFor()
}

export const STAFF_SHOTS: readonly Shot[] = [
  of('clients', '', (page) => page.getByRole('row', { name: /Northern Pantry/ }).waitFor()),
  of('client', '', ofClient),
  of('shipment', '', (page) => shipment(page)),
  of('boxes', '', async (page) => {
    await shipment(page, 'Box Contents')
    await page.getByText('Boxes', { exact: true }).first().waitFor()
  }),
  of('plans', '', async (page) => {
    await shipment(page, 'Plans')
    await page.getByRole('button', { name: 'Add to cart' }).first().waitFor()
  }),
  of('add-to-cart', '', addToCart, { whole: false }),
  of('freight-cart', '', async (page) => {
    await addToCart(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.goto(new URL('/staff/freight-cart', page.url()).href)
    await page
      .getByRole('row', { name: /NPG-1057/ })
      .first()
      .waitFor()
  }),
  of('client-people', '', (page) => under(page, 'people')),
  of('client-sessions', '', (page) => under(page, 'sessions')),
  of('client-certificates', '', (page) => under(page, 'certificates')),
  of('client-view', '', (page) => under(page, 'view')),
  of('queue', '/queue', heading),
  of('import', '/import', (page) => page.getByText('Choose a file, or drop it here').waitFor()),
  of('import-columns', '/import', choose),
  of('import-preview', '/import', async (page) => {
    await choose(page)
    await page.getByLabel('What "Dossier" holds').selectOption('reference')
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByRole('heading', { name: 'What importing would do' }).waitFor()
  }),
  of('products', '/products', heading),
  of('audit', '/audit', (page) => page.getByRole('table', { name: 'Audit log' }).waitFor()),
  of('security', '/security', heading),
  of('account', '/account', heading),
  of('notifications', '/notifications', heading),
  of('sessions', '/sessions', heading),
  of('cusma-template', '/cusma-debug', (page) => page.getByRole('row', { name: /certifier_capacity/ }).waitFor()),
  of('manual-invoice', '/manual-invoice', (page) => page.getByRole('button', { name: 'Add item' }).waitFor()),
  ...['fees', 'parties', 'invoices', 'contact', 'passwords', 'people', 'connections', 'data', 'erasure', 'work'].map(
    (section) => of(`settings-${section}`, `/settings/${section}`, heading),
  ),
]
