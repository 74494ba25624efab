// Passkeys, and what authenticators are asked to sign.
import type { ColumnType } from 'kysely'

export type PasskeysTable = {
  id: string
  staff_id: string | null
  person_id: string | null
  name: string
  public_key: string
  sign_count: ColumnType<string, number, number>
  transports: string
  is_synced: boolean
  created_at: Date
  last_used_at: Date | null
}

export type PasskeyChallengesTable = { challenge_hash: string; purpose: string; expires_at: Date }
