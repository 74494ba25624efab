import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listSecurityEvents } from '#contract/security-events.ts'
import { healthy } from '../../testing/answers.ts'
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderAt, signInAsStaff } from '../../testing/render-screen.tsx'

const EVENT = {
  id: '7',
  at: '2026-11-21T15:00:00.000Z',
  kind: 'sign-in-failed',
  by: { kind: 'nobody', name: null, id: null },
  clientId: null,
  address: '203.0.113.9',
  detail: 'staff-password-wrong',
}

type Asked = { readonly query: { readonly kind?: string | undefined; readonly before?: string | undefined } }

function show(give: (asked: Asked) => unknown) {
  fakeApi(healthy, answer(listSecurityEvents, give))
  signInAsStaff()
  return renderAt('/staff/security')
}

const log = () => screen.findByRole('table', { name: 'Security events' })

it('says what happened, why, by whom and from where', async () => {
  show(() => ({ success: true, data: [EVENT], older: null }))
  const row = within(await log()).getByRole('row', { name: /Sign-in failed/ })
  for (const text of ['Wrong staff password', 'Not signed in', '203.0.113.9']) expect(row.textContent).toContain(text)
})

it('keeps filters and page in the address, and shows everything again', async () => {
  const { user, address } = show(({ query }) => ({
    success: true,
    data: query.kind === 'export' ? [] : [EVENT],
    older: query.before ? null : '7',
  }))
  await user.click(await screen.findByRole('button', { name: 'Older' }))
  await waitFor(() => expect(address()).toBe('/staff/security?before=7'))
  await user.selectOptions(screen.getByLabelText('Event'), 'Data exported')
  expect(await screen.findByText('No event matches')).toBeTruthy()
  expect(address()).toBe('/staff/security?kind=export')
  const [button] = screen.getAllByRole('button', { name: 'Show everything' })
  if (button) await user.click(button)
  await log()
  expect(address()).toBe('/staff/security')
})

it('shows a failed load with Retry', async () => {
  show(() => refusal(500, 'Failed to load the security events'))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeTruthy()
})
