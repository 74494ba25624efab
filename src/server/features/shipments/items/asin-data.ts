// Data remembered for an ASIN: reading it and saving it by hand.
import type { z } from 'zod'
import type { saveAsinData } from '#contract/client-data.ts'
import { addressLine } from '#domain/address/address.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { codeColumns } from '../../../records/items/code-change.ts'
import { saveRemembered } from '../../../records/items/remember.ts'
import type { Scope } from '../../../scope.ts'
import { findAddress, type ListedAddress, listAddresses } from '../../../store/addresses.ts'
import { type AsinDataPatch, findAsinData } from '../../../store/asin-data.ts'
import type { AsinDataRow } from '../../../store/tables.ts'
import { costText } from './update-item.ts'

type AsinDataChange = Omit<z.output<typeof saveAsinData.body>, 'clientId'>

export type RememberedAsin = {
  /** Undefined while nothing is remembered. */
  readonly row: AsinDataRow | undefined
  readonly addresses: readonly ListedAddress[]
}

export async function getAsinMemory({ db }: Pick<Deps, 'db'>, scope: Scope, asin: string): Promise<RememberedAsin> {
  return {
    row: await findAsinData(db, scope.clientId, asin),
    addresses: await listAddresses(db, scope.clientId),
  }
}

/** Fields left out stay, null empties; an address brings its words with it. Throws `missing` for an address that is not the client's, `invalid` for a code without ten digits. */
export async function saveAsinMemory(
  deps: Pick<Deps, 'db' | 'now'>,
  scope: Scope,
  asin: string,
  change: AsinDataChange,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const id = change.manufacturing_address_id
    const address = id ? await findAddress(tx, scope.clientId, id) : undefined
    if (id && !address) throw new AppError('missing', 'not-found')
    const words = id === undefined ? {} : { manufacturing_address: address ? addressLine(address) : null }
    const existing = await findAsinData(tx, scope.clientId, asin)
    await saveRemembered(tx, deps, scope, asin, patchOf(existing, { ...words, ...change }, scope, deps.now()))
  })
}

function patchOf(existing: AsinDataRow | undefined, change: AsinDataChange, scope: Scope, now: Date): AsinDataPatch {
  const code = {
    htsCode: change.hts_code,
    htsDescription: change.hts_description,
    htsConfidence: change.hts_confidence,
  }
  return {
    ...codeColumns(code, existing?.hts_code ?? null, scope.actor, now),
    ...(change.country_of_origin === undefined ? {} : { country_of_origin: change.country_of_origin }),
    ...(change.cogs_cad === undefined ? {} : { cogs_cad: costText(change.cogs_cad) }),
    ...(change.manufacturing_address === undefined ? {} : { manufacturing_address: change.manufacturing_address }),
    ...(change.manufacturing_address_id === undefined
      ? {}
      : { manufacturing_address_id: change.manufacturing_address_id }),
  }
}
