// The built browser bundle: files of `dist`, and index.html for every page address, with the headers that protect it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_BUILD_HEADER, pageBuildOf } from '#contract/page-build.ts'
import type { Language } from '#domain/language.ts'
import type { Settings } from '../deps.ts'
import { AppError } from '../errors.ts'
import { CALL_POLICY } from './call-policy.ts'
import { isCall } from './limit-requests.ts'
import { noteLanguage } from './reader-language.ts'
import { SITE_MARK, siteOf } from './site-files.ts'

/** Scripts, fonts and calls come from here alone; styles may be inline, because components set sizes and colours so. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** For files with a hash in their name: their content never changes. A year, in seconds. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Browsers then come by https alone, to this name and all below it, for a year in seconds. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains'

/** Puts the headers on every answer, API included; in production also https for good, once a request came by it. */
export function protectAnswers(app: FastifyInstance, { production }: Pick<Settings, 'production'>): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(HEADERS).header('content-security-policy', isPlainCall(request) ? CALL_POLICY : CONTENT_POLICY)
    if (production && request.protocol === 'https') reply.header('strict-transport-security', HTTPS_ONLY)
  })
}

/**
 * Serves `folder`: its files (hashed assets for a year; the compressed copy that the build laid beside one, where the browser
 * reads it), and index.html for every other GET address outside /api.
 * Answers nothing but the API when the bundle was not built. The index page is told where the installation is found.
 */
export function servePages(app: FastifyInstance, folder: string, settings: Pick<Settings, 'publicUrl'> = {}): void {
  if (!existsSync(join(folder, 'index.html'))) return
  app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache')
      if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
    },
  })
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  tellBuild(app, pageBuildOf(page))
  const sendIndex = indexSender(page, settings)
  app.get('/', sendIndex)
  app.get('/*', (request, reply) => {
    if (isApi(request.url)) throw new AppError('missing', 'no-such-call')
    if (request.url.startsWith('/assets/')) throw new AppError('missing', 'not-found')
    return sendIndex(request, reply)
  })
}

/** On every answer of a call: a page of the same build need not read it by its schema once more. */
function tellBuild(app: FastifyInstance, build: string | undefined): void {
  if (build === undefined) return
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request.url)) reply.header(PAGE_BUILD_HEADER, build)
  })
}

/** A page that names its address, or the files of its screens, is written for each; any other is sent as the file it is, packed where it is packed. */
function indexSender(page: string, settings: Pick<Settings, 'publicUrl'>) {
  const isSame = !page.includes(SITE_MARK) && !SCREEN_MARK.test(page) && !PLACE_MARK.test(page)
  if (isSame) return (_request: unknown, reply: FastifyReply) => reply.sendFile('index.html')
  return (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        pageFor(page, request.url, noteLanguage(request, reply)).replaceAll(SITE_MARK, () => siteOf(settings, request)),
      )
}

/** On the line of a link that the build marked with the screen whose file it fetches ahead. */
const SCREEN_MARK = /data-screen="([a-z]+)"/
const OF_VISITORS = /^\/(login|tools|invitation|address-change|letters)?([/?]|$)/
const OF_STAFF_AND_SUPPLIERS = /^\/(staff|supplier)([/?]|$)/

/** On the line of first words that the build marked with where their addresses begin and with their language. */
const PLACE_MARK = /data-at="([^"]+)" data-language="([a-z]+)"/

/** Only what the screen at the address begins with is fetched ahead, and only its first words stand there, in the reader's language. */
function pageFor(page: string, url: string, language: Language): string {
  const lines = page.split('\n')
  const path = url.split('?')[0] ?? ''
  const places = lines.flatMap((line) => PLACE_MARK.exec(line)?.[1] ?? [])
  const own = { screen: screenAt(url), place: placeOf(path === '/' ? ENTRANCE : path, places) }
  const isWanted = (line: string) => {
    const [, screen] = SCREEN_MARK.exec(line) ?? []
    const [, place, spoken] = PLACE_MARK.exec(line) ?? []
    return (screen === undefined || screen === own.screen) && (!place || (place === own.place && spoken === language))
  }
  return lines.filter(isWanted).join('\n')
}

/** Where '/' leads. */
const ENTRANCE = '/login'

/** The longest beginning of the path, by whole parts; one that ends in '/' is what lies below it, and '/' everything else. */
function placeOf(path: string, places: readonly string[]): string {
  const isBeginning = (place: string) => path === place || path.startsWith(place.endsWith('/') ? place : `${place}/`)
  return places.reduce((best, each) => (isBeginning(each) && each.length > best.length ? each : best), '/')
}

function screenAt(url: string): string | undefined {
  if (OF_VISITORS.test(url)) return 'landing'
  return OF_STAFF_AND_SUPPLIERS.test(url) ? undefined : 'shipments'
}

/** A call, and not the page that describes calls. */
const isPlainCall = (request: Parameters<typeof isCall>[0]): boolean =>
  isCall(request) && !request.routeOptions.url?.startsWith('/api/docs')

const isApi = (url: string): boolean => /^\/api(\/|\?|$)/.test(url)
