// How a finished run is summed up, and that its failed items are taken up again together.
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPiece } from '../../testing/render-screen.tsx'
import { AiLookupPanel } from './ai-lookup-panel.tsx'
import type { Batch, BatchRun, RowState } from './batch-run.ts'

const FOUND: RowState = { kind: 'found', code: '3406000000', maker: undefined }
const NOTHING: RowState = { kind: 'not-found' }
const FAILED: RowState = { kind: 'failed', why: { problem: new Error('No answer.') } }

function finished(...states: readonly RowState[]) {
  const asked: string[] = []
  const run: BatchRun = {
    start: () => asked.push('start'),
    stop: () => asked.push('stop'),
    retry: (id) => asked.push(`retry ${id}`),
    retryFailed: () => asked.push('retry failed'),
    close: () => asked.push('close'),
    snapshot: () => undefined,
    subscribe: () => () => undefined,
  }
  const rows = states.map((state, at) => ({ id: `${at}`, name: `Item ${at}`, state }))
  const batch: Batch = { phase: 'finished', rows, averageMs: 1000 }
  return { asked, ...renderPiece(<AiLookupPanel run={run} batch={batch} onOpen={(id) => asked.push(`open ${id}`)} />) }
}

it('warns of failures beside what was found, and takes all of them up again without losing the focus', async () => {
  const { user, asked } = finished(FOUND, FAILED, FAILED)
  const words = 'AI lookup found data for 1 of 3 items, 2 failed. Each one found is proposed until you confirm it.'
  expect(screen.getByText(words).closest('.tone-warn')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Retry 2 failed items' }))
  expect(asked).toEqual(['retry failed'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})

it('warns of failures where nothing was found', () => {
  finished(NOTHING, FAILED)
  expect(screen.getByText('AI lookup found nothing for 1 item, 1 failed.').closest('.tone-warn')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Retry the failed item' })).toBeDefined()
})

it('has a green tick only for a run without failures', () => {
  finished(FOUND, NOTHING)
  const words = 'AI lookup found data for 1 of 2 items. Each is proposed until you confirm it.'
  expect(screen.getByText(words).closest('.tone-ok')).not.toBeNull()
  expect(screen.queryByRole('button', { name: /failed/ })).toBeNull()
})
