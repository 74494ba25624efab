import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { issueApiKey, listApiKeys, revokeApiKey } from '#contract/api-keys.ts'
import { warehouseImport } from '#contract/warehouse.ts'
import { texts as apiTexts } from '#texts/en/api.ts'
import { texts as fileTexts } from '#texts/en/file-problems.ts'
import { texts } from '#texts/en/import.ts'
import { signedGate } from '../../../http/api-key-check.ts'
import { givenClient } from '../../../testing/builders.ts'
import { temporaryFolder } from '../../../testing/real-server.ts'
import {
  dataOf,
  send,
  signedHeaders,
  staffCaller,
  type TestApp,
  type TestCaller,
  testApp,
} from '../../../testing/test-app.ts'

const PATH = warehouseImport.path
let test: TestApp
let staff: TestCaller
let key: { id: string; secret: string }
beforeEach(async () => {
  test = await testApp()
  staff = await staffCaller(test.deps)
  await givenClient(test.deps.db, { email: 'dana@wax.example' })
  key = dataOf(await send(test, issueApiKey, { body: { name: 'Warehouse A' } }, staff))
})

const place = { client: 'dana@wax.example', shipment: 'SHP-1' }
const BODY = {
  imports: [
    { kind: 'shipments', rows: [{ client: 'dana@wax.example', reference: 'SHP-1', status: 'received' }] },
    { kind: 'items', rows: [{ ...place, sku: 'WAX', description: 'Candle', quantity: 24 }] },
    { kind: 'boxes', rows: [{ ...place, box_number: 1, weight_kg: 8.2, items: [{ sku: 'WAX', quantity: 24 }] }] },
  ],
}

type Sent = { body?: string; headers?: Record<string, string>; url?: string }
async function post({ body = JSON.stringify(BODY), headers, url = PATH }: Sent = {}) {
  const signed = headers ?? signedHeaders(key, { method: 'POST', path: url, now: test.clock.at, body })
  const answer = await test.app.inject({
    method: 'POST',
    url,
    headers: { ...signed, 'content-type': 'application/json' },
    payload: body,
  })
  return { status: answer.statusCode, json: answer.json() }
}

describe('a signed request', () => {
  it('imports all of it, and sent again changes nothing', async () => {
    const first = await post()
    expect(first.status).toBe(200)
    expect(first.json.data.imports.map((each: { kind: string; counts: object }) => [each.kind, each.counts])).toEqual([
      ['shipments', { new: 1, changed: 0, unchanged: 0, conflicts: 0 }],
      ['items', { new: 1, changed: 0, unchanged: 0, conflicts: 0 }],
      ['boxes', { new: 1, changed: 0, unchanged: 0, conflicts: 0 }],
    ])
    const again = await post()
    expect(again.json.data.imports.map((each: { counts: { unchanged: number } }) => each.counts.unchanged)).toEqual([
      1, 1, 1,
    ])
    const by = await test.deps.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'actor_name'])
      .where('action', '=', 'item.imported')
      .execute()
    expect(by).toEqual([{ actor_kind: 'system', actor_name: 'Warehouse A' }])
  })

  it.each([
    ['names without end', Array.from({ length: 300 }, (_, n) => ({ ...place, sku: `S${n}`, [`extra ${n}`]: 1 })), 198],
    ['names without end in one record', [Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`n${n}`, 1]))], 1],
    ['a list without end', [{ ...place, sku: 'WAX', items: Array.from({ length: 150_000 }, () => ({})) }], 1],
    [
      'lists in lists',
      [{ items: Array.from({ length: 500 }, () => ({ rates: Array.from({ length: 500 }, () => ({})) })) }],
      1,
    ],
  ])('with %s is refused before it fills the memory', async (_, rows, line) => {
    const body = JSON.stringify({ imports: [{ kind: 'items', rows }] })
    const { status, json } = await post({ body })
    const problem = expect.stringMatching(/^More than 200|more than 100000/)
    expect({ status, errors: json.details.errors }).toMatchObject({
      status: 400,
      errors: [{ line, column: null, value: null, reason: expect.stringMatching(/^tooMany/), problem }],
    })
  })

  it('with one wrong line imports nothing and says which', async () => {
    const wrong = structuredClone(BODY)
    Object.assign(wrong.imports[1]?.rows[0] ?? {}, { quantity: 0 })
    const { status, json } = await post({ body: JSON.stringify(wrong) })
    expect({ status, details: json.details }).toMatchObject({
      status: 400,
      details: { kind: 'items', errors: [{ line: 1, column: 'quantity' }] },
    })
    expect(await test.deps.db.selectFrom('shipments').select('id').execute()).toEqual([])
  })

  it('with hidden characters or line ends in a reference or a SKU imports nothing and says which', async () => {
    const rows = [
      { ...place, sku: 'WAX\u2066', description: 'Candle', quantity: 1 },
      { ...place, sku: 'WAX\n6', description: 'Candle', quantity: 1 },
      { ...place, sku: 'WAX\u0007', description: 'Candle', quantity: 1 },
    ]
    const body = JSON.stringify({ imports: [BODY.imports[0], { kind: 'items', rows }] })
    const { status, json } = await post({ body })
    expect({ status, errors: json.details.errors }).toEqual({
      status: 400,
      errors: [
        {
          line: 1,
          column: 'sku',
          value: 'WAX[U+2066]',
          reason: 'unseen',
          facts: { given: 'U+2066' },
          problem: fileTexts.unseen('U+2066'),
        },
        { line: 2, column: 'sku', value: 'WAX[U+000A]6', reason: 'oneLine', problem: fileTexts.oneLine },
        {
          line: 3,
          column: 'sku',
          value: 'WAX[U+0007]',
          reason: 'unseen',
          facts: { given: 'U+0007' },
          problem: fileTexts.unseen('U+0007'),
        },
      ],
    })
    expect(await test.deps.db.selectFrom('shipments').select('id').execute()).toEqual([])
  })

  it('that is a dry run saves nothing', async () => {
    const { json } = await post({ body: JSON.stringify({ ...BODY, dryRun: true }) })
    expect(json.data.saved).toBe(false)
    expect(await test.deps.db.selectFrom('shipments').select('id').execute()).toEqual([])
  })

  it('is refused the second time, with another body, for another path, when old, ahead, or of a stranger', async () => {
    const body = JSON.stringify(BODY)
    const sign = (given: Partial<{ path: string; now: Date; key: typeof key }> = {}) =>
      signedHeaders(given.key ?? key, {
        method: 'POST',
        path: given.path ?? PATH,
        now: given.now ?? test.clock.at,
        body,
      })
    const later = (seconds: number) => new Date(test.clock.at.getTime() + seconds * 1000)
    const used = sign()
    expect((await post({ headers: used })).status).toBe(200)
    const refused = async (sent: Sent) => {
      const { status, json } = await post(sent)
      return [status, json.error]
    }
    expect(await refused({ headers: used })).toEqual([401, texts.signatureUsed])
    expect(await refused({ headers: sign(), body: `${body} ` })).toEqual([401, texts.signatureInvalid])
    expect(await refused({ headers: sign({ path: '/api/other' }) })).toEqual([401, texts.signatureInvalid])
    expect(await refused({ headers: sign({ now: later(-121) }) })).toEqual([401, texts.signatureOld])
    expect(await refused({ headers: sign({ now: later(31) }) })).toEqual([401, texts.signatureAhead])
    expect(await refused({ headers: sign({ key: { ...key, id: 'pk_AAAAAAAAAAAAAAAA' } }) })).toEqual([
      401,
      texts.keyUnknown,
    ])
    expect(await refused({ headers: { 'x-api-key': key.id, 'x-signature': 'nonsense' } })).toEqual([
      401,
      texts.signatureInvalid,
    ])
    expect(await refused({ headers: {} })).toEqual([401, texts.keyMissing])
  })

  it('used by two at once gets through once', async () => {
    const headers = signedHeaders(key, { method: 'POST', path: PATH, now: test.clock.at, body: JSON.stringify(BODY) })
    const answers = await Promise.all([post({ headers }), post({ headers }), post({ headers })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  })

  it('is refused when too large, before it is parsed, and when there are too many', async () => {
    const large = await post({ body: `{"a":"${'x'.repeat(warehouseImport.bodyLimitBytes)}"}` })
    expect(large.status).toBe(413)
    const statuses = await Promise.all(Array.from({ length: 125 }, () => post({ body: '{}' })))
    const last = statuses.filter(({ status }) => status === 429)
    expect(last.length).toBeGreaterThan(3)
    expect(last[0]?.json.error).toBe(apiTexts.tooMany)
  })

  it('gets through however often others try the id of its key, or replay it', async () => {
    const forged = signedHeaders(
      { ...key, secret: 'guessed' },
      { method: 'POST', path: PATH, now: test.clock.at, body: '{}' },
    )
    const caught = signedHeaders(key, { method: 'POST', path: PATH, now: test.clock.at, body: JSON.stringify(BODY) })
    expect((await post({ headers: caught })).status).toBe(200)
    const tries = Array.from({ length: 130 }, (_, n) =>
      post(n % 2 ? { headers: forged, body: '{}' } : { headers: caught }),
    )
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]))
    expect((await post()).status).toBe(200)
  })
})

describe('keys', () => {
  it('are listed without secrets, lie encrypted, and once revoked open nothing', async () => {
    await post()
    const listed = await send(test, listApiKeys, {}, staff)
    expect(dataOf(listed)).toMatchObject([
      { id: key.id, name: 'Warehouse A', issuedBy: 'Staff', lastUsedAt: expect.any(String), revokedAt: null },
    ])
    expect(listed.bytes.toString()).not.toContain(key.secret)
    const stored = JSON.stringify(await test.deps.db.selectFrom('api_keys').selectAll().execute())
    const log = JSON.stringify(await test.deps.db.selectFrom('audit_log').selectAll().execute())
    expect(stored + log).not.toContain(key.secret)
    expect(dataOf(await send(test, revokeApiKey, { params: { keyId: key.id } }, staff)).revokedBy).toBe('Staff')
    expect(await post()).toMatchObject({ status: 401, json: { error: texts.keyUnknown } })
    const actions = await test.deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'api-key.%')
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['api-key.issued', 'api-key.revoked'])
    expect((await send(test, revokeApiKey, { params: { keyId: 'pk_AAAAAAAAAAAAAAAA' } }, staff)).status).toBe(404)
  })
})

it('with a key that is revoked while the body is on its way is refused', async () => {
  const body = JSON.stringify(BODY)
  async function* slowly() {
    yield Buffer.from(body.slice(0, 10))
    dataOf(await send(test, revokeApiKey, { params: { keyId: key.id } }, staff))
    yield Buffer.from(body.slice(10))
  }
  const headers = signedHeaders(key, { method: 'POST', path: PATH, now: test.clock.at, body })
  const request = { headers, method: 'POST', url: PATH, body: slowly(), limitBytes: 1_000_000 }
  const incoming = { ...request, scope: 'import' as const }
  await expect(signedGate(test.deps)(incoming)).rejects.toThrow('api-key-unknown')
})

it('is signed by the commands of docs/import.md', async () => {
  const file = join(temporaryFolder(), 'body.json')
  writeFileSync(file, JSON.stringify(BODY))
  const script = `
    TIME=${Math.floor(test.clock.at.getTime() / 1000)}
    NONCE=$(openssl rand -hex 12)
    SIGNATURE=$( (printf '%s' "$TIME.$NONCE.POST./api/warehouse/import."; cat ${file}) | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d' ' -f1)
    printf '%s' "$TIME.$NONCE.$SIGNATURE"`
  const signature = execFileSync('sh', ['-c', script], {
    env: { PATH: process.env.PATH ?? '', SECRET: key.secret },
    encoding: 'utf8',
  })
  expect(await post({ headers: { 'x-api-key': key.id, 'x-signature': signature } })).toMatchObject({ status: 200 })
})
