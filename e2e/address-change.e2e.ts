// Another e-mail address of a client, brought by an import: staff see that it waits, the old address reads the question and answers.
import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffLogin } from '#contract/session.ts'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import {
  closePages,
  launchBrowser,
  openPage,
  type Portage,
  pageOfClient,
  pageOfStaff,
  startPortage,
} from './testing/portage.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 375, height: 780 }
const OLD = 'other@portage.example'
const NEW = 'new@portage.example'

let portage: Portage
let browser: Browser
let token: string

beforeAll(async () => {
  portage = await startPortage()
  browser = await launchBrowser()
  const post = (path: string, body: object) => sent('POST', path, body)
  token = staffLogin.answer.parse(await post(staffLogin.path, { password: 'demo-staff' })).token
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

async function sent(method: string, path: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(portage.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  return answer.json()
}

const idIn = (answer: unknown): string => /"id":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? ''

/** A file of one client, on the staff's way. */
async function bring(heading: readonly string[], cells: readonly string[]): Promise<void> {
  const begun = idIn(await sent('POST', '/api/staff/imports', { kind: 'clients', filename: 'clients.csv', heading }))
  await sent('POST', `/api/staff/imports/${begun}/rows`, { part: 0, rows: [{ line: 2, cells }] })
  await sent('POST', `/api/staff/imports/${begun}/preview`, { mapping: heading })
  await sent('POST', `/api/staff/imports/${begun}/save`, {})
  await expect.poll(async () => JSON.stringify(await sent('GET', `/api/staff/imports/${begun}`))).toContain('"saved"')
}

async function look(page: Page, name: string, viewport = WIDE, scheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: scheme })
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  const folder = process.env.PICTURES_TO
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png` })
}

const letterTo = async (): Promise<string> => {
  const page = await (await fetch(`${portage.url}/dev/outbox`)).text()
  return /address-change#([\w-]{43})/.exec(page)?.[1] ?? ''
}

it('waits for the old address, is shown to staff, and counts once the old one agrees', async () => {
  await bring(['external_id', 'email'], ['C-9', OLD])
  await bring(['external_id', 'email'], ['C-9', NEW])
  const client = await pageOfClient(browser, portage.url, OLD)
  const staff = await pageOfStaff(browser, portage.url, `/staff?search=${encodeURIComponent(OLD)}`)
  await staff.getByRole('link', { name: /^View Shipments/ }).click()
  await staff.getByText(`The new address ${NEW} waits for an answer of ${OLD}`).waitFor()
  await look(staff, 'address-staff-1440')
  await look(staff, 'address-staff-375-dark', PHONE, 'dark')
  await staff.setViewportSize(WIDE)
  await staff.getByRole('button', { name: 'Old box is gone' }).click()
  await staff.getByRole('dialog', { name: 'Does nobody read the old address?' }).waitFor()
  await look(staff, 'address-gone-1440')
  await staff.getByRole('button', { name: 'Cancel' }).click()

  await expect.poll(letterTo).toMatch(/^[\w-]{43}$/)
  const old = await openPage(browser, `${portage.url}/address-change#${await letterTo()}`)
  await old.getByText(NEW).waitFor()
  await look(old, 'address-question-1440')
  await look(old, 'address-question-375-dark', PHONE, 'dark')
  await old.getByRole('button', { name: 'Français' }).first().click()
  await old.getByRole('button', { name: 'Utiliser la nouvelle adresse' }).waitFor()
  await look(old, 'address-question-375-fr', PHONE)
  await old.getByRole('button', { name: 'Utiliser la nouvelle adresse' }).click()
  await old.getByText('La nouvelle adresse compte désormais.').waitFor()

  await client.reload()
  await client.waitForURL('**/login')
  await staff.reload()
  await staff.getByText(NEW).first().waitFor()
  await expect.poll(() => staff.getByText('waits for an answer').count()).toBe(0)
})
