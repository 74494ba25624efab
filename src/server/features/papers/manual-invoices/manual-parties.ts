// The parties of an invoice typed by hand: as the caller gave them, as last used, or as set up.
import { z } from 'zod'
import { type invoiceParty, wholeParty } from '#contract/manual-invoices.ts'
import { isSameImporter, maskImporterNumber } from '#domain/importer-number.ts'
import type { Party } from '#domain/invoice/parties.ts'
import { type ManualParties, type ManualParty, NO_PARTY } from '#words/papers/manual-invoice.ts'
import type { Deps } from '../../../deps.ts'
import { getImporter } from '../../../records/business-info/importer-details.ts'
import { findBroker, findDefaultShipper, findWarehouse } from '../../../records/invoices/configured-parties.ts'
import type { Scope } from '../../../scope.ts'
import { type BusinessInfoRow, findBusinessInfo } from '../../../store/business-info.ts'
import { findClient } from '../../../store/clients.ts'
import type { Db } from '../../../store/database.ts'
import { findInvoiceParties, saveInvoiceParties } from '../../../store/invoice-parties.ts'

type GivenParty = z.output<typeof invoiceParty>
type GivenParties = { readonly [K in keyof ManualParties]: GivenParty }

export const partiesOf = ({ shipper, importer, destination, broker }: GivenParties): ManualParties => ({
  shipper: whole(shipper),
  importer: whole(importer),
  destination: whole(destination),
  broker: whole(broker),
})

const storedParties = z.object({
  shipper: wholeParty,
  importer: wholeParty,
  destination: wholeParty,
  broker: wholeParty,
})

/** The parties the next invoice begins with: those of this one, and for each that was left blank the one remembered before. */
export async function rememberParties(tx: Db, { clientId }: Scope, given: ManualParties, now: Date): Promise<void> {
  const before = storedParties.safeParse(await findInvoiceParties(tx, clientId)).data ?? given
  const kept = (party: ManualParty, former: ManualParty) => (isBlank(party) ? former : party)
  await saveInvoiceParties(
    tx,
    clientId,
    {
      shipper: kept(given.shipper, before.shipper),
      importer: kept(given.importer, before.importer),
      destination: kept(given.destination, before.destination),
      broker: kept(given.broker, before.broker),
    },
    now,
  )
}

type NumberNeeds = Pick<Deps, 'db' | 'secrets'>
export type NumberedImporter = { readonly name: string; readonly number: string }

/** The client's importer and its number in full; null where no number is kept. */
async function keptImporter({ db, secrets }: NumberNeeds, { clientId }: Scope): Promise<NumberedImporter | null> {
  const importer = await getImporter({ secrets }, db, clientId)
  if (importer === null || importer === 'locked' || !importer.number) return null
  const name = importer.name || (await findBusinessInfo(db, clientId))?.legal_name
  return name ? { name, number: importer.number } : null
}

/** The number that is kept, where the invoice names that importer; else empty: another one's nobody knows. */
export async function keptNumber(needs: NumberNeeds, scope: Scope, { name }: ManualParty): Promise<string> {
  const kept = await keptImporter(needs, scope)
  return kept && isSameImporter(kept.name, name) ? kept.number : ''
}

/** For screens: the number masked. */
export async function numberedImporter(needs: NumberNeeds, scope: Scope): Promise<NumberedImporter | null> {
  const kept = await keptImporter(needs, scope)
  return kept && { ...kept, number: maskImporterNumber(kept.number) }
}

const isBlank = (party: ManualParty): boolean => Object.values(party).every((part) => part === '')

/** Those last used; before that the client's business information (as shipper, else the default one), the middle-mile warehouse and the broker that are set up. */
export async function defaultParties(
  deps: Pick<Deps, 'db'>,
  { clientId }: Scope,
): Promise<ManualParties & { readonly remembered: boolean }> {
  const stored = storedParties.safeParse(await findInvoiceParties(deps.db, clientId))
  if (stored.success) return { ...stored.data, remembered: true }
  const business = await findBusinessInfo(deps.db, clientId)
  const client = await findClient(deps.db, clientId)
  const configured = await configuredParties(deps)
  if (!business) return { ...configured, remembered: false }
  const own = ownParty(business, client?.email ?? '')
  return { ...configured, shipper: own, importer: own, remembered: false }
}

/** What is set up for every client: the default shipper, the middle-mile warehouse and the broker. */
export async function configuredParties(deps: Pick<Deps, 'db'>): Promise<ManualParties> {
  return {
    shipper: asParty(await findDefaultShipper(deps)),
    importer: NO_PARTY,
    destination: asParty(await findWarehouse(deps, 'pattern_middle_mile')),
    broker: asParty(await findBroker(deps, 'clearit')),
  }
}

const ownParty = (row: BusinessInfoRow, email: string): ManualParty => ({
  name: row.legal_name,
  address: joined(row.address_line1, row.address_line2),
  city: row.city,
  state: row.state ?? '',
  country: row.country,
  postalCode: row.postal_code,
  phone: row.phone_number ?? '',
  email,
})

function asParty(party: Party | null): ManualParty {
  if (!party) return NO_PARTY
  const { addressLine1, addressLine2, ...same } = party
  return { ...same, address: joined(addressLine1, addressLine2), email: '' }
}

/** Parts left out are empty. */
function whole(given: GivenParty): ManualParty {
  return {
    name: given.name ?? '',
    address: given.address ?? '',
    city: given.city ?? '',
    state: given.state ?? '',
    country: given.country ?? '',
    postalCode: given.postalCode ?? '',
    phone: given.phone ?? '',
    email: given.email ?? '',
  }
}

const joined = (first: string, second: string | null): string => [first, second].filter(Boolean).join(', ')
