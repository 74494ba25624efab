// Visitors who ask for an account.
import type { Generated } from 'kysely'
import type { Language } from '#domain/language.ts'

export type AccessRequestsTable = {
  id: string
  company: string
  name: string
  email: string
  phone: string | null
  goods: string
  country: string
  province: string | null
  language: Language
  asked_at: Date
  state: Generated<'new' | 'answered' | 'refused' | 'client'>
  settled_at: Generated<Date | null>
  settled_by: Generated<string | null>
  client_id: Generated<string | null>
}
