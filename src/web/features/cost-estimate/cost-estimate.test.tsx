import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { estimateCosts } from '#contract/duty.ts'
import { decimal } from '#domain/money.ts'
import { healthy } from '../../testing/answers.ts'
import { costAnswer } from '../../testing/estimate-answers.ts'
import { answer, type FakeCall, fakeApi, noAnswer, refusal } from '../../testing/fake-api.ts'
import { renderPiece, signInAsClient } from '../../testing/render-screen.tsx'
import { item, SHIPMENT_ID } from '../../testing/shipment-answers.ts'
import { CostEstimatePanel } from './cost-estimate-panel.tsx'
import { DutyByItem } from './duty-by-item.tsx'

const costs = answer(estimateCosts, () => costAnswer())
const NEEDED =
  'All items must have HTS code, country of origin, quantity, and declared value to estimate customs costs.'

function show(items: readonly ReturnType<typeof item>[], ...calls: readonly FakeCall[]) {
  signInAsClient()
  const made = fakeApi(healthy, ...calls)
  const panel = (shown: typeof items) => (
    <CostEstimatePanel
      shipmentId={SHIPMENT_ID}
      reference="NP-0418"
      items={shown}
      hasCertificate
      hasUnsaved={false}
      dutyByItem={null}
    />
  )
  return { ...renderPiece(panel(items)), made }
}
const again = () => screen.getByRole('button', { name: 'Estimate again' })

describe('the cost estimate panel', () => {
  it('says what is needed while an item is not complete, and asks nothing', async () => {
    const { user, made } = show([item(1), item(2, { declaredValue: 0 })], costs)
    expect(screen.getAllByText(NEEDED).length).toBeGreaterThan(0)
    expect(again().getAttribute('aria-disabled')).toBe('true')
    await user.click(again())
    expect(made.some((each) => each.includes('estimate-costs'))).toBe(false)
  })

  it('asks at once and shows fees, totals, share, landed cost and what is left out', async () => {
    show([item(1)], costs)
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
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to estimate customs costs')
    works = true
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('table', { name: 'Landed cost' })).toBeTruthy()
  })

  it('asks to try again when there is no connection', async () => {
    show(
      [item(1)],
      answer(estimateCosts, () => noAnswer()),
    )
    expect(await screen.findByText('Failed to estimate customs costs. Please try again.')).toBeTruthy()
  })

  it('says what the server refused', async () => {
    show(
      [item(1)],
      answer(estimateCosts, () => refusal(400, NEEDED)),
    )
    expect((await screen.findByRole('alert')).textContent).toContain(NEEDED)
  })

  it('builds the landed cost up from the goods, and shows a duty that is not known as that', async () => {
    const excluded = [{ id: '1', name: 'Honey', kind: 'duty-unknown', text: 'Honey: the duty is not known.' }]
    show(
      [item(1)],
      answer(estimateCosts, () => costAnswer({ excluded, isFloor: true })),
    )
    const said = (await screen.findByRole('img', { name: /^From the goods to the landed cost/ })).getAttribute(
      'aria-label',
    )
    for (const part of [
      'Goods: CAD 5,233.40',
      'Duties: CAD 230.21',
      'Duty not known yet: not known',
      'Other customs fees: CAD 48.54',
      'Brokerage: CAD 133.35',
      'Landed cost, at least: CAD 5,645.50', // 5,233.40 + 230.21 + 48.54 + 133.35
    ])
      expect(said).toContain(part)
    expect(screen.getByRole('img', { name: /^Duty by law/ }).getAttribute('aria-label')).toContain(
      'Duty, at least: USD 164.00',
    )
    const table = screen.getByRole('table', { name: 'Landed cost' })
    expect(within(table).getByRole('rowheader', { name: 'Landed cost, at least' })).toBeTruthy()
  })
})

it('shows customs as one step where a service outside does not tell duties from fees', async () => {
  const customsFees = [{ ...costAnswer().data.customsFees[1], lineAmount: 198.58, lineAmountCad: 278.75 }]
  show(
    [item(1)],
    answer(estimateCosts, () => costAnswer({ customsFees, answeredBy: 'clearit' })),
  )
  const picture = await screen.findByRole('img', { name: /^From the goods to the landed cost/ })
  expect(picture.getAttribute('aria-label')).toContain(
    'Goods: CAD 5,233.40; Customs: CAD 278.75; Brokerage: CAD 133.35',
  )
  expect(screen.queryByRole('img', { name: /^Duty by law/ })).toBeNull()
})

it('shows the duty of each item with its share, and no amount for goods that may not enter', () => {
  const row = { htsCode: '3406000000', origin: 'CA', quantity: 144, price: 6.85 }
  renderPiece(
    <DutyByItem
      items={[
        { ...row, id: 'a', name: 'Candle', duty: { kind: 'dutiable', cad: decimal('493.40'), usd: 351.5 } },
        { ...row, id: 'b', name: 'Beer', duty: { kind: 'prohibited' } },
        { ...row, id: 'c', name: 'Honey', duty: { kind: 'unknown' } },
        {
          ...row,
          id: 'd',
          name: 'Book',
          duty: { kind: 'free', cad: decimal('0'), usd: 0, range: { leastUsd: 0, statedUsd: 0, mostUsd: 12.5 } },
        },
      ]}
    />,
  )
  const cells = screen.getAllByRole('row').map((each) => each.textContent)
  expect(cells[1]).toBe('Candle3406.00.00.00 CA144986.40351.5050.02%') // 493.40 of 986.40
  expect(cells[2]).toBe('Beer3406.00.00.00 CA144986.40Prohibited')
  expect(cells[3]).toBe('Honey3406.00.00.00 CA144986.40Not known yet')
  expect(cells[4]).toBe('Book3406.00.00.00 CA144986.40POSSIBLY DUTY-FREE0.00 to 12.50')
})
