// Renders the real routes at an address, or one component with what it needs around it.
import { render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { emptyOnSessionChange, newQueryClient } from '../api/query-client.ts'
import { startClientSession, startStaffSession } from '../api/session.ts'
import { App } from '../app.tsx'
import { findMoreRoutes, routes } from '../routes.tsx'

/** No style sheet is loaded, so nothing can lie out of a pointer's reach: it is not looked for. */
const person = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

/** The whole application at an address; the answer lets a test look at where it went. */
export function renderAt(path: string) {
  const queries = newQueryClient()
  emptyOnSessionChange(queries)
  const router = createMemoryRouter(routes, { initialEntries: [path], patchRoutesOnNavigation: findMoreRoutes })
  render(
    <App queries={queries}>
      <RouterProvider router={router} />
    </App>,
  )
  return {
    user: person(),
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

/** One component, without routes. */
export function renderPiece(piece: ReactNode) {
  render(<App queries={newQueryClient()}>{piece}</App>)
  return { user: person() }
}

export const signInAsClient = () =>
  startClientSession({ token: 'client-token', email: 'demo@portage.example', companyName: 'Northern Pantry' })

export const signInAsStaff = () => startStaffSession({ token: 'staff-token', user: { id: 'staff', name: 'Staff' } })
