// Changes customs fields of an item, remembers them for its ASIN, takes the item out or puts it back, and lets the shipment
// follow: all or nothing.
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { comparedValues } from '#contract/compared-values.ts'
import type { itemChange } from '#contract/items.ts'
import { htsDigits } from '#domain/hts-code.ts'
import type { Finding } from '#domain/invoice/preflight/finding.ts'
import { decimal } from '#domain/money.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { overtakeCertificate } from '../../../records/cusma/fingerprint.ts'
import { codeColumns, evidenceFields, inWordsOfSchedule } from '../../../records/items/code-change.ts'
import { rememberForAsin } from '../../../records/items/remember.ts'
import { type SettleNeeds, settleStatus } from '../../../records/items/settle-shipment.ts'
import { addAddress } from '../../../records/makers/save-address.ts'
import type { Scope } from '../../../scope.ts'
import { findAddress } from '../../../store/addresses.ts'
import { type Changes, changedFields, insertAudit } from '../../../store/audit-log.ts'
import type { Tx } from '../../../store/database.ts'
import { findItem, findItemRow, type ItemPatch, type StoredItem, updateItemRow } from '../../../store/items.ts'
import { lockShipmentOrSample } from '../../../store/shipments.ts'
import type { ItemRow } from '../../../store/tables.ts'

type ItemChange = z.output<typeof itemChange>
/** With what stops the invoice of its shipment now. */
type ChangedItem = {
  readonly item: StoredItem
  readonly shipmentStatus: string
  readonly stops: readonly Finding[]
}

type Needs = Pick<Deps, 'db' | 'newId'> & SettleNeeds
type Target = { readonly shipmentId: string; readonly itemId: string }

/** Columns that a CUSMA certificate rests on: changing one overtakes it. */
const ON_CERTIFICATE = [
  'description',
  'country_of_origin',
  'hts_code',
  'manufacturing_address_id',
  'removed_at',
] as const

/**
 * Fields left out stay, null empties. A reason for maker and origin to differ goes when either changes without a new reason:
 * it was given for the old pair. Throws `missing` for a shipment, item or address that is not the client's, `invalid` for a code without ten digits
 * and for a description or a confidence of no code; `conflict` where a value is another than the change is based on and than it sets.
 */
export async function changeItem(needs: Needs, scope: Scope, target: Target, change: ItemChange): Promise<ChangedItem> {
  return needs.db.transaction().execute((tx) => changeItemWithin(tx, needs, scope, target, change))
}

/** The same as part of a larger change. What it throws it throws before it has written anything. */
export async function changeItemWithin(
  tx: Tx,
  needs: Needs,
  scope: Scope,
  target: Target,
  change: ItemChange,
): Promise<ChangedItem> {
  const shipment = await lockShipmentOrSample(tx, scope.clientId, target.shipmentId)
  const row = shipment && (await findItemRow(tx, scope.clientId, shipment.id, target.itemId))
  if (!shipment || !row) throw new AppError('missing', 'no-such-shipment')
  refuseStale(row, change)
  const patch = await patchOf(tx, needs, scope, { row, isSample: shipment.is_sample }, change)
  const changes = changedFields(row, patch)
  if (changes) await apply(tx, needs, scope, row, patch, withEvidence(changes, change))
  const { status: shipmentStatus, stops } = await settleStatus(tx, needs, scope, shipment)
  return { item: await getItem(tx, scope, target), shipmentStatus, stops }
}

/** What somebody else has put into a field since the editor looked is not overwritten unseen. */
function refuseStale(row: ItemRow, { basedOn = {}, ...change }: ItemChange): void {
  const now = comparedNow(row)
  const sent: ComparedValues = { ...change, ...(change.htsCode ? { htsCode: htsDigits(change.htsCode) } : {}) }
  const stale = COMPARED.filter(
    (field) => field in basedOn && !isSame(basedOn[field], now[field]) && !isSame(sent[field], now[field]),
  )
  if (stale.length === 0) return
  const only = (values: ComparedValues) =>
    comparedValues.parse(Object.fromEntries(stale.map((each) => [each, values[each]])))
  throw new AppError('conflict', 'item-changed-meanwhile', { saved: only(now), sent: only(sent) })
}

type ComparedValues = z.output<typeof comparedValues>
const COMPARED = comparedValues.keyof().options

const comparedNow = (row: ItemRow): ComparedValues => ({
  countryOfOrigin: row.country_of_origin,
  htsCode: row.hts_code,
  declaredValue: row.declared_value_cad === null ? null : Number(row.declared_value_cad),
  manufacturing_address_id: row.manufacturing_address_id,
  originMismatchReason: row.origin_mismatch_reason,
  unitQuantities: row.unit_quantities,
  dutyAnswers: row.duty_answers,
})

/** Records whatever the order of their keys. */
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null)

/** Evidence goes with a change of the code or of who stands behind it. */
function withEvidence(changes: Changes, change: ItemChange): Changes {
  const isOfCode = CODE_COLUMNS.some((column) => column in changes.after)
  return isOfCode ? { ...changes, after: { ...changes.after, ...evidenceFields(change) } } : changes
}

const CODE_COLUMNS = ['hts_code', 'hts_proposed_by', 'hts_confirmed_by', 'hts_confirmed_at'] as const

async function apply(tx: Tx, needs: Needs, scope: Scope, row: ItemRow, patch: ItemPatch, changes: Changes) {
  const now = needs.now()
  await updateItemRow(tx, scope.clientId, row.id, { ...patch, updated_at: now })
  await insertAudit(tx, {
    at: now,
    actor: scope.actor,
    clientId: scope.clientId,
    action: 'item.changed',
    subject: { kind: 'item', id: row.id },
    ...changes,
  })
  if (row.asin) await rememberForAsin(tx, needs, scope, row.asin, patch)
  if (ON_CERTIFICATE.some((column) => column in changes.after)) {
    await overtakeCertificate(tx, needs, scope, row.shipment_id)
  }
}

/** The columns a change sets, changed or not. */
async function patchOf(
  tx: Tx,
  needs: Needs,
  scope: Scope,
  { row, isSample }: { readonly row: ItemRow; readonly isSample: boolean },
  change: ItemChange,
): Promise<ItemPatch> {
  const makerId = await makerOf(tx, needs, scope, change, isSample)
  const patch: ItemPatch = {
    ...codeColumns(inWordsOfSchedule(change, row.hts_code, needs.tariff), row.hts_code, scope.actor, needs.now()),
    ...(change.countryOfOrigin === undefined ? {} : { country_of_origin: change.countryOfOrigin }),
    ...(change.declaredValue === undefined ? {} : { declared_value_cad: costText(change.declaredValue) }),
    ...(makerId === undefined ? {} : { manufacturing_address_id: makerId }),
    ...(change.unitQuantities === undefined ? {} : { unit_quantities: change.unitQuantities }),
    ...(change.dutyAnswers === undefined ? {} : { duty_answers: change.dutyAnswers }),
  }
  return { ...patch, ...reasonOf(row, change, patch), ...removalOf(row, change, needs.now()) }
}

/** Id of the maker's address a change sets; an address in words is added or found. Undefined: stays. */
async function makerOf(
  tx: Tx,
  needs: Needs,
  scope: Scope,
  change: ItemChange,
  isSample: boolean,
): Promise<string | null | undefined> {
  if (change.manufacturing_address) return addAddress(tx, needs, scope, change.manufacturing_address, { isSample })
  const id = change.manufacturing_address_id
  if (id && !(await findAddress(tx, scope.clientId, id, isSample ? 'sample-too' : 'real')))
    throw new AppError('missing', 'not-found')
  return id
}

function reasonOf(row: ItemRow, change: ItemChange, patch: ItemPatch): ItemPatch {
  if (change.originMismatchReason !== undefined) return { origin_mismatch_reason: change.originMismatchReason || null }
  const pair = ['country_of_origin', 'manufacturing_address_id'] as const
  const differs = pair.some((column) => patch[column] !== undefined && patch[column] !== row[column])
  return differs ? { origin_mismatch_reason: null } : {}
}

/** An item taken out already keeps the time it was. */
function removalOf(row: ItemRow, { removed }: ItemChange, now: Date): ItemPatch {
  if (removed === undefined || removed === (row.removed_at !== null)) return {}
  return { removed_at: removed ? now : null }
}

/** An amount with at most two decimals, CAD, as decimal text. */
export const costText = (amount: number | null): string | null =>
  amount === null ? null : decimal(amount.toFixed(2)).toFixed()

async function getItem(tx: Tx, scope: Scope, { shipmentId, itemId }: Target): Promise<StoredItem> {
  const item = await findItem(tx, scope.clientId, shipmentId, itemId)
  if (!item) throw new AppError('missing', 'no-such-shipment')
  return item
}
