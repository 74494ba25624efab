import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { commitImport, listCatalogue, listProductHistory, previewImport } from '#contract/catalogue.ts'
import { listAddresses, saveAsinData } from '#contract/client-data.ts'
import { exportCatalogue } from '#contract/list-files.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { answer, fakeApi, noAnswer, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import { maker, noEndedCodes, validCode } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './catalogue.tsx'

const product = (number: number, changes: object = {}) => ({
  asin: `B0DEMO00${String(number).padStart(2, '0')}`,
  sku: `NL-${number}`,
  description: `Candle ${number}`,
  imageUrl: null,
  country_of_origin: 'CA',
  hts_code: '3406000000',
  hts_description: 'Candles',
  ended: null,
  hts_confirmed_by: 'Dana Roy',
  hts_confirmed_at: '2026-11-20T14:02:00.000Z',
  cogs_cad: 6.85,
  manufacturing_address: 'Prairie Wax Works Inc., Winnipeg',
  manufacturing_address_id: null,
  updated_at: '2026-11-20T14:02:00.000Z',
  ...changes,
})
const list = (...rows: object[]) =>
  answer(listCatalogue, ({ query }) => {
    const found = query.search === '' ? rows : []
    return {
      success: true,
      data: found,
      pagination: { currentPage: query.page, lastPage: 1, perPage: 25, total: found.length },
    }
  })
const history = answer(listProductHistory, () => ({
  success: true,
  data: [
    {
      at: '2026-11-20T14:02:00.000Z',
      by: { kind: 'staff', name: 'Dana Roy' },
      changes: [{ field: 'country_of_origin', before: 'US', after: 'CA' }],
    },
  ],
}))
const addresses = answer(listAddresses, () => ({ success: true, data: [maker()] }))
const around = [healthy, rate, businessInfo(), history, addresses, validCode, noEndedCodes]
const start = (path = '/catalogue') => {
  signInAsClient()
  return renderAt(path)
}

/** The first load of the page's file may take longer than a test waits for a screen. */
beforeAll(async () => {
  await Promise.all([import('./client-area.tsx'), import('./catalogue.tsx')])
})

beforeEach(() => {
  fakeApi(...around, list(product(1), product(2, { hts_confirmed_by: null, cogs_cad: null })))
})

it('lists the products with what is remembered, what is not, and codes nobody stands behind', async () => {
  start()
  const table = await screen.findByRole('table', { name: 'Products' })
  const second = within(table).getByRole('row', { name: /B0DEMO0002/ })
  expect(within(second).getByText('Not set')).toBeTruthy()
  expect(within(second).getByText('Proposed')).toBeTruthy()
  expect(within(table).getByText('6.85')).toBeTruthy()
})

it('says beside a code that ended since when, what took its place, and leads to choosing it', async () => {
  const end = { on: '2026-07-01', successors: ['1905310042', '1905310045'] }
  fakeApi(...around, list(product(1), product(2, { hts_code: '1905310049', ended: end })))
  start()
  const row = await screen.findByRole('row', { name: /B0DEMO0002/ })
  expect(within(row).getByText('ended on 1 Jul 2026')).toBeTruthy()
  expect(within(row).getByText('now 1905.31.00.42 or 1905.31.00.45')).toBeTruthy()
  const replace = within(row).getByRole('link', { name: 'Replace the code of B0DEMO0002' })
  expect(replace.getAttribute('href')).toContain('asin=B0DEMO0002')
  expect(within(screen.getByRole('row', { name: /B0DEMO0001/ })).queryByText(/^ended on/)).toBeNull()
})

it('keeps the search in the address, and clears it', async () => {
  const { user, address } = start()
  await screen.findByRole('table', { name: 'Products' })
  await user.type(screen.getByRole('searchbox', { name: 'Search the catalogue' }), 'honey')
  expect(await screen.findByText('No product found')).toBeTruthy()
  expect(address()).toBe('/catalogue?search=honey')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByRole('table', { name: 'Products' })).toBeTruthy()
  expect(address()).toBe('/catalogue')
})

it('says when there are no products yet', async () => {
  fakeApi(...around, list())
  start()
  expect(await screen.findByText('No products yet')).toBeTruthy()
})

it.each([
  ['refuses', () => refusal(500, 'Failed to load the catalogue'), 'Failed to load the catalogue'],
  ['does not answer', noAnswer, 'Failed to connect to server. Please try again.'],
])('says so when the server %s, with Retry', async (_, reply, sentence) => {
  fakeApi(...around, answer(listCatalogue, reply))
  start()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})

it('opens a product by keyboard, with who changed what', async () => {
  const { user, address } = start()
  await screen.findByRole('table', { name: 'Products' })
  await user.keyboard('j{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Candle 1' })
  expect(address()).toBe('/catalogue?asin=B0DEMO0001')
  expect(await within(dialog).findByText(/Dana Roy \(staff\)/)).toBeTruthy()
  expect(within(dialog).getByText('Country of origin').parentElement?.textContent).toBe(
    'Country of origin Canada from United States',
  )
})

it('saves what was changed and nothing else', async () => {
  const seen: unknown[] = []
  const saves = answer(saveAsinData, ({ params, body }) => {
    seen.push(params, body)
    return { success: true }
  })
  fakeApi(...around, list(product(1)), saves)
  const { user } = start('/catalogue?asin=B0DEMO0001')
  const cost = await screen.findByRole('textbox', { name: 'Cost of one unit, CAD' })
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
  await user.clear(cost)
  await user.type(cost, '7,10')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(seen).toEqual([{ asin: 'B0DEMO0001' }, { cogs_cad: 7.1 }])
})

it('keeps what was typed when the save fails, and asks before it is lost', async () => {
  fakeApi(...around, list(product(1)), answer(saveAsinData, noAnswer))
  const { user } = start('/catalogue?asin=B0DEMO0001')
  const cost = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cost of one unit, CAD' })
  await user.clear(cost)
  await user.type(cost, '9')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to connect to server')
  expect(cost.value).toBe('9')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: 'Close without saving?' })).toBeTruthy()
})

const found = (changes: object = {}) => ({
  counts: { new: 1, changed: 0, unchanged: 2 },
  errors: [],
  errorCount: 0,
  warnings: [],
  ignoredColumns: [],
  rows: [{ line: 2, asin: 'B0DEMO0009', kind: 'new', changes: [{ field: 'cogs_cad', before: null, after: '6.85' }] }],
  fingerprint: 'f1',
  ...changes,
})
const FILE = new File(['ASIN;Cost;Note\nB0DEMO0009;6,85;x\n'], 'products.csv', { type: 'text/csv' })
const chooseFile = async (user: ReturnType<typeof renderAt>['user'], file: File) => {
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await user.upload(await screen.findByLabelText(/Choose a file/), file)
}

it('imports a file: columns guessed and set by hand, counts, then the import', async () => {
  const sent: unknown[] = []
  fakeApi(
    ...around,
    list(product(1)),
    answer(previewImport, ({ body }) => {
      sent.push(body)
      return { success: true, data: found() }
    }),
    answer(commitImport, ({ body }) => {
      sent.push(body)
      return { success: true, data: { counts: { new: 1, changed: 0, unchanged: 2 } } }
    }),
  )
  const { user } = start()
  await chooseFile(user, FILE)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What column Note holds' }), 'HTS description')
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByRole('row', { name: /B0DEMO0009/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }))
  expect(await screen.findByText('Imported: 1 new, 0 changed, 2 unchanged.')).toBeTruthy()
  const csv = 'asin,cost_cad,hts_description\r\nB0DEMO0009,"6,85",x\r\n'
  expect(sent).toEqual([{ csv }, { csv, fingerprint: 'f1' }])
})

it('imports nothing while a line is wrong, and names line and column', async () => {
  const errors = [
    { line: 2, column: 'cost_cad', reason: 'amount', problem: 'Give the cost of one unit in CAD, such as 6.85.' },
  ]
  const wrong = found({ errors, errorCount: 1, rows: [] })
  fakeApi(
    ...around,
    list(product(1)),
    answer(previewImport, () => ({ success: true, data: wrong })),
  )
  const { user } = start()
  await chooseFile(user, FILE)
  await user.click(await screen.findByRole('button', { name: 'Check the file' }))
  const row = await screen.findByRole('row', { name: /Give the cost of one unit/ })
  expect(row.textContent).toContain('Cost of one unit, CAD')
  expect(screen.getByRole('button', { name: /^Import / }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Correct the lines in your file, then choose it again')).toBeTruthy()
})

it('asks which column holds the ASIN, and refuses an old Excel file', async () => {
  const { user } = start()
  await chooseFile(user, new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'old.csv', { type: 'text/csv' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Old Excel files (.xls) cannot be read.')
  await user.upload(screen.getByLabelText(/Choose a file/), new File(['Number\n1\n'], 'x.csv', { type: 'text/csv' }))
  expect(await screen.findByText('Say which column holds the ASIN, or the SKU')).toBeTruthy()
})

it('shows a product as it was typed before the session ended, until it is given up', async () => {
  fakeApi(
    ...around,
    list(product(1)),
    answer(saveAsinData, () => refusal(401, 'no such token')),
  )
  const first = start('/catalogue?asin=B0DEMO0001')
  const cost = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Cost of one unit, CAD' })
  await first.user.clear(await cost())
  await first.user.type(await cost(), '7.25')
  await first.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Your session has expired. Please log in again.')
  cleanup()
  const { user } = start('/catalogue?asin=B0DEMO0001')
  expect((await cost()).value).toBe('7.25')
  await user.click(screen.getByRole('button', { name: 'Start from what is saved' }))
  expect((await cost()).value).toBe('6.85')
})

it('goes on with an import that an ended session cut off, columns and all', async () => {
  const { user } = start()
  await chooseFile(user, FILE)
  const note = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'What column Note holds' })
  await user.selectOptions(await note(), 'HTS description')
  cleanup()
  start()
  expect((await note()).value).toBe('hts_description')
  expect(screen.getByText(/The file you chose before and its columns are here again/)).toBeTruthy()
})

it('hands out the catalogue as a CSV file, or says why not', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const gives = answer(exportCatalogue, () => 'asin\r\n')
  fakeApi(...around, list(product(1)), gives)
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  fakeApi(
    ...around,
    list(product(1)),
    answer(exportCatalogue, () => refusal(500, 'Failed to load the catalogue')),
  )
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the catalogue')
  click.mockRestore()
})
