// Saved manufacturer addresses by the name a person types.

import { addressLine } from '#domain/address/address.ts'
import { texts as en } from '#texts/en/item-grid.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { SavedAddress } from '../../api/shipment-item.ts'
import { toAddressParts } from '../../desk/shown-item.ts'

type Maker = {
  readonly id: string
  readonly name: string
  /** The whole address on one line. */
  readonly line: string
  /** ISO alpha-2. */
  readonly country: string
  /** What stands in the cell: the name, or the whole line where the name alone could be another's. */
  readonly shown: string
}

export type Makers = { readonly all: readonly Maker[]; readonly byId: ReadonlyMap<string, Maker> }

type FoundMaker =
  | { readonly kind: 'maker'; readonly maker: Maker }
  | { readonly kind: 'problem'; readonly text: string }

export function toMakers(addresses: readonly SavedAddress[]): Makers {
  const named = new Map<string, number>()
  for (const { name } of addresses) named.set(plain(name), (named.get(plain(name)) ?? 0) + 1)
  const all = addresses.map((address): Maker => {
    const line = addressLine(toAddressParts(address))
    const isOnly = named.get(plain(address.name)) === 1
    return { id: address.id, name: address.name, line, country: address.country, shown: isOnly ? address.name : line }
  })
  return { all, byId: new Map(all.map((maker) => [maker.id, maker])) }
}

/** The address with this whole line or, when only one has it, this name. Case and double blanks do not count. */
export function findMaker(language: Language, makers: Makers, typed: string): FoundMaker {
  const texts = wordsIn(language, en)
  const wanted = plain(typed)
  const exact = makers.all.find((maker) => plain(maker.line) === wanted)
  if (exact) return { kind: 'maker', maker: exact }
  const [first, second] = makers.all.filter((maker) => plain(maker.name) === wanted)
  if (!first) return { kind: 'problem', text: texts.noMaker(typed.trim()) }
  return second ? { kind: 'problem', text: texts.severalMakers(typed.trim()) } : { kind: 'maker', maker: first }
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()
