// Importing from the view of staff: a file from its columns over the preview to what came in, all or nothing, and again without a change.
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workbook, workbookOfXml } from '../src/server/testing/workbook.ts'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { closePages, launchBrowser, type Portage, pageOfStaff, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser
let page: Page

beforeAll(async () => {
  portage = await startPortage()
  browser = await launchBrowser()
  page = await pageOfStaff(browser, portage.url, '/staff/import')
  await page.getByText('Nothing was imported yet.').waitFor()
  // A page with an import begun asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept())
})

beforeEach(async () => {
  await page.goto(`${portage.url}/staff/import`)
  await page.getByText(ZONE).waitFor()
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

const ZONE = 'Choose a file, or drop it here'
type Kind = 'Clients' | 'Shipments' | 'Items' | 'Boxes' | 'Plans'

/** Chooses a file and waits for its columns. */
async function choose(kind: Kind, name: string, content: string | Buffer) {
  await page.getByLabel('What the file holds').selectOption(kind)
  const buffer = Buffer.from(content)
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}
const columns = () => page.getByRole('heading', { name: 'What the columns hold' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** New, changed, unchanged of the preview. */
const counted = async () => {
  const counts = page.locator('dl[aria-label="What importing would do"] dd')
  return (await counts.allTextContents()).slice(0, 3)
}
async function check() {
  await columns().waitFor()
  await button('Check the file').click()
  await page.getByRole('heading', { name: 'What importing would do' }).waitFor()
}
async function save(records: string) {
  await button(records).click()
  await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor()
}
async function cancel() {
  await button('Cancel the import').click()
  await page.getByText('The import was cancelled. Nothing was saved.').first().waitFor()
  await page.getByText(ZONE).waitFor()
}
const another = async () => {
  await button('Import another file').click()
  await page.getByText(ZONE).waitFor()
}

const SHIPMENTS =
  'client,Dossier,fc,colour\ndemo@portage.example,IMP-1,DFW7,red\ndemo@portage.example,IMP-2,ABE8,blue\n'

describe('a file of shipments', () => {
  it('needs a column that was not recognised, chosen by hand, and leads to what came in', async () => {
    await choose('Shipments', 'ships.csv', SHIPMENTS)
    await page.getByText('Say which column holds: Shipment reference.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('What "Dossier" holds').selectOption('reference')
    await check()
    await expect.poll(() => counted()).toEqual(['2', '0', '0'])
    expect(await accessibilityFaults(page)).toEqual([])
    await save('Import 2 records')
    await page.getByText('2 new, 0 changed, 0 unchanged.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Open shipment IMP-2' }).waitFor()
    await page.getByRole('link', { name: 'Open shipment IMP-1' }).click()
    await page.getByRole('heading', { name: 'IMP-1' }).waitFor()
    await page.goto(`${portage.url}/staff/import`)
    await page.getByRole('row', { name: /ships\.csv.*2 new · 0 changed · 0 unchanged/ }).waitFor()
  })

  it('chosen again changes nothing, its columns remembered', async () => {
    await choose('Shipments', 'ships.csv', SHIPMENTS)
    await columns().waitFor()
    await expect.poll(() => page.getByLabel('What "Dossier" holds').inputValue()).toBe('reference')
    await check()
    await expect.poll(() => counted()).toEqual(['0', '0', '2'])
    await page.getByText('Everything in the file is there already.').waitFor()
    await cancel()
    await page.getByRole('row', { name: /ships\.csv.*Cancelled/ }).waitFor()
  })

  it('with a new and a changed line shows both, and cancelled leaves nothing', async () => {
    const next = `${SHIPMENTS.replace('DFW7', 'YYZ4')}demo@portage.example,IMP-3,ABE8,\n`
    await choose('Shipments', 'ships.csv', next)
    await check()
    await expect.poll(() => counted()).toEqual(['1', '1', '1'])
    const changes = page.getByRole('table', { name: 'New and changed' })
    await changes.getByRole('row', { name: /IMP-1.*Amazon fulfilment centre YYZ4.*Now DFW7/ }).waitFor()
    await cancel()
    await choose('Shipments', 'ships.csv', next)
    await check()
    await expect.poll(() => counted()).toEqual(['1', '1', '1'])
    await cancel()
  })
})

describe('a file with problems', () => {
  const WRONG =
    'client,shipment,sku,description,quantity,cost\n' +
    'demo@portage.example,IMP-1,A,Mug,0,"1,234"\nnobody@x.example,IMP-1,B\u202e,Mug,1,\n'

  it('names each line and cell, gives them as a file, and is put right and chosen again', async () => {
    await choose('Items', 'goods.csv', WRONG)
    await check()
    const errors = page.getByRole('table', { name: 'Errors' })
    await errors.getByRole('row', { name: /Line 2.*Units.*0.*This must be at least 1/ }).waitFor()
    await errors.getByRole('row', { name: /Line 3.*SKU.*B\[U\+202E\].*cannot be seen/ }).waitFor()
    await page.getByText('Put the problems right first.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const download = page.waitForEvent('download')
    await button('Download the problems as CSV').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('goods-problems.csv')
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines.slice(0, 2)).toEqual(['\uFEFFline,column,value,problem', '2,quantity,0,This must be at least 1.'])
    expect(lines).toHaveLength(5)
    await button('Back to the columns').click()
    await columns().waitFor()
    await button('Choose another file').click()
    await page.getByText(ZONE).waitFor()
    const goods = workbook({
      name: 'Goods',
      rows: [
        ['client', 'shipment', 'sku', 'description', 'quantity', 'cost', 'best before'],
        [],
        ['demo@portage.example', 'IMP-1', '0012', 'Mug', 24, 6.85, { day: '2027-03-01' }],
      ],
    })
    await choose('Items', 'goods.xlsx', goods)
    await columns().waitFor()
    await page.getByLabel('What "best before" holds').selectOption('expiry_date')
    await check()
    const row = page.getByRole('row', { name: /Line 3.*IMP-1 · 0012.*Best before 1 Mar 2027/ })
    await row.waitFor()
    await save('Import 1 record')
    await page.getByRole('link', { name: 'Open shipment IMP-1' }).waitFor()
    await another()
  })
})

it('takes JSON through the same screen', async () => {
  const box = {
    client: 'demo@portage.example',
    shipment: 'IMP-1',
    box_number: 1,
    items: [{ sku: '0012', quantity: 24 }],
  }
  await choose('Boxes', 'boxes.json', JSON.stringify([box]))
  await check()
  await save('Import 1 record')
  await page.getByText('1 new, 0 changed, 0 unchanged.').waitFor()
  await another()
})

it('refuses a workbook made to fill the memory, and what is no file of rows', async () => {
  const far = workbookOfXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')
  await choose('Shipments', 'far.xlsx', far)
  await page.getByText('This workbook would unpack to more than can be read safely.').waitFor()
  await choose('Shipments', 'open.csv', 'client,"ref\n')
  await page.getByText('Line 1: A quotation mark opens in this line and never closes.').waitFor()
})

describe('a page that is loaded again', () => {
  /** What the server answers of an import once it has begun to save it. */
  const SAVING = /"doing":"saving"|"state":"saved"/
  const isRun = (url: string) => /\/imports\/[0-9a-f-]{36}$/.test(url)

  it('before the file is saved says that nothing was, and begins anew', async () => {
    await choose('Shipments', 'late.csv', 'client,reference\ndemo@portage.example,LATE-1\n')
    await check()
    await page.reload()
    await page.getByText('late.csv was not imported').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await button('Start again').click()
    await page.getByText(ZONE).waitFor()
    await page.getByRole('row', { name: /late\.csv.*Cancelled/ }).waitFor()
  })

  it('while it is saved shows the result, all of it there', async () => {
    const lines = Array.from({ length: 4000 }, (_, n) => `demo@portage.example,MANY-${n}`).join('\n')
    await choose('Shipments', 'many.csv', `client,reference\n${lines}\n`)
    await check()
    const progress = page.getByText(/of 4,000 lines saved/).waitFor()
    const arrived = page.waitForResponse(async (answer) => isRun(answer.url()) && SAVING.test(await answer.text()))
    const done = page.getByRole('heading', { name: 'Imported', exact: true }).waitFor()
    await button('Import 4,000 records').click()
    await progress
    await Promise.any([arrived, done])
    await page.reload()
    await page.getByText('4,000 new, 0 changed, 0 unchanged.').waitFor()
    await another()
  })
})

it('is worked by keyboard alone', async () => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel('What the file holds').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const buffer = Buffer.from('client,reference,colour\ndemo@portage.example,KEYS-1,red\n')
  await (await chooser).setFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer })
  await columns().waitFor()
  const titled = (title: string) => page.locator('h2:focus', { hasText: title }).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await titled('What the columns hold')
  for (let n = 0; n < 10 && (await focused()) !== 'Check the file'; n += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'What importing would do' }).waitFor()
  await titled('What importing would do')
  for (let n = 0; n < 10 && (await focused()) !== 'Import 1 record'; n += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Open shipment KEYS-1' }).waitFor()
  await another()
})

describe.each([
  [1440, 'dark'],
  [375, 'light'],
  [375, 'dark'],
] as const)('at %i px, %s', (width, colorScheme) => {
  it('has no serious accessibility fault and does not scroll sideways in any step', async () => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const looksRight = async () =>
      expect([await accessibilityFaults(page), await scrollsSideways(page)]).toEqual([[], false])
    await looksRight()
    await choose('Items', 'goods.csv', 'client,shipment,sku,description,quantity\ndemo@portage.example,IMP-1,A,Mug,0\n')
    await columns().waitFor()
    await looksRight()
    await check()
    await looksRight()
    await cancel()
    await choose('Shipments', 'ships.csv', `client,reference\ndemo@portage.example,W${width}-${colorScheme}\n`)
    await check()
    await looksRight()
    await save('Import 1 record')
    await looksRight()
    await another()
  })
})
