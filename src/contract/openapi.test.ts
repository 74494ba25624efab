import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ALL_ENDPOINTS } from './all.ts'
import { endpoint } from './endpoint.ts'
import { type OpenApiDocument, openApiDocument } from './openapi.ts'

const document = openApiDocument('1.2.3')

const operationOf = (from: OpenApiDocument, path: string, method: string) => {
  const found = from.paths[path]?.[method]
  if (!found) throw new Error(`no ${method} ${path}`)
  return found
}

describe('the OpenAPI document', () => {
  it('says what it is', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: 'Portage API', version: '1.2.3' })
  })

  it('has every endpoint of the catalogue under its path and method', () => {
    const printed = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(printed.map((each) => each.operationId).sort()).toEqual(ALL_ENDPOINTS.map((each) => each.name).sort())
    for (const { name, endpoint: each } of ALL_ENDPOINTS) {
      const path = each.path.replace(/:(\w+)/g, '{$1}')
      expect(operationOf(document, path, each.method.toLowerCase()).operationId).toBe(name)
    }
  })

  it('declares every parameter of a path as required', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const operation of Object.values(methods)) {
        const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
        const declared = operation.parameters.filter((each) => each.in === 'path')
        expect(declared.map((each) => each.name).sort(), path).toEqual(names.sort())
        expect(declared.every((each) => each.required)).toBe(true)
      }
  })

  it('resolves every reference and leaves none to definitions of its own', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(references.length).toBeGreaterThan(50)
    for (const reference of new Set(references)) expect(resolve(document, reference), reference).toBeDefined()
    expect(JSON.stringify(document)).not.toContain('$defs')
  })

  it('describes a named shape once, under its name', () => {
    const items = operationOf(document, '/api/shipments/{id}/items', 'get').responses['200']
    expect(items).toMatchObject({
      content: {
        'application/json': {
          schema: { properties: { data: { type: 'array', items: { $ref: '#/components/schemas/ShipmentItem' } } } },
        },
      },
    })
    expect(document.components.schemas.ShipmentItem?.properties).toHaveProperty('countryOfOrigin')
  })

  it('describes requests as the caller writes them: what has a default may be left out', () => {
    const list = operationOf(document, '/api/shipments', 'get')
    expect(list.parameters).toMatchObject([
      { name: 'page', in: 'query', required: false, schema: { type: 'integer' } },
      { name: 'search', in: 'query', required: false, schema: { type: 'string' } },
      { name: 'status', in: 'query', required: false, schema: { type: 'string' } },
      { name: 'order', in: 'query', required: false, schema: { type: 'string', default: 'newest' } },
    ])
    expect(operationOf(document, '/api/shipments', 'get').requestBody).toBeUndefined()
  })

  it('asks clients for the token and the request key, staff for the token only', () => {
    expect(operationOf(document, '/api/auth/login', 'post').security).toEqual([])
    expect(operationOf(document, '/api/shipments', 'get').security).toEqual([{ bearer: [], requestKey: [] }])
    expect(operationOf(document, '/api/staff/clients', 'get').security).toEqual([{ bearer: [] }])
    expect(operationOf(document, '/api/exchange-rate', 'get').security).toEqual([
      { bearer: [], requestKey: [] },
      { bearer: [] },
    ])
  })

  it('shows the refusals a call can meet and the sentence for a broken server', () => {
    const update = operationOf(document, '/api/shipments/{id}/items/{itemId}', 'put').responses
    expect(Object.keys(update).sort()).toEqual(['200', '400', '401', '403', '404', '413', '415', '500', 'default'])
    expect(update['500']).toMatchObject({ content: { 'application/json': { example: { success: false } } } })
  })

  it('gives papers as PDF', () => {
    expect(operationOf(document, '/api/download-invoice/{filename}', 'get').responses['200']).toMatchObject({
      content: { 'application/pdf': {} },
    })
  })
})

it('keeps a shape apart that means one thing in requests and another in answers, with what leads to it', () => {
  const part = z.object({ amount: z.number().default(1) }).meta({ id: 'TestPart' })
  const whole = z.object({ part }).meta({ id: 'TestWhole' })
  const both = endpoint({
    method: 'POST',
    path: '/x',
    access: 'public',
    summary: 'x',
    body: whole,
    answer: whole,
    failure: () => 'x',
  })
  const { components, paths } = openApiDocument('1', [{ name: 'both', group: 'test', endpoint: both }])
  expect(Object.keys(components.schemas)).toEqual([
    'Failure',
    'FailureCode',
    'FieldProblem',
    'InputIssue',
    'InvalidInputDetails',
    'TestPart',
    'TestPartRequest',
    'TestWhole',
    'TestWholeRequest',
    'TooLargeDetails',
  ])
  expect(components.schemas.TestPart?.required).toEqual(['amount'])
  expect(components.schemas.TestPartRequest?.required).toBeUndefined()
  expect(components.schemas.TestWholeRequest?.properties).toEqual({
    part: { $ref: '#/components/schemas/TestPartRequest' },
  })
  expect(paths['/x']?.post?.requestBody?.content['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/TestWholeRequest',
  })
})

const resolve = (document: OpenApiDocument, reference: string): unknown =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), document)
