// What products are, for everybody.
export type SharedProductsTable = {
  asin: string
  title: string
  category: string | null
  updated_by: string
  updated_at: Date
}
