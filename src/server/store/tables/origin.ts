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
