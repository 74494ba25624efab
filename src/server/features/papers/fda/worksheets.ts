// The FDA worksheets of a shipment for the screen, and keeping what is typed on them.
import type { z } from 'zod'
import type { fdaWorksheet } from '#contract/fda.ts'
import { parseProductCode } from '#domain/fda/product-code.ts'
import { proposedIndustry, usualAffirmations } from '#domain/fda/proposals.ts'
import { buildWorksheets, type Worksheet, type WorksheetEdits } from '#domain/fda/worksheet.ts'
import { texts } from '#texts/en/fda.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { getShipment } from '../../../records/items/list-items.ts'
import type { Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { saveWorksheetEdits } from '../../../store/fda-worksheets.ts'
import { lockShipment } from '../../../store/shipments.ts'
import { type FactNeeds, readShipmentFacts } from '../shipment-facts.ts'
import { readEdits } from '../worksheet-facts.ts'

/** Throws `missing` for a shipment that is not the client's. */
export async function listWorksheets(deps: FactNeeds, scope: Scope, shipmentId: string): Promise<readonly Worksheet[]> {
  const shipment = await getShipment(deps, scope, shipmentId)
  return (await readShipmentFacts(deps, scope, shipment)).worksheets
}

/**
 * Keeps fields over those typed before. Throws `missing` for a worksheet the shipment does not have, `invalid` for a field that
 * the worksheet does not have and for a product code of another structure.
 */
export async function saveWorksheets(
  deps: FactNeeds,
  scope: Scope,
  shipmentId: string,
  edits: WorksheetEdits,
): Promise<readonly Worksheet[]> {
  const shipment = await getShipment(deps, scope, shipmentId)
  const facts = await readShipmentFacts(deps, scope, shipment)
  refuseStrange(facts.worksheets, edits)
  const kept = await keepEdits(deps, scope, shipmentId, edits)
  return buildWorksheets(facts.fda, texts, kept)
}

function refuseStrange(worksheets: readonly Worksheet[], edits: WorksheetEdits): void {
  const byKey = new Map(worksheets.map((sheet) => [sheet.key, sheet]))
  for (const [key, fields] of Object.entries(edits)) {
    const sheet = byKey.get(key)
    if (!sheet) throw new AppError('missing', 'no-such-worksheet')
    const known = new Set<string>(sheet.sections.flatMap(({ fields: all }) => all.map(({ id }) => id)))
    const strange = Object.keys(fields).find((field) => !known.has(field))
    if (strange !== undefined) throw new AppError('invalid', 'no-worksheet-field', { field: strange })
    const code = fields.productCode?.trim() ? parseProductCode(fields.productCode) : undefined
    if (code?.kind === 'refused') {
      const { problem, industry } = code
      throw new AppError('invalid', 'product-code-wrong', { problem, industry })
    }
  }
}

/** Edits of one shipment follow each other. The audit log names the fields, and what they were. */
function keepEdits(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  scope: Scope,
  shipmentId: string,
  edits: WorksheetEdits,
): Promise<WorksheetEdits> {
  return db.transaction().execute(async (tx) => {
    await lockShipment(tx, scope.clientId, shipmentId)
    const before = await readEdits(tx, scope.clientId, shipmentId)
    const keys = Object.keys(edits)
    const merged = Object.fromEntries(
      [...new Set([...Object.keys(before), ...keys])].map((key) => [key, { ...before[key], ...edits[key] }]),
    )
    if (JSON.stringify(merged) === JSON.stringify(before)) return before
    await saveWorksheetEdits(tx, scope.clientId, shipmentId, merged, { name: scope.actor.name, at: now() })
    await insertAudit(tx, {
      at: now(),
      actor: scope.actor,
      clientId: scope.clientId,
      action: 'fda-worksheets.changed',
      subject: { kind: 'shipment', id: shipmentId },
      before: Object.fromEntries(keys.map((key) => [key, before[key] ?? null])),
      after: Object.fromEntries(keys.map((key) => [key, merged[key]])),
    })
    return merged
  })
}

/** In the language of the reader; what is printed stays English. */
export function toWire({ need, ...sheet }: Worksheet, say: Words): Answer {
  const { groups, sections, fields } = say(texts)
  return {
    ...sheet,
    itemIds: [...sheet.itemIds],
    group: groups[need.group],
    level: need.level,
    why: need.why[say.language],
    documents: need.documents.map((each) => each[say.language]),
    proposedIndustry: proposedIndustry(sheet.description, need.group),
    usualAffirmations: [...usualAffirmations(need.group)],
    sections: sheet.sections.map(({ id, fields: listed }) => ({
      id,
      title: sections[id],
      fields: listed.map((field) => ({ ...field, label: fields[field.id] })),
    })),
  }
}
type Answer = z.input<typeof fdaWorksheet>
