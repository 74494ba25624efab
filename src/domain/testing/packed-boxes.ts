// Boxes of honey and soap for tests.
import { decimal } from '../money.ts'

/** A box by its weight, null where it was not weighed, and its goods: SKU and pieces. */
export const packedBox = (number: number, kg: string | null, ...contents: readonly (readonly [string, number])[]) => ({
  number,
  weightKg: kg === null ? null : decimal(kg),
  contents: contents.map(([sku, quantity]) => ({ sku, quantity })),
})

/** Two full cartons, one of what is left, and one that holds both kinds and was not weighed. */
export const PACKED_BOXES = [
  packedBox(1, '8.4', ['HONEY', 12]),
  packedBox(2, '8.4', ['HONEY', 12]),
  packedBox(3, '4.3', ['HONEY', 6]),
  packedBox(4, null, ['SOAP', 40], ['HONEY', 2]),
  packedBox(5, '5', ['SOAP', 60]),
]
