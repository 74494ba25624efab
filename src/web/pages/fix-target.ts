// Where a finding of the checks is put right on the screen of a shipment, and how a jump there is carried from another screen.
import { z } from 'zod'
import { FIX_PLACES } from '#domain/invoice/preflight/check.ts'
import type { CustomsField } from '#domain/shipment/item.ts'
import type { SaidFinding } from '#words/findings.ts'

const jump = z.object({
  place: z.enum(FIX_PLACES),
  item: z.string().optional(),
  field: z.string().optional(),
})
/** What a jump needs of a finding. */
export type Jump = Readonly<z.output<typeof jump>>

export const jumpOf = ({ fix, item, field }: Pick<SaidFinding, 'fix' | 'item' | 'field'>): Jump => ({
  place: fix.place,
  item,
  field,
})

/** State of the address that asks the shipment screen to jump; `back`: the person comes from the combined invoice. */
export const withJump = (to: Jump) => ({ jump: to })

export function requestedJump(state: unknown): Jump | undefined {
  const parsed = z.object({ jump }).safeParse(state)
  return parsed.success ? parsed.data.jump : undefined
}

/** The field of an item's card a finding names; its row where the card has no such field. */
export const itemField = (field: string | undefined): CustomsField | 'row' =>
  new Map<string | undefined, CustomsField>([
    ['htsCode', 'htsCode'],
    ['countryOfOrigin', 'countryOfOrigin'],
    ['declaredValue', 'costCad'],
    ['manufacturingAddress', 'maker'],
  ]).get(field) ?? 'row'

const BUSINESS_FIELDS: ReadonlyMap<string | undefined, string> = new Map([
  ['address_line1', 'addressLine1'],
  ['phone_number', 'phone'],
  ['state', 'state'],
  ['canadian_business_number', 'businessNumber'],
  ['importer', 'importer-name'],
  ['importer.number', 'importer-number'],
  ['importer.contact_name', 'importer-contactName'],
])

/** The id of the field of the business information a finding names; its first field otherwise. */
export const businessFieldId = (field: string | undefined): string =>
  `business-info-${BUSINESS_FIELDS.get(field) ?? 'legalName'}`
