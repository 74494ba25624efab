// The real application on an embedded database, with two clients that have one of everything, and how a request reaches it.
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { recordedFreight } from '#server/testing/recorded-freight.ts'
import { recordedInbound } from '#server/testing/recorded-inbound.ts'
import { givenSettings, type SampleWorld, sampleWorld } from '#server/testing/sample-world.ts'
import {
  apiKeyCaller,
  callerHeaders,
  staffCaller,
  type TestApp,
  type TestCaller,
  testApp,
  visitorCaller,
} from '#server/testing/test-app.ts'
import type { HostileRequest } from './hostile-request.ts'
import type { Random } from './random.ts'

export type House = {
  readonly test: TestApp
  readonly world: SampleWorld
  readonly staff: TestCaller
  readonly visitor: TestCaller
  readonly apiKey: TestCaller
  /** Who should not see what is the first client's. */
  readonly strangers: readonly (TestCaller | undefined)[]
  /** The trouble the server logged last. */
  readonly logged: { last: string | undefined }
}

const MARKS = ['Alderbrook', 'Birchwood', 'Cedarville', 'Dogwoodton', 'Elmsford', 'Firgrove']

export async function newHouse(random: Random): Promise<House> {
  const logged: House['logged'] = { last: undefined }
  const lines = new Writable({
    write(line, _, done) {
      logged.last = String(line).slice(0, 1500)
      done()
    },
  })
  const test = await testApp({
    freight: recordedFreight(),
    inboundPlans: recordedInbound,
    log: pino({ level: 'error' }, lines),
  })
  await givenSettings(test.deps)
  const first = random.below(MARKS.length)
  const world = await sampleWorld(test.deps, MARKS[first] as string)
  const other = await sampleWorld(test.deps, MARKS[(first + 1) % MARKS.length] as string)
  const visitor = await visitorCaller(test)
  return {
    test,
    world,
    staff: await staffCaller(test.deps),
    visitor,
    apiKey: await apiKeyCaller(test.deps),
    strangers: [other.caller, other.caller, visitor, undefined],
    logged,
  }
}

/** Whole answers are read, also those that are sent while they are made. `cpuMs`: of this process with all its threads, database and printer too. */
export async function sendTo(house: House, request: HostileRequest) {
  const { endpoint, path, payload, caller } = request
  house.logged.last = undefined
  const who = await callerHeaders(caller, { method: endpoint.method, path, now: house.test.clock.at, body: payload })
  const headers = {
    ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    ...who,
    ...request.headers,
  }
  const before = process.cpuUsage()
  const answer = await house.test.app.inject({
    method: endpoint.method,
    url: path,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  const { user, system } = process.cpuUsage(before)
  const asked = path + (payload ?? '')
  return {
    status: answer.statusCode,
    cpuMs: (user + system) / 1000,
    ...codeOf(answer.body),
    leaked: request.marks.find((mark) => !asked.includes(mark) && answer.rawPayload.toString('latin1').includes(mark)),
    logged: house.logged.last,
  }
}

function codeOf(body: string): { readonly code?: string; readonly sealed: boolean } {
  try {
    const json: { code?: string; sealed?: string } = JSON.parse(body)
    return { ...(json.code === undefined ? {} : { code: json.code }), sealed: json.sealed !== undefined }
  } catch {
    return { sealed: false }
  }
}
