import { describe, expect, it } from 'vitest'
import { getAsinData } from '#contract/client-data.ts'
import { createShipment } from '#contract/own-shipments.ts'
import { completeData } from '#contract/shipments.ts'
import { listAudit } from '../../../store/audit-log.ts'
import { findCusmaForm, insertCusmaForm } from '../../../store/cusma-forms.ts'
import { listItems as storedItems } from '../../../store/items.ts'
import { completeCustoms, daysAgo, givenAddress, givenClient, givenShipment } from '../../../testing/builders.ts'
import { changeItem, preparedItem } from '../../../testing/change-item.ts'
import { dataOf, send, TEST_NOW } from '../../../testing/test-app.ts'

const ADDRESS = {
  name: 'Shenzhen Wax Co.',
  street_address: '8 Futian Road',
  city: 'Shenzhen',
  state: 'GD',
  zip_code: '518000',
  country: 'CN',
}

describe('changing an item', () => {
  it('sets the fields given and leaves the others', async () => {
    const at = await preparedItem({ country_of_origin: 'CN', declared_value_cad: '6.85' })
    const answer = await changeItem(at, { countryOfOrigin: 'Vietnam' })
    expect(dataOf(answer).item).toMatchObject({ countryOfOrigin: 'VN', declaredValue: 6.85, htsCode: null })
  })

  it('empties a field given as null', async () => {
    const at = await preparedItem({ ...completeCustoms(null) })
    const { item } = dataOf(await changeItem(at, { countryOfOrigin: null, htsCode: null, declaredValue: null }))
    expect(item).toMatchObject({
      countryOfOrigin: null,
      declaredValue: null,
      htsCode: null,
      htsProvenance: null,
    })
  })

  it('adds an address in words, and finds it when it is given again', async () => {
    const at = await preparedItem()
    const first = dataOf(await changeItem(at, { manufacturing_address: ADDRESS })).item
    expect(first.manufacturingAddress).toBe('Shenzhen Wax Co., 8 Futian Road, Shenzhen GD 518000, China')
    await changeItem(at, { manufacturing_address_id: null })
    const again = dataOf(await changeItem(at, { manufacturing_address: ADDRESS })).item
    expect(again.manufacturing_address_id).toBe(first.manufacturing_address_id)
  })

  it('drops the reason for a difference when origin changes, and keeps one given with the change', async () => {
    const at = await preparedItem({ country_of_origin: 'VN', origin_mismatch_reason: 'made in Vietnam' })
    expect(dataOf(await changeItem(at, { declaredValue: 5 })).item.originMismatchReason).toBe('made in Vietnam')
    expect(dataOf(await changeItem(at, { countryOfOrigin: 'IN' })).item.originMismatchReason).toBeNull()
    const both = await changeItem(at, { countryOfOrigin: 'VN', originMismatchReason: 'made in Vietnam' })
    expect(dataOf(both).item.originMismatchReason).toBe('made in Vietnam')
  })

  it('keeps amounts of goods and answers to duty questions', async () => {
    const at = await preparedItem()
    const { item } = dataOf(await changeItem(at, { unitQuantities: { kg: '0.5' }, dutyAnswers: { metal: 'yes' } }))
    expect(item).toMatchObject({ unitQuantities: { kg: '0.5' }, dutyAnswers: { metal: 'yes' } })
  })
})

describe('the audit log', () => {
  it('says who changed which fields, before and after, and nothing of the others', async () => {
    const at = await preparedItem({ country_of_origin: 'CN', declared_value_cad: '6.85' })
    await changeItem(at, { countryOfOrigin: 'VN', declaredValue: 6.85 })
    const log = await listAudit(at.test.deps.db, at.clientId, { kind: 'item', id: at.itemId })
    expect(log).toEqual([
      {
        at: TEST_NOW,
        actor: {
          kind: 'client',
          id: expect.any(String),
          name: expect.stringMatching(/^client-\d+@example\.com$/),
        },
        clientId: at.clientId,
        action: 'item.changed',
        subject: { kind: 'item', id: at.itemId },
        before: { country_of_origin: 'CN' },
        after: { country_of_origin: 'VN' },
      },
    ])
  })

  it('keeps what spoke for a code with the change that takes it over', async () => {
    const at = await preparedItem()
    const htsEvidence = { proposer: 'openai some-model', release: '2026-rev-10', reasoning: 'A candle.' }
    await changeItem(at, { htsCode: '3406000000', htsProposedBy: 'classifier', htsConfirmed: true, htsEvidence })
    await changeItem(at, { declaredValue: 7, htsEvidence })
    const log = await listAudit(at.test.deps.db, at.clientId, { kind: 'item', id: at.itemId })
    const evidence = { hts_proposer: 'openai some-model', hts_release: '2026-rev-10', hts_reasoning: 'A candle.' }
    expect(log.find(({ after }) => after && 'hts_code' in after)?.after).toMatchObject({
      hts_proposed_by: 'classifier',
      hts_confirmed_by: expect.stringMatching(/^client-\d+@example\.com$/),
      ...evidence,
    })
    expect(log.find(({ after }) => after && 'declared_value_cad' in after)?.after).toEqual({ declared_value_cad: '7' })
  })

  it('gets no entry when nothing changed', async () => {
    const at = await preparedItem({ country_of_origin: 'CN', unit_quantities: { kg: '1', 'No.': '2' } })
    await changeItem(at, { countryOfOrigin: 'CN', unitQuantities: { 'No.': '2', kg: '1' } })
    expect(await listAudit(at.test.deps.db, at.clientId, { kind: 'item', id: at.itemId })).toEqual([])
  })
})

describe('the status of the shipment', () => {
  it('moves to declared with the last field and back when one is emptied', async () => {
    const at = await preparedItem({ country_of_origin: 'CN', declared_value_cad: '6.85', hts_code: '3406000000' })
    expect(dataOf(await changeItem(at, { manufacturing_address: ADDRESS })).shipmentStatus).toBe('declared')
    expect(dataOf(await changeItem(at, { declaredValue: 0 })).shipmentStatus).toBe('pending')
    const log = await listAudit(at.test.deps.db, at.clientId, { kind: 'shipment', id: at.id })
    expect(log.map((entry) => [entry.before, entry.after])).toEqual([
      [{ status: 'declared' }, { status: 'pending', because: ['cost-missing'] }],
      [{ status: 'pending' }, { status: 'declared' }],
    ])
  })

  it('waits for the certificate when goods are North American, and for a new one after a change', async () => {
    const at = await preparedItem()
    const { db } = at.test.deps
    const addressId = await givenAddress(db, at.clientId)
    const body = {
      countryOfOrigin: 'CA',
      declaredValue: 6.85,
      htsCode: '3406000000',
      manufacturing_address_id: addressId,
    }
    expect(dataOf(await changeItem(at, body)).shipmentStatus).toBe('pending')
    const times = { created_at: daysAgo(0), updated_at: daysAgo(0), signed_at: daysAgo(0) }
    await insertCusmaForm(db, { id: addressId, client_id: at.clientId, shipment_id: at.id, status: 'signed', ...times })
    expect(dataOf(await changeItem(at, { dutyAnswers: { q: 'no' } })).shipmentStatus).toBe('declared')
    expect(dataOf(await changeItem(at, { declaredValue: 7 })).shipmentStatus).toBe('declared')
    expect(dataOf(await changeItem(at, { htsCode: '3406000001' })).shipmentStatus).toBe('pending')
    expect((await findCusmaForm(db, at.clientId, at.id))?.status).toBe('out_of_date')
  })

  it('stays where Portage does not move it', async () => {
    const at = await preparedItem({ ...completeCustoms(null) })
    await at.test.deps.db.updateTable('shipments').set({ status: 'shipped' }).where('id', '=', at.id).execute()
    expect(dataOf(await changeItem(at, { declaredValue: 9 })).shipmentStatus).toBe('shipped')
  })
})

describe('what is remembered', () => {
  it('is answered for the ASIN and fills the empty fields of the next shipment', async () => {
    const at = await preparedItem({ asin: 'B08N5WRWNW' })
    const { db } = at.test.deps
    await changeItem(at, {
      countryOfOrigin: 'CN',
      declaredValue: 6.85,
      htsCode: '3406000000',
      manufacturing_address: ADDRESS,
    })
    const memory = dataOf(await send(at.test, getAsinData, { params: { asin: 'b08n5wrwnw' } }, at.caller))
    expect(memory).toMatchObject({
      country_of_origin: 'CN',
      hts_code: '3406000000',
      cogs_cad: 6.85,
      manufacturing_address: 'Shenzhen Wax Co., 8 Futian Road, Shenzhen GD 518000, China',
    })

    const shared = { asin: 'B08N5WRWNW', description: 'Candle', quantity: '1' }
    const goods = [
      { ...shared, sku: 'S-1' },
      { ...shared, sku: 'S-2', cost_cad: '9', hts_code: '6912.00.4400' },
    ]
    const body = { reference: 'Next', destination: { kind: 'open' as const }, goods }
    const { id: next } = dataOf(await send(at.test, createShipment, { body }, at.caller))
    const [filled, partly] = await storedItems(db, at.clientId, next)
    expect(filled).toMatchObject({ countryOfOrigin: 'CN', htsCode: '3406000000', maker: { name: 'Shenzhen Wax Co.' } })
    expect(filled?.htsProvenance).toEqual({
      proposedBy: 'remembered',
      confirmedBy: expect.stringMatching(/^client-\d+@example\.com$/),
      confirmedAt: TEST_NOW,
    })
    expect(partly).toMatchObject({
      countryOfOrigin: 'CN',
      htsCode: '6912004400',
      htsProvenance: { proposedBy: 'import' },
    })
    expect(partly?.costCad?.toString()).toBe('9')
  })

  it('is nothing for an item without ASIN', async () => {
    const at = await preparedItem()
    await changeItem(at, { countryOfOrigin: 'CN' })
    expect(await at.test.deps.db.selectFrom('asin_data').selectAll().execute()).toEqual([])
  })
})

describe('refusals', () => {
  it('answers 404 for an item of another shipment and an address of another client, and changes nothing', async () => {
    const at = await preparedItem({ country_of_origin: 'CN' })
    const { db } = at.test.deps
    const other = await givenClient(db)
    const foreign = await givenAddress(db, other)
    const elsewhere = await givenShipment(db, at.clientId)
    const wrongShipment = await changeItem({ ...at, id: elsewhere }, { countryOfOrigin: 'VN' })
    const wrongAddress = await changeItem(at, { countryOfOrigin: 'VN', manufacturing_address_id: foreign })
    expect([wrongShipment.status, wrongAddress.status]).toEqual([404, 404])
    const answer = await send(at.test, completeData, { params: { id: at.id } }, at.caller)
    expect(dataOf(answer).items[0]?.countryOfOrigin).toBe('CN')
  })
})

describe('a change that says what it is based on', () => {
  it('is refused with both values when another has changed the value since, and nothing of it is saved', async () => {
    const prepared = await preparedItem({ country_of_origin: 'CA', declared_value_cad: '6.85' })
    const seen = { declaredValue: 6.85, countryOfOrigin: 'CA' }
    expect((await changeItem(prepared, { declaredValue: 9, basedOn: { declaredValue: 6.85 } })).status).toBe(200)
    const stale = await changeItem(prepared, { declaredValue: 7.5, countryOfOrigin: 'US', basedOn: seen })
    expect([stale.status, stale.json.code, stale.json.details]).toEqual([
      409,
      'item-changed-meanwhile',
      { saved: { declaredValue: 9 }, sent: { declaredValue: 7.5 } },
    ])
    const kept = await changeItem(prepared, { declaredValue: 7.5, basedOn: { declaredValue: 9 } })
    expect(dataOf(kept).item).toMatchObject({ declaredValue: 7.5, countryOfOrigin: 'CA' })
  })

  it('is taken when another has put the same value there, and without a base whatever is there', async () => {
    const prepared = await preparedItem({ declared_value_cad: '9.00' })
    expect((await changeItem(prepared, { declaredValue: 9, basedOn: { declaredValue: null } })).status).toBe(200)
    expect(dataOf(await changeItem(prepared, { declaredValue: 5 })).item.declaredValue).toBe(5)
  })
})
