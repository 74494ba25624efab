// The client area in French: a client switches in the menu, settles an item, reads its readiness and its duty, and makes an invoice,
// which stays in English for customs. The choice is there at the next sign-in, from another browser.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { texts as dashboard } from '../src/texts/fr/dashboard.ts'
import { texts as invoiceTexts } from '../src/texts/fr/invoice.ts'
import { texts as itemTexts } from '../src/texts/fr/item.ts'
import { labelledIn } from '../src/words/local-text.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { pdfPages } from './testing/pdf-text.ts'
import { openPage, pageOfClient, signIn } from './testing/portage.ts'

const MUG = 'Stoneware coffee mug, 350 mL'
const OIL = 'Extra virgin olive oil, 500 mL glass bottle'

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await beginJourney(pageOfClient)
  page = journey.page
})

afterAll(() => journey?.end())

async function openShipment(reference: string): Promise<void> {
  await page.goto(`${journey.url}/dashboard`)
  await page.getByRole('link', { name: `${dashboard.manage} ${reference}` }).click()
  await page.getByRole('heading', { name: reference }).waitFor()
}

const receipt = () => page.getByRole('article', { name: labelledIn('fr', itemTexts.dutyReceipt, MUG) })

it('switches in the menu, at once, and the server keeps it', async () => {
  await page.getByRole('button', { name: 'Menu' }).click()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/language'))
  await page.getByRole('button', { name: 'Français' }).click()
  expect((await kept).status()).toBe(200)
  await page.getByRole('heading', { name: dashboard.title, exact: true }).waitFor()
})

it('settles an item and reads its duty in French', async () => {
  await openShipment('NPG-1062')
  await page.getByRole('button', { name: itemTexts.open(MUG) }).click()
  await receipt().getByText('USD').first().waitFor()
  await page.getByRole('combobox', { name: itemTexts.countryOfOrigin }).first().fill('Italie')
  await page.getByRole('option', { name: 'Italie' }).first().click()
  const cost = page.getByRole('textbox', { name: itemTexts.costOfGoods })
  await cost.fill('3,80')
  await cost.press('Tab')
  await receipt().getByText(/3,80/).first().waitFor()
  const said = await receipt().textContent()
  for (const words of [
    'Droit ordinaire (colonne 1 générale)',
    'Aucune préférence demandée',
    'Droit réciproque IEEPA',
    'vérifiées le 10 oct. 2026',
  ])
    expect(said).toContain(words)
  expect(said).not.toMatch(/\b(?:applies|goods of|It ended)\b/)
})

it('makes an invoice, of which it says that it stays in English', async () => {
  await openShipment('NPG-1056')
  await page.getByRole('button', { name: invoiceTexts.generate }).click()
  const dialog = page.getByRole('dialog', { name: invoiceTexts.generate })
  await dialog.getByText(invoiceTexts.previewHint).waitFor()
  await dialog.getByLabel(invoiceTexts.incoterm).selectOption('DAP')
  await dialog.getByLabel(invoiceTexts.incotermPlace).fill('Buffalo NY')
  await dialog.getByRole('textbox', { name: invoiceTexts.password }).fill('demo-docs')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: invoiceTexts.generate }).click(),
  ])
  await page.getByText(invoiceTexts.generated('INV-NPG-1056')).waitFor()
  const paper = (await pdfPages(await readFile(await file.path()))).join(' ')
  for (const words of ['INV-NPG-1056', 'DAP Buffalo NY', OIL.slice(0, 22)]) expect(paper).toContain(words)
})

it('is in French where the client signs in next', async () => {
  const elsewhere = await openPage(journey.browser, journey.url)
  await signIn(elsewhere, journey.url)
  await elsewhere.getByRole('heading', { name: dashboard.title, exact: true }).waitFor()
  await expect.poll(() => elsewhere.evaluate(() => document.documentElement.lang)).toBe('fr')
})
