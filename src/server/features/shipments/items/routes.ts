// Calls about items and the data remembered for their ASIN.
import type { FastifyInstance } from 'fastify'
import { getAsinData, saveAsinData } from '#contract/client-data.ts'
import { exportItems } from '#contract/item-list-file.ts'
import { listItems, updateItem } from '#contract/items.ts'
import { saidFinding } from '#words/findings.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { serveListFile } from '../../../http/serve-list-file.ts'
import { toWireAddress, wireItems } from '../../../records/items/item-on-wire.ts'
import { listShipmentItems } from '../../../records/items/list-items.ts'
import { getAsinMemory, type RememberedAsin, saveAsinMemory } from './asin-data.ts'
import { itemsFile } from './items-file.ts'
import { changeItem } from './update-item.ts'

export function registerItems(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listItems, async ({ scope, params }) => ({
    data: await wireItems(deps, scope.clientId, await listShipmentItems(deps, scope, params.id)),
  }))
  serveListFile(app, deps, exportItems, itemsFile(deps))
  serve(app, deps, updateItem, async ({ scope, params, body, say }) => {
    const target = { shipmentId: params.id, itemId: params.itemId }
    const changed = await changeItem(deps, scope, target, body)
    const [item] = await wireItems(deps, scope.clientId, [changed.item])
    if (!item) throw new TypeError('an item was lost on its way to the wire')
    const stops = changed.stops.map((finding) => saidFinding(say.language, finding))
    return { data: { item, shipmentStatus: changed.shipmentStatus, stops } }
  })
  serve(app, deps, getAsinData, async ({ scope, params }) => {
    return { data: toWireMemory(await getAsinMemory(deps, scope, params.asin)) }
  })
  serve(app, deps, saveAsinData, async ({ scope, params, body: { clientId: _, ...change } }) => {
    await saveAsinMemory(deps, scope, params.asin, change)
    return {}
  })
}

const toWireMemory = ({ row, addresses }: RememberedAsin) => ({
  country_of_origin: row?.country_of_origin ?? null,
  hts_code: row?.hts_code ?? null,
  hts_description: row?.hts_description ?? null,
  hts_confidence: row?.hts_confidence ? Number(row.hts_confidence) : null,
  cogs_cad: row?.cogs_cad ? Number(row.cogs_cad) : null,
  manufacturing_address: row?.manufacturing_address ?? null,
  manufacturing_address_id: row?.manufacturing_address_id ?? null,
  updated_at: row?.updated_at.toISOString() ?? null,
  manufacturingAddresses: addresses.map(toWireAddress),
})
