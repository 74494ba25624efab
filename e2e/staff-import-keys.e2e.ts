// API keys of other systems: staff issue one, a signed request brings a shipment in, and nothing else does.
import { createHmac, randomBytes } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedPrefix } from '../src/contract/signed-request.ts'
import { warehouseImport } from '../src/contract/warehouse.ts'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { closePages, launchBrowser, openAsStaff, type Portage, pageOfStaff, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser
let page: Page
let key: { id: string; secret: string }

beforeAll(async () => {
  portage = await startPortage()
  browser = await launchBrowser()
  page = await pageOfStaff(browser, portage.url, '/staff/import')
  await page.getByText('No key was issued yet.').waitFor()
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

const { path, method } = warehouseImport
const BODY = JSON.stringify({
  imports: [
    { kind: 'shipments', rows: [{ client: 'demo@portage.example', reference: 'WMS-1', status: 'received' }] },
    {
      kind: 'items',
      rows: [{ client: 'demo@portage.example', shipment: 'WMS-1', sku: 'WAX', description: 'Candle', quantity: 24 }],
    },
  ],
})

function signature({ secret = key.secret, secondsAgo = 0 } = {}) {
  const call = { seconds: Math.floor(Date.now() / 1000) - secondsAgo, nonce: randomBytes(12).toString('hex') }
  const hash = createHmac('sha256', secret)
    .update(signedPrefix({ ...call, method, path }))
    .update(BODY)
  return `${call.seconds}.${call.nonce}.${hash.digest('hex')}`
}
async function post(signed: string, id = key.id) {
  const headers = { 'content-type': 'application/json', 'x-api-key': id, 'x-signature': signed }
  const answer = await fetch(`${portage.url}${path}`, { method, headers, body: BODY })
  const json = await answer.json()
  return { status: answer.status, error: json.error, imports: json.data?.imports }
}
const card = () => page.getByRole('region', { name: 'API keys of other systems' })

it('shows the secret of a new key once', async () => {
  await card().getByLabel('Name of the system').fill('Dock 7')
  await card().getByRole('button', { name: 'Issue a key' }).click()
  await card().getByText('Copy the secret now: it is not shown again').waitFor()
  const [id = '', secret = ''] = await card().locator('code').allTextContents()
  key = { id, secret }
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await card()
    .getByRole('row', { name: /Dock 7.*Never/ })
    .waitFor()
  await expect.poll(() => page.getByText(secret).count()).toBe(0)
})

it('lets a signed request bring a shipment in, again without a change', async () => {
  const first = await post(signature())
  expect([first.status, first.imports?.map((each: { counts: { new: number } }) => each.counts.new)]).toEqual([
    200,
    [1, 1],
  ])
  const again = await post(signature())
  expect(again.imports?.map((each: { counts: { unchanged: number } }) => each.counts.unchanged)).toEqual([1, 1])
  await page.reload()
  await page.getByRole('row', { name: /Dock 7.*Several · Warehouse system.*2 new/ }).waitFor()
  await openAsStaff(page, portage.url, 'WMS-1')
  await page.getByText('Candle').first().waitFor()
})

it('refuses a wrong signature, an old one, one used before, and a key that is none', async () => {
  const refused = async (...given: Parameters<typeof post>) => {
    const { status, error } = await post(...given)
    return [status, error]
  }
  expect(await refused(signature({ secret: 'guessed' }))).toEqual([401, 'The signature does not fit the request.'])
  expect(await refused(signature({ secondsAgo: 180 }))).toEqual([
    401,
    'The signature is older than 120 seconds. Sign the request again.',
  ])
  const used = signature()
  expect((await post(used)).status).toBe(200)
  expect(await refused(used)).toEqual([401, 'This signature was used already. Sign every request anew.'])
  expect(await refused(signature(), 'pk_AAAAAAAAAAAAAAAA')).toEqual([401, 'The API key is unknown or was revoked.'])
})

it('opens nothing with a key that was revoked', async () => {
  await page.goto(`${portage.url}/staff/import`)
  await card()
    .getByRole('row', { name: /Dock 7/ })
    .getByRole('button', { name: 'Revoke' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Requests of "Dock 7" are refused from then on.').waitFor()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await card()
    .getByRole('row', { name: /Dock 7.*Revoked/ })
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await post(signature())).toMatchObject({ status: 401, error: 'The API key is unknown or was revoked.' })
})

it('says that Amazon is not connected', async () => {
  const amazon = page.getByRole('region', { name: 'Fetch from Amazon' })
  await amazon.getByText('Amazon is not connected.').waitFor()
  await expect.poll(() => amazon.getByRole('button').count()).toBe(0)
})

it('fits a phone, light and dark', async () => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
  }
})
