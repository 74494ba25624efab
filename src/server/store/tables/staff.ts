// Members of staff and how they get in.
import type { Json } from './column-types.ts'

export type StaffMembersTable = {
  id: string
  name: string
  email: string
  role: 'reader' | 'operator' | 'owner'
  invited_by: string
  created_at: Date
  joined_at: Date | null
  password_hash: Json<unknown> | null
  password_at: Date | null
  sealed_totp: string | null
  totp_at: Date | null
  totp_step: number | null
  sealed_next_totp: string | null
  next_totp_at: Date | null
  disabled_at: Date | null
}

export type StaffInvitationsTable = {
  token_hash: string
  member_id: string
  sealed_totp: string
  created_at: Date
  expires_at: Date
}

export type StaffChallengesTable = { token_hash: string; member_id: string; expires_at: Date }

export type StaffRecoveryCodesTable = { member_id: string; code_hash: string; used_at: Date | null }
