// Two staff at the same item at the same time: the last write of a field wins, both see it, nothing is lost. And a ban that staff lift.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './testing/accessibility.ts'
import {
  closePages,
  launchBrowser,
  openAsStaff,
  openItem,
  type Portage,
  pageOfClient,
  pageOfStaff,
  saved,
  startPortage,
} from './testing/portage.ts'

const CANDLE = 'Soy wax pillar candle, unscented, 300 g'
const BEER = 'Craft lager beer made from malt, 4 glass bottles of 341 mL'

let portage: Portage
let browser: Browser
let one: Page
let other: Page

beforeAll(async () => {
  portage = await startPortage({ REFERENCE_DIR: 'data/no-reference' })
  browser = await launchBrowser()
  one = await pageOfStaff(browser, portage.url)
  other = await pageOfStaff(browser, portage.url)
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

const cost = (page: Page) => page.getByRole('textbox', { name: 'Cost of goods (CAD)' })
const origin = (page: Page) => page.getByRole('combobox', { name: 'Country of origin' })

/** As when the person comes back to the tab: until the shipment is read again, else a late answer would meet the next step. */
async function comeBack(page: Page): Promise<void> {
  const read = page.waitForResponse((answer) => answer.url().endsWith('/complete-data') && answer.ok())
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await read
}

const saveCost = (page: Page, amount: string): Promise<void> =>
  saved(page, async () => {
    await cost(page).fill(amount)
    await cost(page).press('Tab')
  })

describe('two staff at one item', () => {
  it('change different fields, and both stay', async () => {
    for (const page of [one, other]) {
      await openAsStaff(page, portage.url, 'NPG-1062')
      await openItem(page, CANDLE)
    }
    await saveCost(one, '9.75')
    await saved(other, async () => {
      await origin(other).fill('Canada')
      await other.getByRole('option', { name: 'Canada' }).first().click()
    })
    await comeBack(one)
    await comeBack(other)
    for (const page of [one, other]) {
      await expect.poll(() => cost(page).inputValue()).toBe('9.75')
      await expect.poll(() => origin(page).inputValue()).toBe('Canada')
    }
  })

  it('change the same field: the second is shown what the first saved, and keeps its own', async () => {
    // The other has not heard of it yet, however long anything takes.
    const heard = Promise.withResolvers<void>()
    await other.route('**/complete-data', (route) => heard.promise.then(() => route.continue()))
    await saveCost(one, '8.10')
    const refused = other.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.status() === 409)
    await cost(other).fill('8.25')
    await cost(other).press('Tab')
    await refused
    heard.resolve()
    await other.unrouteAll({ behavior: 'wait' })
    await other.getByRole('button', { name: /^Take the saved one: .*8\.10/ }).waitFor()
    expect(await accessibilityFaults(other)).toEqual([])
    await saved(other, () => other.getByRole('button', { name: /^Keep mine: .*8\.25/ }).click())
    await comeBack(one)
    await expect.poll(() => cost(one).inputValue()).toBe('8.25')
    for (const page of [one, other]) {
      await page.reload()
      await page
        .getByRole('row', { name: new RegExp(CANDLE) })
        .getByText('8.25')
        .waitFor()
    }
  })

  it('lose nothing that is typed while the other saves', async () => {
    await cost(one).fill('7.3')
    await saveCost(other, '7.10')
    await comeBack(one)
    await one
      .getByRole('row', { name: new RegExp(CANDLE) })
      .getByText('7.10')
      .waitFor()
    await expect.poll(() => cost(one).inputValue()).toBe('7.3')
    await saved(one, () => cost(one).press('Tab'))
    await comeBack(other)
    await expect.poll(() => cost(other).inputValue()).toBe('7.30')
  })
})

describe('goods that may not enter', () => {
  it('stop the invoice until staff record why this item may enter', async () => {
    await openAsStaff(one, portage.url, 'NPG-1061')
    await one.getByText(`${BEER}: prohibited since 29 Sep 2026`).waitFor()
    await one.getByRole('button', { name: `Record why it may enter: ${BEER}` }).click()
    const dialog = one.getByRole('dialog', { name: 'Why it may enter' })
    await expect.poll(() => dialog.getByRole('button', { name: 'Record' }).getAttribute('aria-disabled')).toBe('true')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Brewed before the ban and shipped under licence')
    await dialog.getByRole('textbox', { name: 'Rule, ruling or licence' }).fill('Licence 2026-118')
    expect(await accessibilityFaults(one)).toEqual([])
    await dialog.getByRole('button', { name: 'Record' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await one.getByText(/recorded on .* why it may enter: Brewed before the ban.*Licence 2026-118/).waitFor()
    await one.getByText(`${BEER}: prohibited since 29 Sep 2026`).waitFor({ state: 'hidden' })
    expect(await accessibilityFaults(one)).toEqual([])
  })

  it('show the client the reason, without a way to change it', async () => {
    const client = await pageOfClient(browser, portage.url)
    await client.getByRole('link', { name: 'Manage NPG-1061' }).click()
    await client.getByText(/why it may enter: Brewed before the ban/).waitFor()
    await expect
      .poll(() => client.getByRole('button', { name: /^Record why|^Change the reason|^Withdraw/ }).count())
      .toBe(0)
    await client.context().close()
  })

  it('stop it again once the permission is withdrawn', async () => {
    await one.getByRole('button', { name: `Withdraw: ${BEER}` }).click()
    await one.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await one.getByText(`${BEER}: prohibited since 29 Sep 2026`).waitFor()
  })
})
