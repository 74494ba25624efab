// A saved address on one line, as papers print it.
import type { listAddresses } from '#contract/client-data.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { addressLine } from '#domain/address/address.ts'
import { country } from '#domain/countries.ts'

export type SavedAddress = AnswerOf<typeof listAddresses>['data'][number]

export const makerLine = (saved: SavedAddress): string =>
  addressLine({
    name: saved.name,
    streetAddress: saved.street_address,
    city: saved.city,
    state: saved.state,
    country: country(saved.country),
    zipCode: saved.zip_code,
  })
