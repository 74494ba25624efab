// The API described to programmers: the OpenAPI document and a page that shows it. The page is plain HTML and one style
// sheet of our own, without scripts, so it needs nothing from elsewhere and works under the strictest content policy.
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { openApiDocument } from '#contract/openapi.ts'
import { apiDocsHtml } from './docs-html.ts'
import { DOCS_STYLE } from './docs-style.ts'

const A_MINUTE = 'public, max-age=60'

/** Serves /api/openapi.json, /api/docs and /api/docs.css to anybody. They are made when first asked for. */
export function registerApiDocs(app: FastifyInstance): void {
  const json = once(() => JSON.stringify(openApiDocument(productVersion())))
  const html = once(() => apiDocsHtml(openApiDocument(productVersion())))
  const pages = [
    { url: '/api/openapi.json', type: 'application/json; charset=utf-8', content: json },
    { url: '/api/docs', type: 'text/html; charset=utf-8', content: html },
    { url: '/api/docs.css', type: 'text/css; charset=utf-8', content: once(() => DOCS_STYLE) },
  ]
  for (const { url, type, content } of pages) {
    app.get(url, (_request, reply) => reply.header('cache-control', A_MINUTE).type(type).send(content()))
  }
}

function productVersion(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

/** As bytes, which all readers share: of a text each gets a copy of its own, and whoever reads none of it keeps that in memory. */
function once(make: () => string): () => Buffer {
  let made: Buffer | undefined
  return () => {
    made ??= Buffer.from(make())
    return made
  }
}
