import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { listAuditLog } from '#contract/audit.ts'
import { exportAuditLog } from '#contract/list-files.ts'
import { listClients } from '#contract/staff.ts'
import { healthy } from '../../testing/answers.ts'
import { answer, type FakeCall, fakeApi, noAnswer, refusal } from '../../testing/fake-api.ts'
import { renderAt, signInAsStaff } from '../../testing/render-screen.tsx'
import { CLIENT, CLIENT_ID } from '../../testing/staff-answers.ts'

const ENTRY = {
  id: '7',
  at: '2026-11-21T15:00:00.000Z',
  by: { kind: 'client', name: CLIENT.name },
  client: { id: CLIENT_ID, name: CLIENT.name },
  shipment: 'NPG-1061',
  action: 'item.changed',
  did: 'changed item MAPLE-01',
  changes: [{ label: 'Cost, CAD', before: '9.75', after: '8.10' }],
  isNew: false,
}
const ACTIONS = [{ action: 'item.changed', label: 'Item changed' }]
const page = (data: object[], older: string | null = null) => ({ success: true, data, older, actions: ACTIONS })
const clients = answer(listClients, () => ({
  success: true,
  data: [CLIENT],
  pagination: { currentPage: 1, lastPage: 1, perPage: 25, total: 1 },
}))

type Give = (request: { readonly query: z.output<typeof listAuditLog.query> }) => unknown

function show(give: Give, ...others: readonly FakeCall[]) {
  const made = fakeApi(healthy, clients, answer(listAuditLog, give), ...others)
  signInAsStaff()
  return { made, ...renderAt('/staff/audit') }
}

const log = () => screen.findByRole('table', { name: 'Audit log' })

it('says who did what, before and after, and leads to the client', async () => {
  show(() => page([ENTRY]))
  const row = within(await log()).getByRole('row', { name: /changed item MAPLE-01/ })
  expect(row.textContent).toMatch(/Cost, CAD 9\.75 → became 8\.10/)
  expect(within(row).getByRole('link', { name: CLIENT.name }).getAttribute('href')).toBe(`/staff/clients/${CLIENT_ID}`)
})

it('is narrowed down, keeps that in the address, and shows everything again', async () => {
  const { user, address } = show(({ query }) => page(query.action ? [] : [ENTRY]))
  await log()
  await user.selectOptions(screen.getByLabelText('Action'), 'Item changed')
  expect(await screen.findByText('No entry matches')).toBeTruthy()
  expect(address()).toBe('/staff/audit?action=item.changed')
  const [button] = screen.getAllByRole('button', { name: 'Show everything' })
  if (button) await user.click(button)
  await log()
  expect(address()).toBe('/staff/audit')
})

it('leaves who typed a filter in its field, where what is typed next stays', async () => {
  const { user, address } = show(() => page([ENTRY]))
  await log()
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  await user.type(name, ' ana{Enter}')
  await waitFor(() => expect(address()).toBe('/staff/audit?person=ana'))
  await screen.findByRole('button', { name: 'Show everything' })
  expect(document.activeElement).toBe(name)
  await user.type(name, ' li{Enter}')
  await waitFor(() => expect(address()).toBe('/staff/audit?person=ana+li'))
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  await waitFor(() => expect(name.value).toBe(''))
})

it('says that nothing is on record yet', async () => {
  show(() => page([]))
  expect(await screen.findByText('Nothing is on record yet')).toBeTruthy()
})

it('goes to older entries and back to the newest', async () => {
  const { user, address } = show(({ query }) =>
    page([{ ...ENTRY, id: query.before ? '3' : '7' }], query.before ? null : '7'),
  )
  await user.click(await screen.findByRole('button', { name: 'Older' }))
  await waitFor(() => expect(address()).toBe('/staff/audit?before=7'))
  await user.click(await screen.findByRole('button', { name: 'Newest' }))
  await waitFor(() => expect(address()).toBe('/staff/audit'))
})

it('shows a failed load with Retry, which loads it', async () => {
  let fails = true
  const { user } = show(() => (fails ? refusal(500, 'Failed to load the audit log') : page([ENTRY])))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load the audit log')
  fails = false
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await log()
})

it('says when the server cannot be reached', async () => {
  show(noAnswer)
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to connect to server. Please try again.')
})

it('writes what the filters find into one file', async () => {
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:file'
  }
  const { user, made } = show(
    () => page([ENTRY]),
    answer(exportAuditLog, () => 'at,who\r\n1\r\n'),
  )
  await log()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(made.filter((each) => each.includes('/export'))).toHaveLength(1)
})

it('says that an export failed, and lets it be asked again', async () => {
  const { user } = show(
    () => page([ENTRY]),
    answer(exportAuditLog, () => refusal(500, 'Failed to load the audit log')),
  )
  await log()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the audit log')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(false)
})
