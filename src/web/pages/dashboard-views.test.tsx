// Views of the list that have a name: shown, chosen, saved out of what is on screen, renamed, deleted, and opened with.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { changeView, listSavedViews, removeView, saveView } from '#contract/saved-views.ts'
import { listShipments } from '#contract/shipments.ts'
import { WHOLE_LIST } from '#domain/shipment/list-view.ts'
import { businessInfo, healthy, rate, shipment } from '../testing/answers.ts'
import { answer, type FakeCall, fakeApi, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import './client-area.tsx'
import './dashboard.tsx'
import '../features/shipments/views-dialog.tsx'

const COSTLY = {
  id: '0190a1b2-0000-4000-8000-0000000000a1',
  name: 'Costly',
  isDefault: false,
  view: { ...WHOLE_LIST, status: 'pending', order: 'duty' as const, hidden: ['created' as const] },
}
const given = (...data: (typeof COSTLY)[]) => answer(listSavedViews, () => ({ success: true, data }))

function show(path: string, ...calls: FakeCall[]) {
  const asked: object[] = []
  signInAsClient()
  fakeApi(
    ...calls,
    ...[healthy, rate, businessInfo()],
    answer(listShipments, ({ query }) => {
      asked.push(query)
      const pagination = { currentPage: query.page, lastPage: 1, perPage: 10, total: 1 }
      return { success: true, data: [shipment(1)], pagination }
    }),
  )
  return { asked, ...renderAt(path) }
}
afterEach(() => vi.unstubAllGlobals())

const table = () => screen.findByRole('table', { name: 'Shipments' })
const heads = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent)

it('opens with the default, and keeps a way to the whole list', async () => {
  const { user, asked, address } = show('/dashboard', given({ ...COSTLY, isDefault: true }))
  await table()
  expect(asked).toEqual([{ page: 1, search: '', status: 'pending', order: 'duty' }])
  expect(await heads()).not.toContain('Created')
  expect(address()).toBe('/dashboard')
  await user.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'All shipments')
  await waitFor(() => expect(address()).toBe('/dashboard?view=all'))
  expect(await heads()).toContain('Created')
})

it('leaves an address alone that says what to show', async () => {
  const { asked } = show('/dashboard?search=wax', given({ ...COSTLY, isDefault: true }))
  await table()
  expect(asked).toEqual([{ page: 1, search: 'wax', status: '', order: 'newest' }])
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'View' }).selectedOptions[0]?.textContent).toBe(
    'This list, not saved',
  )
})

it('saves what is shown under a name, columns included, and says when the name is taken', async () => {
  const saved: object[] = []
  let isTaken = true
  const { user, address } = show(
    '/dashboard?order=value&hide=units',
    given(),
    answer(saveView, ({ body }) => {
      if (isTaken) return refusal(409, 'You have a view “Dear ones” already.', 'view-name-taken', { name: 'Dear ones' })
      saved.push(body)
      return { success: true, data: [] }
    }),
  )
  await table()
  await user.click(screen.getByRole('button', { name: 'Columns and views' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Destination' }))
  await waitFor(() => expect(address()).toBe('/dashboard?order=value&hide=units%2Cdestination'))
  await user.click(within(dialog).getByRole('button', { name: 'Save view' }))
  expect(within(dialog).getByText('Give it a name.')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Dear ones')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Open the list with it' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save view' }))
  expect(await within(dialog).findByText('You have a view “Dear ones” already.')).toBeTruthy()
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Dear ones')
  isTaken = false
  await user.click(within(dialog).getByRole('button', { name: 'Save view' }))
  expect(await within(dialog).findByText('“Dear ones” is saved.')).toBeTruthy()
  expect(saved).toEqual([
    {
      name: 'Dear ones',
      view: { search: '', status: '', order: 'value', hidden: ['units', 'destination'] },
      isDefault: true,
    },
  ])
})

it('renames, opens the list with one, and deletes', async () => {
  const made: object[] = []
  const { user } = show(
    '/dashboard',
    given(COSTLY),
    answer(changeView, ({ body }) => {
      made.push(body)
      return { success: true, data: [COSTLY] }
    }),
    answer(removeView, ({ params }) => {
      made.push(params)
      return { success: true, data: [] }
    }),
  )
  await table()
  await user.click(screen.getByRole('button', { name: 'Columns and views' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Rename: Costly' }))
  const field = within(dialog).getByRole('textbox', { name: 'Rename: Costly' })
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'Dear{Enter}')
  await waitFor(() => expect(made).toEqual([{ name: 'Dear' }]))
  await user.click(await within(dialog).findByRole('button', { name: 'Open the list with it: Costly' }))
  await waitFor(() => expect(made).toHaveLength(2))
  await user.click(within(dialog).getByRole('button', { name: 'Delete: Costly' }))
  expect(await within(dialog).findByText('“Costly” is deleted.')).toBeTruthy()
  expect(made).toEqual([{ name: 'Dear' }, { isDefault: true }, { id: COSTLY.id }])
})

it('keeps the filters of a phone behind one button, open where the list is filtered already', async () => {
  const wide = matchMedia
  const onPhone = (query: string) => ({ ...wide(query), matches: query === '(max-width: 719px)' })
  vi.stubGlobal('matchMedia', onPhone)
  const { user } = show('/dashboard', given())
  await table()
  const filters = screen.getByRole('button', { name: 'Filter and sort' })
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
  await user.click(filters)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Shipped')
  expect(filters.getAttribute('aria-expanded')).toBe('true')
  cleanup()
  show('/dashboard?status=pending', given())
  await table()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('pending')
})
