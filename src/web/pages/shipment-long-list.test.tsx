// A list of many items is drawn in steps. In the end every row is there, and what is asked for before that is there at once.
import { renderHook, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { useDrawnRows } from '../features/item-card/use-drawn-rows.ts'
import { GROUP_ROWS, useRowGroups } from '../features/item-card/use-row-groups.ts'
import { showShipment } from '../testing/open-item.ts'
import { signInAsClient } from '../testing/render-screen.tsx'
import { completeShipment, item, parties, shipmentData } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

beforeEach(signInAsClient)

const many = Array.from({ length: 90 }, (_, at) => ({
  ...item(at + 1, at === 85 ? { declaredValue: null } : {}),
  id: `0190a1b2-0000-4000-8000-${String(at).padStart(12, '0')}`,
}))

it('draws all of a short list at once', () => {
  const { result } = renderHook(() => useDrawnRows(40, []))
  expect(result.current).toMatchObject({ isLong: false, isUnderWay: false })
  expect(result.current.isDrawn(39)).toBe(true)
})

it('draws the beginning of a long list and what is asked for first, and then the rest', async () => {
  const first: boolean[] = []
  const { result } = renderHook(() => {
    const rows = useDrawnRows(500, [400])
    if (first.length === 0) first.push(...[0, 15, 16, 399, 400, 499].map(rows.isDrawn))
    return rows
  })
  expect(first).toEqual([true, true, false, true, true, false])
  await waitFor(() => expect(result.current.isUnderWay).toBe(false))
  expect(result.current.isDrawn(499)).toBe(true)
})

it('keeps each row in its group while rows come and go around it', () => {
  const all = Array.from({ length: 2 * GROUP_ROWS + 3 }, (_, at) => ({ id: `row ${at}` }))
  const { result, rerender } = renderHook(({ shown }) => useRowGroups(shown, all), { initialProps: { shown: all } })
  const sizes = () => result.current.map(({ key, rows }) => [key, rows.length])
  expect(sizes()).toEqual([
    [0, GROUP_ROWS],
    [1, GROUP_ROWS],
    [2, 3],
  ])
  rerender({ shown: [...all.slice(1, 5), { id: 'put back' }, ...all.slice(GROUP_ROWS)] })
  expect(sizes()).toEqual([
    [0, 5],
    [1, GROUP_ROWS],
    [2, 3],
  ])
  expect(result.current.flatMap(({ rows }) => rows.map(({ index }) => index))).toEqual(
    Array.from({ length: GROUP_ROWS + 8 }, (_, at) => at),
  )
})

it('shows its items without the first use of `Intl`, which would hold them up', async () => {
  const written = vi.spyOn(Number.prototype, 'toLocaleString')
  const made = vi.spyOn(Intl, 'NumberFormat')
  onTestFinished(() => void vi.restoreAllMocks())
  showShipment(completeShipment(shipmentData(many)), parties)
  expect(await screen.findAllByText(/^90 SKUs, [\d,]+ units$/)).toHaveLength(2)
  await waitFor(() => expect(document.body.textContent).not.toContain('Calculating'))
  expect([written.mock.calls, made.mock.calls]).toEqual([[], []])
})

it('shows every item with its duty, and goes to the field of one far down', async () => {
  const { user } = showShipment(completeShipment(shipmentData(many)), parties)
  // Looking for roles takes longer than a step of drawing, and the steps would wait for it each time.
  await waitFor(() => expect(document.querySelectorAll('[aria-label^="Open Candle"]')).toHaveLength(90))
  await waitFor(() => expect(document.body.textContent).not.toContain('Calculating'))
  expect(screen.getAllByRole('button', { name: /^Open Candle/ })).toHaveLength(90)
  expect(screen.getByRole('table', { name: 'Items of the shipment' }).getAttribute('aria-rowcount')).toBeNull()
  await user.keyboard('n')
  const cost = await screen.findByRole('textbox', { name: 'Cost of goods (CAD)' })
  await waitFor(() => expect(document.activeElement).toBe(cost))
})
