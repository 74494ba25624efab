import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { FileDrop } from './file-drop.tsx'

function drop() {
  const taken: string[] = []
  const { user } = renderPiece(
    <FileDrop title="Choose a file" hint="CSV" accept=".csv" onFile={({ name }) => taken.push(name)} />,
  )
  const input = screen.getByLabelText<HTMLInputElement>(/^Choose a file/)
  const zone = input.closest('label')
  if (!zone) throw new Error('no place to drop on')
  return { taken, user, input, zone }
}

const FILE = new File(['sku\n'], 'goods.csv', { type: 'text/csv' })

it('takes a file that is chosen, the same one a second time too', async () => {
  const { taken, user, input } = drop()
  await user.upload(input, FILE)
  await user.upload(input, FILE)
  expect(taken).toEqual(['goods.csv', 'goods.csv'])
})

it('is marked while a file is held over it, and takes the one that is dropped', () => {
  const { taken, zone } = drop()
  fireEvent.dragOver(zone)
  expect(zone.dataset.over).toBe('true')
  fireEvent.dragLeave(zone)
  expect(zone.dataset.over).toBeUndefined()
  fireEvent.dragOver(zone)
  fireEvent.drop(zone, { dataTransfer: { files: [FILE] } })
  expect([zone.dataset.over, taken]).toEqual([undefined, ['goods.csv']])
})

it('takes nothing where words are dropped', () => {
  const { taken, zone } = drop()
  fireEvent.drop(zone, { dataTransfer: { files: [] } })
  expect(taken).toEqual([])
})
