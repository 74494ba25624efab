import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listShipments } from '#contract/shipments.ts'
import { businessInfo, healthy, rate, shipment, shipmentPages } from '../testing/answers.ts'
import { answer, fakeApi } from '../testing/fake-api.ts'
import { renderAt } from '../testing/render-screen.tsx'
import { action, bar, box, selectMode, signInToSelect } from '../testing/select-mode.ts'
import './client-area.tsx'
import './dashboard.tsx'

beforeEach(signInToSelect)

describe('Multi-Select Mode', () => {
  it('counts what is selected, with units and value', async () => {
    const { user } = await selectMode()
    await user.click(box('NP-1'))
    await user.click(box('NP-3'))
    expect(bar().textContent).toContain('2 selected')
    expect(bar().textContent).toContain('160 units · CAD 2,401.00')
  })

  it('selects and deselects all', async () => {
    const { user } = await selectMode()
    await user.click(action('Select All'))
    expect(bar().textContent).toContain('10 selected')
    await user.click(action('Deselect All'))
    expect(bar().textContent).toContain('0 selected')
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(bar().textContent).toContain('10 selected')
  })

  it('keeps the selection over pages and a reload', async () => {
    const { user } = await selectMode()
    await user.click(box('NP-2'))
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await screen.findByText('Showing 11 to 20 of 24 shipments')
    await user.click(box('NP-12'))
    expect(bar().textContent).toContain('2 selected')
    document.body.innerHTML = ''
    renderAt('/dashboard')
    await screen.findByRole('table', { name: 'Shipments' })
    expect(bar().textContent).toContain('2 selected')
  })

  it('is cleared when it is turned off', async () => {
    const { user } = await selectMode()
    await user.click(box('NP-2'))
    await user.click(screen.getByRole('button', { name: 'Leave Multi-Select Mode' }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Multi-Select Mode' }))
    expect(bar().textContent).toContain('0 selected')
  })

  it('is not shown to another client who signs in on the tab', async () => {
    sessionStorage.setItem('shipmentSelection', JSON.stringify({ owner: 'other@portage.example', chosen: [] }))
    fakeApi(healthy, rate, businessInfo(), shipmentPages(2))
    renderAt('/dashboard')
    await screen.findByRole('table', { name: 'Shipments' })
    expect(screen.queryByRole('region', { name: 'Multi-Select Mode' })).toBeNull()
  })

  it('is worked by J, X, Shift+X and A', async () => {
    const { user } = await selectMode()
    await user.keyboard('jxjj{Shift>}X{/Shift}')
    expect(bar().textContent).toContain('3 selected')
    await user.keyboard('x')
    expect(bar().textContent).toContain('2 selected')
    await user.keyboard('a')
    expect(bar().textContent).toContain('10 selected')
  })

  it('holds both actions back with the reason while nothing is selected', async () => {
    const { user, made } = await selectMode()
    const estimate = action('Generate Merged Estimate Clearance')
    expect(estimate.getAttribute('aria-disabled')).toBe('true')
    expect(bar().textContent).toContain('Select shipments first.')
    await user.click(estimate)
    expect(made.some((each) => each.includes('merged'))).toBe(false)
  })
})

describe('search and status', () => {
  const searched = answer(listShipments, ({ query }) => {
    const all = [shipment(1), shipment(2, { status: 'shipped' })]
    const rows = all.filter(
      (row) => row.reference.includes(query.search) && (query.status === '' || row.status === query.status),
    )
    return {
      success: true,
      data: rows,
      pagination: { currentPage: 1, lastPage: 1, perPage: 10, total: rows.length },
    }
  })

  it('stand in the address and announce what was found', async () => {
    fakeApi(healthy, rate, businessInfo(), searched)
    const { user, address } = renderAt('/dashboard')
    await screen.findByRole('table', { name: 'Shipments' })
    await user.keyboard('/')
    await user.keyboard('NP-2')
    expect(await screen.findByText('1 shipment found')).toBeTruthy()
    expect(address()).toBe('/dashboard?search=NP-2')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Shipped')
    await waitFor(() => expect(address()).toBe('/dashboard?search=NP-2&status=shipped'))
  })

  it('that find nothing say so, and lead back to the whole list', async () => {
    fakeApi(healthy, rate, businessInfo(), searched)
    const { user, address } = renderAt('/dashboard?search=candle&status=open')
    expect(await screen.findByRole('heading', { name: 'No shipments match' })).toBeTruthy()
    expect(screen.getByText('Nothing found for “candle”, status Open.')).toBeTruthy()
    expect(screen.queryByText('No Shipments Found')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show all shipments' }))
    expect(await screen.findByText('Showing 1 to 2 of 2 shipments')).toBeTruthy()
    expect(address()).toBe('/dashboard')
    expect(screen.getByRole('searchbox', { name: 'Search shipments' })).toHaveProperty('value', '')
  })
})
