// A shipment with its items as the screens know them: the cards, the grid and what stands around them.
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import type { updateItem } from '#contract/items.ts'
import type { completeData } from '#contract/shipments.ts'
import type { SaveTrouble } from './save-trouble.ts'

export type ShipmentData = AnswerOf<typeof completeData>['data']
export type Item = ShipmentData['items'][number]
export type SavedAddress = ShipmentData['manufacturingAddresses'][number]
export type ItemChange = Asked<typeof updateItem>['body']

/** Where the saving of one field of an item stands. */
export type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly why: SaveTrouble }
