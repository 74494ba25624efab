// Fulfilment centres with their addresses, as the shipments of the account's newest inbound plans name them: Amazon publishes no list.
// Source: customs facts 9, inbound API 2024-03-20, `destination` of a shipment.
import { z } from 'zod'
import type { AmazonRead } from './amazon-access.ts'
import type { InboundCentre } from './product-catalogue.ts'

const BASE = '/inbound/fba/2024-03-20/inboundPlans'
/** Amazon allows two calls a second: so many shipments are read at most. */
const MOST_SHIPMENTS = 60

const plans = z.object({ inboundPlans: z.array(z.object({ inboundPlanId: z.string() })) })
const plan = z.object({ shipments: z.array(z.object({ shipmentId: z.string() })).default([]) })
const address = z.object({
  addressLine1: z.string().optional(),
  addressLine2: z.string().optional(),
  city: z.string().optional(),
  stateOrProvinceCode: z.string().optional(),
  postalCode: z.string().optional(),
  countryCode: z.string().optional(),
})
const shipment = z.object({
  destination: z.object({ warehouseId: z.string().optional(), address: address.optional() }).optional(),
})

/** The newest address of each centre in the United States; one without a whole address is left out. Throws ProviderError. */
export async function readCentres(read: AmazonRead): Promise<readonly InboundCentre[]> {
  const query = new URLSearchParams({ pageSize: '30', sortBy: 'CREATION_TIME', sortOrder: 'DESC' })
  const listed = await read(`${BASE}?${query}`, plans)
  const byCode = new Map<string, InboundCentre>()
  let asked = 0
  for (const { inboundPlanId } of listed?.inboundPlans ?? []) {
    const path = `${BASE}/${encodeURIComponent(inboundPlanId)}`
    const found = await read(path, plan)
    for (const { shipmentId } of found?.shipments ?? []) {
      if (asked === MOST_SHIPMENTS) return [...byCode.values()]
      asked += 1
      const centre = centreOf(await read(`${path}/shipments/${encodeURIComponent(shipmentId)}`, shipment))
      if (centre && !byCode.has(centre.code)) byCode.set(centre.code, centre)
    }
  }
  return [...byCode.values()]
}

function centreOf(found: z.output<typeof shipment> | undefined): InboundCentre | undefined {
  const { warehouseId = '', address: given } = found?.destination ?? {}
  const code = warehouseId.trim().toUpperCase()
  const { addressLine1, addressLine2, city, stateOrProvinceCode: state, postalCode: zip } = given ?? {}
  if (!code || !addressLine1 || !city || !state || !zip || given?.countryCode !== 'US') return undefined
  return { code, street: [addressLine1, addressLine2].filter(Boolean).join(', '), city, state, zip }
}
