import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { getDataVersions, listConnections, testConnection, updateData } from '#contract/operations.ts'
import { day } from '#domain/calendar.ts'
import { decimal } from '#domain/money.ts'
import { scheduleUpdateText } from '#words/schedule-update.ts'
import type { Deps } from '../../deps.ts'
import { readEnv } from '../../env.ts'
import { ProviderError, StorageError } from '../../errors.ts'
import { installationOf } from '../../installation.ts'
import { memoryFiles } from '../../testing/memory-files.ts'
import { dataOf, send, staffCaller, testApp } from '../../testing/test-app.ts'

const SECRET = 'very-secret-value'
const FULL = readEnv({
  LANGUAGE_MODEL: 'openai',
  LANGUAGE_MODEL_URL: `https://user:${SECRET}@models.example`,
  LANGUAGE_MODEL_KEY: SECRET,
  LANGUAGE_MODEL_NAME: 'small-one',
  S3_BUCKET: 'papers',
  S3_REGION: 'ca-central-1',
  S3_ACCESS_KEY_ID: SECRET,
  S3_SECRET_ACCESS_KEY: SECRET,
  FREIGHTCOM_API_KEY: SECRET,
})

describe('connections', () => {
  const started = async (changes: Partial<Omit<Deps, 'settings'>>) => {
    const test = await testApp({ installation: installationOf(FULL), ...changes })
    const staff = await staffCaller(test.deps)
    return { test, staff }
  }
  const tested = async (id: string, changes: Partial<Omit<Deps, 'settings'>>) => {
    const { test, staff } = await started(changes)
    const { ms: _, ...said } = dataOf(await send(test, testConnection, { params: { id: id as 'mail' } }, staff))
    return said
  }

  it('say what each is and where, and never a key', async () => {
    const { test, staff } = await started({})
    const answer = await send(test, listConnections, {}, staff)
    expect(answer.bytes.toString()).not.toContain(SECRET)
    expect(dataOf(answer).map(({ id, state, detail }) => [id, state, detail])).toEqual(
      expect.arrayContaining([
        ['exchange-rate', 'configured', 'Bank of Canada at www.bankofcanada.ca'],
        ['language-model', 'configured', 'small-one, openai at models.example'],
        ['file-storage', 'configured', 'Bucket papers at s3.ca-central-1.amazonaws.com'],
        ['freightcom', 'configured', 'At external-api.freightcom.com'],
      ]),
    )
  })

  it('are really called', async () => {
    const rate = { day: day('2026-11-20'), cadToUsd: decimal('0.7124'), usdToCad: decimal('1.4037') }
    const exchangeRates = { name: 'bank', latest: async () => rate }
    expect(await tested('exchange-rate', { exchangeRates })).toEqual({
      outcome: 'answered',
      said: '1 USD is 1.4037 CAD on 20 Nov 2026.',
    })
    const files = memoryFiles()
    expect(await tested('file-storage', { files })).toMatchObject({ outcome: 'answered' })
  })

  it('say why they failed, and are logged', async () => {
    const exchangeRates = {
      name: 'bank',
      latest: () => Promise.reject(new ProviderError('bank', 'no answer within 8000 ms', true)),
    }
    expect(await tested('exchange-rate', { exchangeRates })).toEqual({
      outcome: 'failed',
      said: 'The service failed: bank: no answer within 8000 ms.',
    })
    const files = { ...memoryFiles(), put: () => Promise.reject(new StorageError('s3', 'write', true)) }
    expect(await tested('file-storage', { files })).toMatchObject({
      said: expect.stringContaining('cannot write a file'),
    })
    const freight = {
      name: 'freightcom',
      configured: true,
      books: () => false,
      rates: () => Promise.reject(new Error()),
      book: () => Promise.reject(new Error()),
      check: () => Promise.reject(new Error('a mistake of ours')),
    }
    expect(await tested('freightcom', { freightServices: [freight] })).toMatchObject({
      said: expect.stringContaining('the log of the server'),
    })
  })

  it('send the test letter where clients write to, and ask for that address first', async () => {
    const sent: string[] = []
    const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) }
    const installation = installationOf(
      readEnv({ SMTP_URL: `smtp://desk:${SECRET}@mail.example:587`, MAIL_FROM: 'a@b.example' }),
    )
    expect(await tested('mail', { mailer, installation })).toMatchObject({
      outcome: 'failed',
      said: expect.stringContaining('under Contact'),
    })
    const test = await testApp({ mailer, installation, settings: { providerEmail: 'desk@b.example' } })
    const answer = await send(test, testConnection, { params: { id: 'mail' } }, await staffCaller(test.deps))
    expect(dataOf(answer)).toMatchObject({ outcome: 'answered', said: 'A test email went to desk@b.example.' })
    expect(sent).toEqual(['desk@b.example'])
    expect(JSON.stringify(installation.connections)).not.toContain(SECRET)
  })

  it('that are not configured are not called', async () => {
    const test = await testApp()
    const staff = await staffCaller(test.deps)
    const answer = await send(test, testConnection, { params: { id: 'eshipper' } }, staff)
    expect(dataOf(answer)).toMatchObject({ outcome: 'not-configured', ms: 0 })
  })
})

describe('the tariff schedule', () => {
  const folders: string[] = []
  const servers: Server[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
    for (const server of servers.splice(0)) server.close()
  })

  async function started(reference: Partial<Deps['installation']['reference']>) {
    const folder = mkdtempSync(join(tmpdir(), 'portage-update-'))
    folders.push(folder)
    const bare = installationOf(readEnv({}))
    const installation = { ...bare, reference: { ...bare.reference, folder, ...reference } }
    const test = await testApp({ installation })
    const staff = await staffCaller(test.deps)
    const state = async () => dataOf(await send(test, getDataVersions, {}, staff)).update
    const failed = async () => {
      await expect.poll(async () => (await state()).state).not.toBe('running')
      const ended = await state()
      if (ended.state !== 'failed') throw new Error(`the update is ${ended.state}`)
      return ended
    }
    return { test, staff, folder, state, failed }
  }

  it('says that the site cannot be reached, and installs nothing', async () => {
    const addresses = { schedule: 'http://127.0.0.1:9/schedule', release: 'http://127.0.0.1:9/release' }
    const { test, staff, folder, failed } = await started({ mayDownload: true, addresses })
    expect(dataOf(await send(test, updateData, { body: {} }, staff))).toMatchObject({
      state: 'running',
      phase: 'receiving',
    })
    const { end, startedBy } = await failed()
    expect(startedBy).toBe('Staff')
    expect(end).toEqual({ reason: 'offline', facts: { cause: expect.any(String) } })
    expect(scheduleUpdateText(end)).toEqual([
      expect.stringMatching(/^The tariff site could not be reached .* What was installed stays in place\.$/),
    ])
    expect(existsSync(join(folder, 'tariff'))).toBe(false)
    const [entry] = await test.deps.db.selectFrom('audit_log').select(['action', 'actor_name']).execute()
    expect(entry).toEqual({ action: 'reference.update-failed', actor_name: 'Staff' })
  })

  it('refuses to download where that is switched off, but takes a file and says what is wrong with it', async () => {
    const { test, staff, failed } = await started({ mayDownload: false })
    const refused = await send(test, updateData, { body: {} }, staff)
    expect([refused.status, refused.json.error]).toEqual([
      409,
      expect.stringContaining('Downloads are switched off on this server.'),
    ])
    const nameless = await send(test, updateData, { body: { file: 'W10=' } }, staff)
    expect(nameless.status).toBe(400)
    await send(test, updateData, { body: { file: 'W10=', filename: '../../etc/hts_2026_revision_11.json' } }, staff)
    const second = await send(test, updateData, { body: { file: 'W10=', filename: 'x.json' } }, staff)
    expect(second.status).toBe(409)
    const { end } = await failed()
    expect(end.reason).toBe('incomplete')
    expect(scheduleUpdateText(end)).toEqual([expect.stringContaining('The schedule is not whole.')])
  })

  it('shows how much has come while it is downloaded', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '1000000' })
      response.write('x'.repeat(400_000))
    })
    servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const at = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const { test, staff, state, failed } = await started({
      mayDownload: true,
      addresses: { schedule: at, release: at },
    })
    await send(test, updateData, { body: {} }, staff)
    const received = async () => {
      const now = await state()
      return now.state === 'running' ? [now.receivedBytes, now.expectedBytes] : []
    }
    await expect.poll(received).toEqual([400_000, 1_000_000])
    server.closeAllConnections()
    expect((await failed()).end).toEqual({ reason: 'cut-short', facts: { received: 400_000 } })
  })
})
