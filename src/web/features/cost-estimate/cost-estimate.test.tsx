import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { estimateCosts } from '#contract/duty.ts'
import { healthy } from '../../testing/answers.ts'
import { costAnswer } from '../../testing/estimate-answers.ts'
import { answer, type FakeCall, fakeApi, noAnswer, refusal } from '../../testing/fake-api.ts'
import { renderPiece, signInAsClient } from '../../testing/render-screen.tsx'
import { item, SHIPMENT_ID } from '../../testing/shipment-answers.ts'
import { CostEstimatePanel } from './cost-estimate-panel.tsx'

const costs = answer(estimateCosts, () => costAnswer())
const NEEDED =
  'All items must have HTS code, country of origin, quantity, and declared value to estimate customs costs.'

function show(items: readonly ReturnType<typeof item>[], ...calls: readonly FakeCall[]) {
  signInAsClient()
  const made = fakeApi(healthy, ...calls)
  const panel = (shown: typeof items) => (
    <CostEstimatePanel shipmentId={SHIPMENT_ID} reference="NP-0418" items={shown} hasCertificate hasUnsaved={false} />
  )
  return { ...renderPiece(panel(items)), made }
}
const estimate = () => screen.getByRole('button', { name: 'Estimate costs' })

describe('the cost estimate panel', () => {
  it('says what is needed while an item is not complete, and asks nothing', async () => {
    const { user, made } = show([item(1), item(2, { declaredValue: 0 })], costs)
    expect(screen.getAllByText(NEEDED).length).toBeGreaterThan(0)
    expect(estimate().getAttribute('aria-disabled')).toBe('true')
    await user.click(estimate())
    expect(made.some((each) => each.includes('estimate-costs'))).toBe(false)
  })

  it('asks only when told to, then shows fees, totals, share, landed cost and what is left out', async () => {
    const { user, made } = show([item(1)], costs)
    expect(made.some((each) => each.includes('estimate-costs'))).toBe(false)
    await user.click(estimate())
    const statement = await screen.findByRole('table', { name: 'Customs and brokerage cost estimate' })
    for (const shown of ['Customs fees, 5.33% of value', 'Example schedule', '293.58', '412.10'])
      expect(statement.textContent).toContain(shown)
    const landed = screen.getByRole('table', { name: 'Landed cost' })
    expect(within(landed).getByRole('row', { name: /^Landed cost/ }).textContent).toContain('5,645.50')
    expect(screen.getByText(/^Excludes freight and service fees\./)).toBeTruthy()
    expect(screen.getByText('CAD 2.58')).toBeTruthy()
  })

  it('shows the specified failure with Retry', async () => {
    let works = false
    const { user } = show([item(1)], {
      ...costs,
      reply: async (parts) =>
        works
          ? costs.reply(parts)
          : { status: 500, body: { success: false, error: 'Failed to estimate customs costs' } },
    })
    await user.click(estimate())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to estimate customs costs')
    works = true
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('table', { name: 'Landed cost' })).toBeTruthy()
  })

  it('asks to try again when there is no connection', async () => {
    const { user } = show(
      [item(1)],
      answer(estimateCosts, () => noAnswer()),
    )
    await user.click(estimate())
    expect(await screen.findByText('Failed to estimate customs costs. Please try again.')).toBeTruthy()
  })

  it('says what the server refused', async () => {
    const { user } = show(
      [item(1)],
      answer(estimateCosts, () => refusal(400, NEEDED)),
    )
    await user.click(estimate())
    expect((await screen.findByRole('alert')).textContent).toContain(NEEDED)
  })
})
