import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#contract/all.ts'
import { openApiDocument } from '#contract/openapi.ts'
import { apiDocsHtml } from './docs-html.ts'
import { registerApiDocs } from './docs-page.ts'
import { protectAnswers } from './pages.ts'

const server = Fastify()
protectAnswers(server, { production: false })
registerApiDocs(server)

it('serves the OpenAPI document as JSON, with the version of the product', async () => {
  const answer = await server.inject('/api/openapi.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('application/json')
  const { info } = answer.json<{ info: { version: string } }>()
  expect(info.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(info.version))))
})

it('shows every call and every named shape on the page', async () => {
  const page = (await server.inject('/api/docs')).body
  for (const { name, endpoint } of ALL_ENDPOINTS) {
    expect(page, name).toContain(`<details id="${name}">`)
    expect(page).toContain(endpoint.path.replace(/:(\w+)/g, '{$1}'))
  }
  const linked = [...page.matchAll(/href="#([\w-]+)"/g)].map((match) => match[1])
  expect(linked.length).toBeGreaterThan(30)
  for (const anchor of new Set(linked)) expect(page, anchor).toContain(`id="${anchor}"`)
})

it('needs no script, no inline style and nothing from another host', async () => {
  const answer = await server.inject('/api/docs')
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  expect(answer.body).not.toMatch(/<script|<style|style="|https?:\/\/|\son\w+="/)
  const style = await server.inject('/api/docs.css')
  expect(style.headers['content-type']).toContain('text/css')
  expect(style.body).not.toMatch(/url\(|@import/)
})

it('escapes what the document says', () => {
  const document = openApiDocument('<b>1</b>')
  expect(apiDocsHtml(document)).toContain('&lt;b&gt;1&lt;/b&gt;')
  expect(apiDocsHtml(document)).not.toContain('<b>1</b>')
})

it('hands every reader the same bytes, so that those who take none of it cost no memory', async () => {
  const app = Fastify()
  const sent: unknown[] = []
  app.addHook('onSend', async (_request, _reply, payload) => {
    sent.push(payload)
  })
  registerApiDocs(app)
  await app.inject('/api/openapi.json')
  await app.inject('/api/openapi.json')
  expect(sent[0]).toBeInstanceOf(Buffer)
  expect(sent[1]).toBe(sent[0])
})
