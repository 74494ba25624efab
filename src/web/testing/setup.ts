// What jsdom lacks and every component test needs; and a clean slate after each.
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { forgetLeaving, rereadSessions } from '../api/session.ts'

const noop = () => undefined

/** Far above what anything takes: pages are fetched when first needed, and a busy machine is no failure. */
configure({ asyncUtilTimeout: 60_000 })

Object.assign(globalThis, {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: noop,
    removeEventListener: noop,
    addListener: noop,
    removeListener: noop,
    dispatchEvent: () => false,
  }),
  ResizeObserver: class {
    observe = noop
    unobserve = noop
    disconnect = noop
  },
})

Element.prototype.scrollIntoView = noop
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

/** Turns of the event loop in which calls that a test left behind come to their end: none of them reaches the next test. */
const TURNS_AFTER = 3

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  rereadSessions()
  forgetLeaving('client')
  forgetLeaving('staff')
  for (let turn = 0; turn < TURNS_AFTER; turn += 1) await new Promise((next) => setTimeout(next))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
