import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { updateItem } from '#contract/items.ts'
import { listPaperJobs } from '#contract/paper-jobs.ts'
import { login } from '#contract/session.ts'
import { currentSessions, endSession, startClientSession } from '../api/session.ts'
import { answer, type FakeCall, fakeApi, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import { item, openShipment, SHIPMENT_ID } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './login.tsx'
import './shipment.tsx'

const EXPIRED = () => refusal(401, 'Your session has expired. Please log in again.')

const api = (...calls: readonly FakeCall[]) =>
  fakeApi(
    ...calls,
    ...openShipment(),
    answer(login, () => ({
      success: true,
      mode: 'direct',
      token: 'second-token',
      expiresAt: '2026-12-21T00:00:00Z',
      user: { id: '0190a1b2-0000-4000-8000-0000000000aa', companyName: 'Northern Pantry' },
    })),
  )

beforeEach(signInAsClient)

async function openItem() {
  const at = renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  await at.user.click(await screen.findByRole('button', { name: /^Open Candle 1/ }))
  return at
}
const cost = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Cost of goods (CAD)' })

async function signInAgain({ user }: Awaited<ReturnType<typeof openItem>>, email = 'demo@portage.example') {
  await user.type(await screen.findByLabelText('Email'), email)
  await user.click(screen.getByRole('button', { name: 'Access Dashboard' }))
}

it('reaches the tools from the menu, without a daily limit and without leaving the own bar', async () => {
  api()
  const { user } = renderAt('/dashboard')
  const button = await screen.findByRole('button', { name: 'Menu', expanded: false })
  await user.click(button)
  // Nothing is laid out here, so that the popover soon takes its button for out of sight; what is hidden has no name of its own.
  const menu = await screen.findByRole('dialog', { hidden: true })
  expect(menu.getAttribute('aria-labelledby')).toBe(button.id)
  // The menu is fetched behind the page: the button that was there before it is the one that has it.
  expect(screen.getByRole('button', { name: 'Menu', expanded: true, hidden: true })).toBe(button)
  await user.click(await screen.findByRole('link', { name: 'Manufacturer lookup', hidden: true }))
  expect(await screen.findByText('No daily limit: you are signed in')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Client Login' })).toBeNull()
})

it('asks for papers under way once the browser rests, not before the screen stands', async () => {
  const whenItRests: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => whenItRests.push(run))
  vi.stubGlobal('cancelIdleCallback', () => {})
  let asked = 0
  api(
    answer(listPaperJobs, () => {
      asked += 1
      return { success: true, data: [] }
    }),
  )
  renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  await screen.findByRole('button', { name: /^Open Candle 1/ })
  expect(asked).toBe(0)
  act(() => {
    for (const run of whenItRests.splice(0)) run()
  })
  await waitFor(() => expect(asked).toBe(1))
  cleanup()
  vi.unstubAllGlobals()
})

describe('a session that ends while something is typed', () => {
  it('brings a change that was refused back after signing in, marked as not saved, and saves it on request', async () => {
    let refused = false
    const sent: unknown[] = []
    api(
      answer(updateItem, (request) => {
        sent.push(request.body)
        if (!refused) {
          refused = true
          return EXPIRED()
        }
        return {
          success: true,
          data: { item: item(1, { declaredValue: 9.75 }), shipmentStatus: 'pending' },
        }
      }),
    )
    const at = await openItem()
    await at.user.clear(await cost())
    await at.user.type(await cost(), '9.75')
    await at.user.tab()
    expect(await screen.findByText('Your session has expired. Please log in again.')).toBeDefined()
    await signInAgain(at)
    expect(await screen.findByText(/1 value you typed before was not saved/)).toBeDefined()
    expect((await cost()).value).toBe('9.75')
    expect(screen.getByText(/Typed before you left this page and not saved yet/)).toBeDefined()
    await at.user.click(screen.getByRole('button', { name: 'Save now' }))
    await waitFor(() => expect(screen.queryByText(/1 value you typed before/)).toBeNull())
    const change = { declaredValue: 9.75, basedOn: { declaredValue: 6.85 } }
    expect(sent).toEqual([change, change])
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  })

  it('brings back what was still being typed: a code, a new address', async () => {
    api()
    const at = await openItem()
    await at.user.clear(screen.getByRole('textbox', { name: 'HTS code' }))
    await at.user.type(screen.getByRole('textbox', { name: 'HTS code' }), '3406.00')
    await at.user.click(screen.getByRole('button', { name: 'Add new address' }))
    await at.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Kingston Candle Works')
    endSession('client', 'expired')
    await signInAgain(at)
    expect(await screen.findByText(/2 values you had begun to type are back in the field/)).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'HTS code' }).value).toBe('3406.00')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Kingston Candle Works')
    await at.user.click(screen.getByRole('button', { name: 'Leave out' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'HTS code' }).value).toBe('3406.00.00.00')
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('shows nothing of it to another client who signs in', async () => {
    api()
    const at = await openItem()
    await at.user.clear(await cost())
    await at.user.type(await cost(), '99.75')
    endSession('client', 'expired')
    startClientSession({ token: 'other-token', email: 'other@portage.example', companyName: 'Other' })
    await waitFor(async () => expect((await cost()).value).toBe('6.85'))
    expect(currentSessions().client?.email).toBe('other@portage.example')
    expect(screen.queryByText('Not saved yet')).toBeNull()
  })
})
