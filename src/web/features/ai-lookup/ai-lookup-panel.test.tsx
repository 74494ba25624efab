// How a finished look-up is summed up, and that its failed items are taken up again together.
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPiece } from '../../testing/render-screen.tsx'
import { AiLookupPanel } from './ai-lookup-panel.tsx'
import { lookupCounts } from './lookup-counts.ts'
import type { Lookup, LookupItem } from './use-shipment-lookup.ts'

const ITEM = { code: null, maker: null, makerWaits: false, problem: null }
const FOUND = { ...ITEM, state: 'found', code: '3406000000' } as const
const NOTHING = { ...ITEM, state: 'not-found' } as const
const FAILED = { ...ITEM, state: 'failed', problem: 'No answer.' } as const

const finished = (...items: readonly Omit<LookupItem, 'itemId' | 'name'>[]): Lookup => ({
  state: 'finished',
  askedBy: 'Dana Roy',
  askedAt: '2026-11-21T15:00:00.000Z',
  averageMs: 3000,
  problem: null,
  closed: false,
  items: items.map((item, at) => ({ ...item, itemId: `${at}`, name: `Item ${at}` })),
})

function shown(lookup: Lookup, viewOnly = false) {
  const asked: string[] = []
  const run = {
    isActing: false,
    isUnseen: false,
    stop: () => asked.push('stop'),
    close: () => asked.push('close'),
    retry: (id?: string) => asked.push(`retry ${id ?? 'all'}`),
  }
  const open = (id: string) => asked.push(`open ${id}`)
  return {
    asked,
    ...renderPiece(<AiLookupPanel run={run} lookup={lookup} viewOnly={viewOnly} onOpen={open} />),
  }
}

it('warns of failures beside what was found, and takes all of them up again without losing the focus', async () => {
  const { user, asked } = shown(finished(FOUND, FAILED, FAILED))
  const words = 'AI lookup found data for 1 of 3 items, 2 failed. Each one found is proposed until you confirm it.'
  expect(screen.getByText(words).closest('.tone-warn')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Retry 2 failed items' }))
  expect(asked).toEqual(['retry all'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})

it('warns of failures where nothing was found', () => {
  shown(finished(NOTHING, FAILED))
  expect(screen.getByText('AI lookup found nothing for 1 item, 1 failed.').closest('.tone-warn')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Retry the failed item' })).toBeDefined()
})

it('has a green tick only for a run without failures', () => {
  shown(finished(FOUND, NOTHING))
  const words = 'AI lookup found data for 1 of 2 items. Each is proposed until you confirm it.'
  expect(screen.getByText(words).closest('.tone-ok')).not.toBeNull()
  expect(screen.queryByRole('button', { name: /failed/ })).toBeNull()
})

it('is stopped and retried by nobody who only looks', () => {
  shown(finished(FOUND, FAILED), true)
  expect(screen.queryByRole('button', { name: /Close|Retry/ })).toBeNull()
})

it('counts found, not found and failed, leaves out what needed nothing any more, and tells the time left by what items take', () => {
  const states = ['not-found', 'failed', 'skipped', 'running', 'waiting'] as const
  const lookup = finished(FOUND, ...states.map((state) => ({ ...ITEM, state })))
  expect(lookupCounts(lookup)).toEqual({ done: 3, found: 1, notFound: 1, failed: 1, total: 5, secondsLeft: 6 })
})
