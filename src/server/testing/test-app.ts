// The real application on a test database, with a clock that stands still until a test moves it.

import { createHmac, randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { AnswerOf, Asked, Endpoint } from '#contract/endpoint.ts'
import { VISITOR_HEADER, visit } from '#contract/public-tools.ts'
import { newRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import { unseal } from '#contract/scramble.ts'
import { API_KEY_HEADER, SIGNATURE_HEADER, signedPrefix } from '#contract/signed-request.ts'
import { API_SCOPES } from '#domain/api-scope.ts'
import { dayIn } from '#domain/calendar.ts'
import { buildApp } from '../app.ts'
import type { Deps, Installation, Settings } from '../deps.ts'
import { ROOT, readEnv } from '../env.ts'
import { issueKey } from '../features/api-keys/api-keys.ts'
import { newId, newSecret } from '../ids.ts'
import { installationOf } from '../installation.ts'
import { jobBell } from '../jobs/bell.ts'
import { noAnalytics } from '../providers/analytics/analytics.ts'
import { noCustomsService } from '../providers/customs-service/customs-service.ts'
import { offlineExchangeRate } from '../providers/exchange-rate/offline.ts'
import { noCustomsCharges, offlineFreight } from '../providers/freight/offline.ts'
import { offlineLanguageModel } from '../providers/language-model/offline.ts'
import { keepLetters } from '../providers/mail/outbox.ts'
import { noMakerDirectory } from '../providers/maker-directory/maker-directory.ts'
import { noInboundPlans } from '../providers/product-catalogue/offline.ts'
import { noProductCatalogue } from '../providers/product-catalogue/product-catalogue.ts'
import { noShop } from '../providers/shop-products/shop-products.ts'
import { offlineWebSearch } from '../providers/web-search/offline.ts'
import { loadCarrierFees } from '../reference/carrier-fees.ts'
import { listDataSets } from '../reference/data-sets.ts'
import { loadFees } from '../reference/fees.ts'
import { secretBox } from '../secret-box.ts'
import { withSealing } from '../store/sealed-fields.ts'
import { insertSession } from '../store/sessions.ts'
import { directJobs } from './direct-jobs.ts'
import { memoryFiles } from './memory-files.ts'
import { noWebPages } from './recorded-web.ts'
import { shipped } from './shipped-law.ts'
import { tellingLog } from './telling-log.ts'
import { testDatabase } from './test-database.ts'

const TIME_ZONE = 'America/Toronto'
/** The present of every test: Saturday, 10 in the morning in Toronto. */
export const TEST_NOW = new Date('2026-11-21T15:00:00Z')

/** Of the hash of a password: with as many as the product takes, the tests would do little else. */
export const FEW_STEPS = 2

type TestClock = { at: Date }
export type TestApp = {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly clock: TestClock
  /** Resolves when every job that was asked for was tried. */
  readonly jobsDone: () => Promise<void>
  /** As `directJobs` says. */
  readonly holdJobs: () => () => void
}

/** Who makes a call of a test: a token, or a visitor's id and secret. Clients' and visitors' calls carry a request key. */
export type TestCaller =
  | { readonly kind: 'client' | 'staff'; readonly token: string }
  | { readonly kind: 'visitor'; readonly id: string; readonly token: string }
  | { readonly kind: 'api-key'; readonly id: string; readonly token: string }

type TestAnswer<E extends Endpoint> = {
  readonly status: number
  /** The JSON of the answer as sent. */
  readonly json: AnswerOf<E> & { success: boolean; code?: string; error?: string; details?: unknown }
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, unknown>>
}

/** An application on the emptied database of this worker. Changed parts of deps can be given. */
export async function testApp(
  changes: Partial<Omit<Deps, 'settings'>> & { settings?: Partial<Settings> } = {},
): Promise<TestApp> {
  const clock: TestClock = { at: TEST_NOW }
  const deps = await testDeps(clock, changes)
  const jobs = directJobs(deps)
  return { app: buildApp(deps), deps, clock, jobsDone: jobs.idle, holdJobs: jobs.hold }
}

const TEST_BOX = secretBox(() => [Buffer.alloc(32, 7)])

async function testDeps(clock: TestClock, changes: Parameters<typeof testApp>[0] = {}): Promise<Deps> {
  const { db, kind } = await testDatabase()
  const secrets = changes.secrets ?? TEST_BOX
  return {
    db: withSealing(db, secrets),
    now: () => clock.at,
    today: () => dayIn(TIME_ZONE, clock.at),
    newId,
    newSecret,
    log: tellingLog(),
    installation: testInstallation(),
    get tariff() {
      return shipped.schedule()
    },
    classifier: shipped.classifier,
    isLoading: () => false,
    get tariffSummary() {
      return shipped.tariffSummary()
    },
    get measures() {
      return shipped.measures()
    },
    get preferences() {
      return shipped.preferences()
    },
    get origin() {
      return shipped.origin()
    },
    get fees() {
      return loadFees(join(ROOT, 'data'))
    },
    get carrierFees() {
      return loadCarrierFees(join(ROOT, 'data'))
    },
    get dataSets() {
      return listDataSets(join(ROOT, 'data'))
    },
    get fulfilmentCentres() {
      return shipped.fulfilmentCentres()
    },
    get entryLaw() {
      return shipped.entryLaw()
    },
    get pga() {
      return shipped.pga()
    },
    languageModel: offlineLanguageModel,
    makerDirectory: noMakerDirectory,
    productCatalogue: noProductCatalogue,
    inboundPlans: noInboundPlans,
    shops: { shopify: noShop, woocommerce: noShop },
    analytics: noAnalytics,
    mailer: keepLetters(
      () => clock.at,
      () => undefined,
    ),
    jobs: jobBell(),
    secrets,
    exchangeRates: offlineExchangeRate,
    webSearch: offlineWebSearch,
    webPages: noWebPages,
    customsService: noCustomsService,
    freight: offlineFreight,
    freightServices: [],
    customsCharges: noCustomsCharges,
    files: memoryFiles(),
    ...changes,
    settings: {
      businessTimeZone: TIME_ZONE,
      clientSignIn: 'direct',
      staffSignIn: 'shared',
      production: false,
      demo: false,
      database: kind,
      requestsPerMinute: 100_000,
      trustedProxies: [],
      signInsPerMinute: 100_000,
      passwordSteps: FEW_STEPS,
      ...changes.settings,
    },
  }
}

/** As a bare start has it, with a folder of its own for an updated schedule and no way to the tariff site. */
function testInstallation(): Installation {
  const installation = installationOf(readEnv({ BANK_OF_CANADA_URL: 'off' }))
  const folder = join(tmpdir(), `portage-test-reference-${process.pid}`)
  return { ...installation, reference: { ...installation.reference, folder, mayDownload: false } }
}

/** A signed-in session of a client that exists in the database. */
export async function clientCaller(deps: Deps, clientId: string): Promise<TestCaller> {
  const token = newSecret(32)
  await insertSession(deps.db, token, { kind: 'client', clientId }, deps.now())
  return { kind: 'client', token }
}

export async function staffCaller(deps: Deps): Promise<TestCaller> {
  const token = newSecret(32)
  await insertSession(deps.db, token, { kind: 'staff', name: 'Staff' }, deps.now())
  return { kind: 'staff', token }
}

/** A visit of somebody who is not signed in. */
export async function visitorCaller(test: Pick<TestApp, 'app' | 'clock'>): Promise<TestCaller> {
  const { json } = await send(test, visit)
  return { kind: 'visitor', id: json.visitorId, token: json.secret }
}

const STAFF_ACTOR = { kind: 'staff', id: 'staff', name: 'Staff' } as const

/** A system with an API key for everything, issued here. */
export async function apiKeyCaller(deps: Deps): Promise<TestCaller> {
  const { key, secret } = await issueKey(deps, STAFF_ACTOR, { name: 'Warehouse', scopes: API_SCOPES })
  return { kind: 'api-key', id: key.id, token: secret }
}

type Signing = {
  readonly method: string
  readonly path: string
  readonly now: Date
  readonly body?: string | Buffer | undefined
}

/** What a system sends to sign a request. */
export function signedHeaders(
  key: { readonly id: string; readonly secret: string },
  { method, path, now, body = '' }: Signing,
) {
  const call = { seconds: Math.floor(now.getTime() / 1000), nonce: randomBytes(12).toString('hex'), method, path }
  const signature = createHmac('sha256', key.secret).update(signedPrefix(call)).update(body).digest('hex')
  return { [API_KEY_HEADER]: key.id, [SIGNATURE_HEADER]: `${call.seconds}.${call.nonce}.${signature}` }
}

/** The headers that say who calls; each time with a fresh request key. */
export async function callerHeaders(
  caller: TestCaller | undefined,
  { method, path, now, body = '' }: Signing,
): Promise<Record<string, string>> {
  if (!caller) return {}
  if (caller.kind === 'staff') return { authorization: `Bearer ${caller.token}` }
  if (caller.kind === 'api-key')
    return signedHeaders({ id: caller.id, secret: caller.token }, { method, path, body, now })
  const key = { [REQUEST_KEY_HEADER]: await newRequestKey(caller.token, method, path, now) }
  return caller.kind === 'visitor'
    ? { ...key, [VISITOR_HEADER]: caller.id }
    : { ...key, authorization: `Bearer ${caller.token}` }
}

const browsers = new WeakMap<object, Map<string, Map<string, string>>>()

/** What the browser of a caller keeps; each caller has one of their own, and nobody has one too. */
export function cookiesOf(app: object, caller: TestCaller | undefined): Map<string, string> {
  const kept = browsers.get(app) ?? new Map<string, Map<string, string>>()
  browsers.set(app, kept)
  const own = kept.get(caller?.token ?? '') ?? new Map<string, string>()
  kept.set(caller?.token ?? '', own)
  return own
}

/** Makes a call of the contract as the browser does, and opens a sealed answer. What the call takes nothing of may be left out. */
export async function send<E extends Endpoint>(
  { app, clock }: Pick<TestApp, 'app' | 'clock'>,
  endpoint: E,
  asked: Partial<Asked<E>> = {},
  caller?: TestCaller,
  language?: string,
): Promise<TestAnswer<E>> {
  const path = pathOf(endpoint, asked.params, asked.query)
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const payload = hasBody ? JSON.stringify(asked.body ?? {}) : undefined
  const headers = await callerHeaders(caller, { method: endpoint.method, path, now: clock.at, body: payload })
  if (hasBody) headers['content-type'] = 'application/json'
  if (language) headers['accept-language'] = language
  const cookies = cookiesOf(app, caller)
  if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await app.inject({ method: endpoint.method, url: path, headers, payload })
  for (const { name, value } of answer.cookies) cookies.set(name, value)
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  const json = isJson ? answer.json() : undefined
  const key = { secret: caller?.token ?? '', requestKey: headers[REQUEST_KEY_HEADER] ?? '' }
  return {
    status: answer.statusCode,
    json: json?.sealed ? JSON.parse(await unseal(json.sealed, key)) : json,
    bytes: answer.rawPayload,
    headers: answer.headers,
  } as TestAnswer<E>
}

/** '/api/shipments/1234?page=2' */
export function pathOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const given = new Map(Object.entries(params ?? {}))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given.get(name))))
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))
  return search.size === 0 ? path : `${path}?${search}`
}

/** The data of an answer in the usual envelope; fails the test with the server's sentence when the call was refused. */
export function dataOf<D>(answer: { status: number; json: { success: boolean; error?: string; data?: D } }): D {
  if (answer.status >= 300 || answer.json.data === undefined) {
    throw new Error(`answered ${answer.status}: ${answer.json.error ?? 'no data'}`)
  }
  return answer.json.data
}
