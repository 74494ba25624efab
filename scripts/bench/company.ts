// Two servers behind a proxy, on one database and one store of papers, as docs/operations/ship.md sets them up; and what may befall them.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import S3rver from 's3rver'
import { COMPILED, MALLOC, NODE_FLAGS } from '../prepare/node-binary.js'

export const DOCUMENT_PASSWORD = 'bench-papers'
const BUCKET = 'papers'

export type Company = {
  /** Of the proxy. */
  readonly url: string
  /** Of the two servers and of the proxy, as they are now. */
  pids(): { readonly servers: readonly (number | undefined)[]; readonly proxy: number | undefined }
  /** One server ends without warning, and is started again; the next time the other. */
  killOne(): Promise<void>
  storeAway(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

export async function startCompany(databaseUrl: string, folder: string): Promise<Company> {
  const ports = { first: await freePort(), second: await freePort(), proxy: await freePort(), store: await freePort() }
  let store = await startStore(folder, ports.store)
  const settings = {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'development',
    DEMO_DATA: 'off',
    CLIENT_SIGN_IN: 'direct',
    DOCUMENT_PASSWORD,
    REFERENCE_UPDATE: 'off',
    BANK_OF_CANADA_URL: 'off',
    LOG_LEVEL: 'fatal',
    REQUESTS_PER_MINUTE: '100000000',
    TRUSTED_PROXIES: '127.0.0.1',
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    MAX_EVENT_LOOP_DELAY_MS: '1000',
    S3_BUCKET: BUCKET,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${ports.store}`,
    S3_FORCE_PATH_STYLE: 'yes',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const start = (port: number) => startServer(port, { ...settings, DATA_DIR: join(folder, String(port)) })
  const servers = [
    { port: ports.first, child: await start(ports.first) },
    { port: ports.second, child: await start(ports.second) },
  ]
  const proxy = await startProxy(folder, ports)
  return {
    url: `http://127.0.0.1:${ports.proxy}`,
    pids: () => ({ servers: servers.map(({ child }) => child.pid), proxy: proxy.pid }),
    async killOne() {
      const server = servers.shift()
      if (!server) throw new Error('no server is there')
      servers.push(server)
      await ended(server.child, 'SIGKILL')
      server.child = await start(server.port)
    },
    async storeAway(milliseconds) {
      await store.close()
      await pause(milliseconds)
      store = await startStore(folder, ports.store)
    },
    async stop() {
      await Promise.all([...servers.map(({ child }) => ended(child, 'SIGTERM')), ended(proxy, 'SIGTERM')])
      await store.close()
    },
  }
}

async function startStore(folder: string, port: number): Promise<S3rver> {
  const directory = join(folder, 'store')
  mkdirSync(directory, { recursive: true })
  const store = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await store.run()
  return store
}

async function startServer(port: number, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...NODE_FLAGS, 'src/server/main.ts'], {
    env: { ...COMPILED, ...MALLOC, ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await until(`http://127.0.0.1:${port}/readyz`, child)
  return child
}

/** The proxy of deploy/Caddyfile, without TLS and on this machine alone; people may say which address they come from. */
async function startProxy(
  folder: string,
  ports: { first: number; second: number; proxy: number },
): Promise<ChildProcess> {
  if (!existsSync('/usr/bin/caddy')) spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'caddy'])
  const file = join(folder, 'Caddyfile')
  writeFileSync(
    file,
    `{
	admin off
	auto_https off
}
http://127.0.0.1:${ports.proxy} {
	reverse_proxy 127.0.0.1:${ports.first} 127.0.0.1:${ports.second} {
		trusted_proxies 127.0.0.1
		lb_policy least_conn
		lb_try_duration 5s
		health_uri /readyz
		health_interval 5s
		health_timeout 3s
	}
}
`,
  )
  const proxy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  await until(`http://127.0.0.1:${ports.proxy}/readyz`, proxy)
  return proxy
}

const ASK_AGAIN_MS = 200

async function until(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode} before ${url} answered`)
    const answer = await fetch(url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await pause(ASK_AGAIN_MS)
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await end
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
