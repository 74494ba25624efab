// What people say to each other, and what they are told of.
import type { Generated } from 'kysely'
import type { Json } from './column-types.ts'

export type CommentsTable = {
  id: string
  client_id: string
  shipment_id: string
  author_kind: 'client' | 'staff'
  author_id: string
  author_name: string
  body: string
  said_at: Date
  changed_at: Generated<Date | null>
  removed_at: Generated<Date | null>
}

export type CommentReadsTable = { client_id: string; shipment_id: string; reader_id: string; read_at: Date }

export type NotificationsTable = {
  id: Generated<string>
  client_id: string | null
  person_id: string | null
  member_id: string | null
  kind: 'comment' | 'paper' | 'certificate' | 'rule' | 'standing' | 'import' | 'signature'
  key: string | null
  facts: Json<unknown>
  shipment_id: string | null
  happened_at: Date
  read_at: Generated<Date | null>
  mail: 'now' | 'daily' | 'never'
  mailed_at: Generated<Date | null>
}

export type NotificationSettingsTable = {
  client_id: string
  person_id: string
  kind: string
  mail: 'now' | 'daily' | 'never'
}

export type StaffNotificationSettingsTable = { member_id: string; kind: string; mail: 'now' | 'daily' | 'never' }

export type LetterStopsTable = {
  token_hash: string
  client_id: string | null
  person_id: string | null
  member_id: string | null
  made_at: Date
}
