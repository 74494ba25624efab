import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { publicStep } from '#contract/public-tools.ts'
import { answer, fakeApi, refusal } from '../testing/fake-api.ts'
import { renderPiece, signInAsClient } from '../testing/render-screen.tsx'
import { useReachedStep } from './use-reached-step.ts'

const STEPS = ['listing', 'search', 'addresses', 'sources']
const PACE = { firstAskedMs: 20, askedEveryMs: 10 }

function Reached() {
  return <output>{String(useReachedStep('0123456789abcdef', STEPS, PACE))}</output>
}
const shown = () => screen.getByRole('status').textContent

/** The steps one after another, the last again and again; answers how often the server was asked. */
function serverTells(...steps: ('listing' | 'search' | 'sources' | null)[]): () => number {
  let asked = 0
  signInAsClient()
  fakeApi(
    answer(publicStep, () => {
      const step = steps[Math.min(asked, steps.length - 1)] ?? null
      asked += 1
      return { success: true, step }
    }),
  )
  renderPiece(<Reached />)
  return () => asked
}

it('is the first step until one is told, then the one that was told last', async () => {
  serverTells('listing', 'search', 'sources')
  expect(shown()).toBe('0')
  await screen.findByText('1')
  await screen.findByText('3')
})

it('stands at the step that was told last when none is told any more', async () => {
  const asked = serverTells('search', null)
  await screen.findByText('1')
  await expect.poll(asked).toBeGreaterThan(3)
  expect(shown()).toBe('1')
})

it('is unknown where the server tells no step', async () => {
  serverTells(null)
  await screen.findByText('undefined')
})

it('is unknown where the server refuses', async () => {
  signInAsClient()
  fakeApi(answer(publicStep, () => refusal(500, 'Something broke.')))
  renderPiece(<Reached />)
  await screen.findByText('undefined')
})
