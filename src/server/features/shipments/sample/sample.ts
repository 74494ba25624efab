// The sample shipment of a client: made whole, thrown away whole.

import { htsCode } from '#domain/hts-code.ts'
import { SAMPLE_BOXES, SAMPLE_GOODS, SAMPLE_MAKERS, SAMPLE_STATUS } from '#domain/shipment/sample.ts'
import { texts as en } from '#texts/en/sample-shipment.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import type { Scope } from '../../../scope.ts'
import { saveAddressRow } from '../../../store/addresses.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { lockClient } from '../../../store/clients.ts'
import type { Tx } from '../../../store/database.ts'
import { insertItems } from '../../../store/items.ts'
import { deleteSample, insertSampleBoxes } from '../../../store/sample-shipment.ts'
import { findSample, insertShipment } from '../../../store/shipments.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'tariff'>
type Sample = { readonly id: string; readonly reference: string }

export async function sampleOf({ db }: Pick<Deps, 'db'>, { clientId }: Scope): Promise<Sample | null> {
  const found = await findSample(db, clientId)
  return found ? { id: found.id, reference: found.reference } : null
}

/** The one that is there already, where there is one. The goods are named in the language of who asks. */
export function makeSample(needs: Needs, scope: Scope, say: Words): Promise<Sample> {
  return needs.db.transaction().execute(async (tx) => {
    await lockClient(tx, scope.clientId)
    const before = await findSample(tx, scope.clientId)
    if (before) return { id: before.id, reference: before.reference }
    const id = needs.newId()
    const { reference, notes } = say(en)
    await insertShipment(tx, {
      id,
      client_id: scope.clientId,
      reference,
      status: SAMPLE_STATUS,
      destination_type: 'other',
      fc_code: null,
      notes,
      created_at: needs.now(),
      shipped_at: null,
      is_sample: true,
    })
    await addGoods(tx, needs, scope, say, id)
    await addBoxes(tx, needs, scope, id)
    await note(tx, needs, scope, { action: 'sample.made', id })
    return { id, reference }
  })
}

/** Nothing happens where there is none. */
export function removeSample(needs: Pick<Deps, 'db' | 'now'>, scope: Scope): Promise<void> {
  return needs.db.transaction().execute(async (tx) => {
    await lockClient(tx, scope.clientId)
    const sample = await findSample(tx, scope.clientId)
    if (!sample) return
    await deleteSample(tx, scope.clientId)
    await note(tx, needs, scope, { action: 'sample.removed', id: sample.id })
  })
}

async function addGoods(tx: Tx, { now, newId, tariff }: Needs, scope: Scope, say: Words, shipment: string) {
  const { clientId } = scope
  const makers = new Map<string, string>()
  for (const { key, ...address } of SAMPLE_MAKERS) {
    const { id } = await saveAddressRow(tx, clientId, { id: newId(), ...address, isSample: true }, now())
    makers.set(key, id)
  }
  const names = say(en).goods
  const items = SAMPLE_GOODS.map((good, at) => ({
    id: newId(),
    client_id: clientId,
    shipment_id: shipment,
    position: at + 1,
    sku: good.sku,
    description: names[good.name],
    quantity: good.quantity,
    declared_value_cad: good.costCad,
    country_of_origin: good.origin,
    hts_code: good.htsCode,
    hts_description: tariff.plainTitle(htsCode(good.htsCode)) ?? null,
    hts_proposed_by: 'classifier' as const,
    manufacturing_address_id: makers.get(good.maker) ?? null,
    unit_quantities: good.units,
    updated_at: now(),
  }))
  await insertItems(tx, items)
}

async function addBoxes(tx: Tx, { newId }: Needs, { clientId }: Scope, shipment: string): Promise<void> {
  const packed = SAMPLE_BOXES.map((box, at) => ({ ...box, id: newId(), number: at + 1 }))
  await insertSampleBoxes(
    tx,
    packed.map(({ id, number, weightKg, lengthCm, widthCm, heightCm }) => ({
      id,
      client_id: clientId,
      shipment_id: shipment,
      box_number: number,
      weight_kg: weightKg,
      length_cm: lengthCm,
      width_cm: widthCm,
      height_cm: heightCm,
    })),
    packed.map(({ id, sku, quantity }) => ({
      id: newId(),
      client_id: clientId,
      box_id: id,
      sku,
      asin: null,
      fnsku: null,
      quantity,
      description: null,
      cogs_cad: null,
    })),
  )
}

const note = (
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { clientId, actor }: Scope,
  { action, id }: { readonly action: string; readonly id: string },
): Promise<void> =>
  insertAudit(tx, { at: now(), actor, clientId, action, subject: { kind: 'shipment', id }, before: null, after: null })
