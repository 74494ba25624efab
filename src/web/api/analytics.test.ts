import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportPageView, visit } from '#contract/public-tools.ts'

type Body = { readonly path: string; readonly referrer: string; readonly language: string }

const VISIT = {
  success: true,
  visitorId: '6f9619ff-8b86-4011-b42d-00cf4fc964ff',
  secret: 'c2VjcmV0',
  left: 20,
  limit: 20,
  turnsAt: '2026-11-22T05:00:00.000Z',
  clientSignIn: 'code',
}

let views: Body[] = []
let asked: string[] = []

/** A server that counts or not, and answers a page view with a status. */
function server(countsPageViews: boolean, status = 200): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(path)
    if (path === visit.path) return Response.json({ ...VISIT, countsPageViews })
    views.push(JSON.parse(String(init.body)))
    return Response.json({ success: status === 200, counted: true, error: 'no' }, { status })
  })
}

/** A router that tells of each page that is opened; opens the first. */
async function router(path: string) {
  const { countEachPage } = await import('./analytics.ts')
  let state = { location: { pathname: path } }
  let heard = (_: typeof state): void => undefined
  countEachPage({
    get state() {
      return state
    },
    subscribe: (listener) => {
      heard = listener
      return () => undefined
    },
  })
  return (next: string) => {
    state = { location: { pathname: next } }
    heard(state)
  }
}

const said = (what: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(what))
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true })
}

beforeEach(() => {
  vi.resetModules()
  views = []
  asked = []
})

afterEach(() => {
  said({ doNotTrack: null, globalPrivacyControl: false })
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('counts each page once, without its query, and says only once where the visitor came from', async () => {
  server(true)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/')
  const open = await router('/login')
  await vi.waitFor(() => expect(views).toHaveLength(1), 60_000)
  open('/login')
  open('/tools/fee-calculator')
  await vi.waitFor(() => expect(views).toHaveLength(2), 60_000)
  expect(views.map(({ path, referrer }) => [path, referrer])).toEqual([
    ['/login', 'https://search.example/'],
    ['/tools/fee-calculator', ''],
  ])
  expect(asked.filter((path) => path === visit.path)).toHaveLength(1)
})

it('sends nothing where the operator counts nothing', async () => {
  server(false)
  const open = await router('/login')
  await vi.waitFor(() => expect(asked).toEqual([visit.path]), 60_000)
  open('/tools/classifier')
  await Promise.resolve()
  expect(asked).toEqual([visit.path])
})

it.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Do Not Track in older words', { doNotTrack: 'yes' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('asks the server nothing at all under %s', async (_, wish) => {
  server(true)
  said(wish)
  const open = await router('/login')
  open('/tools/classifier')
  await Promise.resolve()
  expect(asked).toEqual([])
})

it.each([
  ['answers with a failure', () => server(true, 502)],
  ['cannot be reached', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
])('is silent when the server %s', async (_, given) => {
  const unhandled = vi.fn()
  window.addEventListener('unhandledrejection', unhandled)
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  given()
  const open = await router('/login')
  open('/tools/classifier')
  await new Promise((resolve) => setTimeout(resolve))
  expect(unhandled).not.toHaveBeenCalled()
  expect(told).not.toHaveBeenCalled()
  window.removeEventListener('unhandledrejection', unhandled)
})

it('has the address of its own server alone', () => {
  expect(reportPageView.path).toMatch(/^\/api\//)
})
