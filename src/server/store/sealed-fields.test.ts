// What lies encrypted: rows of a version before, a key that is changed, a key that does not fit, and a handle without a box.
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { secretBox } from '../secret-box.ts'
import { givenBusinessInfo, givenClient } from '../testing/builders.ts'
import { testDatabase } from '../testing/test-database.ts'
import { insertAudit } from './audit-log.ts'
import { findBusinessInfo } from './business-info.ts'
import type { Db } from './database.ts'
import { findInvoiceParties } from './invoice-parties.ts'
import { sealStored, withSealing } from './sealed-fields.ts'
import { findSignature, saveSignatureRow } from './signatures.ts'

const [OLD, NEW, OTHER] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)]
const PHONE = '+1 204 555 0166'
const PICTURE = 'data:image/png;base64,c2lnbmF0dXJl'

let raw: Db
let clientId: string
beforeEach(async () => {
  raw = (await testDatabase()).db
  clientId = await givenClient(raw)
})

const under = (...keys: [Buffer, ...Buffer[]]): Db =>
  withSealing(
    raw,
    secretBox(() => keys),
  )

async function stored(): Promise<string> {
  const found = await sql<{ row: string }>`
    select b::text as "row" from business_info b union all select s::text from signatures s
    union all select p::text from invoice_parties p`.execute(raw)
  return found.rows.map(({ row }) => row).join('\n')
}

/** As the version before wrote them. */
async function plainRows(): Promise<void> {
  await sql`insert into business_info (client_id, legal_name, phone_number, canadian_business_number, address_line1, city, country, postal_code,
    shipping_agreement_signed, updated_at) values (${clientId}, 'Wax Ltd.', ${PHONE}, '123456782', '1 Main', 'Guelph', 'CA', 'N1H', true, now())`.execute(
    raw,
  )
  await sql`insert into signatures (client_id, signature_data, signer_name, signer_title, updated_at)
    values (${clientId}, ${PICTURE}, 'Dana Roy', 'Owner', now())`.execute(raw)
  await sql`insert into invoice_parties values (${clientId}, ${JSON.stringify({ importer: { phone: PHONE } })}::jsonb, now())`.execute(
    raw,
  )
}

async function expectReadable(db: Db): Promise<void> {
  expect(await findBusinessInfo(db, clientId)).toMatchObject({
    phone_number: PHONE,
    canadian_business_number: '123456782',
  })
  expect((await findSignature(db, clientId))?.signature_data).toBe(PICTURE)
  expect(await findInvoiceParties(db, clientId)).toEqual({ importer: { phone: PHONE } })
}

it('encrypts what a version before wrote in the clear, once, and reads the same before and after', async () => {
  await plainRows()
  const db = under(OLD)
  await expectReadable(db)
  expect(await sealStored(db, { forget: false })).toEqual({ sealed: 3, unopened: [] })
  for (const plain of [PHONE, '123456782', PICTURE]) expect(await stored()).not.toContain(plain)
  await expectReadable(db)
  expect(await sealStored(db, { forget: false })).toEqual({ sealed: 0, unopened: [] })
})

it('takes over what a version before writes beside it', async () => {
  await plainRows()
  const db = under(OLD)
  await sealStored(db, { forget: false })
  await sql`update business_info set phone_number = '+1 204 555 0199'`.execute(raw)
  const now = { phone_number: '+1 204 555 0199', canadian_business_number: '123456782' }
  expect(await findBusinessInfo(db, clientId)).toMatchObject(now)
  expect((await sealStored(db, { forget: false })).sealed).toBe(1)
  expect(await stored()).not.toContain('555 0199')
  expect(await findBusinessInfo(db, clientId)).toMatchObject(now)
})

it('encrypts all with another key while the one before is there, then needs that no more', async () => {
  await plainRows()
  await sealStored(under(OLD), { forget: false })
  expect(await sealStored(under(NEW, OLD), { forget: false })).toEqual({ sealed: 3, unopened: [] })
  await expectReadable(under(NEW))
})

it('names what no key opens and leaves it, until it is given up', async () => {
  await givenBusinessInfo(under(OLD), clientId, { phone_number: PHONE })
  await saveSignatureRow(under(OLD), {
    client_id: clientId,
    signature_data: PICTURE,
    signer_name: 'Dana Roy',
    signer_title: 'Owner',
    person_id: null,
    updated_at: new Date(),
  })
  const wrong = under(OTHER)
  const unopened = ['business_info.sealed: 1', 'signatures.sealed: 1']
  expect(await sealStored(wrong, { forget: false })).toEqual({ sealed: 0, unopened })
  expect((await findBusinessInfo(under(OLD), clientId))?.phone_number).toBe(PHONE)
  await expect(findBusinessInfo(wrong, clientId)).rejects.toThrow('another key')
  await sealStored(wrong, { forget: true })
  expect((await findBusinessInfo(wrong, clientId))?.phone_number).toBeNull()
  expect(await findSignature(wrong, clientId)).toBeUndefined()
})

it('writes nothing without a box or a key', async () => {
  await expect(givenBusinessInfo(raw, clientId)).rejects.toThrow('no box')
  const keyless = withSealing(
    raw,
    secretBox(() => {
      throw new Error('no key')
    }),
  )
  await expect(givenBusinessInfo(keyless, clientId)).rejects.toThrow('no key')
  await expect(sealStored(keyless, { forget: false })).rejects.toThrow('no key')
  expect(await stored()).toBe('')
})

it('shows the end of a phone and a business number in the audit log, at any depth', async () => {
  await insertAudit(raw, {
    at: new Date(),
    actor: { kind: 'client', id: clientId, name: 'Wax' },
    clientId,
    action: 'business-info.saved',
    subject: { kind: 'business_info', id: clientId },
    before: null,
    after: { phone_number: PHONE, canadian_business_number: '123456782', contact: { phone: PHONE } },
  })
  const { after } = await raw.selectFrom('audit_log').select('after').executeTakeFirstOrThrow()
  expect(after).toEqual({
    phone_number: '••••••0166',
    canadian_business_number: '••••••6782',
    contact: { phone: '••••••0166' },
  })
})
