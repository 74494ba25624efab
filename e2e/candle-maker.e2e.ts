// A candle maker of Ontario, from her first sign-in to her first invoice, on a telephone and without help: the list of first steps leads her
// and says truly at each point what is done.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { pdfPages } from './testing/pdf-text.ts'
import { openItem } from './testing/portage.ts'
import { phoneOfNewClient } from './testing/taken-in.ts'

const CANDLE = 'Beeswax candle, 170 g'

let journey: Journey
let page: Page
beforeAll(async () => {
  journey = await beginJourney(phoneOfNewClient({ email: 'candles@example.com', name: 'Wax and Wick Inc.' }))
  page = journey.page
})
afterAll(() => journey?.end())

const STEPS = {
  business: 'Your business information',
  product: 'Your first product',
  shipment: 'Your first shipment',
  details: 'Origin, cost and maker of each item',
  codes: 'The customs code of each item',
  certificate: 'A certificate of origin, if your goods are made in Canada, the US or Mexico',
  invoice: 'The commercial invoice',
}
type Step = keyof typeof STEPS
const line = (step: Step) => page.getByRole('listitem').filter({ hasText: STEPS[step] }).first()

/** The steps that are done, and the one that is next, as the list says. */
async function standing() {
  await page.goto(`${journey.url}/dashboard`)
  await line('invoice').waitFor()
  const steps: readonly Step[] = ['business', 'product', 'shipment', 'details', 'codes', 'certificate', 'invoice']
  const done: Step[] = []
  let next: Step | undefined
  for (const step of steps) {
    const text = (await line(step).textContent()) ?? ''
    if (text.includes('(done)')) done.push(step)
    if ((await line(step).getAttribute('aria-current')) === 'step') next = step
  }
  return { done, next }
}

const form = () => page.getByRole('dialog', { name: 'Business information' })
const opened = () => page.getByRole('textbox', { name: 'Cost of goods (CAD)' }).waitFor()

it('begins with nothing done, and with the business information next', async () => {
  await expect.poll(() => standing()).toEqual({ done: [], next: 'business' })
  expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
})

it('says who she is, with Canada as the country that stands there', async () => {
  await line('business').getByRole('button').click()
  await expect
    .poll(() => form().getByRole('combobox', { name: 'Country', exact: true }).inputValue())
    .toContain('Canada')
  const given = {
    'Legal name': 'Wax and Wick Inc.',
    'Phone number': '519-555-0142',
    'Address line 1': '12 Quebec Street',
    City: 'Guelph',
    'Postal code': 'N1H 1A1',
  }
  for (const [name, value] of Object.entries(given))
    await form().getByRole('textbox', { name, exact: true }).fill(value)
  await form().getByRole('radio', { name: 'Canadian corporation' }).check()
  await form().getByRole('textbox', { name: 'Canadian business number' }).fill('123456782')
  const province = form().getByRole('combobox', { name: /^Province/ })
  if (await province.count()) await province.fill('Ontario')
  else
    await form()
      .getByRole('textbox', { name: /^(Province|State)/ })
      .fill('ON')
  await form()
    .getByRole('checkbox', { name: /^I agree to the shipping agreement/ })
    .check()
  await form().getByRole('button', { name: 'Save Business Information' }).click()
  await form().waitFor({ state: 'hidden' })
  await expect.poll(() => standing()).toEqual({ done: ['business'], next: 'shipment' })
})

it('types her first shipment with its box', async () => {
  await line('shipment').getByRole('link').click()
  await page.getByLabel('Name of the shipment').fill('First candles')
  await page.getByLabel('What it is, line 1').fill(CANDLE)
  await page.getByLabel('Units, line 1').fill('24')
  await page.getByLabel('Made in, line 1').fill('canada')
  await page.getByRole('button', { name: 'All in one box' }).click()
  await page.getByText('Every unit is in a box.').waitFor()
  await page.getByRole('button', { name: 'Create shipment' }).click()
  await page.getByRole('heading', { level: 1, name: 'First candles' }).waitFor()
  await expect.poll(() => standing()).toEqual({ done: ['business', 'product', 'shipment'], next: 'details' })
})

it('fills in cost and maker, and confirms the code that is proposed', async () => {
  await line('details').getByRole('link').click()
  await openItem(page, CANDLE)
  await opened()
  await page.getByRole('textbox', { name: 'Cost of goods (CAD)' }).fill('9.75')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Add new address' }).click()
  const maker = page.getByRole('form', { name: 'Add new address' })
  await maker.getByRole('textbox', { name: 'Name' }).fill('Wax and Wick Inc.')
  await maker.getByRole('textbox', { name: 'Street' }).fill('12 Quebec Street')
  await maker.getByRole('textbox', { name: 'City' }).fill('Guelph')
  await page.keyboard.press('Enter')
  await maker.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^Classify/ }).click()
  const first = page.getByRole('region', { name: 'HTS candidates' }).getByRole('listitem').first()
  await first.getByText('3406.00.00.00').first().waitFor()
  await first.getByRole('button', { name: /^(Select|Confirm)/ }).click()
  await page
    .getByText(/Confirmed by/)
    .first()
    .waitFor()
  expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
  await expect
    .poll(() => standing())
    .toEqual({ done: ['business', 'product', 'shipment', 'details', 'codes'], next: 'invoice' })
})

it('has the certificate open as long as the candle may have one and has none', async () => {
  await line('certificate').getByText('It can save duty.').waitFor()
})

const certificate = () => page.getByRole('dialog', { name: 'CUSMA certificate of origin' })

it('is not led to certify in one click what is true of few candles', async () => {
  await line('certificate').getByRole('link').click()
  await page.getByRole('button', { name: 'Fill out CUSMA' }).click()
  await certificate().getByText('1 of 1 item may be claimed').waitFor()
  await certificate()
    .getByText(/goods that somebody makes are rarely A/)
    .waitFor()
  await expect
    .poll(() =>
      certificate()
        .getByRole('button', { name: /^Confirm A/ })
        .count(),
    )
    .toBe(0)
  expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
})

it('says what the candle is made of, and learns that it originates', async () => {
  await certificate()
    .getByRole('link', { name: `Test the origin of ${CANDLE}` })
    .click()
  await page.getByText('Paste or import a list').click()
  await page
    .getByLabel('List of materials, one a line')
    .fill('Description,HS,Country,Value\nBeeswax,1521.90,Canada,3.10\nCotton wick,5908.00,China,0.15')
  await page.getByRole('button', { name: 'Add these materials' }).click()
  await page.getByRole('textbox', { name: 'Price it sells for, CAD' }).fill('18')
  await page.getByRole('region', { name: 'Decision' }).getByText('It originates under CUSMA').first().waitFor()
  expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
  await page.getByRole('button', { name: 'Save and decide' }).click()
  await page.getByText(/on version 1 of the recipe\. It holds\./).waitFor()
  await page.getByRole('link', { name: 'Back to the shipment' }).click()
})

it('signs the certificate by typing her name, with what was decided on it', async () => {
  await page.getByRole('button', { name: /CUSMA$/ }).click()
  await certificate().getByText('By the decision on its recipe').waitFor()
  await certificate().getByLabel('Signer name').fill('Ada Moss')
  await certificate().getByLabel('Signer title').fill('Owner')
  await certificate().getByText('Type', { exact: true }).click()
  await certificate().getByLabel('Your name as the signature').fill('Ada Moss')
  await certificate()
    .getByRole('checkbox', { name: /^I certify that the goods/ })
    .check()
  expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
  const sign = certificate().getByRole('button', { name: 'Sign and make certificate' })
  await expect.poll(() => sign.getAttribute('aria-disabled')).not.toBe('true')
  const [file] = await Promise.all([page.waitForEvent('download'), sign.click()])
  const text = (await pdfPages(await readFile(await file.path()))).join(' ')
  for (const part of ['Wax and Wick Inc.', 'Ada Moss', CANDLE, 'B, Art. 4.2(b)']) expect(text).toContain(part)
  await certificate().waitFor({ state: 'hidden' })
  await expect
    .poll(async () => {
      const { done, next } = await standing()
      return [done.includes('certificate'), next]
    })
    .toEqual([true, 'invoice'])
})

it('makes the invoice, after which the list of steps is gone', async () => {
  await line('invoice').getByRole('link').click()
  await page.getByRole('button', { name: 'Generate Commercial Invoice' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('demo-docs')
  const make = dialog.getByRole('button', { name: 'Generate Commercial Invoice' })
  await expect.poll(() => make.getAttribute('aria-disabled')).not.toBe('true')
  const [file] = await Promise.all([page.waitForEvent('download'), make.click()])
  const text = (await pdfPages(await readFile(await file.path()))).join(' ')
  for (const part of ['Wax and Wick Inc.', 'Guelph', 'N1H 1A1', 'CANADA', CANDLE, '3406.00.00.00', 'CUSMA-First'])
    expect(text.toUpperCase()).toContain(part.toUpperCase())
  await page.goto(`${journey.url}/dashboard`)
  await page.getByText('First candles').first().waitFor()
  await expect.poll(() => line('invoice').count()).toBe(0)
})
