// Codes and makers looked up for a whole shipment.
import type { Generated } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { Json } from './column-types.ts'
import type { JobReason } from './jobs.ts'

export type LookupRunsTable = {
  client_id: string
  shipment_id: string
  job_id: string | null
  state: 'running' | 'stopped' | 'finished'
  language: Language
  asked_by: string
  asked_at: Date
  ended_at: Date | null
  closed: Generated<boolean>
  spent_ms: Generated<number>
  spent_on: Generated<number>
}

export type LookupItemsTable = {
  client_id: string
  shipment_id: string
  item_id: string
  position: number
  state: Generated<'waiting' | 'running' | 'stopped' | 'found' | 'not-found' | 'skipped' | 'failed'>
  tries: Generated<number>
  code: string | null
  maker: Json<unknown> | null
  maker_waits: Generated<boolean>
  reason: Json<JobReason> | null
}
