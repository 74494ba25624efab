// Looking up the maker of one item: what was found waits in the cache, as long as the shipment is open, until a person accepts or
// rejects it.

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import { lookUpMaker } from '#contract/lookups.ts'
import { texts as en } from '#texts/en/address.ts'
import type { Sentence } from '#words/language.ts'
import { call } from '../../api/call.ts'
import { type ClientAccess, useClientAccess } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { newRunName } from '../../api/run-name.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useTexts } from '../../language/page-language.tsx'

type Answer = AnswerOf<typeof lookUpMaker>
export type FoundAddress = NonNullable<Answer['data']>

/** What became of the last look-up of an item. `settled` was accepted or rejected. */
type LookedUp =
  | { readonly kind: 'found'; readonly address: FoundAddress; readonly steps: Answer['steps'] }
  | { readonly kind: 'none'; readonly message: string | undefined; readonly steps: Answer['steps'] }
  | { readonly kind: 'settled' }

const keyOf = (itemId: string) => ['found-maker', itemId]

const keep = (client: QueryClient, itemId: string, looked: LookedUp): void => {
  client.setQueryData(keyOf(itemId), looked)
}

/** Keeps what a look-up answered, for the card of the item. */
export function keepLookedUp(client: QueryClient, itemId: string, { data, message, steps }: Answer): LookedUp {
  const looked: LookedUp = data
    ? { kind: 'found', address: data, steps }
    : { kind: 'none', message: message ?? undefined, steps }
  keep(client, itemId, looked)
  return looked
}

function makerRequest(item: Item): Asked<typeof lookUpMaker>['body'] {
  return {
    productDescription: item.description,
    asin: item.asin,
    countryOfOrigin: item.countryOfOrigin,
  }
}

/** `run`: its name, where its steps are shown. */
export const callForMaker = (
  item: Item,
  access: ClientAccess,
  { run, signal }: { readonly run?: string; readonly signal?: AbortSignal },
): Promise<Answer> => call(lookUpMaker, { body: { ...makerRequest(item), run } }, { ...access, signal })

export function useMakerLookup(item: Item) {
  const texts = useTexts(en)
  const client = useQueryClient()
  const access = useClientAccess()
  const { act } = useItemDesk()
  const kept = useQuery<LookedUp | null>({
    queryKey: keyOf(item.id),
    queryFn: () => null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const run = useMutation({
    mutationFn: (name: string) => callForMaker(item, access, { run: name }),
    onMutate: () => keep(client, item.id, { kind: 'settled' }),
    onSuccess: (answer) => void keepLookedUp(client, item.id, answer),
  })
  const settle = () => keep(client, item.id, { kind: 'settled' })
  return {
    lookUp: () => run.mutate(newRunName()),
    isRunning: run.isPending,
    /** Of the newest run, for asking which step it is at. */
    name: run.variables ?? '',
    lookedUp: kept.data ?? undefined,
    failure: run.error
      ? failureText(run.error, { noConnection: texts.lookupFailed, other: texts.lookupFailed })
      : undefined,
    forgetFailure: () => run.reset(),
    /** Takes the found address off the card, for good. */
    settle,
    /** Takes it off so that Undo brings it back. */
    reject: (found: LookedUp, label: Sentence) =>
      act(label, {
        again: settle,
        back: () => keep(client, item.id, found),
      }),
  }
}
