// Recipes of products, and decisions on their origin.
import type { ColumnType } from 'kysely'
import type { Json } from './column-types.ts'

export type RecipesTable = {
  id: string
  client_id: string
  version: number
  created_at: Date
  updated_at: Date
}

export type RecipeVersionsTable = {
  recipe_id: string
  client_id: string
  version: number
  content: Json<unknown>
  made_at: Date
  made_by: string
}

export type RecipeProductsTable = { client_id: string; product: string; recipe_id: string }

export type OriginDecisionsTable = {
  id: string
  client_id: string
  product: string
  code: string
  recipe_id: string
  recipe_version: number
  rules_version: string
  release: string
  decided_on: string
  decided_at: Date
  decided_by: string
  outcome: 'originating' | 'not-originating' | 'unknown'
  criterion: 'A' | 'B' | 'C' | 'D' | null
  uses_de_minimis: boolean
  decision: Json<unknown>
  position: ColumnType<string, never, never>
}

export type SupplierRequestsTable = {
  id: string
  client_id: string
  product: string
  material: string | null
  subject: string
  supplier: string
  token_hash: string
  created_at: Date
  created_by: string
  expires_at: Date
  revoked_at: Date | null
  revoked_by: string | null
}

export type SupplierAnswersTable = {
  id: string
  client_id: string
  request_id: string
  content: Json<unknown>
  given_at: Date
  state: 'proposed' | 'accepted' | 'set-aside'
  settled_at: Date | null
  settled_by: string | null
  recipe_version: number | null
}

export type SupplierFilesTable = {
  id: string
  client_id: string
  request_id: string
  answer_id: string | null
  name: string
  kind: 'pdf' | 'png' | 'jpeg'
  storage_key: string
  sha256: string
  size_bytes: number
  uploaded_at: Date
  keep_until: string
}

export type CertifiedGoodsTable = {
  document_id: string
  client_id: string
  sku: string
  product: string
  code: string
  criterion: 'A' | 'B' | 'C' | 'D' | '4.2(d)'
  decision_id: string | null
  signed_at: Date
  last_claim: string
  keep_until: string
  valid_from: string | null
  origin: string | null
  maker: string | null
}
