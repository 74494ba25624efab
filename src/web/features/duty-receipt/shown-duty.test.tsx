// The panel of a duty while a changed fact is worked out: the last receipt with its own facts, and never an old figure that looks new.
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { dutyReceipt } from '#contract/duty.ts'
import { day } from '#domain/calendar.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { lawText, receipt } from '../../testing/shipment-answers.ts'
import { DutyPanel, type DutyPanelProps } from './duty-panel.tsx'
import { answeredDuty, type DutyState } from './duty-state.ts'

const LOADING: DutyState = { kind: 'loading' }
const FAILED: DutyState = { kind: 'failed', message: 'Failed to calculate duty' }

const text = lawText('Is less than 15 % of it metal?')
const asks = { reason: 'law-question', facts: { text } }
const QUESTION = { id: 'metal', text: 'Metal?', asks, form: { kind: 'yes-no' }, source: { citation: 'Note 16' } }

const answered = (dutyCad: number, changes: object = { questions: [QUESTION] }): DutyState =>
  answeredDuty({
    ratesDetails: [
      { customsChargesDTO: { charges: [{ type: 'DUTY', name: 'Duty', amount: dutyCad, currency: 'CAD' }] } },
    ],
    receipt: dutyReceipt.parse(receipt(changes)),
    findings: [],
    exchangeRate: { cadToUsd: 0.7124, usdToCad: 1.4037, asOf: '2026-11-20', source: 'bank-of-canada' },
  })

const GIVEN: DutyPanelProps = {
  duty: LOADING,
  reference: 'NP-0418',
  item: 'Candle',
  quantity: 144,
  priceCad: 6.85,
  certificate: null,
  today: day('2026-11-21'),
  answers: {},
  quantities: {},
  onAnswer: () => undefined,
  onQuantity: () => undefined,
  onRetry: () => undefined,
  whatIfOpen: false,
  onWhatIf: () => undefined,
}

type Changes = Partial<DutyPanelProps>
type Setter = { set?: (next: (before: Changes) => Changes) => void }

/** A panel whose facts change as those of an open item do. */
function Changing({ setter }: { readonly setter: Setter }) {
  const [changes, setChanges] = useState<Changes>({ duty: answered(493.4) })
  setter.set = setChanges
  return <DutyPanel {...GIVEN} {...changes} />
}

function panel() {
  const setter: Setter = {}
  const { user } = renderPiece(<Changing setter={setter} />)
  return { user, change: (next: Changes) => act(() => setter.set?.((before) => ({ ...before, ...next }))) }
}

const paper = () => screen.getByRole('article')
const busy = () => paper().closest('[aria-busy="true"]')

it('keeps the last receipt with its own quantity and price until the new answer is there', () => {
  const { change } = panel()
  expect(busy()).toBeNull()
  change({ duty: LOADING, quantity: 200, priceCad: 7.5 })
  expect(busy()).not.toBeNull()
  expect(within(paper()).getByText('144 × CAD 6.85')).toBeDefined()
  expect(within(paper()).getByText('CAD 493.40')).toBeDefined()
  expect(screen.queryByText('200 × CAD 7.50')).toBeNull()
  change({ duty: answered(750) })
  expect(busy()).toBeNull()
  expect(within(paper()).getByText('200 × CAD 7.50')).toBeDefined()
  expect(within(paper()).getByText('CAD 750.00')).toBeDefined()
  expect(screen.queryByText('CAD 493.40')).toBeNull()
})

it('says where it lasts that the figures are of before, and lets none of them onto paper', () => {
  vi.useFakeTimers()
  const { change } = panel()
  change({ duty: LOADING })
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => void vi.advanceTimersByTime(300))
  expect(screen.getByRole('status').textContent).toContain('These figures are from before your change.')
  for (const name of ['Copy', 'Print'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  change({ duty: answered(750) })
  expect(screen.getByRole('status').textContent).toBe('')
  vi.useRealTimers()
})

it('leaves the focus on the question that is answered', async () => {
  const { user, change } = panel()
  const yes = screen.getByRole('button', { name: 'Yes' })
  await user.click(yes)
  change({ duty: LOADING, answers: { metal: 'yes' } })
  expect(document.activeElement).toBe(yes)
  change({ duty: answered(750) })
  expect(document.activeElement).toBe(yes)
})

it('keeps the focus in the panel where the question is gone with the new answer', async () => {
  const { user, change } = panel()
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  change({ duty: answered(750, {}), answers: { metal: 'yes' } })
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
  expect(document.activeElement?.contains(paper())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

it('shows no figure of before once the calculation failed, nor while it is tried again', () => {
  const { change } = panel()
  change({ duty: LOADING, quantity: 200 })
  change({ duty: FAILED })
  expect(screen.getByText('Error: Failed to calculate duty')).toBeDefined()
  expect(screen.queryByRole('article')).toBeNull()
  change({ duty: LOADING })
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
  expect(screen.queryByText('CAD 493.40')).toBeNull()
  change({ duty: answered(750) })
  expect(within(paper()).getByText('CAD 750.00')).toBeDefined()
})

it('forgets the receipt where a fact it needs is taken away', () => {
  const { change } = panel()
  change({ duty: { kind: 'waiting', fields: 1 } })
  expect(screen.queryByRole('article')).toBeNull()
  change({ duty: LOADING })
  expect(screen.queryByRole('article')).toBeNull()
})

it('says a duty aloud once it has been worked out, and nothing of one that was there', () => {
  const { change } = panel()
  const said = () => document.querySelector('[aria-live="polite"]')?.textContent
  expect(said()).toBe('')
  change({ duty: LOADING })
  expect(said()).toBe('')
  change({ duty: answered(750) })
  expect(said()).toBe('Duty worked out: 750.00 Canadian dollars.')
  change({ duty: LOADING })
  expect(said()).toBe('')
})
