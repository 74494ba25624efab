// Zod schemas as JSON Schema, the named ones put aside once so that a document can refer to them.
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.JSONSchema
export type SchemaNames = Readonly<Record<string, JsonSchema>>

/** A request is described before defaults and conversions, an answer after them. */
type Side = 'request' | 'answer'
type SidedSchema = { readonly schema: z.ZodType; readonly side: Side }

/**
 * Prints the given schemas with every named one referred to under '#/components/schemas/'.
 * `named` holds these; a name that means different shapes in requests and answers gets 'Request' after it in requests.
 */
export function schemaPrinter(all: readonly SidedSchema[]) {
  const requests = namedIn(all, 'request')
  const answers = namedIn(all, 'answer')
  const twofold = twofoldNames(requests, answers)
  const nameFor = (id: string, side: Side) => (side === 'request' && twofold.has(id) ? `${id}Request` : id)
  const pointed = (schema: JsonSchema, side: Side) => repoint(schema, (id) => nameFor(id, side))
  const entries = (names: SchemaNames, side: Side) =>
    Object.entries(names).map(([id, schema]): [string, JsonSchema] => [nameFor(id, side), pointed(schema, side)])
  const named: SchemaNames = Object.fromEntries(
    [...entries(requests, 'request'), ...entries(answers, 'answer')].sort(([a], [b]) => a.localeCompare(b)),
  )
  const print = (schema: z.ZodType, side: Side): JsonSchema => pointed(printed({ schema, side }).root, side)
  return { named, print }
}

const COMPONENTS = '#/components/schemas/'
const OWN = '#/$defs/'

function namedIn(all: readonly SidedSchema[], side: Side): SchemaNames {
  return Object.assign({}, ...all.filter((each) => each.side === side).map((each) => printed(each).definitions))
}

/** One schema and the named ones it uses; a schema that is itself named is just a reference to its definition. */
function printed({ schema, side }: SidedSchema): { root: JsonSchema; definitions: SchemaNames } {
  const io = side === 'request' ? 'input' : 'output'
  const { $schema: _dialect, $defs = {}, ...root } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const definitions = Object.entries($defs).map(([name, each]) => [name, withoutId(each)])
  return { root, definitions: Object.fromEntries(definitions) }
}

/** The name is the key it stands under. */
function withoutId({ id: _id, ...schema }: JsonSchema & { id?: unknown }): JsonSchema {
  return schema
}

/** Names used on both sides for shapes that differ, or that lead to one that does. */
function twofoldNames(requests: SchemaNames, answers: SchemaNames): ReadonlySet<string> {
  const shared = Object.keys(requests).filter((id) => id in answers)
  const differing = new Set(shared.filter((id) => JSON.stringify(requests[id]) !== JSON.stringify(answers[id])))
  const leadsToDiffering = (id: string) =>
    [...differing].some((other) => JSON.stringify(requests[id]).includes(`"${OWN}${other}"`))
  for (let grew = true; grew; ) {
    const more = shared.filter((id) => !differing.has(id) && leadsToDiffering(id))
    for (const id of more) differing.add(id)
    grew = more.length > 0
  }
  return differing
}

/** The schema with every reference turned from its own definitions to the document's components. */
function repoint(schema: JsonSchema, name: (id: string) => string): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(OWN)
      ? COMPONENTS + name(value.slice(OWN.length))
      : value,
  )
}
