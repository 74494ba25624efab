import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lookupStep } from '#contract/lookups.ts'
import { publicStep } from '#contract/public-tools.ts'
import { answer, fakeApi, refusal } from '../testing/fake-api.ts'
import { renderPiece, signInAsClient } from '../testing/render-screen.tsx'
import { useReachedLookupStep, useReachedPublicStep } from './use-reached-step.ts'

const STEPS = ['listing', 'search', 'addresses', 'sources']
const PACE = { firstAskedMs: 20, askedEveryMs: 10 }
const RUN = '0123456789abcdef'

const shown = () => screen.getByRole('status').textContent

const OfPublicTool = () => <output>{String(useReachedPublicStep(RUN, STEPS, PACE))}</output>
const OfLookup = () => <output>{String(useReachedLookupStep(RUN, STEPS, PACE))}</output>

type Give = (request: { readonly params: { readonly run: string } }) => unknown

describe.each([
  ['public tool', OfPublicTool, (give: Give) => answer(publicStep, give)],
  ['look-up of an item’s maker', OfLookup, (give: Give) => answer(lookupStep, give)],
])('the step of a run of a %s', (_, Reached, answering) => {
  /** The steps one after another, the last again and again; answers how often the server was asked. */
  function serverTells(...steps: ('search' | 'addresses' | 'sources' | null)[]): () => number {
    let asked = 0
    signInAsClient()
    fakeApi(
      answering(({ params }) => {
        expect(params.run).toBe(RUN)
        const step = steps[Math.min(asked, steps.length - 1)] ?? null
        asked += 1
        return { success: true, step }
      }),
    )
    renderPiece(<Reached />)
    return () => asked
  }

  it('is the first step until one is told, then the one that was told last', async () => {
    serverTells('search', 'addresses', 'sources')
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
    fakeApi(answering(() => refusal(500, 'Something broke.')))
    renderPiece(<Reached />)
    await screen.findByText('undefined')
  })
})
