import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { login, staffLogin } from '#contract/session.ts'
import { businessInfoProblem } from '#domain/business-info.ts'
import { isNorthAmerican } from '#domain/countries.ts'
import { decimal } from '#domain/money.ts'
import { type CustomsItem, fieldGaps } from '#domain/shipment/item.ts'
import { knownStatus, SHIPMENT_STATUSES } from '#domain/shipment/status.ts'
import { brokersSetting, ltlAddressesSetting } from '../records/invoices/configured-parties.ts'
import { gateOf } from '../records/items/standing-stops.ts'
import { isPassword, passwordHash } from '../records/session/password.ts'
import { loadFulfilmentCentres } from '../reference/fulfilment-centres.ts'
import { findSetting } from '../store/settings.ts'
import { send, type TestApp, testApp } from '../testing/test-app.ts'
import { DEMO_BUSINESS_INFO, DEMO_CLIENT_ID, DEMO_CLIENTS, DORMANT_CLIENT_ID, OTHER_CLIENT_ID } from './clients.ts'
import { loadDemo } from './load-demo.ts'
import { signDemoCertificates } from './sign-certificates.ts'
import { WAREHOUSES } from './warehouses.ts'

let server: TestApp
/** As after a start that was cut off once three certificates were signed, and the next one a day later. */
beforeAll(async () => {
  server = await testApp({ settings: { demo: true } })
  const { deps, clock } = server
  expect(await loadDemo(deps)).toBe(true)
  const put = deps.files.put.bind(deps.files)
  let left = 3
  const storage = vi.spyOn(deps.files, 'put').mockImplementation(async (key, bytes) => {
    if (left === 0) throw new Error('cut off')
    left -= 1
    await put(key, bytes)
  })
  await expect(signDemoCertificates(deps)).rejects.toThrow('cut off')
  storage.mockRestore()
  clock.at = new Date(clock.at.getTime() + 86_400_000)
  expect(await loadDemo(deps)).toBe(false)
  await signDemoCertificates(deps)
})

const shipmentsOf = (clientId: string) =>
  server.deps.db
    .selectFrom('shipments')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .execute()

/** Items of a shipment as the domain judges them. */
async function itemsOf(shipmentId: string): Promise<readonly (CustomsItem & { asin: string | null })[]> {
  const rows = await server.deps.db
    .selectFrom('items as item')
    .leftJoin('manufacturing_addresses as maker', 'maker.id', 'item.manufacturing_address_id')
    .select(['item.id', 'item.asin', 'item.sku', 'item.description', 'item.quantity', 'item.declared_value_cad'])
    .select(['item.country_of_origin', 'item.hts_code', 'item.origin_mismatch_reason'])
    .select(['maker.name', 'maker.street_address', 'maker.city', 'maker.state', 'maker.country', 'maker.zip_code'])
    .where('item.shipment_id', '=', shipmentId)
    .orderBy('item.position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    asin: row.asin,
    sku: row.sku,
    description: row.description,
    quantity: row.quantity,
    costCad: row.declared_value_cad === null ? null : decimal(row.declared_value_cad),
    countryOfOrigin: row.country_of_origin,
    htsCode: row.hts_code,
    maker:
      row.name === null
        ? null
        : {
            name: row.name,
            streetAddress: row.street_address ?? '',
            city: row.city ?? '',
            state: row.state ?? '',
            country: row.country ?? '',
            zipCode: row.zip_code ?? '',
          },
    originMismatchReason: row.origin_mismatch_reason,
  }))
}

async function certificateOf(shipmentId: string) {
  const { db } = server.deps
  const form = await db
    .selectFrom('cusma_forms')
    .select('status')
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst()
  return form?.status ?? null
}

describe('certificates', () => {
  const certificates = () =>
    server.deps.db
      .selectFrom('documents')
      .innerJoin('shipments', 'shipments.id', 'documents.shipment_id')
      .select(['documents.id', 'reference', 'documents.created_at as signed', 'shipments.created_at as created'])
      .where('kind', '=', 'cusma_certificate')
      .orderBy('documents.created_at')
      .execute()

  it('are signed once each, on the day of their shipment, and nobody is told of them', async () => {
    const found = await certificates()
    const wanted = DEMO_CLIENTS.flatMap(({ shipments }) => shipments.filter((each) => each.certificate === 'signed'))
    expect(found.map(({ reference }) => reference).sort()).toEqual(wanted.map(({ reference }) => reference).sort())
    for (const { reference, signed, created } of found) expect(signed, reference).toEqual(created)
    expect(await server.deps.db.selectFrom('notifications').select('id').execute()).toEqual([])
  })

  it('are not signed again at a later start', async () => {
    const found = await certificates()
    await signDemoCertificates(server.deps)
    expect(await certificates()).toEqual(found)
  })
})

describe("the demo client's shipments", () => {
  it('are at least 24 over every status Portage knows and one it does not', async () => {
    const statuses = (await shipmentsOf(DEMO_CLIENT_ID)).map((shipment) => shipment.status)
    expect(statuses).toHaveLength(29)
    expect(new Set(statuses.map(knownStatus))).toEqual(new Set([...SHIPMENT_STATUSES, undefined]))
  })

  it('are newest first pending ones with 6 to 12 items, some of them lacking something', async () => {
    const newest = (await shipmentsOf(DEMO_CLIENT_ID)).slice(0, 4)
    expect(newest.map((shipment) => shipment.status)).toEqual(['pending', 'pending', 'pending', 'pending'])
    for (const shipment of newest) {
      const items = await itemsOf(shipment.id)
      expect(items.length).toBeGreaterThanOrEqual(6)
      expect(items.length).toBeLessThanOrEqual(12)
    }
    const gaps = (await itemsOf(newest[1]?.id ?? '')).map((item) => fieldGaps(item).length)
    expect(gaps.filter((count) => count > 0).length).toBeGreaterThanOrEqual(3)
    expect(gaps.filter((count) => count === 0).length).toBeGreaterThanOrEqual(6)
  })

  it('are declared just when they are ready and pending just when they are not', async () => {
    for (const clientId of [DEMO_CLIENT_ID, OTHER_CLIENT_ID])
      for (const shipment of await shipmentsOf(clientId)) {
        if (shipment.status !== 'pending' && shipment.status !== 'declared') continue
        const gate = await gateOf(server.deps.db, server.deps, clientId, [shipment])
        expect(gate.get(shipment.id)?.ready, shipment.reference).toBe(shipment.status === 'declared')
      }
  })

  it('count five declared: one all food of Canada under a signed certificate', async () => {
    const declared = (await shipmentsOf(DEMO_CLIENT_ID)).filter((shipment) => shipment.status === 'declared')
    expect(declared).toHaveLength(5)
    const food = declared[0]?.id ?? ''
    const items = await itemsOf(food)
    expect(items.length).toBeGreaterThanOrEqual(3)
    expect(items.every((item) => isNorthAmerican(item.countryOfOrigin))).toBe(true)
    expect(items.map((item) => item.htsCode?.slice(0, 2))).toEqual(['17', '17', '17', '19', '23'])
    expect(await certificateOf(food)).toBe('signed')
  })

  it('keep a certificate for each signed form, with a criterion somebody chose', async () => {
    const forms = await server.deps.db
      .selectFrom('cusma_forms as form')
      .leftJoin('documents as paper', 'paper.id', 'form.document_id')
      .select(['form.status', 'form.signer_name', 'paper.storage_key'])
      .where('form.status', 'in', ['signed', 'completed'])
      .execute()
    expect(forms.length).toBeGreaterThan(8)
    for (const { signer_name, storage_key } of forms) {
      expect(signer_name).toBe('Dana Roy')
      const bytes = await server.deps.files.get(storage_key ?? '')
      expect(
        Buffer.from(bytes ?? [])
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
  })

  it('go to fulfilment centres that exist and to the other destination', async () => {
    const shipments = await shipmentsOf(DEMO_CLIENT_ID)
    const centres = loadFulfilmentCentres(join(import.meta.dirname, '../../../data'))
    expect(new Set(shipments.map((shipment) => shipment.destination_type))).toEqual(new Set(['amazon_fba', 'other']))
    for (const { fc_code } of shipments) if (fc_code) expect(centres.find(fc_code), fc_code).toBeDefined()
    for (const { code, address } of WAREHOUSES) {
      const { street, city, state, zip } = centres.find(code) ?? {}
      expect(address).toBe(`${street}, ${city}, ${state} ${zip}`)
    }
  })

  it('lie in the past and left after they were created', async () => {
    for (const { created_at, shipped_at } of await shipmentsOf(DEMO_CLIENT_ID)) {
      expect(created_at.getTime()).toBeLessThan(server.clock.at.getTime())
      if (shipped_at) expect(shipped_at.getTime()).toBeGreaterThan(created_at.getTime())
    }
  })
})

describe('remembered goods', () => {
  it('are remembered where they were settled, so that what is remembered is never missing on a newer shipment', async () => {
    const memory = await server.deps.db.selectFrom('asin_data').selectAll().execute()
    expect(memory.filter((row) => row.client_id === DEMO_CLIENT_ID).length).toBeGreaterThan(10)
    for (const clientId of [DEMO_CLIENT_ID, OTHER_CLIENT_ID])
      for (const shipment of await shipmentsOf(clientId))
        for (const item of await itemsOf(shipment.id)) {
          const known = memory.some((row) => row.client_id === clientId && row.asin === item.asin)
          if (known) expect(fieldGaps(item), `${shipment.reference} ${item.sku}`).toEqual([])
        }
  })
})

describe('boxes and plans of the demo', () => {
  it('hold just what the shipment holds', async () => {
    const { db } = server.deps
    const boxed = await db
      .selectFrom('box_items')
      .innerJoin('boxes', 'boxes.id', 'box_items.box_id')
      .select((get) => ['boxes.shipment_id', 'box_items.sku', get.fn.sum<string>('box_items.quantity').as('quantity')])
      .groupBy(['boxes.shipment_id', 'box_items.sku'])
      .execute()
    expect(boxed.length).toBeGreaterThan(20)
    for (const { shipment_id, sku, quantity } of boxed) {
      const item = (await itemsOf(shipment_id)).find((each) => each.sku === sku)
      expect(Number(quantity), sku).toBe(item?.quantity)
    }
  })

  it('are placed with rates of UPS and FedEx, which are compared, and of a carrier that is not; confirmed and pending', async () => {
    const { db } = server.deps
    const options = await db.selectFrom('placement_options').select('status').execute()
    expect(new Set(options.map((option) => option.status))).toEqual(new Set(['CONFIRMED', 'PENDING']))
    const placements = await db.selectFrom('placements').selectAll().where('status', '=', 'CONFIRMED').execute()
    expect(placements).toHaveLength(3)
    // NPG-1057: 30 + 10 + 5 + 10 + 9 cartons; UPS Standard 24.50 + 64 x 13.80 = 907.70.
    const first = placements.find((placement) => placement.amazon_shipment_id === 'FBADEMO1057')
    expect(first).toMatchObject({ warehouse_id: 'ABE8', total_boxes: 64, total_items: 1140 })
    expect(first?.shipping_rates).toMatchObject([
      { carrier_name: 'UPS', total: '907.70', currency: 'CAD', brokerage_fees_included: false },
      { carrier_name: 'FedEx' },
      { carrier_name: 'UPS', service_name: 'UPS Expedited', brokerage_fees_included: true },
      { carrier_name: 'Purolator' },
    ])
    // 360 x 11.40 + 240 x 7.85 + 120 x 9.20 + 240 x 3.30 + 180 x 6.40 = 9,036.00
    expect(first?.total_cogs_cad).toBe('9036.00')
  })
})

describe('people of the demo', () => {
  it.each([
    ['demo@portage.example', 200, DEMO_CLIENT_ID],
    ['other@portage.example', 200, OTHER_CLIENT_ID],
  ])('%s signs in', async (email, status, id) => {
    const answer = await send(server, login, { body: { email } })
    expect(answer.status).toBe(status)
    expect(answer.json).toMatchObject({ mode: 'direct', user: { id } })
  })

  it('dormant@portage.example is refused: its last shipment left four months ago', async () => {
    expect(await shipmentsOf(DORMANT_CLIENT_ID)).toHaveLength(2)
    expect((await send(server, login, { body: { email: 'dormant@portage.example' } })).status).toBe(401)
  })

  it('staff sign in with demo-staff, and documents open with demo-docs', async () => {
    expect((await send(server, staffLogin, { body: { password: 'demo-staff' } })).status).toBe(200)
    const stored = passwordHash.parse(await findSetting(server.deps.db, 'document_password_hash'))
    expect(await isPassword('demo-docs', stored)).toBe(true)
    expect(await isPassword('demo-staff', stored)).toBe(false)
  })

  it("have complete business information, the other client's is absent", async () => {
    const rows = await server.deps.db.selectFrom('business_info').select('client_id').execute()
    expect(rows).toEqual([{ client_id: DEMO_CLIENT_ID }])
    const { business_type, canadian_business_number, shipping_agreement_signed } = DEMO_BUSINESS_INFO
    expect(
      businessInfoProblem({
        businessType: business_type,
        canadianBusinessNumber: canadian_business_number,
        shippingAgreementSigned: shipping_agreement_signed,
      }),
    ).toBeUndefined()
  })

  it('name brokers and warehouses that say they are examples', async () => {
    const { db } = server.deps
    const brokers = brokersSetting.parse(await findSetting(db, 'brokers'))
    const warehouses = ltlAddressesSetting.parse(await findSetting(db, 'ltl_addresses'))
    const names = [brokers.clearit, brokers.acb, warehouses.pattern_middle_mile, warehouses.ups_buffalo]
    for (const party of names) expect(party?.name).toContain('(example)')
  })
})
