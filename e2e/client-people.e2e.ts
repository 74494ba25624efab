// A company with people: the owner invites, the guest joins and works, a reader is refused in plain words, the company is changed.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { closePages, launchBrowser, openPage, type Portage, pageOfClient, startPortage } from './testing/portage.ts'

const COMPANY = 'Northern Pantry & Goods Inc.'
const OTHER = 'Blue Heron Outfitters Ltd.'

let portage: Portage
let browser: Browser
let owner: Page
let guest: Page

beforeAll(async () => {
  portage = await startPortage()
  browser = await launchBrowser()
  owner = await pageOfClient(browser, portage.url)
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

/** The path of the newest invitation in the letters that were kept. */
async function invitationOf(email: string): Promise<string> {
  const page = await (await fetch(`${portage.url}/dev/outbox`)).text()
  const letter = page.split(email).slice(1).join('')
  return /\/invitation#[\w-]{43}/.exec(letter)?.[0] ?? ''
}

async function invite(email: string, role: string): Promise<void> {
  const form = owner.getByRole('form', { name: 'Invite somebody' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('combobox', { name: 'Role' }).selectOption({ label: role })
  await form.getByRole('button', { name: 'Invite' }).click()
  await owner.getByText(`The invitation is on its way to ${email}.`).waitFor()
}

async function join(email: string, name: string): Promise<Page> {
  await expect.poll(() => invitationOf(email)).toMatch(/^\/invitation#/)
  const page = await openPage(browser, portage.url + (await invitationOf(email)))
  await page.getByText(`invites you to work for ${COMPANY} in Portage.`).waitFor()
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText(`You now belong to ${COMPANY}.`).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to sign-in' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  return page
}

it('lets an owner invite a member, who joins and works', async () => {
  await owner.getByRole('button', { name: 'Menu' }).click()
  await owner.getByRole('link', { name: 'People' }).click()
  await owner.getByRole('heading', { name: 'People', level: 1 }).waitFor()
  await invite('kim@books.example', 'Member')
  expect(await accessibilityFaults(owner)).toEqual([])
  const member = await join('kim@books.example', 'Kim Lee')
  await member.getByRole('row', { name: /NPG-1062/ }).waitFor()
  await member.goto(`${portage.url}/people`)
  await member.getByText('Owners of the company can change this list.').waitFor()
  await expect.poll(() => member.getByRole('form', { name: 'Invite somebody' }).count()).toBe(0)
  await owner.reload()
  await owner.getByRole('row', { name: /Kim Lee/ }).waitFor()
})

it('shows a reader everything, and says why nothing can be changed', async () => {
  await invite('other@portage.example', 'Reader')
  guest = await join('other@portage.example', 'Robin Vale')
  await guest.getByRole('button', { name: new RegExp(`^${COMPANY}`) }).click()
  await guest.getByRole('row', { name: /NPG-1062/ }).waitFor()
  await guest.getByText('You can look at everything here and download it.').waitFor()
  await guest.goto(`${portage.url}/catalogue`)
  await guest.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => guest.getByRole('button', { name: /Import/ }).isDisabled()).toBe(true)
})

it('changes the company in the menu without signing in, and tells the tab that shows the other', async () => {
  await guest.goto(`${portage.url}/dashboard`)
  await guest.getByRole('row', { name: /NPG-1062/ }).waitFor()
  const second = await guest.context().newPage()
  await second.goto(`${portage.url}/dashboard`)
  await second.getByRole('button', { name: 'Menu' }).click()
  await second.getByRole('button', { name: new RegExp(`^${OTHER}`) }).click()
  await second.getByRole('row', { name: /BHO-/ }).first().waitFor()
  const told = guest.getByRole('dialog', { name: `You now work for ${OTHER}` })
  await told.waitFor()
  await told.getByRole('button', { name: `Back to ${COMPANY}` }).click()
  await told.waitFor({ state: 'hidden' })
  await second.getByRole('dialog', { name: `You now work for ${COMPANY}` }).waitFor()
  await second.close()
})

it('takes a person out, who is out at once', async () => {
  await owner.reload()
  await owner.getByRole('button', { name: 'Take out Robin Vale' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Take out' }).click()
  await owner.getByText('Robin Vale no longer belongs to the company.').waitFor()
  await guest.goto(`${portage.url}/dashboard`)
  await guest.getByText('Your session has expired. Please log in again.').waitFor()
  await owner.setViewportSize({ width: 375, height: 800 })
  expect(await scrollsSideways(owner)).toBe(false)
})
