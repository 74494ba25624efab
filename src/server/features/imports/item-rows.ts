// The rows of items as an import writes them: what the file sets, over what is there or remembered.
import { type ChangedItemRow, eachAsGiven } from '../../store/imports-items.ts'
import type { Run } from './chunk.ts'
import type { ItemStep } from './item-step.ts'

/** `makerId` is of the maker the file names; null where it names none. */
export function itemRow(run: Run, step: ItemStep, makerId: string | null): ChangedItemRow {
  const { shipment, given, fields, existing, remembered } = step
  const stays = existing ?? remembered
  const take = (field: string, otherwise: string | null | undefined): string | null =>
    fields.has(field) ? (given.fields[field] ?? null) : (otherwise ?? null)
  const moved = fields.has('country_of_origin') || fields.has('maker')
  return {
    id: existing?.id ?? run.needs.newId(),
    client_id: shipment.client_id,
    ...eachAsGiven((column) => take(column, existing?.[column])),
    description: take('description', existing?.description) ?? '',
    quantity: Number(take('quantity', existing && String(existing.quantity))),
    declared_value_cad: take('cost_cad', existing ? existing.declared_value_cad : remembered?.cogs_cad),
    country_of_origin: take('country_of_origin', stays?.country_of_origin),
    ...codeColumns(step),
    manufacturing_address_id: fields.has('maker') ? makerId : (stays?.manufacturing_address_id ?? null),
    // The reason was given for the old pair of maker and origin.
    origin_mismatch_reason: moved ? null : (existing?.origin_mismatch_reason ?? null),
    updated_at: run.needs.now(),
  }
}

/** A code of the file is the import's proposal until a person confirms it. */
function codeColumns({ given, fields, existing, remembered }: ItemStep) {
  const words = given.fields.hts_description ?? null
  if (fields.has('hts_code'))
    return {
      hts_code: given.fields.hts_code ?? null,
      hts_description: words,
      hts_confidence: null,
      hts_proposed_by: 'import' as const,
      hts_confirmed_by: null,
      hts_confirmed_at: null,
    }
  const stays = existing ?? remembered
  const byMemory = !existing && remembered?.hts_code ? ('remembered' as const) : null
  return {
    hts_code: stays?.hts_code ?? null,
    hts_description: fields.has('hts_description') ? words : (stays?.hts_description ?? null),
    hts_confidence: stays?.hts_confidence ?? null,
    hts_proposed_by: existing ? existing.hts_proposed_by : byMemory,
    hts_confirmed_by: stays?.hts_confirmed_by ?? null,
    hts_confirmed_at: stays?.hts_confirmed_at ?? null,
  }
}
