import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { validateHts } from '#contract/classification.ts'
import { generateManualInvoice, manualInvoiceDefaults } from '#contract/manual-invoices.ts'
import { login } from '#contract/session.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { answer, type FakeCall, fakeApi, noAnswer, refusal } from '../testing/fake-api.ts'
import { around, defaults, field, generate, makes, start, typeLine } from '../testing/manual-invoice-screen.ts'
import './client-area.tsx'
import './manual-invoice.tsx'

/** The first load of the page's file may take longer than a test waits for a screen. */
beforeAll(async () => {
  await Promise.all([import('./client-area.tsx'), import('./manual-invoice.tsx')])
})

beforeEach(() => {
  fakeApi(...around)
})

it('asks for an item before it makes an invoice', async () => {
  const { user } = start()
  await screen.findByRole('button', { name: /Shipper/ })
  await user.click(generate())
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

it('calls no party missing while the parties are on their way', async () => {
  const given = Promise.withResolvers<void>()
  const late: FakeCall = { ...defaults, reply: (parts) => given.promise.then(() => defaults.reply(parts)) }
  fakeApi(late, ...around)
  const { user } = start()
  await typeLine(user)
  await user.click(generate())
  expect(screen.queryByText(/not given/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  given.resolve()
  await screen.findByRole('button', { name: /Shipper Northern Pantry/ })
  await screen.findByRole('region', { name: 'Preview' })
})

it('calls the total not known, and not nought, while no line has both quantity and price', async () => {
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'Add item' }))
  await user.type(await field('Description, Line 1'), 'Candle')
  const card = within(screen.getByRole('region', { name: 'Generate invoice' }))
  expect(card.getByText('Not known yet')).toBeTruthy()
  expect(card.getByText('The line lacks a quantity or a price.')).toBeTruthy()
  await user.type(await field('Unit price, USD, Line 1'), '4.88')
  expect(card.getByText('USD 4.88')).toBeTruthy()
  expect(card.queryByText('Not known yet')).toBeNull()
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
      mode: 'direct',
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

it('says of a paper that is stamped a draft how many points it names', async () => {
  fakeApi(...around, makes([], ['The description names no goods: line 1.', 'Maker not given: line 1.']))
  const { user } = start()
  await typeLine(user)
  await user.click(generate())
  const made = await screen.findByText(/Invoice generated successfully/)
  expect(made.textContent).toContain('It is stamped DRAFT: 2 points named on it are left to check before it is used.')
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
  const gone = {
    success: true,
    valid: false,
    plainTitle: null,
    fullDescription: null,
    error: 'Not there.',
    details: null,
    ended: null,
    renumbered: null,
    succeeds: null,
    relatives,
  }
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
