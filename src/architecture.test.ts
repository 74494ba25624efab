// Who may import whom: the rules of the house, executed. Planted bad imports must be caught, and the number of files seen is asserted.
import { describe, expect, it } from 'vitest'
import { type Edge, edges, isTest, type Source, sourcesUnder } from './testing/sources.ts'

/** `own` is the folder two levels down that holds the importing file: 'server/features/items'. */
type Rule = { readonly files: RegExp; readonly may: (own: string) => readonly (RegExp | string)[] }

const NODE = /^node:/
const PURE = [/^domain\//, /^texts\//, /^words\//]
const SHARED = [...PURE, /^contract\//]
const REACT = [/^react(-dom)?(\/|$)/, /^react-router(\/|$)/, /^@mantine\//, /^@tanstack\//]
const SERVER_LEAVES = /^server\/(errors|scope|deps|log|ids|clock|spans|steps-under-way)\.ts$/
/** A provider's interface is named as its folder: 'server/providers/exchange-rate/exchange-rate.ts'. */
const PROVIDER_INTERFACE = /^server\/providers\/([\w-]+)\/\1\.ts$/
/** Questions to a language model, put in the words of its interface and the same for every implementation. */
const PROMPTS = /^server\/providers\/language-model\/prompts\//

/** Packages of one task each. */
const DRAWING = ['big.js', 'pdfkit', 'bidi-js', '@cantoo/pdf-lib', 'fontkit']
const TRACING = [/^@opentelemetry\//, 'zod', 'texts/en/start-up.ts']
const SIGNING_IN = ['otpauth', '@simplewebauthn/server/helpers', 'oidc-provider']
const SIGN_ON_CLIENT = /^server\/providers\/sign-on\/openid-connect\.ts$/
const TEST_TOOLS = ['vitest', /^@testing-library\//, /^pdfjs-dist\//]

/** The first rule whose `files` match holds. Paths are counted from src; packages are named as they are imported. */
const RULES: readonly Rule[] = [
  { files: /^testing\//, may: () => [NODE, 'fast-check'] },
  { files: /^texts\//, may: () => [] },
  { files: /^words\//, may: () => [...PURE, 'big.js'] },
  { files: /^domain\/delimited-text\.ts$/, may: () => ['papaparse'] },
  {
    files: /^domain\/(countries|classification\/(attribute-words|words-alike))\.ts$/,
    may: () => [/^domain\/(?!testing\/)/, /^\.\.\/data\/vocabulary\//],
  },
  { files: /^domain\/testing\//, may: () => [/^domain\//, 'big.js'] },
  { files: /^domain\//, may: () => [/^domain\/(?!testing\/)/, 'big.js'] },
  { files: /^contract\//, may: () => [...SHARED, 'zod'] },
  {
    files: /^server\/store\//,
    may: () => [/^server\/store\//, /^domain\//, 'big.js', 'kysely', 'pg', /^@electric-sql\/pglite/, NODE],
  },
  {
    files: /^server\/providers\/file-storage\/s3\.ts$/,
    may: (own) => [own, 'server/errors.ts', '@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner'],
  },
  {
    files: /^server\/providers\/web-pages\//,
    may: (own) => [own, 'server/errors.ts', 'html-to-text', 'ipaddr.js', NODE],
  },
  { files: SIGN_ON_CLIENT, may: (own) => [own, 'server/errors.ts', 'openid-client'] },
  { files: /^server\/providers\/mail\/smtp\.ts$/, may: (own) => [own, 'server/errors.ts', 'nodemailer', NODE] },
  {
    files: /^server\/providers\/[\w-]+\/settings\.ts$/,
    may: (own) => [own, 'server/providers/connection.ts', /^texts\/en\/(start-up|operations)\.ts$/, 'zod'],
  },
  {
    files: /^server\/providers\/[\w-]+\//,
    may: (own) => [
      own,
      'server/providers/http.ts',
      'server/providers/json-answer.ts',
      'server/providers/kept-token.ts',
      'server/errors.ts',
      /^domain\//,
      'big.js',
      'zod',
      NODE,
    ],
  },
  { files: /^server\/providers\//, may: () => ['server/errors.ts', 'server/spans.ts', 'zod', NODE] },
  { files: /^server\/documents\/zip-archive\.ts$/, may: () => ['server/errors.ts', 'yazl', NODE] },
  { files: /^server\/documents\//, may: () => [/^server\/documents\//, 'server/errors.ts', ...PURE, ...DRAWING, NODE] },
  { files: /^server\/jobs\/hall\.ts$/, may: () => [/^server\/(jobs|store)\//, SERVER_LEAVES, 'pg-boss', NODE] },
  {
    files: /^server\/jobs\//,
    may: () => [/^server\/jobs\/(?!hall)/, /^server\/store\//, SERVER_LEAVES, PROVIDER_INTERFACE, 'zod', NODE],
  },
  { files: /^server\/reference\//, may: () => [/^server\/reference\//, /^domain\//, 'big.js', 'zod', NODE] },
  {
    files: /^server\/features\/[\w/-]+\/routes\.ts$/,
    may: (own) => [...featureMay(own), 'fastify'],
  },
  {
    files: /^server\/features\/session\/passkeys\/ceremonies\.ts$/,
    may: (own) => [...featureMay(own), '@simplewebauthn/server'],
  },
  { files: /^server\/features\//, may: (own) => featureMay(own) },
  {
    files: /^server\/records\/session\/(authenticator|recovery-codes)\.ts$/,
    may: (own) => [...featureMay(own), 'otpauth'],
  },
  { files: /^server\/records\//, may: (own) => featureMay(own) },
  {
    files: /^server\/http\/metrics\.ts$/,
    may: () => [
      'server/http/access.ts',
      'server/errors.ts',
      'server/store/database.ts',
      'server/store/occurrences.ts',
      'fastify',
      'prom-client',
      NODE,
    ],
  },
  {
    files: /^server\/http\/front-door\.ts$/,
    may: () => [/^server\/http\/(call-policy|connection-limits)\.ts$/, 'texts/en/api.ts', NODE],
  },
  {
    files: /^server\/http\//,
    may: () => [
      /^server\/http\//,
      SERVER_LEAVES,
      'server/store/sessions.ts',
      /^server\/store\/(clients|passkeys)\.ts$/,
      'server/store/api-keys.ts',
      'server/store/security-events.ts',
      'server/store/visits.ts',
      'server/store/idempotency.ts',
      'server/store/paper-under-key.ts',
      'server/store/database-away.ts',
      ...SHARED,
      'zod',
      'fastify',
      '@fastify/static',
      NODE,
    ],
  },
  { files: /^server\/tracing\//, may: () => [/^server\/(log|spans|store\/occurrences)\.ts$/, ...TRACING, NODE] },
  {
    files: /^server\/(errors|scope|ids|clock|log|spans|steps-under-way)\.ts$/,
    may: () => [/^domain\//, 'contract/failure-codes.ts', 'pino', NODE],
  },
  {
    files: /^server\/testing\/(real-server|killed-round)\.ts$/,
    may: () => ['server/env.ts', '../scripts/prepare/node-binary.js', NODE, ...TEST_TOOLS],
  },
  {
    files: /^server\/testing\//,
    may: () => [/^server\//, ...SHARED, 'fastify', 'kysely', 'pg', 'pino', 'zod', NODE, ...SIGNING_IN, ...TEST_TOOLS],
  },
  {
    files: /^server\//,
    may: () => [/^server\/(?!testing\/)/, ...SHARED, 'big.js', 'fastify', 'kysely', 'pg', 'zod', NODE],
  },
  { files: /^web\/language\//, may: () => [/^web\/language\//, ...PURE, 'react'] },
  { files: /^web\/ui\/qr-code\.tsx$/, may: () => [/^web\/ui\//, 'uqr', ...REACT] },
  {
    files: /^web\/ui\//,
    may: () => [/^web\/(ui|language)\//, /^web\/theme\.ts$/, ...PURE, 'big.js', 'signature_pad', ...REACT],
  },
  {
    files: /^web\/api\/passkey-device\.ts$/,
    may: () => [/^web\/api\//, ...SHARED, '@simplewebauthn/browser'],
  },
  { files: /^web\/api\//, may: () => [/^web\/(api|language|paths)/, ...SHARED, 'zod', /^read-excel-file\//, ...REACT] },
  {
    files: /^web\/desk\//,
    may: () => [/^web\/(desk|ui|api|language)\//, ...SHARED, 'zod', ...REACT],
  },
  {
    files: /^web\/features\//,
    may: (own) => [own, /^web\/(ui|api|language|desk)\//, 'web/paths.ts', ...SHARED, 'big.js', 'zod', ...REACT],
  },
  { files: /^web\/pages\//, may: () => [/^web\/(?!routes\.tsx$|testing\/)/, ...SHARED, 'big.js', 'zod', ...REACT] },
  { files: /^web\/testing\//, may: () => [/^web\//, ...SHARED, 'zod', ...REACT, ...TEST_TOOLS] },
  { files: /^web\//, may: () => [/^web\/(?!testing\/)/, ...SHARED, 'big.js', 'zod', ...REACT] },
]

const featureMay = (own: string): readonly (RegExp | string)[] => [
  own,
  /^server\/(records|store|documents|reference)\//,
  /^server\/jobs\/(?!hall)/,
  PROVIDER_INTERFACE,
  PROMPTS,
  /^server\/http\/(serve|serve-list-file|rate-limit|failure-words)\.ts$/,
  SERVER_LEAVES,
  ...SHARED,
  'big.js',
  'zod',
  NODE,
]

const SOURCES = sourcesUnder(import.meta.dirname)

describe('imports', () => {
  it('stay within the walls', () => {
    expect(SOURCES.filter((source) => !isTest(source.path)).flatMap(forbidden)).toEqual([])
  })

  it('of texts and words are not in tests of the domain either', () => {
    const speaking = SOURCES.filter(({ path }) => path.startsWith('domain/') && isTest(path))
    expect(speaking.length).toBeGreaterThan(50)
    expect(speaking.flatMap(edges).filter(({ to }) => /^(texts|words)\//.test(to))).toEqual([])
  })

  it('are seen: hundreds of files in all five folders, thousands of edges', () => {
    const seen = new Set(SOURCES.map((source) => source.path.split('/')[0]))
    expect([...seen].sort()).toEqual(expect.arrayContaining(['contract', 'domain', 'server', 'texts', 'web']))
    expect(SOURCES.length).toBeGreaterThan(150)
    expect(SOURCES.flatMap(edges).length).toBeGreaterThan(500)
  })

  it.each([
    ['texts/en/login.ts', "import { texts } from './api.ts'"],
    ['domain/money.ts', "import { readFileSync } from 'node:fs'"],
    ['domain/money.ts', "import { z } from 'zod'"],
    ['domain/tariff/duty.ts', "import { METAL_CASES } from '../testing/duty-cases/metal-cases.ts'"],
    ['domain/tariff/duty.ts', "import { texts } from '#texts/en/duty-receipt.ts'"],
    ['domain/invoice/priced-lines.ts', "import { texts } from '#texts/en/invoice-paper.ts'"],
    ['domain/clearance/estimate.ts', "import type { Words } from '#words/language.ts'"],
    ['domain/tariff/duty.ts', "import type { Db } from '#server/store/database.ts'"],
    ['contract/items.ts', "import { serve } from '#server/http/serve.ts'"],
    ['server/store/items.ts', "import { itemChange } from '#contract/items.ts'"],
    ['server/store/items.ts', "import { changeItem } from '../features/items/update-item.ts'"],
    ['server/providers/broker/broker.ts', "import { offlineExchangeRate } from '../exchange-rate/offline.ts'"],
    ['server/documents/commercial-invoice.ts', "import { listItems } from '../store/items.ts'"],
    ['server/reference/tariff.ts', "import type { Deps } from '../deps.ts'"],
    [
      'server/features/items/update-item.ts',
      "import { createLocalDisk } from '../../providers/file-storage/local-disk.ts'",
    ],
    ['server/features/items/update-item.ts', "import { ROOT } from '../../env.ts'"],
    ['server/features/items/update-item.ts', "import type { FastifyInstance } from 'fastify'"],
    ['server/features/items/update-item.ts', "import {\n  wire,\n} from '../../wiring.ts'"],
    ['server/features/duty/receipt.ts', "import { signIn } from '../session/sign-in.ts'"],
    ['server/records/items/list-items.ts', "import { signIn } from '../../features/session/sign-in.ts'"],
    ['server/http/serve.ts', "import { signIn } from '../features/session/sign-in.ts'"],
    ['server/main.ts', "import { App } from '#web/app.tsx'"],
    ['server/main.ts', "import { testApp } from './testing/test-app.ts'"],
    ['web/ui/tag.tsx', "import { call } from '../api/call.ts'"],
    ['web/desk/item-desk.ts', "import { toMakers } from '../features/item-grid/makers.ts'"],
    ['web/features/clients/list.tsx', "import { x } from '../shipments/x.ts'"],
    ['web/features/clients/list.tsx', "export { x } from '../../pages/login.tsx'"],
    ['web/pages/login.tsx', "import { routes } from '../routes.tsx'"],
    ['web/pages/login.tsx', "import { buildApp } from '#server/app.ts'"],
    ['web/pages/login.tsx', "const late = await import('#server/app.ts')"],
  ])('%s is caught with %s', (path, text) => {
    expect(forbidden({ path, text })).toHaveLength(1)
  })
})

describe('circles of imports, those of types alone too', () => {
  it('are none', () => {
    expect(circles(SOURCES)).toEqual([])
  })

  it('are found', () => {
    const source = (name: string, to: string) => ({
      path: `domain/${name}.ts`,
      text: `import type { X } from './${to}.ts'`,
    })
    expect(circles([source('a', 'b'), source('b', 'c'), source('c', 'b'), source('d', 'a')])).toEqual(['domain/b.ts'])
    expect(circles([source('a', 'b'), source('b', 'c'), source('c', 'd')])).toEqual([])
  })
})

describe('modules put in place of others', () => {
  it('are none: a worker keeps its modules from one test file to the next, so which one is met would hang on the order of files', () => {
    const replacing = SOURCES.filter(({ path, text }) => isTest(path) && /\bvi\.(?:do)?[mM]ock\(/.test(text))
    expect(replacing.map(({ path }) => path)).toEqual([])
  })
})

/** The first file, by its name, of every set of files that import each other, however long the way round. */
function circles(sources: readonly Source[]): readonly string[] {
  const targets = new Map(sources.map((source) => [source.path, edges(source).map(({ to }) => to)]))
  const reached = new Map([...targets.keys()].map((path) => [path, reachedFrom(path, targets)]))
  const turning = [...targets.keys()].filter((path) => reached.get(path)?.has(path)).sort()
  const isFirst = (path: string) => !turning.some((other) => other < path && isMutual(path, other))
  const isMutual = (one: string, other: string) => reached.get(one)?.has(other) && reached.get(other)?.has(one)
  return turning.filter(isFirst)
}

function reachedFrom(path: string, targets: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [path]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const to of targets.get(next) ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      waiting.push(to)
    }
  }
  return seen
}

const forbidden = (source: Source): readonly Edge[] => edges(source).filter((edge) => !isAllowed(edge))

function isAllowed({ from, to }: Edge): boolean {
  if (to.endsWith('.css')) return from.startsWith('web/')
  const own = `${from.split('/').slice(0, 3).join('/')}/`
  const rule = RULES.find(({ files }) => files.test(from))
  return rule?.may(own).some((each) => (typeof each === 'string' ? isWithin(to, each) : each.test(to))) ?? false
}

const isWithin = (to: string, room: string): boolean => (room.endsWith('/') ? to.startsWith(room) : to === room)
