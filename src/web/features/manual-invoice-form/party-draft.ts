// The four parties of an invoice typed by hand. Source: specification part 2, section 3, "Manual invoice parties".
import type { z } from 'zod'
import type { wholeParty } from '#contract/manual-invoices.ts'
import { parseCountry } from '#domain/countries.ts'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { countryIn } from '#words/country-text.ts'
import { type Language, wordsIn } from '#words/language.ts'

export const PARTY_ROLES = ['shipper', 'importer', 'destination', 'broker'] as const
export type PartyRole = (typeof PARTY_ROLES)[number]

export type PartyDraft = Readonly<z.infer<typeof wholeParty>>
type PartyField = keyof PartyDraft

/** Fields in the order they are filled in, with the longest text each takes and what a browser may fill in. */
export const PARTY_FIELDS: readonly {
  readonly field: PartyField
  readonly max: number
  readonly autoComplete: string
}[] = [
  { field: 'name', max: 200, autoComplete: 'organization' },
  { field: 'address', max: 300, autoComplete: 'street-address' },
  { field: 'city', max: 120, autoComplete: 'address-level2' },
  { field: 'state', max: 120, autoComplete: 'address-level1' },
  { field: 'postalCode', max: 20, autoComplete: 'postal-code' },
  { field: 'country', max: 60, autoComplete: 'country' },
  { field: 'phone', max: 60, autoComplete: 'tel' },
  { field: 'email', max: 254, autoComplete: 'email' },
]

/** 'Prairie Wax Works Inc., Winnipeg MB, Canada': the party in one line; empty when nothing is filled in. */
export function partyLine(language: Language, party: PartyDraft): string {
  const country = parseCountry(party.country)
  const place = [party.city, party.state].map((part) => part.trim()).filter(Boolean)
  return [party.name.trim(), place.join(' '), country ? countryIn(language, country) : party.country.trim()]
    .filter(Boolean)
    .join(', ')
}

type PartyProblem = { readonly field: PartyField; readonly text: string }

/** What cannot be sent. A part that is missing is no problem here: the paper's warnings name it. */
export const partyProblems = (language: Language, { country }: PartyDraft): readonly PartyProblem[] => {
  const texts = wordsIn(language, en)
  return country.trim() === '' || parseCountry(country)
    ? []
    : [{ field: 'country', text: texts.unknownCountry(country.trim()) }]
}
