import { expect, it } from 'vitest'
import { signInAsClient, signInAsStaff } from '../testing/render-screen.tsx'
import { currentSessions, endSession } from './session.ts'

const fromAnotherTab = () => globalThis.dispatchEvent(new Event('storage'))

it('keeps token and e-mail, and forgets both', () => {
  signInAsClient()
  expect(localStorage.getItem('token')).toBe('client-token')
  expect(localStorage.getItem('email')).toBe('demo@portage.example')
  endSession('client', 'left')
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('email')).toBeNull()
  expect(currentSessions().client).toBeUndefined()
})

it('signs out here when another tab signed out', () => {
  signInAsClient()
  localStorage.removeItem('token')
  fromAnotherTab()
  expect(currentSessions().client).toBeUndefined()
})

it('leaves the staff session when the client signs out', () => {
  signInAsClient()
  signInAsStaff()
  endSession('client', 'left')
  expect(currentSessions().staff?.token).toBe('staff-token')
})

it('leaves no draft with numbers of a company behind who signs out, and keeps it for whose session merely ends', () => {
  const draft = 'typed:client:demo@portage.example:business-info'
  for (const [reason, kept] of [
    ['expired', '{}'],
    ['left', null],
  ] as const) {
    signInAsClient()
    sessionStorage.setItem(draft, '{}')
    sessionStorage.setItem('typed:client:demo@portage.example:item', '{}')
    endSession('client', reason)
    expect(sessionStorage.getItem(draft)).toBe(kept)
    expect(sessionStorage.getItem('typed:client:demo@portage.example:item')).toBe('{}')
  }
  sessionStorage.clear()
})

it('clears staff data that make no sense', () => {
  localStorage.setItem('staffToken', 'x')
  localStorage.setItem('staffUser', 'not json')
  signInAsClient()
  fromAnotherTab()
  expect(currentSessions().staff).toBeUndefined()
  localStorage.setItem('token', 'other')
  fromAnotherTab()
  expect(localStorage.getItem('staffToken')).toBeNull()
})
