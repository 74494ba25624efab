// Clients, their sessions and what is known of their business.
import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { Json } from './column-types.ts'

/** `words` is a tsvector the database writes. */
export type ClientsTable = {
  id: string
  name: string
  email: string
  created_at: Date
  words: ColumnType<string, never, never>
  external_id: Generated<string | null>
  language: Generated<Language | null>
  erased_at: Generated<Date | null>
  passkeys_only: Generated<boolean>
  welcomed_at: Generated<Date | null>
  duty_changes: Generated<number>
}

export type SessionsTable = {
  token_hash: string
  kind: 'client' | 'staff'
  client_id: string | null
  staff_name: string | null
  created_at: Date
  last_used_at: Date
  expires_at: Date
  id: Generated<string>
  address: string | null
  agent: string | null
  staff_id: string | null
  person_id: Generated<string | null>
  proven_at: Generated<Date | null>
  by_passkey: Generated<boolean>
  by_sign_on: Generated<boolean>
}

export type ClientPeopleTable = {
  id: Generated<string>
  email: string
  name: string | null
  language: Language | null
  created_at: Generated<Date>
}

export type ClientMembersTable = {
  client_id: string
  person_id: string
  role: 'reader' | 'member' | 'owner'
  invited_by: string | null
  joined_at: Date
  chosen_at: Date | null
}

export type ClientInvitationsTable = {
  id: string
  client_id: string
  token_hash: string
  email: string
  role: 'reader' | 'member' | 'owner'
  invited_by: string
  was_sent: boolean
  created_at: Date
  expires_at: Date
  invited_by_id: string | null
}

export type BusinessInfoTable = {
  client_id: string
  legal_name: string
  phone_number: string | null
  business_type: 'canadian_corporation' | 'sole_proprietorship' | null
  canadian_business_number: string | null
  address_line1: string
  address_line2: string | null
  city: string
  state: string | null
  country: string
  postal_code: string
  shipping_agreement_signed: boolean
  updated_at: Date
  sealed: string | null
}

export type ErasureRequestsTable = { client_id: string; asked_at: Date }

/** Numbers by name of a table, or by `table.column`. */
export type Counts = Readonly<Record<string, number>>

export type ErasuresTable = {
  id: string
  client_id: string
  pseudonym: string
  asked_at: Date | null
  erased_at: Date
  erased_by: string
  removed: Json<Counts>
  kept: Json<Counts>
  kept_until: string | null
  files_left: Json<readonly string[]>
  found: Json<Counts> | null
  ended_at: Date | null
}

export type ImporterDetailsTable = { client_id: string; sealed: string; updated_at: Date }
