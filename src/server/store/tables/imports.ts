// Imports with their rows, and the API keys of warehouse systems.
import type { ApiScope } from '#domain/api-scope.ts'
import type { Json, JsonWithDefault } from './column-types.ts'

export type ImportRunsTable = {
  id: string
  kind: string
  source: 'screen' | 'command' | 'warehouse' | 'amazon'
  filename: string
  heading: JsonWithDefault<readonly string[]>
  mapping: JsonWithDefault<readonly (string | null)[]>
  state: 'open' | 'saved' | 'cancelled'
  line_count: number
  counts: Json<ImportCounts> | null
  created_by: string
  created_at: Date
  finished_at: Date | null
  job_id: string | null
}

export type ImportCounts = {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
  readonly conflicts: number
}

/** `rows`: line and cells of each. */
export type ImportBatchesTable = {
  run_id: string
  position: number
  rows: Json<readonly (readonly [number, readonly string[]])[]>
}

export type ImportColumnsTable = {
  kind: string
  columns: Json<Readonly<Record<string, string | null>>>
  updated_at: Date
}

export type ApiKeysTable = {
  id: string
  name: string
  sealed_secret: string
  issued_by: string
  issued_at: Date
  last_used_at: Date | null
  revoked_by: string | null
  revoked_at: Date | null
  scopes: JsonWithDefault<readonly ApiScope[]>
}

export type ApiNoncesTable = { key_id: string; nonce: string; used_at: Date }
