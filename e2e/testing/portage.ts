// Starts the real server on a database of its own, and the real browser against it.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { NODE_FLAGS } from '../../scripts/prepare/node-binary.js'

/** The rate every journey is worked out with: Bank of Canada's two series as its service would send them. */
export const JOURNEY_RATE = { day: '2026-11-20', usdCad: '1.4037', cadUsd: '0.7124' }

export type Portage = { readonly url: string; stop(): Promise<void> }

/** REFERENCE_DIR of a server without legal texts: there is no such folder. */
export const NO_REFERENCE = 'data/no-reference'

/** Runs the server on a copy of the demo data; resolves when it answers. Throws with its output when it does not start. */
export async function startPortage(extraEnv: Record<string, string> = {}): Promise<Portage> {
  const folder = mkdtempSync(join(tmpdir(), 'portage-e2e-'))
  const texts = extraEnv.REFERENCE_DIR === NO_REFERENCE ? 'without-texts' : 'with-texts'
  cpSync(join(inject('demoData'), texts), folder, { recursive: true })
  const portage = await startOn(folder, extraEnv)
  return {
    url: portage.url,
    async stop() {
      await portage.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs the server on a data folder; a new one gets the demo data. */
export async function startOn(folder: string, extraEnv: Record<string, string>): Promise<Portage> {
  const rates = await startRateService()
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    REFERENCE_UPDATE: 'off',
    BANK_OF_CANADA_URL: rates.url,
    ...extraEnv,
  }
  const child = spawn(process.execPath, [...NODE_FLAGS, 'src/server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const url = await addressPrinted(child).catch((error: unknown) => {
    rates.server.close()
    throw error
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
      rates.server.close()
    },
  }
}

function addressPrinted(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /https?:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (address) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  })
}

async function startRateService(): Promise<{ url: string; server: Server }> {
  const series = { FXUSDCAD: JOURNEY_RATE.usdCad, FXCADUSD: JOURNEY_RATE.cadUsd }
  const observation = { d: JOURNEY_RATE.day, FXUSDCAD: { v: series.FXUSDCAD }, FXCADUSD: { v: series.FXCADUSD } }
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ observations: [observation] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, server }
}

/** Chromium as the machine has it, with nothing of its own going out to the network. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** A page of a fresh profile that fails the test on any script error. */
export async function openPage(browser: Browser, url: string, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ viewport, acceptDownloads: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(url)
  return page
}

export async function signInAsStaff(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/staff`)
  await page.getByLabel('Staff password').first().fill('demo-staff')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('table', { name: 'Clients' }).waitFor()
}

/** Opens a client's shipment on the staff's way: client, search, View Details. */
export async function openAsStaff(
  page: Page,
  url: string,
  reference: string,
  client = 'Northern Pantry',
): Promise<void> {
  await page.goto(`${url}/staff?search=${encodeURIComponent(client)}`)
  await page.getByRole('link', { name: new RegExp(`^View Shipments, ${client}`) }).click()
  await page.getByRole('searchbox', { name: 'Search shipments' }).fill(reference)
  await page.getByText('Showing 1 to 1 of 1 shipments').waitFor()
  await page.getByRole('link', { name: `View Details, ${reference}` }).click()
  await page.getByRole('heading', { name: reference }).waitFor()
}

/** Signs in through the landing page as one of the demo clients. */
export async function signIn(page: Page, url: string, email = 'demo@portage.example'): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await page.waitForURL('**/dashboard')
}
