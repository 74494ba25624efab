import { beforeEach, describe, expect, it } from 'vitest'
import { listArchive } from '#contract/document-archive.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import {
  listStaffDocuments,
  staffDownloadInvoice,
  staffGenerateManualInvoice,
  staffManualInvoiceDefaults,
  staffParseItems,
} from '#contract/staff.ts'
import { DEMO_BROKERS, DEMO_LTL_ADDRESSES } from '../../../demo/settings.ts'
import { saveSetting } from '../../../store/settings.ts'
import { audited, newWorld, type World } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { dataOf, send, staffCaller, TEST_NOW, type TestCaller } from '../../../testing/test-app.ts'

let world: World
let staff: TestCaller
beforeEach(async () => {
  world = await newWorld()
  staff = await staffCaller(world.deps)
})

const NOBODY = '0190a1b2-0000-4000-8000-00000000dead'
const stand = { description: 'Display stand', quantity: 4, unitPriceUSD: 6.5, countryOfOrigin: 'CAN', htsCode: '' }
const make = (invoiceData: object = {}, more: object = {}) =>
  send(world, staffGenerateManualInvoice, { body: { invoiceData: { items: [stand], ...invoiceData }, ...more } }, staff)
const textOf = async (filename: string, query: { clientId?: string } = {}) => {
  const { status, bytes } = await send(world, staffDownloadInvoice, { params: { filename }, query }, staff)
  return status === 200 ? (await readPages(new Uint8Array(bytes))).join(' ') : `answered ${status}`
}
const ownPapers = async () => dataOf(await send(world, listStaffDocuments, {}, staff)).map(({ filename }) => filename)

describe('an invoice of staff for a client', () => {
  it.each([
    ['beside the invoice', (clientId: string) => [{}, { clientId }]],
    ['within it', (clientId: string) => [{ clientId }, {}]],
  ] as const)('named %s lands in the archive of the client', async (_where, named) => {
    const [within, beside] = named(world.clientId)
    const made = dataOf(await make(within, beside))
    expect(made).toEqual({
      filename: 'STAFF-MANUAL-20261121-100000.pdf',
      invoiceNumber: 'STAFF-MANUAL-20261121-100000',
      clientId: world.clientId,
      warnings: expect.arrayContaining([expect.stringContaining('Maker not given: line 1')]),
    })
    const archive = await send(world, onBehalf(listArchive), { params: { clientId: world.clientId } }, staff)
    expect(dataOf(archive).map(({ number, kind }) => [number, kind])).toEqual([
      ['STAFF-MANUAL-20261121-100000', 'manual_invoice'],
    ])
    expect(await ownPapers()).toEqual([])
    // 4 x 6.50 = 26.00, with the client named and not.
    for (const query of [{}, { clientId: world.clientId }])
      expect(await textOf(made.filename, query)).toContain('USD 26.00')
  })

  it('who is nobody is refused, and so are two', async () => {
    expect((await make({}, { clientId: NOBODY })).status).toBe(404)
    expect((await make({ clientId: NOBODY })).status).toBe(404)
    expect((await make({ clientId: NOBODY }, { clientId: world.clientId })).status).toBe(400)
  })
})

describe('an invoice of staff for nobody', () => {
  it("lands in the staff's own archive, and in no client's", async () => {
    const made = dataOf(await make({ shipper: { name: 'Walk-in Traders' } }))
    expect([made.clientId, await ownPapers()]).toEqual([null, ['STAFF-MANUAL-20261121-100000.pdf']])
    expect(await textOf(made.filename)).toContain('Walk-in Traders')
    expect(await textOf(made.filename, { clientId: world.clientId })).toBe('answered 404')
    expect(await world.deps.db.selectFrom('documents').select('id').execute()).toEqual([])
    expect(await audited(world)).toEqual(['document.made'])
  })

  it('gets a number of its own, also when several are made at once, and a typed one only once', async () => {
    const made = await Promise.all([make(), make(), make()])
    expect(new Set(made.map((answer) => dataOf(answer).invoiceNumber)).size).toBe(3)
    expect(dataOf(await make({ invoiceNumber: 'S-7' })).filename).toBe('S-7.pdf')
    expect((await make({ invoiceNumber: 'S-7' })).status).toBe(409)
  })

  it('is refused without an item', async () => {
    expect(await make({ items: [] })).toMatchObject({
      status: 400,
      json: { error: 'Please add at least one item to generate an invoice' },
    })
  })
})

it('a name several clients have asks whose it is', async () => {
  const other = await world.deps.db
    .selectFrom('clients')
    .select('id')
    .where('name', '=', 'Other client')
    .executeTakeFirstOrThrow()
  for (const clientId of [world.clientId, other.id]) dataOf(await make({ invoiceNumber: 'A-7' }, { clientId }))
  expect(await textOf('A-7.pdf')).toBe('answered 409')
  expect(await textOf('A-7.pdf', { clientId: other.id })).toContain('A-7')
})

it('begins with what is set up, and with a client as the client does', async () => {
  await saveSetting(world.deps.db, 'brokers', DEMO_BROKERS, TEST_NOW)
  await saveSetting(world.deps.db, 'ltl_addresses', DEMO_LTL_ADDRESSES, TEST_NOW)
  const begin = async (query: { clientId?: string }) =>
    dataOf(await send(world, staffManualInvoiceDefaults, { query }, staff))
  const own = await begin({})
  expect([own.invoiceNumber, own.importer.name, own.broker.name]).toEqual([
    'STAFF-MANUAL-20261121-100000',
    '',
    'ClearIt customs brokerage (example)',
  ])
  expect((await begin({ clientId: world.clientId })).shipper.name).toBe('Northern Pantry & Goods Inc.')
})

it('reads items out of pasted text', async () => {
  const { items } = dataOf(
    await send(world, staffParseItems, { body: { itemText: '24 beeswax candles @ 6.50 CAD' } }, staff),
  )
  expect(items).toMatchObject([{ quantity: 24, unitPrice: '6.5', currency: 'CAD' }])
  const blank = await send(world, staffParseItems, { body: { itemText: '  ' } }, staff)
  expect(blank.json.error).toContain('Please enter item information to parse')
})
