import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { validateHts } from '#contract/classification.ts'
import { generateManualInvoice, manualInvoiceDefaults } from '#contract/manual-invoices.ts'
import { aiParseItems } from '#contract/parse-items.ts'
import { login } from '#contract/session.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { answer, fakeApi, noAnswer, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import { validCode } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './manual-invoice.tsx'

const party = (name: string) => ({
  name,
  address: '1 King St W',
  city: 'Toronto',
  state: 'ON',
  country: 'CA',
  postalCode: 'M5H 1A1',
  phone: '',
  email: '',
})
const defaults = answer(manualInvoiceDefaults, () => ({
  success: true,
  data: {
    shipper: party('Northern Pantry'),
    importer: party('Northern Pantry'),
    destination: party('Warehouse'),
    broker: party('ClearIt'),
    remembered: true,
    invoiceNumber: 'MANUAL-20261121-140200',
    invoiceDate: '2026-11-21',
  },
}))
const around = [healthy, rate, businessInfo(), defaults, validCode]
const PDF_NAME = 'MANUAL-20261121-140200.pdf'
const makes = (seen: unknown[] = []) =>
  answer(generateManualInvoice, ({ body }) => {
    seen.push(body)
    const message = 'Invoice generated successfully! (MANUAL-20261121-140200)'
    return { success: true, data: { filename: PDF_NAME, invoiceNumber: 'MANUAL-20261121-140200' }, message }
  })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const generate = () => screen.getByRole('button', { name: 'Generate invoice' })

const start = () => {
  signInAsClient()
  return renderAt('/manual-invoice')
}

/** One whole line: 96 x 4.88. */
async function typeLine(user: ReturnType<typeof renderAt>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add item' }))
  await user.type(await field('Description, Line 1'), 'Candle')
  await user.clear(await field('Quantity, Line 1'))
  await user.type(await field('Quantity, Line 1'), '96')
  await user.type(await field('Unit price, USD, Line 1'), '4.88')
  await user.type(await field('Origin, Line 1'), 'can')
  await user.tab()
}

/** The first load of the page's file may take longer than a test waits for a screen. */
beforeAll(async () => {
  await Promise.all([import('./client-area.tsx'), import('./manual-invoice.tsx')])
})

beforeEach(() => {
  fakeApi(...around)
})

it('asks for an item before it makes an invoice', async () => {
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'Generate invoice' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Please add at least one item to generate an invoice',
  )
})

it('shows the remembered parties, a line each, and the proposed number', async () => {
  start()
  expect(await screen.findByRole('button', { name: /Shipper Northern Pantry, Toronto ON, Canada/ })).toBeTruthy()
  expect((await field('Invoice number')).value).toBe('MANUAL-20261121-140200')
  expect(screen.getByText('From your last invoice')).toBeTruthy()
})

it('makes the invoice from what was typed, tells its number and empties the form', async () => {
  const seen: unknown[] = []
  fakeApi(...around, makes(seen))
  const { user } = start()
  await screen.findByRole('button', { name: /Shipper/ })
  await typeLine(user)
  expect(within(screen.getByRole('region', { name: 'Preview' })).getAllByText(/468\.48/).length).toBeGreaterThan(0)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.getByText('Invoice generated successfully! (MANUAL-20261121-140200)')).toBeTruthy())
  expect(seen).toMatchObject([
    {
      items: [{ description: 'Candle', quantity: 96, unitPriceUSD: 4.88, countryOfOrigin: 'CA', weight: 'TBD' }],
      shipper: { name: 'Northern Pantry', country: 'CA' },
    },
  ])
  expect(screen.queryByRole('textbox', { name: 'Description, Line 1' })).toBeNull()
  expect(localStorage.getItem('typed:client:demo@portage.example:manual-invoice')).toBeNull()
})

it('names what is wrong and puts the cursor there', async () => {
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'Add item' }))
  await user.type(await field('Description, Line 1'), 'Candle')
  await user.click(generate())
  await user.click(await screen.findByRole('button', { name: 'Line 1: Give the unit price in USD.' }))
  await waitFor(async () => expect(document.activeElement).toBe(await field('Unit price, USD, Line 1')))
})

it.each([
  [
    'the refusal of the server',
    () => refusal(409, 'Invoice number A-1 is used already. Choose another.'),
    /A-1 is used already/,
  ],
  ['that the server broke', () => refusal(500, 'Failed to generate invoice'), /Failed to generate invoice/],
  ['that there is no connection', noAnswer, /Failed to connect to server/],
])('says %s and keeps what was typed', async (_, reply, sentence) => {
  fakeApi(...around, answer(generateManualInvoice, reply))
  const { user } = start()
  await typeLine(user)
  await user.click(generate())
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  expect((await field('Description, Line 1')).value).toBe('Candle')
})

it('keeps what was typed when the session ends in the middle and the person signs in again', async () => {
  fakeApi(
    ...around,
    answer(generateManualInvoice, () => refusal(401, 'no such token')),
    answer(login, () => ({
      success: true,
      token: 'new-token',
      expiresAt: '2026-12-21T00:00:00Z',
      user: { id: '0190a1b2-0000-4000-8000-000000000001', companyName: 'Northern Pantry' },
    })),
  )
  const { user, address } = start()
  await typeLine(user)
  await user.click(generate())
  await user.type(await field('Email'), 'demo@portage.example{Enter}')
  expect((await field('Description, Line 1')).value).toBe('Candle')
  expect(address()).toBe('/manual-invoice')
})

it('shows nothing of it to another client of the same browser', async () => {
  localStorage.setItem('typed:client:other@portage.example:manual-invoice', '{"items":[]}')
  const { user } = start()
  await typeLine(user)
  expect(localStorage.getItem('typed:client:other@portage.example:manual-invoice')).toBe('{"items":[]}')
  expect(localStorage.getItem('typed:client:demo@portage.example:manual-invoice')).toContain('Candle')
})

it('asks before it is left when the browser keeps nothing', async () => {
  const { user, address } = start()
  await screen.findByRole('button', { name: 'Add item' })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await typeLine(user)
  await user.click(screen.getByRole('link', { name: 'Catalogue' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without making the invoice?' })).toBeTruthy()
  expect(address()).toBe('/manual-invoice')
  full.mockRestore()
})

it('works without the remembered parties and offers to load them again', async () => {
  fakeApi(
    healthy,
    rate,
    businessInfo(),
    answer(manualInvoiceDefaults, () => refusal(500, 'The parties of your last invoice could not be loaded.')),
  )
  const { user } = start()
  expect(await screen.findByText('The parties of your last invoice could not be loaded.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Add item' }))
  expect(await field('Description, Line 1')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})

it('says that a code is not in the release', async () => {
  const relatives: never[] = []
  const gone = { success: true, valid: false, fullDescription: null, error: 'Not there.', details: null, relatives }
  fakeApi(
    healthy,
    rate,
    businessInfo(),
    defaults,
    answer(validateHts, () => gone),
  )
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'Add item' }))
  await user.type(await field('HTS code, Line 1'), '9999999999')
  expect(await screen.findByText('Not there.')).toBeTruthy()
  expect((await field('HTS code, Line 1')).getAttribute('aria-invalid')).toBe('true')
})

describe('lines', () => {
  const twoLines = async () => {
    const page = start()
    const { user } = page
    await user.click(await screen.findByRole('button', { name: 'Add item' }))
    await waitFor(async () => expect(document.activeElement).toBe(await field('Description, Line 1')))
    await user.keyboard('first{Enter}')
    await waitFor(async () => expect(document.activeElement).toBe(await field('Description, Line 2')))
    await user.keyboard('second')
    return page
  }

  it('move by keyboard and keep the cursor; the move is told', async () => {
    const { user } = await twoLines()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(async () => expect((await field('Description, Line 1')).value).toBe('second'))
    await waitFor(async () => expect(document.activeElement).toBe(await field('Description, Line 1')))
    expect(screen.getByText('Line 2 is now line 1 of 2')).toBeTruthy()
  })

  it('move by buttons, and not past the ends', async () => {
    const { user } = await twoLines()
    await user.click(screen.getByRole('button', { name: 'Move line 1 down' }))
    expect((await field('Description, Line 2')).value).toBe('first')
    await user.click(screen.getByRole('button', { name: 'Move line 1 up' }))
    expect((await field('Description, Line 2')).value).toBe('first')
  })

  it('come back after they were removed', async () => {
    const { user } = await twoLines()
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }))
    expect((await field('Description, Line 1')).value).toBe('second')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect((await field('Description, Line 1')).value).toBe('first')
  })
})

describe('paste and parse', () => {
  const honey = {
    description: 'Honey',
    quantity: 84,
    unitPrice: '7.4',
    currency: 'CAD',
    htsCode: '0409000010',
    countryOfOrigin: 'CA',
    sku: null,
    asin: null,
    unsure: [],
  }
  const board = { ...honey, description: 'Board', currency: null, unsure: [{ field: 'quantity', why: 'A guess.' }] }
  const parses = (items: readonly object[], message: string | null = null) =>
    answer(aiParseItems, () => ({ success: true, data: { items, method: 'offline', message } }))
  const paste = async (user: ReturnType<typeof renderAt>['user'], text: string) => {
    await user.type(await field('Item information'), text)
    await user.click(screen.getByRole('button', { name: 'Parse items' }))
  }

  it('asks for a text', async () => {
    const { user } = start()
    await user.click(await screen.findByRole('button', { name: 'Parse items' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please enter item information to parse')
  })

  it.each([
    ['refuses', () => refusal(500, 'Failed to parse items'), /Failed to parse items$/],
    ['does not answer', noAnswer, /Failed to parse items with AI/],
  ])('says so when the server %s, and keeps the text', async (_, reply, sentence) => {
    fakeApi(...around, answer(aiParseItems, reply))
    const { user } = start()
    await paste(user, 'honey')
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    expect((await field('Item information')).value).toBe('honey')
  })

  it('proposes items with what is unsure; each is accepted or rejected, and rejecting can be undone', async () => {
    fakeApi(...around, parses([honey, board]))
    const { user } = start()
    await paste(user, 'honey and board')
    const proposed = await screen.findByRole('region', { name: 'Proposed items' })
    expect(await within(proposed).findByText(/CAD 7\.40 becomes USD at 1 CAD = 0\.7124 USD/)).toBeTruthy()
    expect(within(proposed).getByText('A guess.')).toBeTruthy()
    await user.click(within(proposed).getByRole('button', { name: 'Accept Honey' }))
    expect((await field('Unit price, USD, Line 1')).value).toBe('5.27') // 7.40 x 0.7124 = 5.27176
    await user.click(screen.getByRole('button', { name: 'Reject Board' }))
    expect(screen.queryByRole('region', { name: 'Proposed items' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Accept Board' })).toBeTruthy()
  })

  it('accepts all at once', async () => {
    fakeApi(...around, parses([honey, board]))
    const { user } = start()
    await paste(user, 'honey and board')
    await user.click(await screen.findByRole('button', { name: 'Accept all 2' }))
    expect((await field('Description, Line 2')).value).toBe('Board')
  })

  it('says when nothing was found', async () => {
    fakeApi(...around, parses([], 'No items were found in the text.'))
    const { user } = start()
    await paste(user, 'hello')
    expect((await screen.findByRole('alert')).textContent).toContain('No items were found in the text.')
  })
})
