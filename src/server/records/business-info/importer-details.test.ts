import { beforeEach, describe, expect, it } from 'vitest'
import { getBusinessInfo, saveBusinessInfo } from '#contract/client-data.ts'
import type { Asked } from '#contract/endpoint.ts'
import { texts } from '#texts/en/business-info.ts'
import { AppError } from '../../errors.ts'
import { secretBox } from '../../secret-box.ts'
import { givenClient } from '../../testing/builders.ts'
import { clientCaller, dataOf, send, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'

let test: TestApp
let clientId: string
let caller: TestCaller
beforeEach(async () => {
  test = await testApp()
  clientId = await givenClient(test.deps.db)
  caller = await clientCaller(test.deps, clientId)
})

const FORM = {
  legal_name: 'Prairie Wax Works Inc.',
  phone_number: '204 555 0142',
  business_type: 'sole_proprietorship',
  address_line1: '455 Broadway',
  city: 'Winnipeg',
  country: 'CA',
  postal_code: 'R3C 0T7',
  shipping_agreement_signed: true,
} as const
const IMPORTER = { name: 'Prairie Wax Works', number: '12-3456789', contact_name: 'Dana Roy', country: 'Canada' }

type Body = Asked<typeof saveBusinessInfo>['body']
const save = (importer?: Body['importer'], form: Body = FORM) =>
  send(test, saveBusinessInfo, { body: importer === undefined ? form : { ...form, importer } }, caller)
const saved = async () => dataOf(await send(test, getBusinessInfo, {}, caller))
const stored = () => test.deps.db.selectFrom('importer_details').selectAll().execute()

describe('importer details', () => {
  it('are stored encrypted and answered with the number masked', async () => {
    expect((await save(IMPORTER)).status).toBe(200)
    expect((await saved())?.importer).toMatchObject({
      name: 'Prairie Wax Works',
      number: '••••••6789',
      contact_name: 'Dana Roy',
      country: 'CA',
      contact_email: null,
    })
    const everything = JSON.stringify([
      await stored(),
      await test.deps.db.selectFrom('audit_log').selectAll().execute(),
      await test.deps.db.selectFrom('business_info').selectAll().execute(),
    ])
    for (const secret of ['3456789', 'Dana Roy']) expect(everything).not.toContain(secret)
  })

  it('keep the number when it comes back masked, and take a new one', async () => {
    await save(IMPORTER)
    await save({ ...IMPORTER, number: '••••••6789', contact_name: 'Ana Li' })
    expect((await saved())?.importer).toMatchObject({ number: '••••••6789', contact_name: 'Ana Li' })
    const [row] = await stored()
    expect(test.deps.secrets.open(row?.sealed ?? '', clientId)).toContain('12-3456789')
    await save({ ...IMPORTER, number: '261234-12345' })
    expect((await saved())?.importer?.number).toBe('••••••2345')
  })

  it('stay when a form does not carry them, and go with null', async () => {
    await save(IMPORTER)
    await save(undefined, { ...FORM, city: 'Brandon' })
    expect((await saved())?.importer).toMatchObject({ contact_name: 'Dana Roy' })
    await save(null)
    expect((await saved())?.importer).toBeNull()
    expect(await stored()).toEqual([])
  })

  it('say in the audit log which fields changed', async () => {
    await save(IMPORTER)
    await save({ ...IMPORTER, contact_name: 'Ana Li' })
    const log = await test.deps.db.selectFrom('audit_log').select(['action', 'after']).orderBy('id', 'desc').execute()
    expect(log[0]).toEqual({ action: 'importer.saved', after: { fields: ['contact_name'] } })
  })

  it.each([
    ['123-45-6789', texts.importerNumberForm],
    ['••••••6789', texts.importerNumberMasked],
  ])('refuse the number %s', async (number, error) => {
    const answer = await save({ number })
    expect({ status: answer.status, error: answer.json.error }).toEqual({ status: 400, error })
    expect(await saved()).toBeNull()
  })

  it('cannot be saved where the operator has set no key, nor can the rest: nothing is kept in the clear instead', async () => {
    const none = secretBox(() => {
      throw new AppError('unavailable', 'encryption-key-missing')
    })
    test = await testApp({ secrets: none })
    clientId = await givenClient(test.deps.db)
    caller = await clientCaller(test.deps, clientId)
    const answer = await save(IMPORTER)
    expect({ status: answer.status, error: answer.json.error }).toEqual({
      status: 502,
      error: texts.encryptionKeyMissing,
    })
    expect((await save()).status).toBe(502)
    expect(await test.deps.db.selectFrom('business_info').selectAll().execute()).toEqual([])
  })

  it('that another key sealed are not overwritten and do not stop the rest', async () => {
    await save(IMPORTER)
    const sealed = (await stored())[0]
    test = await testApp({ secrets: secretBox(() => [Buffer.alloc(32, 9)]) })
    clientId = await givenClient(test.deps.db, { id: clientId })
    caller = await clientCaller(test.deps, clientId)
    await save()
    if (sealed) await test.deps.db.insertInto('importer_details').values(sealed).execute()
    expect(await saved()).toMatchObject({ importer: null, importer_locked: true })
    expect((await save(IMPORTER)).json.error).toBe(texts.importerLocked)
    expect((await save(undefined, { ...FORM, city: 'Brandon' })).status).toBe(200)
  })
})

it('a Canadian corporation is in Canada, whatever was chosen', async () => {
  const corporation = {
    business_type: 'canadian_corporation' as const,
    canadian_business_number: '123456782',
    country: 'US',
  }
  expect((await save(undefined, { ...FORM, ...corporation })).status).toBe(200)
  expect((await saved())?.country).toBe('CA')
})
