// The API described to programmers: the OpenAPI document and a page that shows it. The page is plain HTML and one style
// sheet of our own, without scripts, so it needs nothing from elsewhere and works under the strictest content policy.
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '#contract/openapi.ts'
import { apiDocsHtml } from './docs-html.ts'
import { DOCS_STYLE } from './docs-style.ts'

const CONTENT_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const A_MINUTE = 'public, max-age=60'

/** Serves /api/openapi.json, /api/docs and /api/docs.css to anybody. `version` is the product's own. */
export function registerApiDocs(app: FastifyInstance, version: string): void {
  const document = openApiDocument(version)
  const html = apiDocsHtml(document)
  app.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', A_MINUTE).send(document))
  app.get('/api/docs', (_request, reply) =>
    reply
      .header('cache-control', A_MINUTE)
      .header('content-security-policy', CONTENT_POLICY)
      .type('text/html; charset=utf-8')
      .send(html),
  )
  app.get('/api/docs.css', (_request, reply) =>
    reply.header('cache-control', A_MINUTE).type('text/css; charset=utf-8').send(DOCS_STYLE),
  )
}
