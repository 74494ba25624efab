// The OpenAPI document as one HTML page: calls by group, their parameters, bodies and answers, and the named shapes.
import type { OpenApiDocument, Operation, Parameter } from '#contract/openapi.ts'
import { texts } from '#texts/en/api-docs.ts'

type Schema = Parameter['schema'] | boolean
type Call = { readonly path: string; readonly method: string; readonly operation: Operation }

/** The whole page. Every text of the document is escaped. */
export function apiDocsHtml(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter((each) => each.operation.tags.includes(name)),
  }))
  const shapes = Object.entries(document.components.schemas)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${esc(document.info.title)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${esc(document.info.title)} <small>${esc(document.info.version)}</small></h1>
<p>${esc(document.info.description)}</p>
<p><a href="/api/openapi.json">${esc(texts.download)}</a></p>
</header>
<nav aria-label="${esc(texts.calls)}">
${groups.map((group) => `<a href="#${esc(group.name)}">${esc(spaced(group.name))}</a>`).join('\n')}
<a href="#shapes">${esc(texts.shapes)}</a>
</nav>
<main>
<section id="signing">
<h2>${esc(texts.signIn)}</h2>
<dl>
${Object.values(document.components.securitySchemes).map(signingHtml).join('\n')}
</dl>
</section>
${groups.map((group) => `<section id="${esc(group.name)}">\n<h2>${esc(spaced(group.name))}</h2>\n${group.calls.map(callHtml).join('\n')}\n</section>`).join('\n')}
<section id="shapes">
<h2>${esc(texts.shapes)}</h2>
${shapes.map(([name, schema]) => `<details id="shape-${esc(name)}"><summary><code>${esc(name)}</code></summary>${schemaHtml(schema)}</details>`).join('\n')}
</section>
</main>
</body>
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const esc = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** 'clientData' as 'client data'. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function signingHtml(scheme: Readonly<Record<string, string>>): string {
  const header = scheme.name ? `${scheme.name}: ...` : 'Authorization: Bearer ...'
  return `<dt><code>${esc(header)}</code></dt><dd>${esc(scheme.description ?? '')}</dd>`
}

function callHtml({ path, method, operation }: Call): string {
  const body = operation.requestBody
  return `<details id="${esc(operation.operationId)}">
<summary><span class="method ${method.toLowerCase()}">${method}</span> <code>${esc(path)}</code>
<span class="access">${esc(texts.access[operation['x-access']])}</span><span class="about">${esc(operation.summary)}</span></summary>
${parametersHtml(operation.parameters)}
${body ? `<h4>${esc(texts.requestBody)} <small>${esc(texts.bodyLimit(body['x-limit-bytes'].toLocaleString('en')))}</small></h4>${schemaHtml(body.content['application/json']?.schema ?? {})}` : ''}
<h4>${esc(texts.answers)}</h4>
${Object.entries(operation.responses).map(answerHtml).join('\n')}
<p>${esc(texts.codes)}: ${operation['x-failures'].map((code) => `<code>${esc(code)}</code>`).join(' ')}</p>
</details>`
}

function parametersHtml(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    (each) =>
      `<tr><td><code>${esc(each.name)}</code></td><td>${each.in}</td><td>${typeHtml(each.schema)}</td><td>${notesHtml(each.schema, each.required, each.description)}</td></tr>`,
  )
  return table([texts.parameter, texts.where, texts.type, texts.notes], rows)
}

/** Statuses of the shared failures are listed with their meaning; the answer of a good call with its fields. */
function answerHtml([status, answer]: [string, Operation['responses'][string]]): string {
  if ('$ref' in answer) return `<p class="status"><b>${esc(status)}</b> ${esc(failureText(answer.$ref))}</p>`
  const json = answer.content['application/json']
  if (status !== '200')
    return `<p class="status"><b>${esc(status)}</b> ${esc(texts.whenBroken)}: ${esc(errorOf(json?.example))}</p>`
  return `<p class="status"><b>200</b> ${esc(answer.description)}</p>${json?.schema ? schemaHtml(json.schema) : ''}`
}

const failureText = (reference: string): string => {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return new Map(Object.entries(texts.failures)).get(name) ?? ''
}

function errorOf(example: unknown): string {
  return typeof example === 'object' && example !== null && 'error' in example ? String(example.error) : ''
}

/** An object as a table of its fields; anything else as its type. */
function schemaHtml(schema: Schema): string {
  if (typeof schema === 'boolean' || !schema.properties) return `<p>${typeHtml(schema)}</p>`
  const rows = Object.entries(schema.properties).map(([name, property]) => {
    const required = (schema.required ?? []).includes(name)
    return `<tr><td><code>${esc(name)}</code></td><td>${typeHtml(property)}</td><td>${notesHtml(property, required)}</td></tr>`
  })
  return table([texts.field, texts.type, texts.notes], rows)
}

const table = (heads: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${esc(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`

function typeHtml(schema: Schema): string {
  if (typeof schema === 'boolean') return 'any'
  if (schema.$ref) return shapeLink(schema.$ref)
  if (schema.const !== undefined) return `<code>${esc(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return schema.enum.map((value) => `<code>${esc(JSON.stringify(value))}</code>`).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeHtml).join(' | ')
  if (schema.type === 'array') return `array of ${typeHtml(itemSchema(schema.items))}`
  if (schema.type !== 'object') return esc([schema.type ?? 'any', schema.format].filter(Boolean).join(' '))
  if (schema.properties) return `object ${schemaHtml(schema)}`
  return `map to ${typeHtml(schema.additionalProperties ?? true)}`
}

const itemSchema = (items: Parameter['schema']['items']): Schema =>
  items === undefined || Array.isArray(items) ? true : items

function shapeLink(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return `<a href="#shape-${esc(name)}"><code>${esc(name)}</code></a>`
}

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems', 'default'] as const

function notesHtml(schema: Schema, required: boolean, description?: string): string {
  if (typeof schema === 'boolean') return ''
  const limits = LIMITS.flatMap((key) => {
    const value: unknown = schema[key]
    const unbounded = typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER
    return value === undefined || unbounded ? [] : [`${key} ${JSON.stringify(value)}`]
  })
  return [
    required ? `<b>${esc(texts.required)}</b>` : '',
    esc(description ?? schema.description ?? ''),
    esc(limits.join(', ')),
  ]
    .filter(Boolean)
    .join(' · ')
}
