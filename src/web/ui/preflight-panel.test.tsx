import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SaidFinding } from '#words/findings.ts'
import { renderPiece } from '../testing/render-screen.tsx'
import { PreflightPanel } from './preflight-panel.tsx'

const warning = (sentence: string, stamps?: false): SaidFinding => ({
  id: sentence,
  level: 'warns',
  ...(stamps === false ? { stamps } : {}),
  sentence,
  facts: {},
  fix: { place: 'provider', label: 'Ask your provider' },
})
const show = (checks: readonly SaidFinding[]) => {
  renderPiece(<PreflightPanel state={{ kind: 'found', checks }} fixOf={() => undefined} isStamped />)
  return within(screen.getByRole('region', { name: 'Checks before this paper' }))
}

const MARKS = 'The paper is marked as a draft while one of these is open.'
const BESIDE = 'These are not about what is printed, so they do not mark the paper as a draft.'

it('names the warnings that mark the paper as a draft before those that do not', () => {
  const text = show([warning('Rules are old.', false), warning('The value is low.')]).getByText('2 warnings')
  const said = text.closest('details')?.textContent ?? ''
  const order = [MARKS, 'The value is low.', BESIDE, 'Rules are old.'].map((each) => said.indexOf(each))
  expect(order.every((at, index) => at > (order[index - 1] ?? 0))).toBe(true)
})

it('says that none marks the paper where none is about what is printed', () => {
  const panel = show([warning('Rules are old.', false)])
  expect(panel.queryByText(MARKS)).toBeNull()
  expect(panel.getByText(/^None of these is about what is printed/)).toBeTruthy()
})
