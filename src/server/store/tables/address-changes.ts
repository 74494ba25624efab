// Addresses of clients that wait for the old one to agree.

export type AddressChangesTable = {
  client_id: string
  token_hash: string
  email_before: string
  email_after: string
  asked_by: string
  asked_at: Date
  objected_at: Date | null
  gone_by: string | null
  takes_effect_at: Date | null
}
