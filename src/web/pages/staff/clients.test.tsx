import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { health } from '#contract/reference.ts'
import { logout, staffLogin } from '#contract/session.ts'
import { listClients } from '#contract/staff.ts'
import { searchForStaff } from '#contract/staff-search.ts'
import { healthy } from '../../testing/answers.ts'
import { answer, fakeApi, noAnswer, refusal } from '../../testing/fake-api.ts'
import { renderAt, signInAsStaff } from '../../testing/render-screen.tsx'

const CLIENT = {
  id: '0190a1b2-0000-4000-8000-000000000001',
  name: 'Northern Pantry & Goods Inc.',
  email: 'demo@portage.example',
  createdAt: '2026-06-14T15:00:00.000Z',
}
const clients = answer(listClients, ({ query }) => {
  const data = CLIENT.name.toLowerCase().includes(query.search.toLowerCase()) ? [CLIENT] : []
  return { success: true, data, pagination: { currentPage: 1, lastPage: 1, perPage: 20, total: data.length } }
})
const signsIn = answer(staffLogin, ({ body }) =>
  body.password === 'demo-staff'
    ? { success: true, token: 'new', expiresAt: '2026-11-21T23:00:00Z', user: { id: 'staff', name: 'Staff' } }
    : refusal(401, 'Invalid password'),
)
const password = () => screen.findByLabelText<HTMLInputElement>('Staff password')

it('asks for the password, refuses a blank one, and shows the clients', async () => {
  fakeApi(healthy, clients, signsIn)
  const { user } = renderAt('/staff')
  await user.type(await password(), '   {Enter}')
  expect(screen.getByText('Type the staff password.')).toBeTruthy()
  await user.type(await password(), '{Backspace}{Backspace}{Backspace}demo-staff{Enter}')
  const table = await screen.findByRole('table', { name: 'Clients' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(['CLIENT NAME', 'EMAIL', 'JOINED', 'ACTION'])
  expect(table.textContent).toContain('Northern Pantry & Goods Inc.')
  expect(table.textContent).toContain('14\u00a0Jun\u00a02026')
})

it.each([
  ['Invalid password', () => refusal(401, 'Invalid password')],
  ['Failed to connect to server. Please try again.', noAnswer],
])('says %s', async (sentence, fails) => {
  fakeApi(healthy, answer(staffLogin, fails))
  const { user } = renderAt('/staff')
  await user.type(await password(), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent?.trim()).toBe(sentence)
})

it.each(['/staff/nowhere', '/staff/nowhere/else'])(
  'is a way on from %s, which says that it is no page',
  async (path) => {
    fakeApi(healthy, clients)
    signInAsStaff()
    const { address, user } = renderAt(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeTruthy()
    expect(address()).toBe(path)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Queue' })).toBeTruthy()
    await user.click(main.getByRole('link', { name: 'Clients' }))
    await waitFor(() => expect(address()).toBe('/staff'))
  },
)

it('keeps the search text in the address and clears it', async () => {
  fakeApi(healthy, clients)
  signInAsStaff()
  const { user, address } = renderAt('/staff')
  await user.type(await screen.findByRole('searchbox', { name: 'Search clients' }), 'zzz')
  expect(await screen.findByRole('heading', { name: 'No clients found' })).toBeTruthy()
  expect(address()).toBe('/staff?search=zzz')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  await screen.findByRole('table', { name: 'Clients' })
  expect(address()).toBe('/staff')
})

async function openSearch(reply: (text: string) => unknown) {
  fakeApi(
    healthy,
    clients,
    answer(searchForStaff, ({ query }) => reply(query.text)),
  )
  signInAsStaff()
  const shown = renderAt('/staff')
  await screen.findByRole('table', { name: 'Clients' })
  await shown.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search clients, shipments and pages' }))
  return { ...shown, dialog }
}

it('says of the search by Ctrl+K what it finds, and where a product is found', async () => {
  const { user, dialog } = await openSearch(() => ({ success: true, data: { clients: [], shipments: [] } }))
  await user.type(dialog.getByRole('combobox'), 'NPG-1062')
  expect(
    await dialog.findByText(
      'No client and no page is called “NPG-1062”, and no shipment’s reference begins with it. Look for a product among the shipments of its client.',
    ),
  ).toBeTruthy()
})

it('opens by Ctrl+K a shipment of any client', async () => {
  const client = { id: '0190a1b2-0000-4000-8000-000000000001', name: 'Northern Pantry' }
  const shipment = { id: '0190a1b2-0000-4000-8000-000000000002', reference: 'NPG-1062', status: 'pending', client }
  const { user, dialog, address } = await openSearch((text) => ({
    success: true,
    data: { clients: [], shipments: text === 'npg-1062' ? [shipment] : [] },
  }))
  await user.type(dialog.getByRole('combobox'), 'npg-1062')
  expect(await dialog.findByRole('option', { name: /^NPG-1062.*Northern Pantry · Pending$/ })).toBeTruthy()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/staff/clients/${client.id}/shipments/${shipment.id}`))
})

it('puts the cursor into the search at the press of a slash', async () => {
  fakeApi(healthy, clients)
  signInAsStaff()
  const { user } = renderAt('/staff')
  const box = await screen.findByRole('searchbox', { name: 'Search clients' })
  await user.keyboard('/')
  expect(document.activeElement).toBe(box)
})

it('starts with the search of the address', async () => {
  fakeApi(healthy, clients)
  signInAsStaff()
  renderAt('/staff?search=pantry')
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search clients' })
  expect(box.value).toBe('pantry')
})

it('shows a failed load with Retry', async () => {
  fakeApi(
    healthy,
    answer(listClients, () => refusal(500, 'Failed to load clients')),
  )
  signInAsStaff()
  renderAt('/staff')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load clients')
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeTruthy()
})

it('says when the legal texts are not installed', async () => {
  const rate = { cadToUsd: 0.74, usdToCad: 1.35, asOf: null, source: 'fallback' }
  fakeApi(
    clients,
    answer(health, () => ({
      success: true,
      database: 'embedded',
      loading: false,
      dataSets: [],
      tariffOlderThan: null,
      legalTexts: false,
      exchangeRate: rate,
      demo: false,
      staffSignIn: 'shared',
      signOn: null,
      providerEmail: null,
    })),
  )
  signInAsStaff()
  renderAt('/staff')
  expect(await screen.findByText(/Legal texts are not installed/)).toBeTruthy()
  expect(screen.getByText(/0\.7400 USD \(fallback rate\)/)).toBeTruthy()
})

it('signs out', async () => {
  const made = fakeApi(
    healthy,
    clients,
    answer(logout, () => ({ success: true })),
  )
  signInAsStaff()
  const { user } = renderAt('/staff')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await password()
  expect(made).toContain('POST /api/auth/logout')
  expect(localStorage.getItem('staffToken')).toBeNull()
})
