// What Run AI Lookup does for one item: the best candidate is saved as proposed, a found maker waits on the item's card.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { classifyHts } from '#contract/classification.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { call } from '../../api/call.ts'
import { type ClientAccess, useClientAccess } from '../../api/client-access.ts'
import { patiently } from '../../api/patience.ts'
import type { Item, SaveState } from '../../api/shipment-item.ts'
import type { ItemDesk } from '../../desk/item-desk.ts'
import type { ItemSaves } from '../../desk/item-saves-types.ts'
import { candidateChange, shownCandidates } from './candidate-rules.ts'
import { candidatesKey, requestFor } from './use-classification.ts'
import { callForMaker, keepLookedUp } from './use-maker-lookup.ts'

type LookupOutcome =
  | { readonly kind: 'found'; readonly code: string | undefined; readonly maker: string | undefined }
  | { readonly kind: 'not-found' | 'skipped' }
  | { readonly kind: 'failed'; readonly why: 'not-saved' }

const lacksCode = (item: Item): boolean => !parseHtsCode(item.htsCode ?? '')
const lacksMaker = (item: Item): boolean => !item.manufacturing_address_id && item.countryOfOrigin !== null

/** Items without a code, and items whose maker can be looked for because their origin is set. */
export const wantsLookup = (item: Item): boolean => lacksCode(item) || lacksMaker(item)

type Tools = { readonly items: readonly Item[]; readonly desk: ItemDesk; readonly access: ClientAccess }

/** Always the same function, which looks at the items as they are when it is called. */
export function useLookupWork(items: readonly Item[], desk: ItemDesk) {
  const client = useQueryClient()
  const access = useClientAccess()
  const latest = useRef<Tools>({ items, desk, access })
  useEffect(() => {
    latest.current = { items, desk, access }
  })
  const [work] = useState(
    () => (itemId: string, signal: AbortSignal) => lookUpItem(client, () => latest.current, itemId, signal),
  )
  return work
}

/** Throws what a call throws. */
async function lookUpItem(
  client: QueryClient,
  tools: () => Tools,
  itemId: string,
  signal: AbortSignal,
): Promise<LookupOutcome> {
  const { saves } = tools().desk
  saves.retry(itemId, 'htsCode') // a proposal of an earlier try that was not saved
  if ((await settled(saves, itemId)).kind === 'failed') return { kind: 'failed', why: 'not-saved' }
  const item = tools().items.find((each) => each.id === itemId)
  if (!item || !wantsLookup(item)) return { kind: 'skipped' }

  const code = lacksCode(item) ? await proposeCode(client, tools, item, signal) : undefined
  if (code && (await settled(saves, itemId)).kind === 'failed') return { kind: 'failed', why: 'not-saved' }
  const maker = lacksMaker(item) ? await findMaker(client, tools().access, item, signal) : undefined
  return code || maker ? { kind: 'found', code, maker } : { kind: 'not-found' }
}

/** The code that is being saved as proposed; undefined when there is no candidate, or a person has set one meanwhile. */
async function proposeCode(
  client: QueryClient,
  tools: () => Tools,
  item: Item,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { access } = tools()
  const data = await patiently(() => call(classifyHts, { body: requestFor(item) }, { ...access, signal }), signal)
  client.setQueryData(candidatesKey(item.id), data)
  const top = shownCandidates(data).shown[0]
  const now = tools().items.find((each) => each.id === item.id)
  if (!top || !now || !lacksCode(now) || signal.aborted) return undefined
  tools().desk.changeAll(
    [{ item: now, field: 'htsCode', change: candidateChange(top, false, data) }],
    () => now.description,
  )
  return top.htsCode
}

/** How the save of the code that is under way ends. */
function settled(saves: ItemSaves, itemId: string): Promise<SaveState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = saves.stateOf(itemId, 'htsCode')
      if (state.kind === 'saving') return
      unsubscribe()
      resolve(state)
    }
    const unsubscribe = saves.subscribe(look)
    look()
  })
}

/** The name of the maker that now waits on the item's card. */
async function findMaker(
  client: QueryClient,
  access: ClientAccess,
  item: Item,
  signal: AbortSignal,
): Promise<string | undefined> {
  const looked = keepLookedUp(client, item.id, await patiently(() => callForMaker(item, access, { signal }), signal))
  return looked.kind === 'found' ? looked.address.name : undefined
}
