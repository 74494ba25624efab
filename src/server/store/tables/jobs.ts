// Work that outlives the call that asked for it.
import type { Json } from './column-types.ts'

export type JobsTable = {
  id: string
  kind: string
  key: string | null
  client_id: string | null
  asked_by_kind: 'client' | 'staff' | 'system'
  asked_by_id: string
  asked_by: string
  asked_at: Date
  data: Json<Readonly<Record<string, unknown>>>
  state: 'waiting' | 'running' | 'done' | 'failed'
  tries: number
  begun_at: Date | null
  ended_at: Date | null
  progress: Json<JobProgress> | null
  result: Json<unknown> | null
  reason: Json<JobReason> | null
}

/** How much of it is done, of how much where that is known. */
export type JobProgress = { readonly done: number; readonly of: number | null }

/**
 * Why a try failed: a failure with a sentence of its own, a service in its own words, parts of it, time that was over, what
 * cannot be read with the key of today, or a mistake of ours.
 */
export type JobReason =
  | { readonly kind: 'failure'; readonly said: readonly unknown[] }
  | { readonly kind: 'service'; readonly words: string }
  | { readonly kind: 'parts'; readonly parts: readonly string[] }
  | { readonly kind: 'too-long'; readonly seconds: number }
  | { readonly kind: 'cut-off' }
  | { readonly kind: 'sealed' }
  | { readonly kind: 'database-away' }
  | { readonly kind: 'broken' }
