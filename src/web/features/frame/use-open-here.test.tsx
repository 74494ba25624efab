import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { useOpenHere } from './use-open-here.ts'

function Bar() {
  const [isOpen, setOpen] = useOpenHere()
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      {isOpen && (
        <nav>
          <Link to="/late">Late page</Link>
          <Link to="/">First page</Link>
        </nav>
      )}
      <Outlet />
    </>
  )
}

function begin() {
  const arrival = Promise.withResolvers<void>()
  const lazy = async () => {
    await arrival.promise
    return { element: <h1>Late page</h1> }
  }
  const first = { index: true, element: <Link to="/late">On to the late page</Link> }
  const router = createMemoryRouter([{ path: '/', Component: Bar, children: [first, { path: 'late', lazy }] }])
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), arrive: arrival.resolve }
}

const menu = () => screen.queryByRole('navigation')

it('stays open when the page arrives that was asked for before', async () => {
  const { user, arrive } = begin()
  await user.click(await screen.findByText('On to the late page'))
  await user.click(screen.getByText('Menu'))
  expect(menu()).not.toBeNull()
  arrive()
  await screen.findByRole('heading')
  expect(menu()).not.toBeNull()
})

it('closes when one goes on from it, and does not open by itself when one comes back', async () => {
  const { user, arrive } = begin()
  await user.click(await screen.findByText('Menu'))
  await user.click(screen.getByText('Late page'))
  arrive()
  await screen.findByRole('heading')
  expect(menu()).toBeNull()
  await user.click(screen.getByText('Menu'))
  await user.click(screen.getByText('First page'))
  await screen.findByText('On to the late page')
  expect(menu()).toBeNull()
})
