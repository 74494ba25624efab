import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { health } from '#contract/reference.ts'
import { memberAgain } from '#contract/sign-in-again.ts'
import { beginSignOn } from '#contract/sign-on.ts'
import { listClients } from '#contract/staff.ts'
import { listPeople, setPersonRole } from '#contract/staff-people.ts'
import { memberCode, memberLogin } from '#contract/staff-sign-in.ts'
import { startStaffSession } from '../../api/session.ts'
import { answer, type FakeCall, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderAt, signInAsStaff } from '../../testing/render-screen.tsx'

const USER = { id: '0190a1b2-0000-4000-8000-00000000000a', name: 'Robin Vale', role: 'reader' } as const
const ENDS = '2026-11-22T03:00:00.000Z'

const signInOf = (staffSignIn: 'shared' | 'named' | 'sso', signOn: string | null = null, demo = false) =>
  answer(health, () => ({
    success: true,
    database: 'embedded',
    loading: false,
    dataSets: [],
    legalTexts: true,
    tariffOlderThan: null,
    exchangeRate: { cadToUsd: 0.7124, usdToCad: 1.4037, asOf: '2026-11-20', source: 'bank-of-canada' },
    demo,
    staffSignIn,
    signOn,
    providerEmail: null,
  }))
const named = signInOf('named')
const clients = answer(listClients, () => ({
  success: true,
  data: [],
  pagination: { currentPage: 1, lastPage: 1, perPage: 25, total: 0 },
}))
const first = answer(memberLogin, () => ({ success: true, challenge: 'c', expiresAt: ENDS }))

async function pastFirstStep(...calls: readonly FakeCall[]) {
  fakeApi(named, clients, first, ...calls)
  const screenOf = renderAt('/staff')
  await screenOf.user.type(await screen.findByLabelText('Email'), 'robin@example.com')
  await screenOf.user.type(screen.getByLabelText('Password'), 'quiet harbour lantern')
  await screenOf.user.click(screen.getByRole('button', { name: 'Go on' }))
  await screen.findByLabelText('Code of the authenticator app')
  return screenOf
}

it('offers single sign-on alone where it is the only way, and says why it cannot be reached', async () => {
  const away = answer(beginSignOn, () => refusal(503, 'The provider cannot be reached at the moment.', 'sign-on-away'))
  fakeApi(signInOf('sso', 'Maple ID'), away)
  const { user } = renderAt('/staff')
  await user.click(await screen.findByRole('button', { name: 'Sign in with Maple ID' }))
  expect(await screen.findByText('The provider cannot be reached at the moment.')).toBeTruthy()
  expect(screen.queryByLabelText(/password/i)).toBeNull()
  expect(screen.getByText('Staff sign in with Maple ID here. Portage asks for no password.')).toBeTruthy()
})

it.each([
  { demo: true, notices: 1 },
  { demo: false, notices: 0 },
])('says that a shared password is of the demonstration only where it is one: $demo', async ({ demo, notices }) => {
  const said = /^This is a demonstration\. Only here do all staff share one password/
  fakeApi(signInOf('shared', null, demo))
  const { user } = renderAt('/staff')
  await user.click(await screen.findByRole('button', { name: 'I have my own name here' }))
  await user.click(await screen.findByRole('button', { name: 'Use the shared password' }))
  expect(screen.getByLabelText('Staff password')).toBeTruthy()
  expect(screen.queryAllByText(said)).toHaveLength(notices)
})

it('asks for what is missing before anything is sent', async () => {
  fakeApi(named)
  const { user } = renderAt('/staff')
  await user.click(await screen.findByRole('button', { name: 'Go on' }))
  expect(screen.getByText('Type your email address.')).toBeTruthy()
  expect(screen.getByText('Type your password.')).toBeTruthy()
})

it('takes a recovery code in place of the app, and tells a reader what a reader may', async () => {
  const given: string[] = []
  const second = answer(memberCode, ({ body }) => {
    given.push(body.code)
    return { success: true, token: 't', expiresAt: ENDS, user: USER, recoveryCodesLeft: 7 }
  })
  const { user } = await pastFirstStep(second)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByText('Type the six digits that the app shows.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await user.type(screen.getByLabelText('Recovery code'), 'ABCD-EFGH')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText(/You can look at everything here/)).toBeTruthy()
  expect(given).toEqual(['ABCD-EFGH'])
})

it('says why and begins again when the first step is too long ago', async () => {
  const { user } = await pastFirstStep(answer(memberCode, () => refusal(401, 'Too late', 'second-step-over')))
  await user.type(screen.getByLabelText('Code of the authenticator app'), '123456')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText(/This took too long/)).toBeTruthy()
  expect(screen.getByLabelText('Email')).toBeTruthy()
})

it('warns on every screen where one password is shared and it is no demonstration', async () => {
  fakeApi(signInOf('shared'), clients)
  signInAsStaff()
  renderAt('/staff')
  expect(await screen.findByText(/Staff share one password here/)).toBeTruthy()
})

it('asks before a role is changed, and says why the last owner stays one', async () => {
  const person = {
    id: USER.id,
    name: 'Sam Ash',
    email: 'sam@example.com',
    role: 'owner',
    state: 'active',
    invitedBy: 'Portage',
    invitedAt: ENDS,
    joinedAt: ENDS,
    invitationEndsAt: null,
    openSessions: 1,
    signsOnAs: null,
    isSelf: true,
  }
  const people = answer(listPeople, () => ({
    success: true,
    data: [person],
    pagination: { currentPage: 1, lastPage: 1, perPage: 25, total: 1 },
  }))
  const sentence = 'This is the last owner who can sign in.'
  let tries = 0
  const setRole = answer(setPersonRole, () => {
    tries += 1
    return tries === 1
      ? refusal(403, 'Sign in again.', 'sign-in-again', { minutes: 15 })
      : refusal(409, sentence, 'last-owner')
  })
  const given: unknown[] = []
  const again = answer(memberAgain, ({ body }) => {
    given.push(body)
    return given.length === 1 ? refusal(403, 'Wrong password.', 'password-wrong') : { success: true }
  })
  fakeApi(named, people, setRole, again)
  startStaffSession({ token: 'staff-token', user: { ...USER, role: 'owner' } })
  const { user } = renderAt('/staff/settings/people')
  await user.selectOptions(await screen.findByLabelText('Role of Sam Ash'), 'Reader')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Change role' }))
  const proof = await screen.findByRole('dialog', { name: 'Is it still you?' })
  const goOn = within(proof).getByRole('button', { name: 'Go on' })
  await user.click(goOn)
  expect(within(proof).getByText('Type the password.')).toBeTruthy()
  await user.type(within(proof).getByLabelText('Your password'), 'quiet harbour')
  await user.type(within(proof).getByLabelText(/Code of your authenticator app/), '123456')
  await user.click(goOn)
  expect(await within(proof).findByText('Wrong password.')).toBeTruthy()
  await user.type(within(proof).getByLabelText('Your password'), ' lantern')
  await user.type(within(proof).getByLabelText(/Code of your authenticator app/), '123 457')
  await user.click(goOn)
  await waitFor(() => expect(screen.getByText(sentence)).toBeTruthy())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(given).toEqual([
    { password: 'quiet harbour', code: '123456' },
    { password: 'quiet harbour lantern', code: '123 457' },
  ])
})
