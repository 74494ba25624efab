// The way through every screen of visitors and clients, and into every dialog they can open, by the words of a language nobody speaks.
// `look` is called where there is something to look at.
import type { Page } from 'playwright-core'
import { texts as archive } from '../../src/texts/en/archive.ts'
import { texts as catalogue } from '../../src/texts/en/catalogue-screen.ts'
import { texts as combined } from '../../src/texts/en/combined-invoice.ts'
import { texts as cusma } from '../../src/texts/en/cusma.ts'
import { texts as dashboard } from '../../src/texts/en/dashboard.ts'
import { texts as fda } from '../../src/texts/en/fda.ts'
import { texts as invoice } from '../../src/texts/en/invoice.ts'
import { texts as grid } from '../../src/texts/en/item-grid.ts'
import { texts as tools } from '../../src/texts/en/tools.ts'
import { spoken } from './pseudo-language.ts'

type Walk = { readonly page: Page; readonly url: string; readonly look: (where: string) => Promise<void> }

const CANDLE = 'B0DEMO0006'

export async function walkPublic(walk: Walk): Promise<void> {
  const { page, look } = walk
  await visit(walk, '/login')
  await look('login')
  await visit(walk, `/tools/classifier?asin=${CANDLE}&origin=CA&cost=9.75&units=144`)
  await page.locator('form button[type=submit]').first().click()
  await page.getByRole('button', { name: '3406.00.00.00' }).click()
  await page.getByText(spoken(tools.printReceipt)).waitFor()
  await look('classifier')
  await visit(walk, '/tools/classifier?asin=B000000000&origin=CN&cost=20&title=Shirt')
  await page.locator('form button[type=submit]').first().click()
  const question = page.getByRole('group').filter({ hasText: spoken(tools.decides) })
  await question.waitFor()
  await look('deciding question')
  await question.getByRole('button').first().click()
  await page.getByText(spoken('Your answer: ').trim(), { exact: false }).waitFor()
  await look('deciding question, answered')
  await visit(walk, `/tools/manufacturer-lookup?asin=${CANDLE}&origin=CA`)
  await page.locator('form button[type=submit]').first().click()
  await look('maker')
  await visit(walk, '/tools/fee-calculator?value=1180&duty=302.40')
  await look('fees')
}

export async function walkClient(walk: Walk): Promise<void> {
  await visit(walk, '/dashboard')
  await walk.look('dashboard')
  await dialogs(walk, 'dashboard', [dashboard.editBusinessInfo])
  await selection(walk)
  await ofShipment(walk)
  for (const path of ['/manual-invoice', '/dashboard/new-shipment']) {
    await visit(walk, path)
    await walk.look(path)
  }
  await visit(walk, '/documents')
  await walk.look('documents')
  await walk.page
    .getByRole('button', { name: spoken('again') })
    .first()
    .click()
  await closing(walk, `documents, ${archive.regenerate}`)
  await visit(walk, `/catalogue?search=${CANDLE}&asin=${CANDLE}`)
  await closing(walk, 'product')
  await walk.look('catalogue')
  await dialogs(walk, 'catalogue', [catalogue.import])
  await visit(walk, `/origin/${CANDLE}`)
  await walk.look('coach')
}

async function selection(walk: Walk): Promise<void> {
  const { page } = walk
  await button(page, dashboard.multiSelect).click()
  for (const reference of ['NPG-1057', 'NPG-1054']) await page.getByRole('checkbox', { name: reference }).click()
  await walk.look('selection')
  await dialogs(walk, 'selection', [dashboard.mergedEstimate, combined.formTitle])
}

async function ofShipment(walk: Walk): Promise<void> {
  const { page } = walk
  await page.getByRole('link', { name: 'NPG-1059' }).first().click()
  await page.getByRole('heading', { name: 'NPG-1059' }).waitFor()
  await page.locator('main button[aria-expanded="false"]').first().click()
  await walk.look('shipment')
  await dialogs(walk, 'shipment', [invoice.generate, fda.generate, cusma.fillOut])
  await makeWorksheets(walk)
  await button(page, grid.grid).click()
  await page.getByRole('gridcell').nth(3).click()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '7\nten\n8\n')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await closing(walk, `grid, ${grid.pasteTitle}`)
}

/** A paper that can be made again, for the archive. */
async function makeWorksheets({ page }: Walk): Promise<void> {
  await button(page, fda.generate).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: spoken(invoice.password) }).fill('demo-docs')
  await Promise.all([
    page.waitForEvent('download'),
    dialog
      .getByRole('button', { name: spoken(fda.generate) })
      .last()
      .click(),
  ])
}

async function dialogs(walk: Walk, where: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await button(walk.page, name).click()
    await closing(walk, `${where}, ${name}`)
  }
}

/** Looks at the dialog that is open, or opens, and closes it. */
async function closing({ page, look }: Walk, where: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.first().waitFor()
  await look(where)
  await page.keyboard.press('Escape')
  await dialog.first().waitFor({ state: 'hidden' })
}

const button = (page: Page, name: string) => page.getByRole('button', { name: spoken(name) }).first()

async function visit({ page, url }: Walk, path: string): Promise<void> {
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
}
