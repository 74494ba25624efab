// Imports a catalogue file whole, or nothing of it.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { codeColumns } from '../../records/items/code-change.ts'
import { saveRemembered } from '../../records/items/remember.ts'
import { addAddress } from '../../records/makers/save-address.ts'
import type { Scope } from '../../scope.ts'
import type { AsinDataPatch } from '../../store/asin-data.ts'
import type { Tx } from '../../store/database.ts'
import { countKinds, type PlannedRow, planImport } from './plan-import.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'tariff' | 'today'>
type File = { readonly csv: string; readonly fingerprint?: string }

/**
 * Remembers what the file says, in one transaction, each change with its audit entry. A code in the file counts as typed by the
 * person who imports it. Throws `invalid` with the lines that are wrong, `conflict` when things changed since the preview.
 */
export async function importCatalogue(needs: Needs, scope: Scope, { csv, fingerprint }: File) {
  return needs.db.transaction().execute(async (tx) => {
    const plan = await planImport(tx, needs, scope.clientId, csv)
    if (plan.errors.length > 0) {
      const errors = plan.errors.slice(0, 200)
      throw new AppError('invalid', 'lines-wrong', { errors, errorCount: plan.errors.length })
    }
    if (fingerprint && fingerprint !== plan.fingerprint) throw new AppError('conflict', 'data-changed-since')
    const makerIds = await keepMakers(tx, needs, scope, plan.rows)
    for (const planned of plan.rows) {
      if (planned.kind !== 'unchanged') await keep(tx, needs, scope, planned, makerIds)
    }
    return countKinds(plan.rows)
  })
}

/** Ids by the maker's address on one line: many products of one maker are one address. */
async function keepMakers(
  tx: Tx,
  needs: Needs,
  scope: Scope,
  rows: readonly PlannedRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const { row, changes } of rows) {
    const line = makerLine(changes)
    if (!row.maker || !line || ids.has(line)) continue
    const { name, streetAddress, city, state, country, zipCode } = row.maker
    const words = { name, street_address: streetAddress, city, state, country, zip_code: zipCode }
    ids.set(line, await addAddress(tx, needs, scope, words))
  }
  return ids
}

/** The maker a row sets, when it differs from the one remembered. */
const makerLine = (changes: PlannedRow['changes']): string | undefined =>
  changes.find((change) => change.field === 'manufacturing_address')?.after

async function keep(
  tx: Tx,
  needs: Needs,
  scope: Scope,
  { row, existing, changes }: PlannedRow,
  makerIds: ReadonlyMap<string, string>,
): Promise<void> {
  const changed = new Set(changes.map((change) => change.field))
  const line = makerLine(changes)
  const code = {
    ...(changed.has('hts_code') ? { htsCode: row.htsCode } : {}),
    ...(changed.has('hts_description') || changed.has('hts_code') ? { htsDescription: row.htsDescription } : {}),
  }
  const patch: AsinDataPatch = {
    ...codeColumns(code, existing?.hts_code ?? null, scope.actor, needs.now()),
    ...(row.countryOfOrigin ? { country_of_origin: row.countryOfOrigin } : {}),
    ...(changed.has('cogs_cad') ? { cogs_cad: row.costCad?.toFixed() ?? null } : {}),
    ...(line ? { manufacturing_address_id: makerIds.get(line) ?? null, manufacturing_address: line } : {}),
  }
  await saveRemembered(tx, needs, scope, row.asin, patch)
}
