// Accounts of staff at a provider of single sign-on, and tries that are under way.

export type StaffSignOnsTable = {
  issuer: string
  subject: string
  member_id: string
  email: string
  linked_at: Date
  last_used_at: Date
}

export type SignOnTriesTable = {
  key_hash: string
  session_hash: string | null
  wanted: string | null
  begun_at: Date
  expires_at: Date
}
