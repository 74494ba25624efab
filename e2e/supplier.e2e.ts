// A supplier answers by a link on a telephone, in Chinese and English; the client takes the answer into the recipe.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { pageOfClient } from './testing/portage.ts'

const CANDLE = 'B0DEMO0006'

let journey: Journey
let link: string
beforeAll(async () => {
  journey = await beginJourney(pageOfClient)
})
afterAll(() => journey?.end())

const page = () => journey.page
const field = (name: string) => page().getByRole('textbox', { name })
const proof = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n%%EOF\n') }

it('makes a link in the coach, which is shown once', async () => {
  await page().goto(`${journey.url}/origin/${CANDLE}`)
  await field('Who is asked?').fill('Wick Mills')
  await field('How the supplier knows it').fill('Candle in a jar')
  await page().getByRole('button', { name: 'Make a link' }).click()
  link = await field('Link for the supplier').inputValue()
  expect(link).toContain('/supplier#')
  await page().getByText('No answer yet.').waitFor()
})

it('asks on a telephone, in the language of the supplier, and keeps what is typed', async () => {
  await page().setViewportSize({ width: 375, height: 812 })
  await page().goto(link)
  await page().getByText('About: Candle in a jar').waitFor()
  await page().getByRole('button', { name: '中文' }).click()
  await page().getByRole('heading', { name: '货物由谁生产？' }).waitFor()
  await expect.poll(() => page().evaluate(() => document.documentElement.lang)).toBe('zh-Hans')
  expect(await scrollsSideways(page())).toBe(false)
  await page().getByRole('button', { name: 'English' }).click()
  await field('Name of the maker').fill('Prairie Wick Ltd.')
  await page().reload()
  await expect.poll(() => field('Name of the maker').inputValue()).toBe('Prairie Wick Ltd.')
})

it('says at each field what is wrong, and loses nothing', async () => {
  await field('Share of the weight, %').fill('a lot')
  await page().getByRole('button', { name: 'Send the answer' }).click()
  await page().getByText('Give a number from 0 to 100').waitFor()
  await page().getByText('Without this declaration the answer cannot be sent').waitFor()
  await expect.poll(() => field('Share of the weight, %').inputValue()).toBe('a lot')
  expect(await accessibilityFaults(page())).toEqual([])
})

it('sends the answer with a file', async () => {
  await field('Street and number').fill('12 Main Street')
  await field('City').fill('Brandon')
  await page().getByRole('combobox', { name: 'Country', exact: true }).selectOption('CA')
  await page().getByRole('combobox', { name: 'Country where they are made' }).selectOption('CA')
  await field('Material').fill('Palm wax')
  await page().getByRole('combobox', { name: 'Where it comes from' }).selectOption('MY')
  await field('Share of the weight, %').fill('90')
  await page().locator('input[type=file]').setInputFiles(proof)
  await page().getByText('proof.pdf').waitFor()
  await field('Your name').fill('Lee Park')
  await page()
    .getByRole('checkbox', { name: /^I declare/ })
    .check()
  await page().getByRole('button', { name: 'Send the answer' }).click()
  await page().getByText('Your answer is sent').waitFor()
})

it('shows the answer as a proposal, which makes a version of the recipe when it is accepted', async () => {
  await page().setViewportSize({ width: 1440, height: 900 })
  await page().goto(`${journey.url}/origin/${CANDLE}`)
  await page()
    .getByText(/^Declared by Lee Park, /)
    .waitFor()
  await page().getByText('Palm wax, Malaysia, 90%').waitFor()
  expect(await accessibilityFaults(page())).toEqual([])
  await page().getByRole('button', { name: 'Accept the answer of Lee Park' }).click()
  await page()
    .getByText(/^Accepted by .*, version 1 of the recipe$/)
    .waitFor()
  await page().getByRole('group', { name: 'Palm wax' }).waitFor()
})

it('says plainly that a revoked link and one that was cut off do not work', async () => {
  await page().getByRole('button', { name: 'Revoke the link of Wick Mills' }).click()
  await page().getByText('The link is revoked').waitFor()
  await page().goto('about:blank')
  await page().goto(link)
  await page().getByText('The company that sent the link has withdrawn it.', { exact: false }).waitFor()
  await page().goto('about:blank')
  await page().goto(link.slice(0, -1))
  await page().getByText('The link is not complete or was never made.', { exact: false }).waitFor()
  expect(await accessibilityFaults(page())).toEqual([])
})
