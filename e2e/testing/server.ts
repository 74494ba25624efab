// Starts the real server on a data folder, with a rate of exchange that stays the same.
import { createServer, type Server } from 'node:http'
import { startServer } from './host.ts'

/** The rate every journey is worked out with: Bank of Canada's two series as its service would send them. */
const JOURNEY_RATE = { day: '2026-11-20', usdCad: '1.4037', cadUsd: '0.7124' }

export type Portage = { readonly url: string; stop(): Promise<void> }

/** REFERENCE_DIR of a server without legal texts: there is no such folder. */
export const NO_REFERENCE = 'data/no-reference'

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
    LOG_LEVEL: 'fatal',
    REFERENCE_UPDATE: 'off',
    BANK_OF_CANADA_URL: rates.url,
    ...extraEnv,
  }
  const server = await startServer(env).catch((error: unknown) => {
    rates.server.close()
    throw error
  })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      rates.server.close()
    },
  }
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
