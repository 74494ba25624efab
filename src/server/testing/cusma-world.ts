// What the tests of CUSMA start from: the world of invoices, and the signing of a certificate.
import { generateCusmaCertificate, getCusmaForm } from '#contract/cusma.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { productKey } from '../records/origin/standing-decisions.ts'
import { addShipment, newWorld, type World } from './invoice-world.ts'
import { smallPng } from './pictures.ts'
import { dataOf, send, staffCaller, type TestCaller } from './test-app.ts'

export type CusmaWorld = World & { readonly staff: TestCaller }
type Signing = Partial<typeof SIGNING> & {
  readonly leftOutItems?: string[]
  readonly wholeConfirmed?: string[]
  readonly covers?: 'period' | 'shipment'
  readonly originCriteria?: Readonly<Record<string, 'A' | 'B' | 'C' | 'D' | '4.2(d)'>>
}

export async function newCusmaWorld(): Promise<CusmaWorld> {
  const world = await newWorld()
  return { ...world, staff: await staffCaller(world.deps) }
}

export type ProductWorld = CusmaWorld & { readonly shipmentId: string; readonly product: string }

/** With a shipment of one item, and what the product of that item goes by. */
export async function newProductWorld(): Promise<ProductWorld> {
  const world = await newCusmaWorld()
  const { shipmentId } = await addShipment(world)
  const item = await world.deps.db.selectFrom('items').select(['asin', 'sku']).executeTakeFirstOrThrow()
  return { ...world, shipmentId, product: productKey(item) }
}

/** The payload of the specification, for the one item of `addShipment`. */
export const SIGNING = {
  signatureData: smallPng(),
  signerName: 'Dana Roy',
  signerTitle: 'Director',
  blanketPeriod: { startDate: '2026-11-21', endDate: '2027-11-20' },
}
const CHOSEN = { 'SKU-1': 'C' } as const

export const sign = (world: World, shipmentId: string, change: Signing = {}, caller: TestCaller = world.client) =>
  send(
    world,
    generateCusmaCertificate,
    { params: { id: shipmentId }, body: { ...SIGNING, originCriteria: CHOSEN, ...change } },
    caller,
  )

export const staffSign = (world: CusmaWorld, shipmentId: string, change: Signing = {}) =>
  send(
    world,
    onBehalf(generateCusmaCertificate),
    {
      params: { clientId: world.clientId, id: shipmentId },
      body: { ...SIGNING, originCriteria: CHOSEN, ...change },
    },
    world.staff,
  )

/** The form as the client reads it; throws while there is none. */
export async function formOf(world: World, shipmentId: string) {
  const form = dataOf(await send(world, getCusmaForm, { params: { id: shipmentId } }, world.client))
  if (!form) throw new Error('the form has not been begun')
  return form
}
