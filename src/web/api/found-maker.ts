// Where the maker that was found for an item waits for a person, as long as the page is open.
import type { QueryKey } from '@tanstack/react-query'

export const foundMakerKey = (itemId: string): QueryKey => ['found-maker', itemId]
