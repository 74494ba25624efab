// The papers of a shipment: an invoice that a change made elsewhere stops, put right from its form and made; FDA worksheets typed and
// printed; a certificate that leaves an item out, signed by picture and by name; and all of them found again in the archive.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './testing/accessibility.ts'
import { pdfPages } from './testing/pdf-text.ts'
import { closePages, launchBrowser, openItem, type Portage, pageOfClient, startPortage } from './testing/portage.ts'

const OIL = 'Extra virgin olive oil, 500 mL glass bottle'

let portage: Portage
let browser: Browser
let page: Page
let folder: string

beforeAll(async () => {
  portage = await startPortage({ REFERENCE_DIR: 'data/no-reference' })
  folder = await mkdtemp(join(tmpdir(), 'portage-papers-'))
  browser = await launchBrowser()
  page = await pageOfClient(browser, portage.url)
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
  if (folder) await rm(folder, { recursive: true })
})

const invoice = () => page.getByRole('dialog', { name: 'Generate Commercial Invoice' })
const fda = () => page.getByRole('dialog', { name: 'Generate FDA Worksheets' })
const cusma = () => page.getByRole('dialog', { name: 'CUSMA certificate of origin' })

async function open(on: Page, reference: string): Promise<void> {
  await on.goto(`${portage.url}/dashboard`)
  await on.getByRole('link', { name: `Manage ${reference}` }).click()
  await on.getByRole('heading', { name: reference }).waitFor()
}

/** Presses a button and answers the text of the PDF that is then downloaded. */
async function textOf(press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return (await pdfPages(await readFile(await file.path()))).join(' ')
}

async function chooseOrigin(on: Page, country: string): Promise<void> {
  await on.getByRole('combobox', { name: 'Country of origin' }).fill(country)
  await on.getByRole('option', { name: country }).first().click()
}

describe('an invoice that something stops', () => {
  it('lists what the checks found, each with its level in words', async () => {
    await open(page, 'NPG-1056')
    await page.getByRole('button', { name: 'Generate Commercial Invoice' }).click()
    await invoice().getByText('Nothing stops this paper.').waitFor()
    await invoice().locator('summary', { hasText: 'warning' }).click()
    await invoice().getByText('Warning:').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('is refused when the shipment changed in another window, with the list of what stops it', async () => {
    await invoice().getByLabel('Terms of delivery (Incoterms 2020)').selectOption('DAP')
    await invoice().getByLabel('Named place').fill('Buffalo NY')
    await invoice().getByRole('textbox', { name: 'Password' }).fill('demo-docs')
    const other = await page.context().newPage()
    await open(other, 'NPG-1056')
    await openItem(other, OIL)
    await chooseOrigin(other, 'Spain')
    await other.getByText('Saved').first().waitFor()
    await other.close()
    await invoice().getByRole('button', { name: 'Generate Commercial Invoice' }).click()
    await invoice().getByText('1 thing to settle before this paper can be made').waitFor()
    await invoice().getByText('Settle the 1 thing listed above').first().waitFor()
    const make = invoice().getByRole('button', { name: 'Generate Commercial Invoice' })
    await expect.poll(() => make.getAttribute('aria-disabled')).toBe('true')
  })

  it('jumps to the field, is put right there, and has everything typed when one comes back', async () => {
    await invoice()
      .getByRole('button', { name: new RegExp(`^Open the item: ${OIL}`) })
      .click()
    await invoice().waitFor({ state: 'hidden' })
    await page.getByRole('combobox', { name: 'Country of origin' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^item-.*-maker$/)
    await chooseOrigin(page, 'Italy')
    await page.getByText('Saved').first().waitFor()
    await page.getByRole('button', { name: 'Back to it' }).click()
    await invoice().getByText('Nothing stops this paper.').waitFor()
    await expect.poll(() => invoice().getByLabel('Named place').inputValue()).toBe('Buffalo NY')
    await expect.poll(() => invoice().getByRole('textbox', { name: 'Password' }).inputValue()).toBe('demo-docs')
  })

  it('is made with what was typed', async () => {
    const text = await textOf(() => invoice().getByRole('button', { name: 'Generate Commercial Invoice' }).click())
    await page.getByText('Commercial invoice generated successfully! (INV-NPG-1056)').waitFor()
    for (const words of ['INV-NPG-1056', 'DAP Buffalo NY', 'olive oil', 'IT']) expect(text).toContain(words)
  })

  it('keeps what is typed over an accidental Escape and a reload, without the password', async () => {
    await page.getByRole('button', { name: 'Generate Commercial Invoice' }).click()
    await expect.poll(() => invoice().getByLabel('Named place').inputValue()).toBe('')
    await invoice().getByLabel('Named place').fill('Detroit MI')
    await invoice().getByRole('textbox', { name: 'Password' }).fill('demo-docs')
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('button', { name: 'Generate Commercial Invoice' }).click()
    await expect.poll(() => invoice().getByLabel('Named place').inputValue()).toBe('Detroit MI')
    await expect.poll(() => invoice().getByRole('textbox', { name: 'Password' }).inputValue()).toBe('')
    await invoice().getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => invoice().getByLabel('Named place').inputValue()).toBe('')
    await page.keyboard.press('Escape')
  })
})

describe('FDA worksheets', () => {
  it('keep what is typed, and refuse a malformed product code', async () => {
    await page.getByRole('button', { name: 'Generate FDA Worksheets' }).click()
    await fda().getByLabel('Trade or brand name').first().fill('Colline d’Oro')
    const code = fda().getByLabel('FDA product code').first()
    await code.fill('26x')
    await fda()
      .getByText(/^An FDA product code has seven characters/)
      .waitFor()
    await fda().getByText('Correct the FDA product code').first().waitFor()
    await code.fill('26A--01')
    await fda().getByText('Vegetable oils and fats; class A, subclass none, process none, group 01').waitFor()
    await fda().getByText('Saved', { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'Generate FDA Worksheets' }).click()
    await expect.poll(() => fda().getByLabel('Trade or brand name').first().inputValue()).toBe('Colline d’Oro')
  })

  it('are printed with it, what is not known marked', async () => {
    await fda().getByRole('textbox', { name: 'Password' }).fill('demo-docs')
    const text = await textOf(() => fda().getByRole('button', { name: 'Generate FDA Worksheets' }).click())
    for (const words of ['Colline d’Oro', '26A--01', 'to fill in', 'FDA-NPG-1056']) expect(text).toContain(words)
  })
})

describe('a certificate that leaves an item out', () => {
  it('says what leaving out costs, and does not certify the item', async () => {
    await open(page, 'NPG-1059')
    await page.getByRole('button', { name: 'Fill out CUSMA' }).click()
    await cusma()
      .getByText(/^Saves CAD [\d,.]+ of duty$/)
      .first()
      .waitFor()
    await cusma()
      .getByRole('checkbox', { name: /^Claim CUSMA for Women's pullover/ })
      .uncheck()
    await cusma()
      .getByText(/^Costs CAD [\d,.]+ more duty$/)
      .waitFor()
    const choices = cusma().getByRole('combobox', { name: /^Criterion of/ })
    await expect.poll(() => choices.count()).toBe(2)
    for (const choice of await choices.all()) await choice.selectOption('C')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('refuses what is no picture and what is too large, in words, and takes a picture and a typed name', async () => {
    await cusma().getByLabel('Signer name').fill('Dana Roy')
    await cusma().getByLabel('Signer title').fill('Director')
    await cusma().getByText('Upload', { exact: true }).click()
    const file = cusma().locator('input[type=file]')
    await writeFile(join(folder, 'note.png'), 'this is a text with a picture’s name')
    await file.setInputFiles(join(folder, 'note.png'))
    await cusma().getByText('Please select an image file (PNG, JPG, GIF, etc.)').waitFor()
    await writeFile(join(folder, 'large.png'), Buffer.alloc(20_000_001, 0x89))
    await file.setInputFiles(join(folder, 'large.png'))
    await cusma()
      .getByText(/larger than 20 MB/)
      .waitFor()
    await writeFile(join(folder, 'sign.jpg'), await jpegOf(page))
    await file.setInputFiles(join(folder, 'sign.jpg'))
    await cusma().getByRole('img', { name: 'Your signature' }).waitFor()
    await cusma().getByRole('button', { name: 'Clear', exact: true }).click()
    await cusma().getByRole('img', { name: 'Your signature' }).waitFor({ state: 'hidden' })
    await cusma().getByText('Type', { exact: true }).click()
    await cusma().getByLabel('Your name as the signature').fill('Dana Roy')
    await cusma().getByRole('img', { name: 'Your signature' }).waitFor()
  })

  it('is signed, and names only the goods that are claimed', async () => {
    await cusma()
      .getByRole('checkbox', { name: /I certify that the goods/ })
      .check()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      cusma().getByRole('button', { name: 'Sign and make certificate' }).click(),
    ])
    const bytes = await readFile(await download.path())
    const text = (await pdfPages(bytes)).join(' ')
    expect(text).toContain('toque')
    expect(text).not.toContain('pullover')
    expect(text).toContain('B, Art. 4.2(b)')
    const { fnArray } = await (
      await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1)
    ).getOperatorList()
    expect(fnArray).toContain(OPS.paintImageXObject)
  })
})

describe('the archive', () => {
  it('finds every paper, and hands the certificate out again', async () => {
    await page.goto(`${portage.url}/documents`)
    const table = page.getByRole('table')
    for (const number of ['INV-NPG-1056', 'FDA-NPG-1056', 'CUSMA-NPG-1059']) {
      await table.getByText(number, { exact: true }).waitFor()
    }
    const text = await textOf(() => page.getByRole('button', { name: 'Download CUSMA-NPG-1059' }).click())
    expect(text).toContain('Dana Roy')
    await expect.poll(() => page.getByRole('button', { name: /Make.*CUSMA-NPG-1059/ }).count()).toBe(0)
  })

  it('finds a paper by what it is about, shows it in place and packs what is chosen', async () => {
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('NPG-1059')
    await page.waitForURL(/search=NPG-1059/)
    await page.getByText('INV-NPG-1056', { exact: true }).waitFor({ state: 'detached' })
    const view = page.getByRole('button', { name: 'View CUSMA-NPG-1059' })
    await view.click()
    const dialog = page.getByRole('dialog', { name: 'CUSMA-NPG-1059' })
    await dialog.locator('iframe, a[target=_blank]').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => view.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('checkbox', { name: 'Choose CUSMA-NPG-1059' }).check()
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as ZIP' }).click(),
    ])
    expect(Object.keys(unzipSync(new Uint8Array(await readFile(await zip.path()))))).toContain('CUSMA-NPG-1059.pdf')
    await page.getByRole('button', { name: 'Show everything' }).click()
    await page.getByRole('table').getByText('INV-NPG-1056', { exact: true }).waitFor()
  })

  it('makes a paper again as a new version', async () => {
    await page
      .getByRole('row', { name: /FDA-NPG-1056/ })
      .getByRole('button')
      .last()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Password' }).fill('demo-docs')
    const text = await textOf(() => dialog.getByRole('button').last().click())
    expect(text).toContain('FDA-NPG-1056-2')
    await page.getByRole('table').getByText('FDA-NPG-1056-2', { exact: true }).waitFor()
  })
})

/** A JPEG of two strokes, as a phone takes of a signature. */
async function jpegOf(on: Page): Promise<Buffer> {
  const url = await on.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 120
    const context = canvas.getContext('2d')
    if (!context) return ''
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, 400, 120)
    context.beginPath()
    context.moveTo(30, 90)
    context.bezierCurveTo(120, 10, 200, 120, 360, 40)
    context.stroke()
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
