import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { askForAccess } from '#contract/access-requests.ts'
import { visit } from '#contract/public-tools.ts'
import { healthy, rate } from '../../testing/answers.ts'
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderAt } from '../../testing/render-screen.tsx'
import './access-request-form.tsx'

const visits = answer(visit, () => ({
  success: true,
  visitorId: 'v',
  secret: 's',
  left: 20,
  limit: 20,
  turnsAt: null,
  clientSignIn: 'code',
  countsPageViews: false,
}))

beforeEach(() => sessionStorage.clear())

const form = async () => within(await screen.findByRole('region', { name: 'Sign in and tools' }))
const field = async (name: string) => (await form()).findByRole<HTMLInputElement>('textbox', { name })

it('opens from the box on the landing page, says what is missing beside its field, and goes to the first of them', async () => {
  fakeApi(healthy, rate)
  const { user } = renderAt('/login')
  await user.click((await screen.findAllByRole('button', { name: 'Request access' })).at(-1) ?? document.body)
  await field('Company')
  const send = screen.getByRole('button', { name: 'Send the request' })
  await user.click(send)
  expect(await screen.findByText('Type the name of your company.')).toBeTruthy()
  expect(document.activeElement).toBe(await field('Company'))
})

it('keeps what was typed after a refusal and a reload', async () => {
  fakeApi(
    healthy,
    rate,
    visits,
    answer(askForAccess, () =>
      refusal(429, 'Several requests came from your network today.', 'access-requests-used-up'),
    ),
  )
  const { user } = renderAt('/login#request-access')
  await user.type(await field('Company'), 'Elora Candles')
  await user.type(await field('Your name'), 'Ada Moss')
  await user.type(await field('Email address'), 'ada@elora.example')
  await user.type(await field('What do you ship?'), 'Candles')
  await user.keyboard('{Tab}')
  const send = screen.getByRole('button', { name: 'Send the request' })
  await user.click(send)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((await field('Company')).value).toBe('Elora Candles')
  expect(sessionStorage.getItem('typed:nobody:access-request')).toContain('ada@elora.example')
})
