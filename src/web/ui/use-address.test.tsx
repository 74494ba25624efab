import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { use } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { useAddress } from './use-address.ts'

const NEVER = new Promise<never>(() => undefined)

/** Of a heavy page on a slow machine: an address that says anything is not drawn yet. */
function Screen() {
  const { params, change } = useAddress()
  if (params.size > 0) use(NEVER)
  const add = (name: string) => () =>
    change((now) => {
      now.set(name, 'yes')
      return now
    })
  return (
    <>
      <button type="button" onClick={add('one')}>
        One
      </button>
      <button type="button" onClick={add('two')}>
        Two
      </button>
    </>
  )
}

it('keeps the first of two choices when the second is made before the first is drawn', async () => {
  const user = userEvent.setup()
  const router = createMemoryRouter([{ path: '/', Component: Screen }])
  render(<RouterProvider router={router} />)
  await user.click(await screen.findByText('One'))
  expect(router.state.location.search).toBe('?one=yes')
  await user.click(screen.getByText('Two'))
  expect(router.state.location.search).toBe('?one=yes&two=yes')
})
