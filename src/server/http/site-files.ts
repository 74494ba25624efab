// What search engines and other sites read of the public pages: robots.txt, sitemap.xml, and the address of the installation in
// the head of the index page, where the card that other sites show needs whole addresses.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PUBLIC_PAGES } from '#contract/public-pages.ts'
import type { Settings } from '../deps.ts'

/** Stands in index.html where the address of the installation belongs: a whole address, so that the build leaves it alone. */
export const SITE_MARK = 'https://site.invalid'

const A_DAY = 'public, max-age=86400'
/** A name or address with an optional port: a request may claim anything as its host. */
const HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** The configured address, else the one the request was made to; empty when that is none. */
export function siteOf({ publicUrl }: Pick<Settings, 'publicUrl'>, { protocol, host }: FastifyRequest): string {
  if (publicUrl) return publicUrl
  return HOST.test(host) ? `${protocol}://${host}` : ''
}

/** Serves /robots.txt and /sitemap.xml. */
export function registerSiteFiles(app: FastifyInstance, settings: Pick<Settings, 'publicUrl'>): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', A_DAY)
      .type('text/plain; charset=utf-8')
      .send(robotsText(siteOf(settings, request))),
  )
  app.get('/sitemap.xml', (request, reply) =>
    reply
      .header('cache-control', A_DAY)
      .type('application/xml; charset=utf-8')
      .send(sitemap(siteOf(settings, request))),
  )
}

/** Only the public pages are for search engines; scripts and pictures they need are too. */
const robotsText = (site: string): string =>
  [
    'User-agent: *',
    'Disallow: /',
    ...PUBLIC_PAGES.map((path) => `Allow: ${path}`),
    'Allow: /assets/',
    'Allow: /*.png$',
    'Allow: /*.svg$',
    ...(site ? [`Sitemap: ${site}/sitemap.xml`] : []),
    '',
  ].join('\n')

/** Source: sitemaps.org protocol 0.9. The configured address and the paths have no characters to escape but '&', which they lack. */
const sitemap = (site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PAGES.map((path) => `<url><loc>${site}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
