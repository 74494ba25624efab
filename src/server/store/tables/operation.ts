// What the operator sets and the program keeps for itself: settings, rates, wrong passwords, the audit log.
import type { ColumnType } from 'kysely'
import type { Json, TextRecord } from './column-types.ts'

export type ExchangeRatesTable = {
  day: string
  cad_to_usd: string
  usd_to_cad: string
  source: string
  fetched_at: Date
}

export type SettingsTable = { key: string; value: Json<unknown>; updated_at: Date }

export type ServersTable = {
  id: string
  name: string
  release: string
  tariff: string
  since: Date
  heard_at: Date
}

export type WrongPasswordsTable = { id: string; kind: string; subject: string; at: Date }

export type AuditLogTable = {
  id: ColumnType<string, never, never>
  at: Date
  actor_kind: 'client' | 'staff' | 'system'
  actor_id: string
  actor_name: string
  client_id: string | null
  action: string
  subject_kind: string
  subject_id: string
  before: ColumnType<Record<string, unknown> | null, string | null, never>
  after: ColumnType<Record<string, unknown> | null, string | null, never>
}

export type SecurityEventsTable = {
  id: ColumnType<string, never, never>
  at: Date
  kind: string
  actor_kind: 'client' | 'staff' | 'system' | 'nobody'
  person: string | null
  client_id: string | null
  address: string
  detail: string | null
  person_id: string | null
}

export type IdempotencyKeysTable = {
  owner: string
  key: string
  client_id: string | null
  fingerprint: string
  begun_at: Date
  answered_at: Date | null
  status: number | null
  headers: Json<TextRecord> | null
  answer: Uint8Array | null
  held_by: string | null
  held_until: Date | null
  paper_id: string | null
}
