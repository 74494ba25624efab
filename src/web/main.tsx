// Starts the browser side in the page.
import './read-without-eval.ts' // before any shape is made
import './fonts.css'
import './global.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { registerWorker, startOffline } from './api/offline.ts'
import { emptyOnSessionChange, newQueryClient } from './api/query-client.ts'
import { currentSessions } from './api/session.ts'
import { App } from './app.tsx'
import { firstWordsSeen } from './first-words-seen.ts'
import { PATHS } from './paths.ts'
import { findMoreRoutes, routes } from './routes.tsx'
import { noteUse } from './ui/return-focus.ts'

/** Page views are counted once the page itself is there; not where the connection is lost by then. */
const COUNT_AFTER_MS = 2000

const queries = newQueryClient()
emptyOnSessionChange(queries)
/** Where it does not come, the screen asks for itself. */
if (currentSessions().client && location.pathname.startsWith(PATHS.dashboard))
  void import('./pages/ask-ahead.ts').then(
    ({ askAhead }) => askAhead(queries, location),
    () => undefined,
  )
const router = createBrowserRouter(routes, { patchRoutesOnNavigation: findMoreRoutes })
/** Development has none: it would keep what is being edited. */
startOffline(queries, () => (import.meta.env.PROD ? registerWorker() : Promise.resolve()))
setTimeout(() => {
  void import('./api/analytics.ts').then(
    ({ countEachPage }) => countEachPage(router),
    () => undefined,
  )
}, COUNT_AFTER_MS)

noteUse()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const screen = createRoot(root)
const show = () =>
  screen.render(
    <StrictMode>
      <App queries={queries}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  )
/** The first words of the page stay until the code of the screen is there; where that was there at once, they are seen first all the same. */
if (router.state.initialized) void firstWordsSeen().then(show)
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    void firstWordsSeen().then(show)
  })
}
