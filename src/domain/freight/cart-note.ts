// What is assumed or missing where a freight cart begins: named as its sentence in the texts.

export type CartNote =
  | { readonly reason: 'addressUnknown' | 'goodsOfShipment' | 'boxAssumed' | 'boxesOfShipment' }
  | { readonly reason: 'boxesAssumed'; readonly facts: { readonly count: number } }
