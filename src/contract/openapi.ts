// The catalogue of calls as an OpenAPI 3.1 document, printed from the schemas the server itself parses with.
import { z } from 'zod'
import { texts } from '#texts/en/api-docs.ts'
import { wordsOf } from '#words/language.ts'
import { ALL_ENDPOINTS, type NamedEndpoint } from './all.ts'
import type { Access, Endpoint } from './endpoint.ts'
import { refusal } from './envelope.ts'
import { FAILURES, type FailureCode, failureCode } from './failure-codes.ts'
import { failuresOf } from './failures-of.ts'
import { KEY_KEPT_HOURS, LONGEST_KEY } from './idempotency.ts'
import { type JsonSchema, type SchemaNames, schemaPrinter } from './json-schema.ts'

export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema; readonly example?: unknown }>>
type Answer = { readonly description: string; readonly content: Content } | { readonly $ref: string }

export type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly 'x-access': Access
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content; readonly 'x-limit-bytes': number }
  readonly responses: Readonly<Record<string, Answer>>
  /** The codes of its failures. */
  readonly 'x-failures': readonly FailureCode[]
}

export type OpenApiDocument = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: SchemaNames
    readonly responses: Readonly<Record<string, Answer>>
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
}

/**
 * The whole document. Requests are described as a caller writes them, before defaults and conversions; answers as they
 * are sent. Schemas with a name (`meta({ id })`) stand once under components. `version` is the product's own.
 */
export function openApiDocument(version: string, endpoints: readonly NamedEndpoint[] = ALL_ENDPOINTS): OpenApiDocument {
  const printer = schemaPrinter(
    endpoints
      .flatMap(({ endpoint }) => [
        { schema: endpoint.body, side: 'request' as const },
        ...(endpoint.answerKind === 'json' ? [{ schema: endpoint.answer, side: 'answer' as const }] : []),
      ])
      .concat(
        { schema: failureAnswer, side: 'answer' },
        ...detailsOf(endpoints).map((schema) => ({ schema, side: 'answer' as const })),
      ),
  )
  const paths: Record<string, Record<string, Operation>> = {}
  for (const each of endpoints) {
    const path = each.endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [each.endpoint.method.toLowerCase()]: operation(each, printer.print) }
  }
  const failure = printer.print(failureAnswer, 'answer')
  return {
    openapi: '3.1.0',
    info: { title: texts.title, version, description: texts.about },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map((each) => each.group))].map((name) => ({ name })),
    paths,
    components: { schemas: printer.named, responses: failureAnswers(failure), securitySchemes: SECURITY_SCHEMES },
  }
}

const failureAnswer = refusal(failureCode).meta({ id: 'Failure' })

/** The facts of each code that a call can answer and that has any, as shapes named after it: 'PasswordLockedDetails'. */
const detailsOf = (endpoints: readonly NamedEndpoint[]): readonly z.ZodType[] =>
  [...new Set(endpoints.flatMap(({ endpoint }) => [...failuresOf(endpoint)]))].flatMap(
    (code) => DETAILS.get(code) ?? [],
  )

const DETAILS: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries(FAILURES)
    .filter(([, facts]) => facts instanceof z.ZodObject)
    .map(([code, facts]) => [code, facts.meta({ id: `${pascal(code)}Details` })]),
)

function pascal(code: string): string {
  return code.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

type Print = ReturnType<typeof schemaPrinter>['print']

function operation({ name, group, endpoint }: NamedEndpoint, print: Print): Operation {
  const body = print(endpoint.body, 'request')
  const takesBody = endpoint.method !== 'GET' && !isEmpty(body)
  return {
    operationId: name,
    tags: [group],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: SECURITY[endpoint.access],
    parameters: [
      ...parameters(print(endpoint.params, 'request'), 'path'),
      ...parameters(print(endpoint.query, 'request'), 'query'),
      ...(endpoint.makes ? [IDEMPOTENCY] : []),
    ],
    ...(takesBody && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: body } },
        'x-limit-bytes': endpoint.bodyLimitBytes,
      },
    }),
    responses: { [endpoint.startsJob ? '202' : '200']: answer(endpoint, print), ...failures(endpoint, takesBody) },
    'x-failures': [...failuresOf(endpoint)].sort(),
  }
}

const IDEMPOTENCY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: texts.idempotencyKey(KEY_KEPT_HOURS),
  schema: { type: 'string', maxLength: LONGEST_KEY },
}

const isEmpty = (schema: JsonSchema): boolean => !schema.$ref && Object.keys(schema.properties ?? {}).length === 0

function parameters(schema: JsonSchema, place: 'path' | 'query'): Parameter[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]): Parameter[] => {
    if (typeof property === 'boolean') return []
    const { description, ...rest } = property
    const required = place === 'path' || (schema.required ?? []).includes(name)
    return [{ name, in: place, required, ...(description && { description }), schema: rest }]
  })
}

function answer(endpoint: Endpoint, print: Print): Answer {
  if (endpoint.answerKind === 'json-lines')
    return { description: texts.linesAnswer, content: { 'application/x-ndjson': {} } }
  if (endpoint.answerKind === 'pdf') return { description: texts.pdfAnswer, content: { 'application/pdf': {} } }
  if (endpoint.answerKind === 'zip') return { description: texts.zipAnswer, content: { 'application/zip': {} } }
  if (endpoint.answerKind === 'csv') return { description: texts.csvAnswer, content: { 'text/csv': {} } }
  const description = endpoint.access === 'visitor' ? texts.sealedAnswer : plainAnswer(endpoint)
  return { description, content: { 'application/json': { schema: print(endpoint.answer, 'answer') } } }
}

const plainAnswer = ({ startsJob }: Endpoint): string => (startsJob ? texts.jobAnswer : texts.answer)

/** Refusals a call can meet, by status; 500 carries the sentence the user reads when the server itself breaks. */
function failures(endpoint: Endpoint, takesBody: boolean): Record<string, Answer> {
  const statuses = [
    '400',
    ...(endpoint.access === 'public' ? [] : ['401', '403']),
    ...(endpoint.path.includes(':') ? ['404'] : []),
    ...(endpoint.makes ? ['409'] : []),
    ...(takesBody ? ['413', '415'] : []),
    ...(endpoint.makes ? ['422'] : []),
  ]
  return {
    ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    '500': {
      description: texts.broken,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Failure' },
          example: { success: false, code: 'broken', error: endpoint.failure(wordsOf('en')) },
        },
      },
    },
    default: { $ref: '#/components/responses/other' },
  }
}

const failureAnswers = (schema: JsonSchema): Record<string, Answer> =>
  Object.fromEntries(
    Object.entries(texts.failures).map(([name, description]) => [
      name,
      { description, content: { 'application/json': { schema } } },
    ]),
  )

const CLIENT = { bearer: [], requestKey: [] }
const STAFF = { bearer: [] }
const SECURITY: Readonly<Record<Access, Operation['security']>> = {
  public: [],
  visitor: [{ visitorId: [], requestKey: [] }, CLIENT],
  client: [CLIENT],
  staff: [STAFF],
  'client-or-staff': [CLIENT, STAFF],
  'api-key': [{ apiKey: [], signature: [] }],
}

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: texts.bearer },
  visitorId: { type: 'apiKey', in: 'header', name: 'X-Visitor-Id', description: texts.visitorId },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: texts.apiKey },
  signature: { type: 'apiKey', in: 'header', name: 'X-Signature', description: texts.signature },
  requestKey: { type: 'apiKey', in: 'header', name: 'X-Request-Key', description: texts.requestKey },
}
