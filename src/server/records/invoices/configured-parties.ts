// The addresses the operator sets up: brokers by type and warehouses by way of travelling. Source: specification part 2, section 9.
import { z } from 'zod'
import type { LtlType } from '#domain/invoice/ltl.ts'
import { INCOTERMS } from '#domain/invoice/particulars.ts'
import type { BrokerType, Party } from '#domain/invoice/parties.ts'
import type { Deps } from '../../deps.ts'
import { findSetting } from '../../store/settings.ts'

/** A firm as `settings` holds it. */
export const partySetting = z.strictObject({
  name: z.string().min(1),
  addressLine1: z.string().default(''),
  addressLine2: z.string().default(''),
  city: z.string().default(''),
  state: z.string().default(''),
  postalCode: z.string().default(''),
  country: z.string().default(''),
  phone: z.string().default(''),
})

/** What `settings` holds under 'brokers'. */
export const brokersSetting = z.strictObject({ clearit: partySetting.nullish(), acb: partySetting.nullish() })
/** What `settings` holds under 'ltl_addresses'. */
export const ltlAddressesSetting = z.strictObject({
  pattern_middle_mile: partySetting.nullish(),
  ups_buffalo: partySetting.nullish(),
})

/** What `settings` holds under 'invoice_terms': said of every invoice that does not say otherwise. */
export const invoiceTermsSetting = z.strictObject({
  incoterm: z.enum(INCOTERMS).optional(),
  place: z.string().max(120).optional(),
  relatedParties: z.enum(['related', 'not_related', 'not_stated']).optional(),
  portOfEntry: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
})
export type InvoiceTermsSetting = z.output<typeof invoiceTermsSetting>

/** Throws when the setting is not of its shape. */
export async function findInvoiceTerms({ db }: Pick<Deps, 'db'>): Promise<InvoiceTermsSetting> {
  return invoiceTermsSetting.parse((await findSetting(db, 'invoice_terms')) ?? {})
}

/** Who ships where nobody else is known to, or null while none is set up. Throws when the setting is not of its shape. */
export async function findDefaultShipper({ db }: Pick<Deps, 'db'>): Promise<Party | null> {
  const stored = await findSetting(db, 'default_shipper')
  return stored === undefined ? null : partySetting.parse(stored)
}

/** The broker's address, or null while none is set up. Throws when the setting is not of its shape. */
export async function findBroker({ db }: Pick<Deps, 'db'>, type: BrokerType): Promise<Party | null> {
  const stored = await findSetting(db, 'brokers')
  return stored === undefined ? null : (brokersSetting.parse(stored)[type] ?? null)
}

/** The warehouse a shipment travels to, or null while none is set up. Throws when the setting is not of its shape. */
export async function findWarehouse(
  { db }: Pick<Deps, 'db'>,
  type: Exclude<LtlType, 'direct_amazon'>,
): Promise<Party | null> {
  const stored = await findSetting(db, 'ltl_addresses')
  return stored === undefined ? null : (ltlAddressesSetting.parse(stored)[type] ?? null)
}
