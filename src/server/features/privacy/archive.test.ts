import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { saveBusinessInfo } from '#contract/client-data.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { downloadArchive } from '#contract/privacy.ts'
import { listClientTables } from '../../store/client-rows.ts'
import { saveSignatureRow } from '../../store/signatures.ts'
import { NEW_BUSINESS_INFO } from '../../testing/sample-calls.ts'
import { sampleWorld } from '../../testing/sample-world.ts'
import { send, staffCaller, TEST_NOW, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'
import { LEFT_OUT } from './archive.ts'

async function filesOf(test: TestApp, caller: TestCaller): Promise<Readonly<Record<string, string>>> {
  const answer = await send(test, downloadArchive, {}, caller)
  expect({ type: answer.headers['content-type'], said: answer.json?.error }).toEqual({ type: 'application/zip' })
  return unpacked(answer.bytes)
}

const unpacked = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, file]) => [path, strFromU8(file)]))

const givenSignature = (test: TestApp, given: { readonly clientId: string; readonly person_id: string }) =>
  saveSignatureRow(test.deps.db, {
    client_id: given.clientId,
    signature_data: 'own hand',
    signer_name: 'Dana Roy',
    signer_title: 'Owner',
    updated_at: TEST_NOW,
    person_id: given.person_id,
  })

describe('the archive of a client', () => {
  it('holds every table that says whose its rows are, but those it names', async () => {
    const test = await testApp()
    const world = await sampleWorld(test.deps, 'own')
    const files = await filesOf(test, world.caller)
    const tables = (await listClientTables(test.deps.db)).map(({ name }) => name)
    expect(tables).toEqual(expect.arrayContaining([...LEFT_OUT]))
    for (const name of tables) expect(`tables/${name}.jsonl` in files, name).toBe(!LEFT_OUT.includes(name))
    expect(files['README.txt']).toContain('Everything Portage kept of')
    expect(JSON.parse(files['company.json'] ?? '').id).toBe(world.clientId)
  })

  it('has each row as JSON and as CSV, and the bytes of each paper', async () => {
    const test = await testApp()
    const world = await sampleWorld(test.deps, 'own')
    const details = { name: 'Prairie Imports LLC' }
    await send(test, saveBusinessInfo, { body: { ...NEW_BUSINESS_INFO, importer: details } }, world.caller)
    const files = await filesOf(test, world.caller)
    expect(JSON.parse(files['importer.json'] ?? '')).toMatchObject(details)
    const items = (files['tables/items.jsonl'] ?? '').trim().split('\n')
    const kept = await test.deps.db.selectFrom('items').select('sku').where('client_id', '=', world.clientId).execute()
    expect(items.map((line) => JSON.parse(line).sku).sort()).toEqual(kept.map(({ sku }) => sku).sort())
    expect(files['tables/items.csv']).toMatch(/^id,client_id,shipment_id/)
    expect(files[`papers/${world.certificateName}`]).toMatch(/^%PDF-/)
  })

  it('has nothing of another client, and no hash of a key', async () => {
    const test = await testApp()
    const world = await sampleWorld(test.deps, 'own')
    const other = await sampleWorld(test.deps, 'foreign')
    const files = await filesOf(test, world.caller)
    for (const [path, text] of Object.entries(files)) {
      expect(text.includes(other.clientId), path).toBe(false)
      expect(text.includes('foreign'), path).toBe(false)
    }
    expect(files['tables/sessions.csv']).not.toContain('token_hash')
    expect(files['tables/client_invitations.csv']).toContain('invited_by')
    expect(files['tables/client_invitations.csv']).not.toContain('token_hash')
    expect(files['tables/documents.csv']).not.toContain('storage_key')
  })

  it('has a stored signature for the person whose it is, and for nobody else', async () => {
    const test = await testApp()
    const world = await sampleWorld(test.deps, 'own')
    const signature = { clientId: world.clientId, person_id: world.ownerId }
    await givenSignature(test, signature)
    expect((await filesOf(test, world.caller))['tables/signatures.jsonl']).toContain('own hand')
    await givenSignature(test, { ...signature, person_id: world.colleagueId })
    const files = await filesOf(test, world.caller)
    expect(files['tables/signatures.jsonl']).toBe('')
    for (const [path, text] of Object.entries(files)) expect(text.includes('own hand'), path).toBe(false)
  })

  it('gives staff neither signatures nor the importer, and stands in the log of security events', async () => {
    const test = await testApp()
    const world = await sampleWorld(test.deps, 'own')
    const staff = await staffCaller(test.deps)
    const answer = await send(test, onBehalf(downloadArchive), { params: { clientId: world.clientId } }, staff)
    const files = unpacked(answer.bytes)
    expect(files['tables/signatures.csv']).toBeUndefined()
    expect(files['importer.json']).toBeUndefined()
    expect(files['README.txt']).toContain('which staff are not shown')
    const events = await test.deps.db.selectFrom('security_events').select(['kind', 'client_id']).execute()
    expect(events).toContainEqual({ kind: 'export', client_id: world.clientId })
  })

  it('names a paper whose file is gone', async () => {
    const test = await testApp()
    const world = await sampleWorld(test.deps, 'own')
    const paper = await test.deps.db
      .selectFrom('documents')
      .select(['storage_key', 'filename'])
      .where('client_id', '=', world.clientId)
      .limit(1)
      .executeTakeFirstOrThrow()
    await test.deps.files.delete(paper.storage_key)
    const files = await filesOf(test, world.caller)
    expect(files['missing.txt']).toContain(`papers/${paper.filename}\n`)
  })
})
