// The fields of an item that an import compares: those of the file and those that are stored, written alike.
import { type AddressParts, addressLine } from '#domain/address/address.ts'
import { type Compared, type Fields, plainDecimal } from '#domain/import/compare.ts'
import type { Values } from '#domain/import/records.ts'
import { eachAsGiven, type ImportedItem } from '../../store/imports-items.ts'

/** Fields that a person may have settled, with the column the audit log names them by. */
export const SETTLED_FIELDS: ReadonlyMap<string, string> = new Map([
  ['country_of_origin', 'country_of_origin'],
  ['hts_code', 'hts_code'],
  ['cost_cad', 'declared_value_cad'],
  ['maker', 'manufacturing_address_id'],
])

export type GivenItem = {
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly maker: AddressParts | undefined
  /** Part of a maker's address stands there without the rest that it needs. */
  readonly makerIncomplete: boolean
}

export function givenOf(values: Values): GivenItem {
  const maker = makerOf(values)
  const parts = ['maker_name', 'maker_street', 'maker_city', 'maker_state', 'maker_zip', 'maker_country']
  return {
    fields: {
      ...eachAsGiven((column) => values[column]),
      description: values.description,
      quantity: values.quantity,
      cost_cad: values.cost_cad,
      country_of_origin: values.country_of_origin,
      hts_code: values.hts_code,
      hts_description: values.hts_description,
      maker: maker && addressLine(maker),
    },
    maker,
    makerIncomplete: !maker && parts.some((part) => values[part] !== undefined),
  }
}

function makerOf(values: Values): AddressParts | undefined {
  const { maker_name: name, maker_street: streetAddress, maker_city: city, maker_country: country } = values
  if (!name || !streetAddress || !city || !country) return undefined
  return { name, streetAddress, city, state: values.maker_state ?? '', country, zipCode: values.maker_zip ?? '' }
}

export const fieldsOf = (item: ImportedItem): Fields => ({
  ...eachAsGiven((column) => item[column]),
  description: item.description,
  quantity: String(item.quantity),
  cost_cad: plainDecimal(item.declared_value_cad),
  country_of_origin: item.country_of_origin,
  hts_code: item.hts_code,
  hts_description: item.hts_description,
  maker: storedMaker(item),
})

const storedMaker = (item: ImportedItem): string | null =>
  item.maker_name === null
    ? null
    : addressLine({
        name: item.maker_name,
        streetAddress: item.maker_street ?? '',
        city: item.maker_city ?? '',
        state: item.maker_state ?? '',
        country: item.maker_country ?? '',
        zipCode: item.maker_zip ?? '',
      })

/** Where the person's code stays, the file's words for its own code are left out with it. */
export function withoutForeignWords({ changes, conflicts }: Compared): Compared {
  if (!conflicts.some(({ field }) => field === 'hts_code')) return { changes, conflicts }
  return { changes: changes.filter(({ field }) => field !== 'hts_description'), conflicts }
}
