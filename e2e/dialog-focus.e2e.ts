// Every dialog opened and left by keyboard alone: the focus comes back to what opened it, never to nowhere.
import type { ElementHandle, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForAccess } from '#contract/access-requests.ts'
import { texts } from '../src/texts/en/access-request.ts'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { openAsStaff, openItem, pageOfClient, pageOfStaff } from './testing/portage.ts'
import { refuseAsTooOld } from './testing/session-too-old.ts'

let journey: Journey
let page: Page

const button = (name: string | RegExp): Locator => page.getByRole('button', { name }).first()

/** What has the focus: 'opener', or the words by which one finds what has it instead. */
const whereFocusIs = (opener: ElementHandle): Promise<string> =>
  opener.evaluate((element) => {
    const { activeElement } = document
    if (activeElement === element) return 'opener'
    return activeElement ? activeElement.outerHTML.slice(0, 120) : 'nothing'
  })

const hasFocus = (opener: ElementHandle) => expect.poll(() => whereFocusIs(opener)).toBe('opener')

/** The element itself: a button may be named anew while its dialog is open. */
async function elementOf(opener: Locator): Promise<ElementHandle> {
  await opener.waitFor()
  const element = await opener.elementHandle()
  if (!element) throw new Error('the opener is gone')
  return element
}

/** Opens with Enter on `opener`, waits until the dialog has taken the focus, and leaves it with Escape. */
async function openAndLeave(opener: Locator, title: string | RegExp, key = 'Enter'): Promise<void> {
  const element = await elementOf(opener)
  await element.focus()
  await page.keyboard.press(key)
  await leave(title)
  await hasFocus(element)
}

async function leave(title: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

async function openShipment(reference: string): Promise<void> {
  await page.goto(`${journey.url}/dashboard`)
  await page.getByRole('link', { name: `Manage ${reference}` }).click()
  await page.getByRole('heading', { name: reference }).waitFor()
}

describe('a client', () => {
  beforeAll(async () => {
    journey = await beginJourney(pageOfClient)
    page = journey.page
  })

  afterAll(() => journey?.end())

  it.each([
    ['Control+k', 'Search everything'],
    ['?', 'Keyboard shortcuts'],
  ])('%s from a control of the page', async (key, title) => {
    // The keys of the list are there with its rows.
    await page.getByRole('link', { name: 'Manage NPG-1057' }).waitFor()
    await openAndLeave(button('Refresh'), title, key)
  })

  it('the merged estimate and the combined invoice', async () => {
    await button('Multi-Select Mode').click()
    for (const reference of ['NPG-1057', 'NPG-1054'])
      await page.getByRole('checkbox', { name: `Select ${reference}` }).click()
    await openAndLeave(button('Generate Merged Estimate Clearance'), 'Merged Estimate Clearance')
    await openAndLeave(button('Generate Combined Customs Invoice'), 'Generate Combined Customs Invoice')
  })

  it('the combined invoice from within the estimate, whose own opener has the focus then', async () => {
    const opener = button('Generate Merged Estimate Clearance')
    await opener.focus()
    await page.keyboard.press('Enter')
    const estimate = page.getByRole('dialog', { name: 'Merged Estimate Clearance' })
    await estimate.getByText('Merged estimate clearance generated successfully!').waitFor()
    await estimate.getByRole('button', { name: 'Generate Combined Customs Invoice' }).focus()
    await page.keyboard.press('Enter')
    await leave('Generate Combined Customs Invoice')
    await hasFocus(await elementOf(opener))
  })

  it('the three papers of a shipment', async () => {
    await openShipment('NPG-1059')
    await openAndLeave(button('Generate Commercial Invoice'), 'Generate Commercial Invoice')
    await openAndLeave(button('Generate FDA Worksheets'), 'Generate FDA Worksheets')
    await openAndLeave(button('Fill out CUSMA'), 'CUSMA certificate of origin')
  })

  it('the address of a maker, which is a form in its place: Cancel gives the focus back as well', async () => {
    await openShipment('NPG-1062')
    await openItem(page, 'Soy wax')
    const add = button('Add new address')
    await add.focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('form', { name: 'Add new address' })
    await form.waitFor()
    await form.getByRole('button', { name: 'Cancel' }).focus()
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'hidden' })
    await hasFocus(await elementOf(add))
  })

  it('a paste into the grid: the cell it was pasted at', async () => {
    await button('Grid').click()
    const cell = page.getByRole('gridcell').nth(3)
    await cell.click()
    await expect.poll(() => cell.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    const at = await page.evaluateHandle(() => document.activeElement)
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '7\nten\n8\n')
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    })
    await leave('Paste into the grid')
    await expect.poll(() => page.evaluate((was) => was === document.activeElement, at)).toBe(true)
  })

  it('the field of a cell: the cell, without a caret that stays behind when the cursor moves on', async () => {
    const at = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.type('7')
    await page.getByRole('grid').getByRole('textbox').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate((was) => was === document.activeElement, at)).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => page.evaluate(() => getSelection()?.type)).toBe('None')
    await page.evaluate(() => {
      document.addEventListener('copy', ({ clipboardData }) => {
        document.documentElement.dataset.copied = clipboardData?.getData('text/plain')
      })
    })
    await page.keyboard.press('ControlOrMeta+c')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.copied)).toMatch(/^\d+$/)
  })

  it('a file for the catalogue', async () => {
    await page.goto(`${journey.url}/catalogue`)
    await openAndLeave(button(/^Import/), /./)
  })

  it('a question before something grave', async () => {
    await page.goto(`${journey.url}/people`)
    const ask = button('Ask everybody for a passkey')
    await ask.waitFor()
    await openAndLeave(ask, 'Ask everybody for a passkey?')
  })

  it('who it is, asked again in mid-work: the button that waited for the answer', async () => {
    const form = page.getByRole('form', { name: 'Invite somebody' })
    await form.getByRole('textbox', { name: 'Email' }).fill('kim@books.example')
    await refuseAsTooOld(page, '/api/people/invitations')
    await openAndLeave(form.getByRole('button', { name: 'Invite' }), 'Is it still you?')
  })
})

describe.each([375, 320])('at %i px', (width) => {
  beforeAll(async () => {
    journey = await beginJourney(pageOfClient)
    page = journey.page
    await page.setViewportSize({ width, height: 800 })
  })

  afterAll(() => journey?.end())

  it('a finger finds the button of the calendar, inside its field', async () => {
    await openShipment('NPG-1059')
    await button('Fill out CUSMA').click()
    const calendar = page.getByRole('dialog').getByRole('button', { name: 'Open the calendar' }).first()
    await calendar.waitFor()
    const sizes = async () => {
      const box = await calendar.boundingBox()
      return [Number(box?.width) >= 44, Number(box?.height) >= 44]
    }
    await expect.poll(sizes).toEqual([true, true])
    expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
    if (process.env.PICTURES_TO) {
      await calendar.scrollIntoViewIfNeeded()
      await page.screenshot({ path: `${process.env.PICTURES_TO}/calendar-${width}.png` })
    }
  })
})

/** So that the list has a row. */
async function askForAccount(): Promise<void> {
  await page.goto(`${journey.url}/login#request-access`)
  const field = (name: string) => page.getByRole('textbox', { name })
  await field(texts.company).fill('Wicks light')
  await field(texts.name).fill('Ana Wick')
  await page.locator('input[type="email"]:visible').fill('ana@wicks.example')
  await field(texts.goods).fill('Beeswax candles, about 40 boxes a month')
  await Promise.all([
    page.waitForResponse(`**${askForAccess.path}`),
    page.locator('form:visible').getByRole('button', { name: texts.send }).click(),
  ])
}

describe('staff', () => {
  beforeAll(async () => {
    journey = await beginJourney(pageOfStaff)
    page = journey.page
  })

  afterAll(() => journey?.end())

  it('the search', async () => {
    const search = page.getByRole('searchbox').first()
    await search.waitFor()
    await openAndLeave(search, 'Search clients, shipments and pages', 'Control+k')
  })

  it('a party of the settings', async () => {
    await page.goto(`${journey.url}/staff/settings/parties`)
    const edit = button('Edit Default shipper')
    await edit.waitFor()
    await openAndLeave(edit, /Default shipper/)
  })

  it('the freight cart', async () => {
    await openAsStaff(page, journey.url, 'NPG-1057')
    await page.getByRole('tab', { name: 'Plans' }).click()
    await openAndLeave(button('Add to cart'), 'Add to freight cart')
  })

  it.each(['light', 'dark'] as const)(
    'the requests and the form that makes them at 320 px, %s',
    async (colorScheme) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.emulateMedia({ colorScheme })
      if (colorScheme === 'light') await askForAccount()
      for (const path of ['/login#request-access', '/staff/requests']) {
        await page.goto(journey.url + path)
        if (path === '/staff/requests') await page.getByRole('row', { name: /Wicks light/ }).waitFor()
        await page
          .getByRole('heading', { name: /Access requests|Request access/ })
          .first()
          .waitFor()
        expect([path, await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([path, [], false])
        const folder = process.env.PICTURES_TO
        if (folder)
          await page.screenshot({ path: `${folder}/${path.replace(/\W/g, '-')}-${colorScheme}.png`, fullPage: true })
      }
    },
  )
})
