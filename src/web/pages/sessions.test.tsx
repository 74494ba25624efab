import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endOneSession, endOtherSessions, listSessions } from '#contract/sessions.ts'
import { healthy } from '../testing/answers.ts'
import { answer, fakeApi } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'
const session = (n: number, isThis: boolean) => ({
  id: `6f9619ff-8b86-4011-b42d-00cf4fc964f${n}`,
  startedAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: '2026-11-21T15:00:00.000Z',
  endsAt: '2026-12-20T15:00:00.000Z',
  address: '203.0.113.9',
  agent: isThis ? CHROME : null,
  isThis,
})

function show() {
  let rows = [session(1, true), session(2, false), session(3, false)]
  fakeApi(
    healthy,
    answer(listSessions, () => ({ success: true, data: rows })),
    answer(endOneSession, ({ params }) => {
      rows = rows.filter(({ id }) => id !== params.sessionId)
      return { success: true }
    }),
    answer(endOtherSessions, () => {
      const ended = rows.length - 1
      rows = rows.filter(({ isThis }) => isThis)
      return { success: true, ended }
    }),
  )
  signInAsClient()
  return renderAt('/sessions')
}

const table = () => screen.findByRole('table', { name: 'Where you are signed in' })

it('names the browser, marks this one, and ends another', async () => {
  const { user } = show()
  const listed = within(await table())
  expect(listed.getByRole('row', { name: /Chrome on Windows.*This one/ })).toBeTruthy()
  const [end] = listed.getAllByRole('button', { name: 'End the session in Unknown browser' })
  if (end) await user.click(end)
  expect(await screen.findByText('1 session was ended.')).toBeTruthy()
  await waitFor(() => expect(listed.getAllByRole('button')).toHaveLength(1))
})

it('ends all others and stays itself', async () => {
  const { user } = show()
  await table()
  await user.click(screen.getByRole('button', { name: 'End all others' }))
  expect(await screen.findByText('2 sessions were ended.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull())
})
