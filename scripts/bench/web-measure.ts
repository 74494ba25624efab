// What the browser benchmark measures in a page of a real Chromium whose processor is slowed down.
import type { Browser, BrowserContext, Page } from 'playwright-core'

/** How much slower the processor is made. Source: the figures the product promises are for this setting. */
export const CPU_SLOWDOWN = 4

const VIEWPORT = { width: 1440, height: 900 }

/** A page of a new profile with the slowed processor; `state` is a session to start with. */
export async function slowPage(
  browser: Browser,
  state?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, storageState: state, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(RECORDERS)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

/**
 * Runs in the page: the largest contentful paint, and for each key the time from its press to the next picture on screen.
 * A picture is on screen when a message posted in an animation frame arrives.
 */
const RECORDERS = `
  performance.setResourceTimingBufferSize(10000)
  window.largestPaint = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largestPaint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  window.keyTimes = []
  window.addEventListener('keydown', (event) => {
    const pressed = event.timeStamp
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => window.keyTimes.push(performance.now() - pressed)
      channel.port2.postMessage(0)
    })
  }, true)
  window.painted = () => new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => resolve(performance.now())
      channel.port2.postMessage(0)
    })
  })
`

/** 400 ms there and back, 400 kbit/s each way. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

export async function onSlow3g(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G)
}

/** The first contentful paint, in milliseconds from the start of the navigation. */
export const firstWordsAt = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime)
    }).observe({ type: 'paint', buffered: true })
  })`)

/** Milliseconds from the start of the navigation. */
export const largestPaint = (page: Page): Promise<number> => page.evaluate<number>('window.largestPaint')

/** The sum of what moved without the person doing anything; no unit. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate<number>('window.layoutShift')

export const now = (page: Page): Promise<number> => page.evaluate<number>('performance.now()')

/** The moment, in the page's own time, at which what matches is on screen. */
export function onScreenAt(page: Page, selector: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const look = () => document.querySelector(${JSON.stringify(selector)}) && window.painted().then(resolve)
    if (look()) return
    const observer = new MutationObserver(() => { if (look()) observer.disconnect() })
    observer.observe(document, { childList: true, subtree: true })
  })`)
}

export type KeyTimes = { readonly median: number; readonly worst: number; readonly keys: number }

/** Milliseconds from each key to the next picture while the keys are pressed with a short pause after each. */
export async function pressed(page: Page, keys: readonly string[]): Promise<KeyTimes> {
  await page.evaluate('window.keyTimes.length = 0')
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(PAUSE_MS)
  }
  const times = await page.evaluate<number[]>('window.keyTimes')
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0, keys: sorted.length }
}

const PAUSE_MS = 90

/** Scripts and styles that the landing page names, packed as a browser gets them; thousands of bytes. */
export async function firstFetchKb(url: string): Promise<number> {
  const page = await (await fetch(`${url}/login`)).text()
  const named = new Set([...page.matchAll(/\/assets\/[\w-]+\.(?:js|css)/g)].map(([path]) => path))
  const sizes = await Promise.all(
    [...named].map(async (path) => {
      const answer = await fetch(url + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
      return Number(answer.headers.get('content-length'))
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
