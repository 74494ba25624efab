// The CUSMA journey: open the form of a shipment with knitwear and a pet toy, confirm why each originates, draw with a real pointer,
// sign, and look at the paper: the treaty's letters, not the choice's, and the picture of the signature.
import { readFile } from 'node:fs/promises'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { pdfPages } from './testing/pdf-text.ts'
import { closePages, launchBrowser, type Portage, pageOfClient, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser
let page: Page
let dialog: Locator
let paper: Uint8Array

beforeAll(async () => {
  portage = await startPortage({ REFERENCE_DIR: 'data/no-reference' })
  browser = await launchBrowser()
  page = await pageOfClient(browser, portage.url)
  dialog = page.getByRole('dialog', { name: 'CUSMA certificate of origin' })
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

const sign = () => dialog.getByRole('button', { name: 'Sign and make certificate' })

describe('a client certifies origin', () => {
  it('opens the form from the checklist', async () => {
    await page.getByRole('link', { name: 'Manage NPG-1059' }).click()
    await page.getByRole('button', { name: 'Fill out CUSMA' }).click()
    await dialog.waitFor()
    await dialog.getByText(/items may be claimed/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('holds signing back while a default is not confirmed, and prints the treaty’s letters', async () => {
    await expect.poll(() => sign().getAttribute('aria-disabled')).toBe('true')
    const choices = dialog.getByRole('combobox', { name: /^Criterion of/ })
    const count = await choices.count()
    expect(count).toBeGreaterThan(1)
    await choices.first().selectOption('B')
    await dialog.getByText('C, Art. 4.2(c)').first().waitFor()
    for (let at = 1; at < count; at += 1) await choices.nth(at).selectOption('C')
    await dialog.getByText('B, Art. 4.2(b)').first().waitFor()
    await expect.poll(() => dialog.getByText(/is only the default/).count()).toBe(0)
  })

  it('refuses a period longer than 12 months with the reason', async () => {
    const end = dialog.getByLabel('End', { exact: true })
    const proposed = await end.inputValue()
    const [year] = /\d{4}$/.exec(proposed) ?? []
    await end.fill(`1 Dec ${Number(year) + 1}`) // a day that every year has
    await end.press('Tab')
    await dialog
      .getByText(/longer than the 12 months that CUSMA Article 5.2 allows/)
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: /^Use \d/ }).click()
    await expect.poll(() => end.inputValue()).toBe(proposed)
  })

  it('takes name, title and a signature drawn with the pointer, and keeps all three', async () => {
    await dialog.getByLabel('Signer name').fill('Dana Roy')
    await dialog.getByLabel('Signer title').fill('Director')
    await draw(page, dialog)
    await dialog.getByText(/Signature saved/).waitFor()
    await dialog.getByRole('button', { name: 'Undo stroke' }).click()
    await draw(page, dialog)
    await dialog.getByRole('checkbox', { name: /I certify that the goods/ }).check()
    await expect.poll(() => sign().getAttribute('aria-disabled')).toBeNull()
  })

  it('signs, downloads the paper and shows the shipment certified', async () => {
    const download = page.waitForEvent('download')
    await sign().click()
    const file = await download
    expect(file.suggestedFilename()).toBe('CUSMA-NPG-1059.pdf')
    paper = await readFile(await file.path())
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('CUSMA certificate signed and downloaded (CUSMA-NPG-1059.pdf).').waitFor()
    await page.getByRole('button', { name: 'Download the CUSMA certificate of NPG-1059' }).waitFor()
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor()
  })

  it('prints treaty letters, signer, and the picture that was drawn', async () => {
    const text = (await pdfPages(paper)).join(' ')
    expect(text).toContain('C, Art. 4.2(c)')
    expect(text).toContain('B, Art. 4.2(b)')
    expect(text).not.toContain('A, Art. 4.2(a)')
    expect(text).toContain('Dana Roy')
    expect(text).toContain('Northern Pantry & Goods Inc.')
    expect(await imagesOn(paper)).toBeGreaterThan(0)
  })

  it('hands the certificate out again', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the CUSMA certificate of NPG-1059' }).click()
    const again = await readFile(await (await download).path())
    expect(Buffer.compare(again, Buffer.from(paper))).toBe(0)
  })

  it('fills a phone, without scrolling sideways', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await dialog.waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(375)
  })
})

/** Two strokes across the field, as a hand makes them. */
async function draw(on: Page, inside: Locator): Promise<void> {
  const field = inside.getByRole('img', { name: /^Signature field/ })
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (!box) throw new Error('the signature field is not on screen')
  for (const left of [0.2, 0.5]) {
    await on.mouse.move(box.x + box.width * left, box.y + 90)
    await on.mouse.down()
    for (let step = 1; step <= 12; step += 1) {
      await on.mouse.move(box.x + box.width * (left + step * 0.02), box.y + 70 + 30 * Math.sin(step))
    }
    await on.mouse.up()
  }
}

/** How many pictures the first page paints. */
async function imagesOn(bytes: Uint8Array): Promise<number> {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { fnArray } = await (await file.getPage(1)).getOperatorList()
  return fnArray.filter((each) => each === OPS.paintImageXObject).length
}
