// npm run bench:web: what a person waits for in Chromium with the processor slowed four times, on a real server with a shipment of
// 500 items. Prints one line for each figure with its aim; takes about a minute. With --check it fails when an aim is missed.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { openEmbedded } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { startServer } from './bench/server.ts'
import {
  CPU_SLOWDOWN,
  firstFetchKb,
  firstWordsAt,
  type KeyTimes,
  largestPaint,
  layoutShift,
  now,
  onScreenAt,
  onSlow3g,
  pressed,
  slowPage,
} from './bench/web-measure.ts'
import { ITEMS, seedLargeShipment, WEB_EMAIL } from './bench/web-seed.ts'
import { commandLine } from './command-line.ts'
import { ensureBundle } from './prepare/bundle.js'
import { findChromium } from './prepare/chromium.js'

const { values } = commandLine({
  usage: 'npm run bench:web [-- --check]',
  options: { check: { type: 'boolean', default: false } },
})
const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']

/** Aims of the product, milliseconds. */
const OPENS_IN = 800
const KEY_IN = 25
const PAINTS_IN = 900
const LANDS_IN = 800
/** On slow 3G. */
const FIRST_WORDS_IN = 2000
/** What a visitor fetches before the landing page stands, fonts and pictures apart; thousands of bytes as sent. */
const FIRST_FETCH_KB = 180
/** Below this nothing is seen to move. */
const MOST_SHIFT = 0.01

const TYPED = [...'12.345678901']
/** Of a list that is drawn in steps: the last row that the window has room for, and the last of all. */
const LAST_IN_SIGHT = '[aria-label="Open Bench item 9, boxed set of household goods"]'
const LAST_ITEM = `[aria-label="Open Bench item ${ITEMS}, boxed set of household goods"]`
const GRID = '[role=grid] [data-row="0"]'

let missed = 0
ensureBundle()
const folder = mkdtempSync(join(tmpdir(), 'portage-bench-web-'))
const database = await openEmbedded(join(folder, 'db'))
await migrate(database.db)
const shipmentId = await seedLargeShipment(database.db, new Date())
await database.close()
const server = await startServer({ DATA_DIR: folder, DEMO_DATA: 'off', CLIENT_SIGN_IN: 'direct' })
const browser = await chromium.launch({ executablePath: findChromium() || undefined, args: BROWSER_ARGS })
try {
  console.log(`Chromium, processor slowed ${CPU_SLOWDOWN} times, shipment of ${ITEMS} items`)
  const [load = 0] = loadavg()
  const busy = load > availableParallelism() / 2 ? ': busy, so every figure is too high' : ''
  console.log(`Load of the machine ${load.toFixed(1)} on ${availableParallelism()} processors${busy}\n`)
  const state = await signedIn()
  await measureMachine()
  await measureLanding()
  await measureFirstWords()
  await measureDashboard(state)
  await measureOpening(state)
  await measureTyping(state)
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (values.check && missed > 0) process.exitCode = 1

/** A session made through the landing page; by its end the list has been shown once, so that its duties are worked out. */
async function signedIn() {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill(WEB_EMAIL)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('LARGE-500').first().waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

type State = Awaited<ReturnType<typeof signedIn>>

/** A field alone on an empty page: what a key costs on this machine before the product does anything. */
async function measureMachine() {
  const page = await slowPage(browser)
  await page.goto('data:text/html,<input>')
  await page.locator('input').click()
  const { median, worst } = await pressed(page, TYPED)
  report('an empty page, for comparison: a key', median)
  report('  the worst', worst)
  await page.context().close()
}

/** The landing page as a stranger sees it first, and a tool of it. */
async function measureLanding() {
  for (const [name, path] of [
    ['landing page', '/login'],
    ['fee calculator', '/tools/fee-calculator'],
    ['classifier', '/tools/classifier'],
  ] as const) {
    const page = await slowPage(browser)
    await page.goto(`${server.url}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    report(`${name}, fresh profile: largest contentful paint`, await largestPaint(page), LANDS_IN)
    reportShift(name, await layoutShift(page))
    if (path === '/login') reportFirstFetch(await firstFetchKb(server.url))
    await page.context().close()
  }
}

/** What a stranger on a bad connection waits for until something can be read. */
async function measureFirstWords() {
  const page = await slowPage(browser)
  page.setDefaultTimeout(120_000)
  await onSlow3g(page)
  await page.goto(`${server.url}/login`, { waitUntil: 'commit' })
  report('landing page on slow 3G: first words', await firstWordsAt(page), FIRST_WORDS_IN)
  await page.context().close()
}

async function measureDashboard(state: State) {
  const page = await slowPage(browser, state)
  await page.goto(`${server.url}/dashboard`, { waitUntil: 'commit' })
  const rows = await onScreenAt(page, `a[href$="${shipmentId}"]`)
  await settled(page)
  report('dashboard, fresh profile: largest contentful paint', await largestPaint(page), PAINTS_IN)
  report('  its rows', rows)
  await page.context().close()
}

async function measureOpening(state: State) {
  const warm = await slowPage(browser, state)
  await warm.goto(`${server.url}/dashboard`)
  await warm.getByText('LARGE-500').first().waitFor()
  await settled(warm)
  const before = await now(warm)
  const marks = Promise.all([LAST_IN_SIGHT, LAST_ITEM].map((mark) => onScreenAt(warm, mark)))
  await openFromList(warm)
  const [inSight = 0, last = 0] = await marks
  report('shipment opens from the dashboard: rows in sight', inSight - before, OPENS_IN)
  report('  the last of all rows', last - before)
  await warm.context().close()

  for (const [name, query, mark] of [
    ['cards', '', LAST_IN_SIGHT],
    ['grid', '?view=grid', GRID],
  ] as const) {
    const cold = await slowPage(browser, state)
    await cold.goto(`${server.url}/dashboard/shipment/${shipmentId}${query}`, { waitUntil: 'commit' })
    report(`shipment opens from a link, fresh profile, ${name}`, await onScreenAt(cold, mark))
    await cold.context().close()
  }
}

function openFromList(page: Page): Promise<unknown> {
  return page.evaluate(`document.querySelector('a[href$="${shipmentId}"]').click()`)
}

async function measureTyping(state: State) {
  const page = await slowPage(browser, state)
  page.setDefaultTimeout(120_000)
  await page.goto(`${server.url}/dashboard/shipment/${shipmentId}?view=grid`)
  await cell(page, 3, 'Cost (CAD)').click()
  reportKeys('typing in a cell while duties are coming in', await pressed(page, TYPED))
  await page.keyboard.press('Escape')
  await settled(page)
  reportKeys('typing in a cell', await pressed(page, TYPED))
  await page.keyboard.press('Escape')
  reportKeys(
    'moving down in the grid',
    await pressed(
      page,
      Array.from({ length: 12 }, () => 'ArrowDown'),
    ),
  )

  await page.getByRole('button', { name: 'Cards' }).click()
  await page.locator('[aria-label^="Open Bench item 3,"]').click()
  const cost = page.getByRole('textbox', { name: 'Cost of goods (CAD)' })
  await cost.click()
  await settled(page)
  reportKeys('typing in a field of a card', await pressed(page, TYPED))
  await page.context().close()
}

/** A cell by its item's number and the header of its column. */
function cell(page: Page, item: number, header: string) {
  const column = ['Item', 'SKU', 'Units', 'Country of origin', 'HTS code', 'Cost (CAD)'].indexOf(header)
  return page.locator(`[role=grid] [data-row="${item - 1}"][data-column="${column}"]`)
}

/** Until no call has been answered for a second: Playwright's own idle state holds only once for a page. */
async function settled(page: Page): Promise<void> {
  for (let before = -1, answered = 0; answered !== before; ) {
    before = answered
    await page.waitForTimeout(1000)
    answered = await page.evaluate<number>("performance.getEntriesByType('resource').length")
  }
}

function report(name: string, milliseconds: number, aim?: number) {
  const isMissed = aim !== undefined && milliseconds >= aim
  if (isMissed) missed += 1
  const wanted = aim === undefined ? '' : `   aim below ${aim}${isMissed ? '   MISSED' : ''}`
  console.log(`${name.padEnd(56)}${milliseconds.toFixed(0).padStart(7)} ms${wanted}`)
}

function reportShift(name: string, shift: number) {
  const isMissed = shift >= MOST_SHIFT
  if (isMissed) missed += 1
  const wanted = `   aim below ${MOST_SHIFT}${isMissed ? '   MISSED' : ''}`
  console.log(`${`  ${name}: layout shift`.padEnd(56)}${shift.toFixed(4).padStart(7)}   ${wanted}`)
}

function reportFirstFetch(kilobytes: number) {
  const isMissed = kilobytes >= FIRST_FETCH_KB
  if (isMissed) missed += 1
  const wanted = `   aim below ${FIRST_FETCH_KB}${isMissed ? '   MISSED' : ''}`
  console.log(
    `${'  landing page: scripts and styles it names'.padEnd(56)}${kilobytes.toFixed(1).padStart(7)} kB${wanted}`,
  )
}

function reportKeys(name: string, { median, worst, keys }: KeyTimes) {
  report(`${name}: a key`, median, KEY_IN)
  console.log(`${''.padEnd(56)}${worst.toFixed(0).padStart(7)} ms   worst of ${keys} keys`)
}
