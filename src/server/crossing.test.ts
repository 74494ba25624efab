// Two clients: with its own token and the other's ids, a client gets 403 or 404 from every endpoint, and never a word of the
// other's data. The cases are made from the catalogue: every place of a request that takes an id is tried on its own.
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ALL_ENDPOINTS } from '#contract/all.ts'
import type { Asked, Endpoint } from '#contract/endpoint.ts'
import { OTHER_WAYS, sampleFor } from './testing/sample-calls.ts'
import { givenSettings, type SampleWorld, sampleWorld } from './testing/sample-world.ts'
import { send, type TestApp, testApp } from './testing/test-app.ts'

/** Where an id stands in a request: ['body', 'shipmentData', 'id']; '*' is every entry of a list. */
type Place = readonly string[]

/** What stands below is compared with what is kept and never looked up: another's id is a stale one, refused with 409. */
const COMPARED = 'basedOn'

/** Texts that name a client's own things without having the form of an id. */
const NAMES_OF_THINGS = ['filename', 'items']

const FOR_CLIENTS = ALL_ENDPOINTS.filter(
  ({ endpoint }) => endpoint.access === 'client' || endpoint.access === 'client-or-staff',
)
const CASES = FOR_CLIENTS.flatMap(({ name, endpoint }) =>
  placesOf(endpoint).map((place) => ({ name, endpoint, place })),
)

let test: TestApp
let own: SampleWorld
let other: SampleWorld
let auditedBefore: readonly unknown[]

const auditOfOther = () =>
  test.deps.db.selectFrom('audit_log').selectAll().where('client_id', '=', other.clientId).orderBy('id').execute()

beforeAll(async () => {
  test = await testApp()
  await givenSettings(test.deps)
  own = await sampleWorld(test.deps, 'Birchwood')
  other = await sampleWorld(test.deps, 'Alderbrook')
  auditedBefore = await auditOfOther()
})

const sampleOf = (name: string, world: SampleWorld): Partial<Asked<Endpoint>> => {
  const sample = sampleFor(name)
  if (!sample) throw new Error(`testing/sample-calls.ts has no sample call of ${name}`)
  return sample(world)
}

function expectNothingLeaked(answer: { bytes: Buffer }, given: unknown) {
  const text = answer.bytes.toString('latin1')
  const asked = JSON.stringify(given)
  expect(other.marks.filter((mark) => text.includes(mark) && !asked.includes(mark))).toEqual([])
}

it('finds ids in many places of many endpoints', () => {
  expect(FOR_CLIENTS.length).toBeGreaterThan(15)
  expect(CASES.length).toBeGreaterThan(15)
})

it('would see a leak', () => {
  expect(() => expectNothingLeaked({ bytes: Buffer.from('{"reference":"Alderbrook-1"}') }, {})).toThrow()
})

describe('one id of the other client in a call that is otherwise right', () => {
  it.each(CASES)('$name at $place', async ({ name, endpoint, place }) => {
    const ways = [(world: SampleWorld) => sampleOf(name, world), ...(OTHER_WAYS[name] ?? [])]
    const sample = ways.find((way) => valueAt(way(other), place) !== undefined)
    const mine = sample?.(own) ?? {}
    const theirs = valueAt(sample?.(other), place)
    expect(theirs, 'the sample call fills this place').toBeDefined()
    expect(theirs).not.toEqual(valueAt(mine, place))
    const crossed = withValueAt(mine, place, theirs)
    const answer = await send(test, endpoint, crossed, own.caller)
    const refused = place.includes(COMPARED) ? [409] : [403, 404]
    expect({ status: answer.status, error: answer.json?.error }).toEqual({
      status: expect.toSatisfy((status: number) => refused.includes(status)),
      error: expect.any(String),
    })
    expectNothingLeaked(answer, crossed)
  })
})

describe('the whole call of the other client', () => {
  it.each(FOR_CLIENTS)('$name', async ({ name, endpoint }) => {
    if (name === 'logout' || name === 'leaveCompany') return
    const theirs = sampleOf(name, other)
    const answer = await send(test, endpoint, theirs, own.caller)
    expect(answer.status).toBeLessThan(500)
    expectNothingLeaked(answer, theirs)
  })

  it('leaves everything of the other client as it was', async () => {
    expect(await auditOfOther()).toEqual(auditedBefore)
  })
})

/** Every place of a request that takes an id, by the endpoint's schemas. */
function placesOf(endpoint: Endpoint): readonly Place[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = z.toJSONSchema(endpoint[part], { io: 'input', unrepresentable: 'any' })
    return placesIn(schema, schema.$defs ?? {}).map((place) => [part, ...place])
  })
}

type Schema = z.core.JSONSchema.BaseSchema

function placesIn(schema: Schema, named: Readonly<Record<string, Schema>>, key = ''): readonly Place[] {
  const target = schema.$ref ? named[schema.$ref.replace('#/$defs/', '')] : undefined
  if (target) return placesIn(target, named, key)
  if (schema.format === 'uuid') return [[]]
  if (schema.type === 'string' && NAMES_OF_THINGS.includes(key)) return [[]]
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    typeof field === 'boolean' ? [] : placesIn(field, named, name).map((place) => [name, ...place]),
  )
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) =>
    typeof each === 'boolean' ? [] : placesIn(each, named, key),
  )
  const entries = isSchema(schema.items) ? placesIn(schema.items, named).map((place) => ['*', ...place]) : []
  return [...fields, ...choices, ...entries]
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valueAt(value: unknown, [step, ...rest]: Place): unknown {
  if (step === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  return valueAt(
    step === '*' ? Object.values(value)[0] : Object.entries(value).find(([key]) => key === step)?.[1],
    rest,
  )
}

function withValueAt<T>(value: T, [step, ...rest]: Place, replacement: unknown): T
function withValueAt(value: unknown, [step, ...rest]: Place, replacement: unknown): unknown {
  if (step === undefined) return replacement
  if (step === '*') return [withValueAt(valueAt(value, ['*']), rest, replacement)]
  return { ...Object(value), [step]: withValueAt(valueAt(value, [step]), rest, replacement) }
}
