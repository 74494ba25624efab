// A call that would succeed, spoiled in one to three places: its parts, its headers, its body, or by whom it is made.
import { ON_BEHALF } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { sampleFor } from '#server/testing/sample-calls.ts'
import type { TestCaller } from '#server/testing/test-app.ts'
import { hostileText, hostileValue } from './hostile-values.ts'
import type { House } from './house.ts'
import type { Random } from './random.ts'

export type HostileRequest = {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>
  readonly path: string
  readonly payload: string | undefined
  readonly caller: TestCaller | undefined
  readonly headers: Readonly<Record<string, string>>
  /** Texts of the client it asks for, where somebody else asks. */
  readonly marks: readonly string[]
}

const HEADERS = [
  'accept-language',
  'idempotency-key',
  'if-match',
  'range',
  'x-forwarded-for',
  'content-type',
  'authorization',
]
const MOST_CHANGES = 3

export async function hostileRequest(
  random: Random,
  house: House,
  name: string,
  endpoint: Endpoint,
): Promise<HostileRequest> {
  const asked = structuredClone(sampleFor(name)?.(house.world) ?? {})
  const parts = {
    params: { ...Object(asked.params) },
    query: { ...Object(asked.query) },
    body: { ...Object(asked.body) },
  }
  const headers: Record<string, string> = {}
  const given = JSON.stringify(asked)
  for (let changes = 1 + random.below(MOST_CHANGES); changes > 0; changes -= 1) {
    if (random.chance(0.1)) headers[random.oneOf(HEADERS)] = headerText(hostileText(random))
    else spoil(random, partOf(random, parts))
  }
  const caller = random.chance(0.8) ? callerFor(house, name, endpoint) : random.oneOf(house.strangers)
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  return {
    endpoint: { method: endpoint.method, path: endpoint.path },
    path: pathWith(random, endpoint.path, parts),
    payload: hasBody ? payloadOf(random, parts.body) : undefined,
    caller,
    headers,
    marks: mayNotName(house, endpoint, caller) ? house.world.marks.filter((mark) => !given.includes(mark)) : [],
  }
}

/** Of public calls the request itself is the permission: a link, a code. */
const mayNotName = ({ strangers }: House, { access }: Endpoint, caller: TestCaller | undefined): boolean =>
  access !== 'public' && strangers.includes(caller)

type Parts = Readonly<Record<'params' | 'query' | 'body', Record<string, unknown>>>

function partOf(random: Random, parts: Parts): Record<string, unknown> {
  if (random.chance(0.15)) return parts.params
  return random.chance(0.2) ? parts.query : parts.body
}

function callerFor(house: House, name: string, endpoint: Endpoint): TestCaller | undefined {
  if (endpoint.access === 'public') return undefined
  if (endpoint.access === 'visitor') return house.visitor
  if (endpoint.access === 'api-key') return house.apiKey
  return endpoint.access === 'staff' || name.endsWith(ON_BEHALF) ? house.staff : house.world.caller
}

/** Changes something in it at random, however deep: another value, gone, twice, under another name. */
function spoil(random: Random, part: Record<string, unknown>): void {
  const places = placesOf(part)
  if (places.length === 0 || random.chance(0.05)) {
    part[random.oneOf(['surprise', '__proto__x', 'id', ''])] = hostileValue(random)
    return
  }
  const { holder, key } = random.oneOf(places)
  const act = random.below(10)
  if (act === 0) delete holder[key]
  else if (act === 1) holder[key] = [holder[key], structuredClone(holder[key])]
  else if (act === 2) holder[key] = valueElsewhere(random, places)
  else if (act === 3 && typeof holder[key] === 'string') holder[key] = cut(random, holder[key])
  else holder[key] = hostileValue(random)
}

function valueElsewhere(random: Random, places: readonly Place[]): unknown {
  const { holder, key } = random.oneOf(places)
  return structuredClone(holder[key])
}

const cut = (random: Random, text: string): string => {
  const at = random.below(text.length + 1)
  return text.slice(0, at) + hostileText(random) + text.slice(at + random.below(3))
}

type Place = { readonly holder: Record<string, unknown>; readonly key: string }

function placesOf(value: unknown): readonly Place[] {
  if (value === null || typeof value !== 'object') return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])])
}

const PLAIN = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const LONGEST_ADDRESS = 8000

function pathWith(
  random: Random,
  path: string,
  { params, query }: { params: Record<string, unknown>; query: Record<string, unknown> },
): string {
  const written = path.replace(/:(\w+)/g, (_, key: string) => {
    const text = PLAIN(params[key] ?? '')
      .toWellFormed()
      .slice(0, 500)
    return random.chance(0.03) ? random.oneOf(['%00', '%ff', '%', '..', '%2e%2e%2f', ' ']) : encodeURIComponent(text)
  })
  const pairs = Object.entries(query).map(
    ([key, value]) => `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(PLAIN(value).toWellFormed())}`,
  )
  if (pairs.length > 0 && random.chance(0.1)) pairs.push(pairs[0] as string)
  return [written, ...(pairs.length > 0 ? [pairs.join('&')] : [])].join('?').slice(0, LONGEST_ADDRESS)
}

/** As it is, or with the JSON itself broken. */
function payloadOf(random: Random, body: unknown): string {
  const json = JSON.stringify(body) ?? ''
  if (!random.chance(0.03)) return json
  return random.oneOf([
    json.slice(0, random.below(json.length)),
    `[${json}]`,
    `${json}${json}`,
    '',
    'null',
    `\ufeff${json}`,
    hostileText(random),
  ])
}

/** What a header can carry at all. */
const headerText = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 2000)
