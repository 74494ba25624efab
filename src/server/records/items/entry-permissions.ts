// Why prohibited items may enter after all: recorded by staff, and read wherever a ban stops something. Source: decisions e.
import { barredBy } from '#domain/admissibility/admit.ts'
import { dayIn } from '#domain/calendar.ts'
import { parseCountry } from '#domain/countries.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { decimal, usd } from '#domain/money.ts'
import { dutyInput } from '#domain/shipment/duty-question.ts'
import { type EntryPermission, holdsFor } from '#domain/shipment/entry-permission.ts'
import { calculateDuty } from '#domain/tariff/duty.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { type AuditEntry, insertAudit } from '../../store/audit-log.ts'
import type { Db, Tx } from '../../store/database.ts'
import {
  deleteEntryPermissionRow,
  type EntryPermissionRow,
  findEntryPermissions,
  saveEntryPermissionRow,
} from '../../store/entry-permissions.ts'
import { findItem, type StoredItem } from '../../store/items.ts'
import { type EntryNeeds, itemFindings } from '../duty/admissibility.ts'
import { type LawNeeds, tariffLaw } from '../duty/tariff-law.ts'

type Items = readonly Pick<StoredItem, 'id' | 'htsCode' | 'countryOfOrigin'>[]

/** The permissions that hold for these items as they are now, by item. */
export async function standingPermissions(
  db: Db,
  { businessTimeZone }: Pick<Deps['settings'], 'businessTimeZone'>,
  clientId: string,
  items: Items,
): Promise<ReadonlyMap<string, EntryPermission>> {
  const rows = await findEntryPermissions(
    db,
    clientId,
    items.map(({ id }) => id),
  )
  return new Map(
    items.flatMap((item) => {
      const row = rows.get(item.id)
      if (!row || !holdsFor({ htsCode: row.hts_code, countryOfOrigin: row.country_of_origin }, item)) return []
      const { reason, citation, permitted_by: by, permitted_at } = row
      return [[item.id, { reason, citation, by, on: dayIn(businessTimeZone, permitted_at) }] as const]
    }),
  )
}

type Permitted = Pick<EntryPermissionRow, 'reason' | 'citation' | 'permitted_by' | 'permitted_at'>
type Needs = Pick<Deps, 'db' | 'now' | 'today'> & LawNeeds & EntryNeeds
type Named = { readonly shipmentId: string; readonly itemId: string }

/**
 * Records or replaces the permission of an item for the code and origin it has. Throws `missing` for an item the client does not
 * have and `conflict` for one that is not prohibited today.
 */
export async function permitEntry(
  needs: Needs,
  scope: Scope,
  { shipmentId, itemId }: Named,
  said: { readonly reason: string; readonly citation: string },
): Promise<Permitted> {
  return needs.db.transaction().execute(async (tx) => {
    const item = await getItem(tx, scope, { shipmentId, itemId })
    const goods = prohibitedGoods(needs, item)
    if (!goods) throw new AppError('conflict', 'not-prohibited', { name: item.description || item.sku })
    const before = (await findEntryPermissions(tx, scope.clientId, [itemId])).get(itemId)
    const row = {
      item_id: itemId,
      client_id: scope.clientId,
      ...goods,
      ...said,
      permitted_by: scope.actor.name,
      permitted_at: needs.now(),
    }
    await saveEntryPermissionRow(tx, row)
    await audit(tx, needs, scope, 'item.entry-permitted', itemId, {
      before: before ? shown(before) : null,
      after: shown(row),
    })
    return row
  })
}

/** Throws `missing` for an item the client does not have, or one without a permission. */
export async function withdrawPermission(needs: Pick<Deps, 'db' | 'now'>, scope: Scope, named: Named): Promise<void> {
  await needs.db.transaction().execute(async (tx) => {
    const { id } = await getItem(tx, scope, named)
    const before = (await findEntryPermissions(tx, scope.clientId, [id])).get(id)
    if (!before) throw new AppError('missing', 'no-permission')
    await deleteEntryPermissionRow(tx, scope.clientId, id)
    await audit(tx, needs, scope, 'item.entry-permission-withdrawn', id, { before: shown(before), after: null })
  })
}

async function getItem(tx: Tx, { clientId }: Scope, { shipmentId, itemId }: Named): Promise<StoredItem> {
  const item = await findItem(tx, clientId, shipmentId, itemId)
  if (!item) throw new AppError('missing', 'no-such-shipment')
  return item
}

/** Code and origin of an item that may not enter today; undefined for any other. A ban does not ask for the value. */
function prohibitedGoods(needs: Needs, item: StoredItem): { hts_code: string; country_of_origin: string } | undefined {
  const htsCode = parseHtsCode(item.htsCode ?? '')
  const origin = parseCountry(item.countryOfOrigin ?? '')
  if (!htsCode || !origin) return undefined
  const claim = { kind: 'none' } as const
  const goods = { htsCode, origin, price: usd('1'), itemCount: 1, quantities: [], claim, answers: item.dutyAnswers }
  const terms = { rate: decimal('1'), entryDate: needs.today() }
  const { input } = dutyInput({ ...goods, description: item.description }, terms)
  const { outcome } = calculateDuty(input, tariffLaw(needs))
  const isProhibited = outcome.kind === 'prohibited' || barredBy(itemFindings(needs, item)) !== undefined
  return isProhibited ? { hts_code: htsCode, country_of_origin: origin } : undefined
}

const shown = ({
  reason,
  citation,
  hts_code,
  country_of_origin,
}: Pick<EntryPermissionRow, 'reason' | 'citation' | 'hts_code' | 'country_of_origin'>) => ({
  reason,
  citation,
  hts_code,
  country_of_origin,
})

const audit = (
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { actor, clientId }: Scope,
  action: string,
  itemId: string,
  changes: Pick<AuditEntry, 'before' | 'after'>,
): Promise<void> =>
  insertAudit(tx, { at: now(), actor, clientId, action, subject: { kind: 'item', id: itemId }, ...changes })
