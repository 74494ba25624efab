// What research of a maker did, in its order.

/** `page`: `shows` is what our own reading found of the maker that was named; 'unchecked': read, and none was named. */
export type ResearchStep =
  | { readonly step: 'searched'; readonly service: string; readonly query: string; readonly pages: number }
  | {
      readonly step: 'page'
      readonly url: string
      readonly shows: 'name-and-street' | 'name' | 'nothing' | 'unchecked' | 'unreadable'
    }
  /** By the language model; `name` null: none. `isWhole`: name, street, city and the country of origin are there. */
  | {
      readonly step: 'named'
      readonly name: string | null
      readonly street_address: string | null
      readonly country: string | null
      readonly isWhole: boolean
    }
