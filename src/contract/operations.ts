// The services and data an installation works with: their state, a test of each, and bringing the tariff schedule up to date.
import { z } from 'zod'
import { texts } from '#texts/en/operations.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { instant, text } from './fields.ts'
import { dataSet } from './reference.ts'

export const connectionId = z.enum([
  'exchange-rate',
  'language-model',
  'maker-directory',
  'web-search',
  'file-storage',
  'freightcom',
  'eshipper',
  'clearit',
  'amazon',
  'shopify',
  'woocommerce',
  'mail',
])
export type ConnectionId = z.output<typeof connectionId>

export const connection = z
  .object({
    id: connectionId,
    state: z.enum(['configured', 'built-in', 'not-configured']),
    detail: z.string().meta({ description: 'what it is and where, never a key' }),
    variables: z.array(z.string()).meta({ description: 'names of the variables that configure it' }),
  })
  .meta({ id: 'Connection' })
export type Connection = Readonly<z.output<typeof connection>>

export const listConnections = endpoint({
  method: 'GET',
  path: '/api/staff/connections',
  access: 'staff',
  summary: 'Services outside Portage and whether each is configured, without secrets.',
  answer: envelope(z.array(connection)),
  failure: (say) => say(texts).loadConnectionsFailed,
})

export const testConnection = endpoint({
  method: 'POST',
  path: '/api/staff/connections/:id/test',
  access: 'staff',
  leastRole: 'owner',
  summary: 'Really calls a service, with a deadline, and says what happened.',
  params: z.strictObject({ id: connectionId }),
  answer: envelope(
    z.object({ outcome: z.enum(['answered', 'failed', 'not-configured']), said: z.string(), ms: z.int() }),
  ),
  failure: (say) => say(texts).testFailed,
})

const scheduleProblem = z.discriminatedUnion('reason', [
  z.object({ reason: z.enum(['unreadRates', 'repeatedCodes']), facts: z.object({ count: z.int() }) }),
  z.object({ reason: z.literal('otherSize'), facts: z.object({ count: z.int(), known: z.int() }) }),
  z.object({ reason: z.literal('lacksChapters'), facts: z.object({ chapters: z.array(z.string()).readonly() }) }),
])
const counts = { rows: z.int(), added: z.int(), removed: z.int(), rates: z.int(), unread: z.int() }
const none = z.record(z.string(), z.never())

const exportFault = z.discriminatedUnion('reason', [
  z.object({ reason: z.enum(['not-unpacked', 'unpacks-too-large', 'not-json', 'no-list']), facts: none }),
  z.object({ reason: z.enum(['row-unnamed', 'row-without-indent']), facts: z.object({ row: z.int() }) }),
])

const updateDone = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('installed'), facts: z.object({ release: z.string(), ...counts }) }),
  z.object({ reason: z.literal('unchanged'), facts: z.object({ release: z.string() }) }),
])

const updateFailure = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('offline'), facts: z.object({ cause: z.string() }) }),
  z.object({ reason: z.enum(['too-slow', 'too-large', 'broke-off']), facts: none }),
  z.object({ reason: z.literal('refused'), facts: z.object({ status: z.int() }) }),
  z.object({ reason: z.literal('cut-short'), facts: z.object({ received: z.int() }) }),
  z.object({ reason: z.literal('no-file'), facts: z.object({ path: z.string() }) }),
  z.object({ reason: z.literal('broken'), facts: z.object({ fault: exportFault }) }),
  z.object({ reason: z.literal('not-written'), facts: z.object({ problem: z.string() }) }),
  z.object({ reason: z.literal('incomplete'), facts: z.object({ problems: z.array(scheduleProblem).readonly() }) }),
])

const startedBy = { startedBy: z.string(), startedAt: instant }

export const dataUpdate = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('none') }),
    z.object({
      state: z.literal('running'),
      ...startedBy,
      phase: z.enum(['receiving', 'checking']),
      receivedBytes: z.int(),
      expectedBytes: z.int().nullable(),
    }),
    z.object({ state: z.literal('done'), ...startedBy, end: updateDone }),
    z.object({ state: z.literal('failed'), ...startedBy, end: updateFailure }),
  ])
  .meta({ id: 'DataUpdate' })

export const getDataVersions = endpoint({
  method: 'GET',
  path: '/api/staff/data',
  access: 'staff',
  summary:
    'The release, the versions of the data with the days they were last verified, and the last update of the tariff schedule.',
  answer: envelope(
    z.object({
      release: z.string(),
      dataSets: z.array(dataSet),
      legalTexts: z.string().nullable().meta({ description: 'release of the installed legal texts' }),
      tariffOlderThan: z.string().nullable().meta({ description: 'as in /api/health' }),
      referenceProblem: z.string().nullable(),
      mayDownload: z.boolean(),
      update: dataUpdate,
    }),
  ),
  failure: (say) => say(texts).loadDataFailed,
})

/** Bytes of an uploaded schedule at most, packed: the official export has well under one million. */
export const MAX_SCHEDULE_BYTES = 12_000_000

export const updateData = endpoint({
  method: 'POST',
  path: '/api/staff/data/update',
  access: 'staff',
  leastRole: 'owner',
  summary:
    'Starts bringing the tariff schedule up to date, from a file or from the tariff site; the outcome is read from the versions.',
  body: z.strictObject({
    file: z
      .string()
      .max(Math.ceil(MAX_SCHEDULE_BYTES / 3) * 4)
      .optional()
      .meta({ description: 'base64 of the official export, packed with gzip or not; without it the site is asked' }),
    filename: text(200).optional().meta({ description: 'names the release' }),
  }),
  answer: envelope(dataUpdate),
  failure: (say) => say(texts).updateFailed,
  failures: ['update-file-broken', 'update-file-unnamed', 'update-off', 'update-running'],
  bodyLimitBytes: 17_000_000,
})
