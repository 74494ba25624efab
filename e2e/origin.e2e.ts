// The origin coach from a client's view: a candle that originates, and a sweater of foreign yarn that does not.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { pageOfClient } from './testing/portage.ts'

const CANDLE = 'B0DEMO0006'
const SWEATER = 'B0DEMO0007'

let journey: Journey
beforeAll(async () => {
  journey = await beginJourney(pageOfClient)
})
afterAll(() => journey?.end())

const page = () => journey.page
const decision = () => page().getByRole('region', { name: 'Decision' })

it('finds the coach on the product, and pasted materials decide while they stand there', async () => {
  await page().goto(`${journey.url}/catalogue?search=${CANDLE}&asin=${CANDLE}`)
  await page().getByRole('link', { name: 'Origin under CUSMA' }).click()
  await page()
    .getByRole('heading', { level: 1, name: /^Origin of Soy wax candle/ })
    .waitFor()
  await page().getByText('By rule 34-', { exact: false }).first().waitFor()
  await page().getByText('Paste or import a list').click()
  const list = [
    'Description,HS,Country,Value',
    'Palm wax,1516.20,Malaysia,2.10',
    'Fragrance oil,3302.90,China,0.60',
    'Glass jar,7010.90,China,1.10',
  ]
  await page().getByLabel('List of materials, one a line').fill(list.join('\n'))
  await page().getByRole('button', { name: 'Add these materials' }).click()
  await page().getByRole('textbox', { name: 'Price it sells for, CAD' }).fill('28')
  await decision().getByText('Every material from elsewhere changes enough.').waitFor()
  await decision().getByText('Criterion B, article 4.2(b)').waitFor()
  const savings = page().getByRole('region', { name: 'What a claim saves' })
  await savings
    .getByText('Antidumping', { exact: false })
    .or(savings.getByText('antidumping', { exact: false }))
    .waitFor()
  expect(await accessibilityFaults(page())).toEqual([])
})

it('keeps what is typed over a reload, saves a version and says that it holds', async () => {
  await page().reload()
  await page().getByText('This is what you typed before and did not save.').waitFor()
  await page().getByRole('button', { name: 'Save and decide' }).click()
  await page()
    .getByText(/on version 1 of the recipe\. It holds\./)
    .waitFor()
})

it('keeps what is typed while a version is saved, and leaves who typed it in the field', async () => {
  const wax = page().getByRole('group', { name: 'Palm wax' })
  const code = wax.getByRole('textbox', { name: 'Tariff code, 6 digits' })
  const supplier = page().getByRole('textbox', { name: 'Who is asked?' })
  await supplier.fill('Wick Mills')
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const saves = '**/api/origin/products/*/recipe'
  await page().route(saves, async (route) => {
    await gate
    await route.continue()
  })
  await wax.getByRole('textbox', { name: 'Value, CAD' }).fill('2.20')
  await page().getByRole('button', { name: 'Save and decide' }).click()
  await code.fill('1516.10')
  letGo()
  await page()
    .getByText(/on version 2 of the recipe\./)
    .waitFor()
  await page().unroute(saves)
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => code.inputValue()).toBe('1516.10')
  await expect.poll(() => supplier.inputValue()).toBe('Wick Mills')
  await code.fill('1516.20')
})

it('puts a problem at its field, and nothing typed is lost', async () => {
  const wax = page().getByRole('group', { name: 'Palm wax' })
  await wax.getByRole('textbox', { name: 'Value, CAD' }).fill('-4')
  await wax.getByText('Give an amount of zero or more.').waitFor()
  await wax.getByRole('textbox', { name: 'Value, CAD' }).fill('about three')
  await wax.getByText('Give a number, such as 3.20').waitFor()
  await wax.getByRole('textbox', { name: 'Value, CAD' }).fill('2.10')
  await decision().getByText('Criterion B, article 4.2(b)').waitFor()
})

it('asks a sweater of Peruvian yarn what is missing, and ends in what fails', async () => {
  await page().setViewportSize({ width: 375, height: 812 })
  await page().goto(`${journey.url}/origin/${SWEATER}`)
  await page().getByRole('button', { name: 'Add a material' }).click()
  const yarn = () =>
    page()
      .getByRole('group')
      .filter({ has: page().getByRole('textbox', { name: 'Description' }) })
  await yarn().getByRole('textbox', { name: 'Description' }).fill('Wool yarn')
  await yarn().getByRole('textbox', { name: 'Tariff code, 6 digits' }).fill('5107.10')
  await yarn().getByRole('combobox', { name: 'From where?' }).fill('Peru')
  await page().keyboard.press('Enter')
  await page().getByRole('checkbox', { name: 'Knitted to shape' }).check()
  await page().getByRole('checkbox', { name: 'Put together' }).check()
  await decision().getByText('It does not originate under CUSMA').first().waitFor()
  await decision().getByText('Wool yarn does not change enough.').first().waitFor()
  await decision().getByText('It would originate if a maker', { exact: false }).waitFor()
  expect(await scrollsSideways(page())).toBe(false)
  expect(await accessibilityFaults(page())).toEqual([])
})
