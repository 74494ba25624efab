import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getBusinessInfo } from '#contract/client-data.ts'
import { listShipments } from '#contract/shipments.ts'
import { BUSINESS_INFO, businessInfo, healthy, rate, shipment, shipmentPages } from '../testing/answers.ts'
import { answer, fakeApi, noAnswer, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import './client-area.tsx'
import './dashboard.tsx'

const around = [healthy, rate, businessInfo()]
const onePage = (...rows: object[]) =>
  answer(listShipments, () => ({
    success: true,
    data: rows,
    pagination: { currentPage: 1, lastPage: 1, perPage: 10, total: rows.length },
  }))
const table = () => screen.findByRole('table', { name: 'Shipments' })

describe('the session', () => {
  it('sends visitors who are not signed in to sign in', async () => {
    fakeApi(...around)
    const { address } = renderAt('/dashboard')
    await waitFor(() => expect(address()).toBe('/login'))
  })

  it('ends with its message when a call answers 401', async () => {
    signInAsClient()
    fakeApi(
      ...around,
      answer(listShipments, () => refusal(401, 'no such token')),
    )
    const { address } = renderAt('/dashboard')
    expect(await screen.findByText('Your session has expired. Please log in again.')).toBeTruthy()
    expect(address()).toBe('/login')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('ends after the check when the business-info read answers 401', async () => {
    signInAsClient()
    const tableIsThere = Promise.withResolvers<void>()
    fakeApi(
      healthy,
      rate,
      shipmentPages(1),
      answer(getBusinessInfo, () => tableIsThere.promise.then(() => refusal(401, 'no such token'))),
    )
    renderAt('/dashboard')
    await table()
    expect(localStorage.getItem('token')).toBe('client-token')
    tableIsThere.resolve()
    expect(await screen.findByText('Your session has expired. Please log in again.')).toBeTruthy()
    expect(localStorage.getItem('token')).toBeNull()
  })
})

describe('the table', () => {
  it('shows reference with id, status, SKUs and units, day and Manage', async () => {
    signInAsClient()
    fakeApi(
      ...around,
      onePage(shipment(418, { status: 'pending', skuCount: 6, itemCount: 1472, missingFieldCount: 3 })),
    )
    renderAt('/dashboard')
    const row = within(await table()).getAllByRole('row')[1]
    expect(row?.textContent).toContain('NP-418')
    expect(row?.textContent).toContain('ID 0190a1b2')
    expect(row?.textContent).toContain('Pending')
    expect(row?.textContent).toContain('3 fields missing')
    expect(row?.textContent).toContain('6 / 1,472')
    expect(row?.textContent).toContain('20\u00a0Nov\u00a02026')
    expect(
      within(await table())
        .getByRole('link', { name: 'Manage NP-418' })
        .getAttribute('href'),
    ).toBe('/dashboard/shipment/0190a1b2-0000-4000-8000-000000000418')
  })

  it('says in a few words what a shipment lacks beside fields', async () => {
    signInAsClient()
    const stops = [{ id: 'importer-number-formal', sentence: 'A long sentence about the number.' }]
    fakeApi(...around, onePage(shipment(1), shipment(2, { stops })))
    renderAt('/dashboard')
    const rows = within(await table())
    expect(rows.getByRole('row', { name: /NP-1/ }).textContent).toContain('CUSMA certificate to sign')
    expect(rows.getByRole('row', { name: /NP-2/ }).textContent).toContain('Importer number missing')
  })

  it('says which shipments are ready to invoice', async () => {
    signInAsClient()
    fakeApi(...around, onePage(shipment(1, { status: 'declared' })))
    renderAt('/dashboard')
    expect((await table()).textContent).toContain('Ready to invoice')
  })

  it('shows the duty of each shipment, and says what is not known of it', async () => {
    signInAsClient()
    const known = { totalCad: 1461.2, known: 8, open: 0, prohibited: 0, leastCad: null, mostCad: null }
    const duty = { ...known, hasDeposit: false, entryDate: '2026-11-26', isCurrent: true }
    fakeApi(
      ...around,
      onePage(
        shipment(1, { duty }),
        shipment(2, { duty: { ...duty, open: 1, prohibited: 2, leastCad: 1461.2, mostCad: 1500 } }),
        shipment(3, { duty: { ...duty, isCurrent: false } }),
        shipment(4, { duty: { ...duty, totalCad: null, known: 0, open: 2 } }),
        shipment(5, { duty: { ...duty, totalCad: null, known: 0, prohibited: 2 } }),
        shipment(6, { duty: null }),
        shipment(7, { skuCount: 0, duty }),
      ),
    )
    renderAt('/dashboard')
    const cells = [...(await table()).querySelectorAll('tbody td[data-column="duty"]')].map((cell) => cell.textContent)
    expect(cells).toEqual([
      '1,461.20',
      'at least 1,461.201,461.20 to 1,500.002 items may not enter',
      '1,461.20as of 26 Nov 2026',
      'not known yet',
      'may not enter',
      'not worked out yet',
      'no items',
    ])
  })

  it('is ordered by the head of a column, the other way round by the next click, and tells so', async () => {
    signInAsClient()
    fakeApi(...around, shipmentPages(3))
    const { user, address } = renderAt('/dashboard?page=1&search=np')
    const head = async (name: string) => within(await table()).getByRole('columnheader', { name })
    expect((await head('Created')).getAttribute('aria-sort')).toBe('descending')
    expect((await head('Duty (CAD)')).getAttribute('aria-sort')).toBe('none')
    await user.click(within(await head('Duty (CAD)')).getByRole('button'))
    await waitFor(() => expect(address()).toBe('/dashboard?search=np&order=duty'))
    expect((await head('Duty (CAD)')).getAttribute('aria-sort')).toBe('descending')
    await user.click(within(await head('Duty (CAD)')).getByRole('button'))
    await waitFor(() => expect(address()).toBe('/dashboard?search=np&order=duty-rising'))
    expect((await head('Duty (CAD)')).getAttribute('aria-sort')).toBe('ascending')
  })

  it('moves by J and K, and opens by Enter', async () => {
    signInAsClient()
    fakeApi(...around, shipmentPages(3))
    const { user, router } = renderAt('/dashboard')
    await table()
    await user.keyboard('jjjk')
    expect(document.getElementById(`row-${shipment(2).id}`)?.dataset.active).toBe('true')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboard/shipment/${shipment(2).id}`))
  })

  it('lists its keys behind a question mark', async () => {
    signInAsClient()
    fakeApi(...around, shipmentPages(3))
    const { user } = renderAt('/dashboard')
    await table()
    await user.keyboard('?')
    expect((await screen.findByRole('dialog')).textContent).toContain('Move down')
  })
})

describe('pages', () => {
  it('stand in the address', async () => {
    signInAsClient()
    fakeApi(...around, shipmentPages(24))
    const { user, address } = renderAt('/dashboard')
    expect(await screen.findByText('Showing 1 to 10 of 24 shipments')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(await screen.findByText('Showing 21 to 24 of 24 shipments')).toBeTruthy()
    expect(address()).toBe('/dashboard?page=3')
  })

  it('are read from the address', async () => {
    signInAsClient()
    fakeApi(...around, shipmentPages(24))
    renderAt('/dashboard?page=2')
    expect(await screen.findByText('Showing 11 to 20 of 24 shipments')).toBeTruthy()
  })

  it('that do not exist lead back to the first', async () => {
    signInAsClient()
    fakeApi(...around, shipmentPages(24))
    const { user, address } = renderAt('/dashboard?page=9')
    await user.click(await screen.findByRole('button', { name: 'Go to the first page' }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })
})

describe('the other faces', () => {
  it('waits with the specified sentence', async () => {
    signInAsClient()
    fakeApi(
      ...around,
      answer(listShipments, () => new Promise(() => undefined)),
    )
    renderAt('/dashboard')
    expect(await screen.findByText('Loading your shipments...')).toBeTruthy()
  })

  it('is titled No Shipments Found when empty', async () => {
    signInAsClient()
    fakeApi(...around, onePage())
    renderAt('/dashboard')
    expect(await screen.findByRole('heading', { name: 'No Shipments Found' })).toBeTruthy()
  })

  it('shows why it failed and tries again', async () => {
    signInAsClient()
    let works = false
    const pages = shipmentPages(1)
    fakeApi(...around, {
      ...pages,
      reply: async (parts) => (works ? pages.reply(parts) : noAnswer()),
    })
    const { user } = renderAt('/dashboard')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to load shipments')
    expect(alert.textContent).toContain('Failed to connect to server. Please try again.')
    works = true
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await table()
  })

  it('keeps the rows when a refresh fails', async () => {
    signInAsClient()
    let works = true
    const pages = shipmentPages(1)
    fakeApi(...around, {
      ...pages,
      reply: async (parts) =>
        works ? pages.reply(parts) : { status: 500, body: { success: false, error: 'Failed to load shipments' } },
    })
    const { user } = renderAt('/dashboard')
    await table()
    works = false
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load shipments')
    expect((await table()).textContent).toContain('NP-1')
  })
})

describe('the business information banner', () => {
  const show = (data: unknown) => {
    signInAsClient()
    fakeApi(healthy, rate, shipmentPages(1), businessInfo(data))
    return renderAt('/dashboard')
  }

  it('asks to set it up when there is none', async () => {
    const { user } = show(null)
    expect(await screen.findByText('Business Information Required')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Set Up Now' }))
    expect(await screen.findByRole('dialog', { name: 'Business information' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Skip for Now' })).toBeTruthy()
  })

  it('asks for an update and names what is missing', async () => {
    show({ ...BUSINESS_INFO, phone_number: null, business_type: null })
    expect(await screen.findByText('Update Needed')).toBeTruthy()
    expect(screen.getByText(/^Your phone number and business type are missing\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Update Now' })).toBeTruthy()
  })

  it('is not there when all is known', async () => {
    show(BUSINESS_INFO)
    await table()
    expect(screen.queryByText('Update Needed')).toBeNull()
    expect(screen.queryByText('Business Information Required')).toBeNull()
  })
})
