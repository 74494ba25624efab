// What a client said of a product is kept by ASIN and used again when the product is shipped next.
import { addressLine } from '#domain/address/address.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import { findAddress } from '../../store/addresses.ts'
import { type AsinDataPatch, findAsinData, saveAsinDataRow } from '../../store/asin-data.ts'
import { changedFields, insertAudit } from '../../store/audit-log.ts'
import type { Db, Tx } from '../../store/database.ts'
import type { ItemPatch } from '../../store/items.ts'
import type { AsinDataRow } from '../../store/tables.ts'

/** Keeps the columns an item's change set for its ASIN, with an audit entry when that changes what is remembered. */
export async function rememberForAsin(
  tx: Tx,
  needs: Pick<Deps, 'now'>,
  scope: Scope,
  asin: string,
  patch: ItemPatch,
): Promise<void> {
  const { declared_value_cad, manufacturing_address_id, country_of_origin, unit_quantities, duty_answers } = patch
  const remembered = {
    ...codeOf(patch),
    country_of_origin,
    cogs_cad: declared_value_cad,
    unit_quantities,
    duty_answers,
    manufacturing_address_id,
    ...(manufacturing_address_id === undefined
      ? {}
      : { manufacturing_address: await lineOf(tx, scope, manufacturing_address_id) }),
  }
  await saveRemembered(tx, needs, scope, asin, withoutUndefined(remembered))
}

/** Saves columns for an ASIN, with an audit entry; nothing happens when they are so already. */
export async function saveRemembered(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  scope: Scope,
  asin: string,
  patch: AsinDataPatch,
): Promise<void> {
  const existing = await findAsinData(tx, scope.clientId, asin)
  const changes = changedFields(existing ?? {}, patch)
  if (!changes) return
  await saveAsinDataRow(tx, scope.clientId, asin, patch, now())
  await insertAudit(tx, {
    at: now(),
    actor: scope.actor,
    clientId: scope.clientId,
    action: 'asin-data.saved',
    subject: { kind: 'asin_data', id: asin },
    ...changes,
  })
}

type CodeKeys =
  | 'hts_code'
  | 'hts_description'
  | 'hts_confidence'
  | 'hts_proposed_by'
  | 'hts_confirmed_by'
  | 'hts_confirmed_at'

/** The columns of the code and its provenance. */
const codeOf = <R extends Partial<Pick<AsinDataRow, CodeKeys>>>(row: R) => ({
  hts_code: row.hts_code,
  hts_description: row.hts_description,
  hts_confidence: row.hts_confidence,
  hts_proposed_by: row.hts_proposed_by,
  hts_confirmed_by: row.hts_confirmed_by,
  hts_confirmed_at: row.hts_confirmed_at,
})

async function lineOf(db: Db, scope: Scope, addressId: string | null): Promise<string | null> {
  const address = addressId ? await findAddress(db, scope.clientId, addressId) : undefined
  return address ? addressLine(address) : null
}

/** Columns left out are not touched. */
function withoutUndefined(patch: AsinDataPatch): AsinDataPatch {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
}
