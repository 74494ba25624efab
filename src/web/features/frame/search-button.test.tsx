import { fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { renderPiece } from '../../testing/render-screen.tsx'
import { SearchButton, type SearchProps } from './search-button.tsx'

const Search = ({ begun }: SearchProps) => <div role="dialog">{begun}</div>

it('keeps what is typed while the search is fetched, and lets no shortcut of the list have it', async () => {
  let arrive: ((search: ComponentType<SearchProps>) => void) | undefined
  const load = () => new Promise<ComponentType<SearchProps>>((resolve) => (arrive = resolve))
  const shortcut = vi.fn()
  document.body.addEventListener('keydown', shortcut)
  renderPiece(<SearchButton load={load} />)
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  shortcut.mockClear()
  for (const key of 'can') fireEvent.keyDown(document.body, { key })
  expect(shortcut).not.toHaveBeenCalled()
  arrive?.(Search)
  expect((await screen.findByRole('dialog')).textContent).toBe('can')
  document.body.removeEventListener('keydown', shortcut)
})
