// Tables of the public tools, of signing in by code, and of what a day may use.
import type { ColumnType, Generated } from 'kysely'
import type { Json } from './column-types.ts'

export type DailySaltsTable = { day: string; salt: string }

export type UsageCountsTable = { day: string; kind: string; subject: string; count: number }

export type ModelTokensTable = { day: string; tokens: ColumnType<string, never, never> }

export type UsedRequestKeysTable = { visitor: string; nonce: string; at: Date }

export type SignInCodesTable = {
  id: string
  email_hash: string
  address_hash: string
  client_id: string | null
  code_hash: Json<unknown>
  created_at: Date
  expires_at: Date
  tries_left: number
  used_at: Date | null
  from_known_network: Generated<boolean>
  person_id: Generated<string | null>
}
