import { act, render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { useAddress } from './use-address.ts'
import { useTyped, useTypedSearch } from './use-typed.ts'

/** A field with the words of the address, which are drawn when the test says so. */
function field() {
  const taken: string[] = []
  const { result, rerender } = renderHook((words: string) => useTyped(words, (next) => taken.push(next)), {
    initialProps: '',
  })
  return {
    taken,
    shown: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    take: (words: string) => act(() => result.current.take(words)),
    draw: (words: string) => act(() => rerender(words)),
  }
}

it('keeps what is typed while the words before it are on the way', () => {
  const { taken, shown, type, take, draw } = field()
  type('nort')
  take('nort')
  type('north ')
  draw('nort')
  expect(shown()).toBe('north ')
  take('north')
  type('northern')
  take('northern')
  draw('north')
  draw('northern')
  expect(shown()).toBe('northern')
  expect(taken).toEqual(['nort', 'north', 'northern'])
})

it('shows words that came into the address otherwise', () => {
  const { shown, type, take, draw } = field()
  type('north')
  take('north')
  draw('north')
  draw('')
  expect(shown()).toBe('')
})

it('hands nothing over that is there already or on the way', () => {
  const { taken, take, draw } = field()
  take('')
  take('north')
  take('north')
  draw('north')
  take('north')
  expect(taken).toEqual(['north'])
})

function List() {
  const { params, change } = useAddress()
  const { typed, type } = useTypedSearch(params.get('search') ?? '', (search) => change(() => ({ search })))
  return (
    <>
      <input value={typed} onChange={(event) => type(event.currentTarget.value)} />
      <Link to="/late">Late page</Link>
    </>
  )
}

it('does not call back who has left for a page that is not there yet', async () => {
  const lazy = () => new Promise<never>(() => undefined)
  const router = createMemoryRouter([
    { path: '/', Component: List },
    { path: '/late', lazy },
  ])
  const user = userEvent.setup()
  render(<RouterProvider router={router} />)
  await user.type(await screen.findByRole('textbox'), 'north')
  await user.click(screen.getByText('Late page'))
  // Longer than the pause after which a search runs.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
  expect(router.state.navigation.location?.pathname).toBe('/late')
  expect(router.state.location.search).toBe('')
})
