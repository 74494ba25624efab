// What an API key may do is what it was issued for: handing in data, changing e-mail addresses with it, reading.
import { beforeEach, describe, expect, it } from 'vitest'
import { getAddressChange } from '#contract/address-change.ts'
import { issueApiKey, listApiKeys } from '#contract/api-keys.ts'
import { exportCatalogueByKey, exportClientsByKey } from '#contract/key-files.ts'
import { warehouseImport } from '#contract/warehouse.ts'
import type { ApiScope } from '#domain/api-scope.ts'
import { texts as problems } from '#texts/en/import-problems.ts'
import { saveAsinDataRow } from '../../store/asin-data.ts'
import { givenClient } from '../../testing/builders.ts'
import { client, clientId, oneClient, staff, test } from '../../testing/one-client.ts'
import { dataOf, send, type TestCaller } from '../../testing/test-app.ts'

beforeEach(() => oneClient({ name: 'Wax Ltd.', email: 'dana@wax.example' }))

/** A system with a key that staff issued for it. */
async function system(...scopes: ApiScope[]): Promise<TestCaller> {
  const issued = dataOf(await send(test, issueApiKey, { body: { name: 'System', scopes } }, staff))
  return { kind: 'api-key', id: issued.id, token: issued.secret }
}

const numbered = (fields: Record<string, unknown>) => ({ imports: [{ kind: 'clients' as const, rows: [fields] }] })
const handIn = (caller: TestCaller, fields: Record<string, unknown>) =>
  send(test, warehouseImport, { body: numbered(fields) }, caller)
const newAddress = async () => (await send(test, getAddressChange, { params: { clientId } }, staff)).json.data?.after

describe('a key', () => {
  it('may hand in data and no more unless it is issued for more, and the list says what it may', async () => {
    dataOf(await send(test, issueApiKey, { body: { name: 'Warehouse' } }, staff))
    await system('export', 'import')
    const listed = dataOf(await send(test, listApiKeys, {}, staff))
    expect(listed.map(({ name, scopes }) => [name, scopes]).sort()).toEqual([
      ['System', ['import', 'export']],
      ['Warehouse', ['import']],
    ])
    expect((await send(test, issueApiKey, { body: { name: 'Nothing', scopes: [] } }, staff)).status).toBe(400)
  })

  it.each([
    ['import', warehouseImport, { body: numbered({ email: 'a@new.example', name: 'New' }) }],
    ['export', exportClientsByKey, {}],
    ['export', exportCatalogueByKey, { query: { clientId: '' } }],
  ] as const)('without %s is refused by what asks for it', async (scope, endpoint, asked) => {
    const caller = await system(scope === 'import' ? 'export' : 'import')
    const given = 'query' in asked ? { query: { clientId } } : asked
    const answer = await send(test, endpoint, given, caller)
    expect([answer.status, answer.json.code, answer.json.details]).toEqual([403, 'key-scope-missing', { scope }])
  })
})

describe('another e-mail address in the data', () => {
  beforeEach(() => test.deps.db.updateTable('clients').set({ external_id: 'W-1' }).where('id', '=', clientId).execute())

  it('is refused, with its line, of a key that may not change one, and nothing is saved', async () => {
    const answer = await handIn(await system('import'), { external_id: 'W-1', email: 'kim@wax.example', name: 'Waxes' })
    expect([answer.status, answer.json.code]).toEqual([400, 'lines-wrong'])
    expect(answer.json.details).toMatchObject({
      errors: [{ line: 1, column: 'email', reason: 'emailNotByKey', problem: problems.emailNotByKey }],
    })
    expect(await newAddress()).toBeUndefined()
    const { name } = await test.deps.db
      .selectFrom('clients')
      .select('name')
      .where('id', '=', clientId)
      .executeTakeFirstOrThrow()
    expect(name).toBe('Wax Ltd.')
  })

  it('waits for the old one to agree when the key may change it', async () => {
    const answer = await handIn(await system('import', 'change-email'), {
      external_id: 'W-1',
      email: 'kim@wax.example',
    })
    expect(answer.status).toBe(200)
    expect(await newAddress()).toBe('kim@wax.example')
  })

  it('is none where it is the same, or of a client that is new', async () => {
    const caller = await system('import')
    expect((await handIn(caller, { external_id: 'W-1', email: 'dana@wax.example', name: 'Waxes' })).status).toBe(200)
    expect((await handIn(caller, { external_id: 'W-2', email: 'new@wax.example', name: 'New' })).status).toBe(200)
  })
})

describe('a key that may read', () => {
  it('gets all clients with the ids that catalogues go by, and the catalogue of the one it names', async () => {
    const other = await givenClient(test.deps.db, { name: '=Other', email: 'o@other.example' })
    await saveAsinDataRow(test.deps.db, clientId, 'B0DEMO0020', { hts_code: '3406000000' }, test.clock.at)
    await saveAsinDataRow(test.deps.db, other, 'B0DEMO0099', { hts_code: '3406000000' }, test.clock.at)
    const caller = await system('export')
    const clients = (await send(test, exportClientsByKey, {}, caller)).bytes.toString()
    expect(clients.split('\r\n')[0]).toBe('\uFEFFid,name,email,joined')
    expect(clients).toContain(`${clientId},Wax Ltd.,dana@wax.example,`)
    expect(clients).toContain(`${other},'=Other,`)
    const catalogue = (await send(test, exportCatalogueByKey, { query: { clientId } }, caller)).bytes.toString()
    expect(catalogue).toContain('B0DEMO0020')
    expect(catalogue).not.toContain('B0DEMO0099')
    const events = await test.deps.db.selectFrom('security_events').select(['kind', 'person']).execute()
    expect(events.filter(({ kind }) => kind === 'export')).toEqual([
      { kind: 'export', person: 'System' },
      { kind: 'export', person: 'System' },
    ])
  })

  it('is told of a client that is not there, and people have other calls for it', async () => {
    const query = { clientId: '00000000-0000-4000-8000-000000000000' }
    expect((await send(test, exportCatalogueByKey, { query }, await system('export'))).status).toBe(404)
    for (const caller of [staff, client])
      expect((await send(test, exportCatalogueByKey, { query: { clientId } }, caller)).status).toBe(401)
  })
})
