// An inbound plan at Amazon as a shipment of a client: fetched, then imported like any file.
import { CONFIRMED, isActive, PENDING } from '#domain/freight/status.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, ProviderError, serviceTrouble } from '../../../errors.ts'
import type { InboundPlan, InboundPlanSummary } from '../../../providers/product-catalogue/product-catalogue.ts'
import type { Scope } from '../../../scope.ts'
import { findClient } from '../../../store/clients.ts'
import { findShipmentsByReference } from '../../../store/imports-clients.ts'
import { listItems } from '../../../store/items.ts'
import type { KindRows } from '../kind-rows.ts'
import type { ImportAsk } from '../run-import.ts'
import { importSeveral, type Needs, type SeveralReport } from './import-several.ts'

type AmazonNeeds = Needs & Pick<Deps, 'inboundPlans' | 'productCatalogue' | 'log'>

/** Throws `unavailable` with the code that fits. */
export async function listPlansAtAmazon({
  inboundPlans,
}: Pick<Deps, 'inboundPlans'>): Promise<{ configured: boolean; plans: readonly InboundPlanSummary[] }> {
  const plans = await inboundPlans.list().catch(explain)
  return { configured: inboundPlans.configured, plans }
}

type Ask = {
  readonly planId: string
  readonly reference?: string | undefined
  readonly takeLines: ImportAsk['takeLines']
  readonly dryRun: boolean
}

/** Throws `unavailable` when Amazon does not answer or none is connected, `missing` for a plan it does not have. */
export async function fetchAmazonPlan(
  needs: AmazonNeeds,
  scope: Scope,
  ask: Ask,
): Promise<SeveralReport & { readonly reference: string }> {
  if (!needs.inboundPlans.configured) throw new AppError('unavailable', 'amazon-off')
  const client = await findClient(needs.db, scope.clientId)
  const plan = await needs.inboundPlans.find(ask.planId).catch(explain)
  if (!client) throw new AppError('missing', 'not-found')
  if (!plan) throw new AppError('missing', 'amazon-no-such-plan')
  const reference = ask.reference ?? plan.name
  const titles = await titlesOf(needs, plan, await knownSkus(needs, scope.clientId, reference))
  const imports = kindRows(plan, { client: client.email, shipment: reference }, titles)
  const origin = { source: 'amazon', filename: plan.name } as const
  const report = await importSeveral(needs, scope.actor, { imports, ...ask }, origin)
  return { ...report, reference }
}

async function knownSkus({ db }: Needs, clientId: string, reference: string): Promise<ReadonlySet<string>> {
  const [shipment] = await findShipmentsByReference(db, [{ client_id: clientId, reference }], { lock: false })
  const items = shipment ? await listItems(db, clientId, shipment.id) : []
  return new Set(items.map(({ sku }) => sku))
}

/** Titles of goods that are new here, by ASIN; the words of those that are known stay. A title that cannot be had is left out. */
async function titlesOf(
  needs: AmazonNeeds,
  plan: InboundPlan,
  known: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>()
  const wanted = new Set(plan.items.filter(({ sku }) => !known.has(sku)).map(({ asin }) => asin))
  for (const asin of wanted) {
    const product = await needs.productCatalogue.find(asin).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error
      needs.log.info({ err: error }, 'no title from the catalogue')
      return undefined
    })
    if (product) titles.set(asin, product.title)
  }
  for (const { sku, asin } of plan.items) if (!known.has(sku) && !titles.has(asin)) titles.set(asin, sku)
  return titles
}

type Place = { readonly client: string; readonly shipment: string }

function kindRows(plan: InboundPlan, place: Place, titles: ReadonlyMap<string, string>): readonly KindRows[] {
  const confirmed = plan.options.find(({ status }) => isActive(status))
  const warehouses = new Set((confirmed?.placements ?? []).flatMap(({ warehouseId }) => warehouseId ?? []))
  const [warehouse] = warehouses.size === 1 ? warehouses : []
  const shipment = {
    client: place.client,
    reference: place.shipment,
    destination_type: 'amazon_fba',
    fc_code: warehouse,
  }
  const items = plan.items.map((item) => ({ ...place, ...item, description: titles.get(item.asin) }))
  const boxes = plan.boxes.map(({ weightKg, lengthCm, widthCm, heightCm, items: inside }, index) => ({
    ...place,
    box_number: index + 1,
    ...{ weight_kg: weightKg, length_cm: lengthCm, width_cm: widthCm, height_cm: heightCm },
    items: inside,
  }))
  const all: readonly KindRows[] = [
    { kind: 'shipments', rows: [shipment] },
    { kind: 'items', rows: items },
    { kind: 'boxes', rows: boxes },
    { kind: 'plans', rows: [planRow(plan, place)] },
  ]
  return all.filter(({ rows }) => rows.length > 0)
}

const planRow = (plan: InboundPlan, place: Place) => ({
  ...place,
  plan: plan.id,
  plan_name: plan.name,
  plan_type: 'FBA',
  plan_status: plan.options.some(({ status }) => isActive(status)) ? CONFIRMED : PENDING,
  options: plan.options.map(({ id, status, placements }) => ({
    option: id,
    option_status: status === 'OFFERED' ? PENDING : status,
    placements: placements.map(({ amazonShipmentId, warehouseId, address, status: placed }) => ({
      amazon_shipment_id: amazonShipmentId,
      warehouse_id: warehouseId,
      location_name: warehouseId && `Amazon ${warehouseId}`,
      destination_address: address,
      placement_status: placedStatus(status, placed),
    })),
  })),
})

function placedStatus(option: string, placement: string): string {
  if (isActive(option)) return CONFIRMED
  return placement === 'UNCONFIRMED' ? PENDING : placement
}

/** Statuses with which Amazon turns the account away. */
const REFUSALS: readonly number[] = [400, 401, 403]

/** What went wrong at Amazon. */
function explain(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error
  const { status, retryable } = error
  if (status === 429) throw new AppError('unavailable', 'amazon-busy', { status })
  if (status !== undefined && REFUSALS.includes(status)) throw new AppError('unavailable', 'amazon-refused', { status })
  throw new AppError('unavailable', retryable ? 'amazon-silent' : 'amazon-unreadable', serviceTrouble(error))
}
