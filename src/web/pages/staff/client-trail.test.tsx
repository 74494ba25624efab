// Whose client a client's own pages are about where staff open them.
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listSessions } from '#contract/sessions.ts'
import { getClient } from '#contract/staff.ts'
import { healthy } from '../../testing/answers.ts'
import { answer, fakeApi } from '../../testing/fake-api.ts'
import { renderAt, signInAsStaff } from '../../testing/render-screen.tsx'

const CLIENT = {
  id: '0190a1b2-0000-4000-8000-000000000001',
  name: 'Northern Pantry & Goods Inc.',
  email: 'demo@portage.example',
  createdAt: '2026-06-14T15:00:00.000Z',
}

it.each(['sessions', 'new-shipment'])('leads from %s back to the client, by name', async (page) => {
  fakeApi(
    healthy,
    answer(getClient, () => ({ success: true, data: CLIENT })),
    answer(listSessions, () => ({ success: true, data: [] })),
  )
  signInAsStaff()
  renderAt(`/staff/clients/${CLIENT.id}/${page}`)
  const name = await screen.findByRole('link', { name: CLIENT.name })
  expect(name.getAttribute('href')).toBe(`/staff/clients/${CLIENT.id}`)
  expect(
    within(screen.getByRole('navigation', { name: 'Where you are' })).getByRole('link', { name: 'Clients' }),
  ).toBeDefined()
})
