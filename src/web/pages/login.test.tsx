import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { login, logout } from '#contract/session.ts'
import { businessInfo, healthy, rate, shipmentPages } from '../testing/answers.ts'
import { answer, fakeApi, noAnswer, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import './login.tsx'

const USER = { id: '0190a1b2-0000-4000-8000-000000000001', companyName: 'Northern Pantry' }
const signsIn = answer(login, () => ({
  success: true,
  mode: 'direct',
  token: 'new-token',
  expiresAt: '2026-12-21T00:00:00Z',
  user: USER,
}))
const server = [healthy, rate, businessInfo(), shipmentPages(3)]

const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
const submit = () => screen.getByRole('button', { name: 'Access Dashboard' })

beforeEach(() => {
  fakeApi(...server, signsIn)
})

it('is where / leads', async () => {
  const { address } = renderAt('/')
  await email()
  expect(address()).toBe('/login')
})

it.each(['/nowhere', '/dashboardx'])('is where %s leads, and says that there is no such page', async (path) => {
  const { address, user } = renderAt(path)
  await screen.findByText('There is no page at this address')
  expect(screen.getByText(new RegExp(`^${path} leads nowhere\\.`))).toBeTruthy()
  await email()
  expect(address()).toBe('/login')
  await user.click(screen.getByRole('button', { name: /^ASIN HTS Classifier/ }))
  expect(screen.getByText('There is no page at this address')).toBeTruthy()
})

it('says nothing of a missing page to who comes by its own address', async () => {
  renderAt('/login')
  await email()
  expect(screen.queryByText('There is no page at this address')).toBeNull()
})

it('says to who is signed in, at an unknown address, that there is no such page, with ways on', async () => {
  signInAsClient()
  const { address, user } = renderAt('/dashbord')
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeTruthy()
  expect(screen.getByText(/^\/dashbord leads nowhere\./)).toBeTruthy()
  expect(address()).toBe('/dashbord')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Shipments',
    'Catalogue',
    'Documents',
  ])
  await user.click(main.getByRole('link', { name: 'Shipments' }))
  expect(await screen.findByRole('heading', { name: 'Shipments' })).toBeTruthy()
  expect(address()).toBe('/dashboard')
})

it('takes the language that the client chose elsewhere', async () => {
  const inFrench = { mode: 'direct', token: 'new-token', expiresAt: '2026-12-21T00:00:00Z', user: USER, language: 'fr' }
  fakeApi(
    ...server,
    answer(login, () => ({ success: true, ...inFrench })),
  )
  const { user } = renderAt('/login')
  await user.type(await email(), 'anna@portage.example')
  await user.click(submit())
  expect(await screen.findByRole('heading', { name: 'Envois' })).toBeTruthy()
  expect(localStorage.getItem('language')).toBe('fr')
})

it('opens with Client Login, which its header toggles', async () => {
  const { user } = renderAt('/login')
  const header = await screen.findByRole('button', { name: 'Client Login', expanded: true })
  await user.click(header)
  expect(header.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
})

it('opens the login section again from the box Need Full Access?', async () => {
  const { user } = renderAt('/login')
  await user.click(await screen.findByRole('button', { name: 'Client Login', expanded: true }))
  expect(screen.getByRole('heading', { name: 'Need Full Access?' })).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Client Login' }).at(-1) ?? document.body)
  const field = await email()
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('asks for an e-mail, then for a valid one', async () => {
  const { user } = renderAt('/login')
  await email()
  await user.click(submit())
  expect(screen.getByText('Email is required')).toBeTruthy()
  expect(document.activeElement).toBe(await email())
  await user.type(await email(), 'demo')
  expect(screen.queryByText('Email is required')).toBeNull()
  await user.click(submit())
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
})

it('stores token and e-mail and goes to the dashboard', async () => {
  const { user, address } = renderAt('/login')
  await user.type(await email(), 'Demo@Portage.example{Enter}')
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(localStorage.getItem('token')).toBe('new-token')
  expect(localStorage.getItem('email')).toBe('demo@portage.example')
})

it('returns to the page that was asked for', async () => {
  const { user, address } = renderAt('/dashboard?page=2')
  await user.type(await email(), 'demo@portage.example{Enter}')
  await waitFor(() => expect(address()).toBe('/dashboard?page=2'))
})

it('goes on at once when already signed in', async () => {
  signInAsClient()
  const { address } = renderAt('/login')
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

it('shows the refusal of the server', async () => {
  fakeApi(
    healthy,
    answer(login, () => refusal(401, 'Login failed. Please check your email and try again.')),
  )
  const { user } = renderAt('/login')
  await user.type(await email(), 'demo@portage.example{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Login failed. Please check your email and try again.',
  )
})

it('says when the server cannot be reached', async () => {
  fakeApi(healthy, answer(login, noAnswer))
  const { user } = renderAt('/login')
  await user.type(await email(), 'demo@portage.example{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Login failed. Please check your connection and try again.',
  )
})

it('is where Log out leads, without a word of an ended session', async () => {
  signInAsClient()
  const made = fakeApi(
    ...server,
    answer(logout, () => ({ success: true })),
  )
  const { user, address } = renderAt('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  await email()
  expect(address()).toBe('/login')
  expect(made).toContain('POST /api/auth/logout')
  expect(localStorage.getItem('token')).toBeNull()
  expect(screen.queryByText(/session has expired/)).toBeNull()
})

it('shows the example of a duty receipt as an example', async () => {
  renderAt('/login')
  const receipt = await screen.findByRole('article', { name: 'Example of a duty receipt' })
  expect(receipt.textContent).toContain('Example · entry 20 Nov 2026')
  expect(receipt.textContent).toContain('USD 351.50')
})
