import type { Item } from '../../api/shipment-item.ts'
import type { Makers } from './makers.ts'
import type { Block } from './range.ts'

/** `line` counts the pasted lines from 1. */
export type PasteProblem = { readonly line: number; readonly column?: string; readonly text: string }

export type PasteTarget = { readonly items: readonly Item[]; readonly makers: Makers; readonly block: Block }
