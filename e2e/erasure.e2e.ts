// A client takes its data with it and asks to be erased; staff erase it; nobody signs in as it, and its papers stay under a pseudonym.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from './testing/accessibility.ts'
import {
  closePages,
  launchBrowser,
  openPage,
  type Portage,
  pageOfClient,
  pageOfStaff,
  startPortage,
} from './testing/portage.ts'

const CLIENT_ID = '6f0d3a52-9c1b-4e87-8f3a-0d5e2b7c4a11'
const NAME = 'Northern Pantry & Goods Inc.'
const PSEUDONYM = 'Erased client 6f0d3a52'

let portage: Portage
let browser: Browser
let staff: Page

beforeAll(async () => {
  portage = await startPortage()
  browser = await launchBrowser()
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

it('a client downloads everything, reads what stays, and asks to be erased', async () => {
  const page = await pageOfClient(browser, portage.url)
  await page.goto(`${portage.url}/sessions`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('portage.zip')
  const card = page.getByRole('region', { name: 'Erase your data' })
  await card.getByText(/papers stay until/).waitFor()
  await card.getByRole('button', { name: 'Ask to be erased' }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Ask to be erased' }).click()
  await card.getByText(/You asked on .* to be erased/).waitFor()
})

it('an owner on staff sees the request, erases, and reads the proof', async () => {
  staff = await pageOfStaff(browser, portage.url, '/staff/settings/erasure')
  await staff.getByRole('link', { name: NAME }).first().waitFor()
  expect(await accessibilityFaults(staff)).toEqual([])
  await staff.goto(`${portage.url}/staff/clients/${CLIENT_ID}/sessions`)
  await staff.getByLabel('Name of the client').fill(NAME)
  await staff.getByRole('button', { name: 'Erase for good' }).click()
  const question = staff.getByRole('dialog', { name: `Erase ${NAME}?` })
  await question.waitFor()
  expect(await accessibilityFaults(staff)).toEqual([])
  await question.getByRole('button', { name: 'Erase for good' }).click()
  await staff.getByText(`What stays is called ${PSEUDONYM}.`).waitFor()
  await staff.getByText(/of the client: \d+ before, 0 after/).waitFor()
  expect(await accessibilityFaults(staff)).toEqual([])
})

it('its papers are listed under the pseudonym with their day, and nobody signs in as it any more', async () => {
  await staff.goto(`${portage.url}/staff/clients/${CLIENT_ID}/view/documents`)
  const papers = staff.getByRole('table', { name: 'Documents' })
  await papers.getByText(PSEUDONYM).first().waitFor()
  await papers.getByRole('columnheader', { name: 'Kept until' }).waitFor()
  await expect.poll(() => papers.textContent()).not.toContain('Northern Pantry')
  const page = await openPage(browser, `${portage.url}/login`)
  await page.getByLabel('Email').fill('demo@portage.example')
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await page.getByRole('alert').waitFor()
  expect(page.url()).not.toContain('dashboard')
})
