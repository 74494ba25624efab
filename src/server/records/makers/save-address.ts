// Manufacturer addresses of a client: listing them and adding one.
import type { z } from 'zod'
import type { newManufacturingAddress } from '#contract/client-data.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import { type ListedAddress, listAddresses, saveAddressRow } from '../../store/addresses.ts'
import { insertAudit } from '../../store/audit-log.ts'
import type { Tx } from '../../store/database.ts'
import type { AddressEvidence } from '../../store/tables/items.ts'

type NewAddress = z.output<typeof newManufacturingAddress>

/** The addresses of the client by name. */
export const listClientAddresses = ({ db }: Pick<Deps, 'db'>, scope: Scope): Promise<readonly ListedAddress[]> =>
  listAddresses(db, scope.clientId)

/** Adds an address and answers its id; one in the same words is found instead, and keeps what research said where it rests on nothing yet. */
export const saveAddress = (
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  scope: Scope,
  address: NewAddress,
  of: { readonly isSample?: boolean | undefined } = {},
): Promise<string> => deps.db.transaction().execute((tx) => addAddress(tx, deps, scope, address, of))

/** As `saveAddress`, within a transaction. `isSample`: of the goods of the sample shipment alone. */
export async function addAddress(
  tx: Tx,
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
  scope: Scope,
  address: NewAddress,
  { isSample = false }: { readonly isSample?: boolean | undefined } = {},
): Promise<string> {
  const words = {
    name: address.name,
    streetAddress: address.street_address,
    city: address.city,
    state: address.state,
    country: address.country,
    zipCode: address.zip_code,
  }
  const evidence = evidenceOf(address)
  const accepted = evidence && { evidence, by: scope.actor.name }
  const { id, kept } = await saveAddressRow(tx, scope.clientId, { id: newId(), ...words, isSample }, now(), accepted)
  if (kept === 'nothing') return id
  await insertAudit(tx, {
    at: now(),
    actor: scope.actor,
    clientId: scope.clientId,
    action: kept === 'added' ? 'address.added' : 'address.evidence-kept',
    subject: { kind: 'manufacturing_address', id },
    before: kept === 'added' ? null : { evidence: null },
    after: { ...(kept === 'added' ? words : {}), ...(evidence ? { evidence } : {}) },
  })
  return id
}

/** What research said of the address; undefined for one that a person typed, and for one that was answered out of the client's own. */
function evidenceOf(address: NewAddress): AddressEvidence | undefined {
  const { confidence, research_method, manufacturing_address_id: isOwn } = address
  if (isOwn || confidence === undefined || research_method === undefined) return undefined
  return {
    confidence,
    research_method,
    reasoning: address.reasoning ?? '',
    sources: address.sources ?? [],
    phoneNumber: address.phoneNumber ?? null,
    facility_type: address.facility_type ?? 'unknown',
  }
}
