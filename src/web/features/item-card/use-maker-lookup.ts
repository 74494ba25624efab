// Looking up the maker of one item: what was found waits in the cache, as long as the shipment is open, until a person accepts or
// rejects it.

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import { lookUpMaker } from '#contract/lookups.ts'
import { foundMaker, getShipmentLookup, settleFoundMaker } from '#contract/shipment-lookup.ts'
import { texts as en } from '#texts/en/address.ts'
import type { Sentence } from '#words/language.ts'
import { call } from '../../api/call.ts'
import { type ClientAccess, useClientAccess } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { foundMakerKey } from '../../api/found-maker.ts'
import { useEndpoint } from '../../api/hooks.ts'
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

const keep = (client: QueryClient, itemId: string, looked: LookedUp): void => {
  client.setQueryData(foundMakerKey(itemId), looked)
}

const toLookedUp = ({ data, message, steps }: Pick<Answer, 'data' | 'message' | 'steps'>): LookedUp =>
  data ? { kind: 'found', address: data, steps } : { kind: 'none', message: message ?? undefined, steps }

function makerRequest(item: Item): Asked<typeof lookUpMaker>['body'] {
  return {
    productDescription: item.description,
    asin: item.asin,
    countryOfOrigin: item.countryOfOrigin,
  }
}

/** What the look-up of all items left for this one: read when the card is there to show it, and settled for every page. */
function useLeftMaker(item: Item, access: ClientAccess) {
  const { shipmentId } = useItemDesk()
  const lookup = useEndpoint(getShipmentLookup, { params: { id: shipmentId } }, { enabled: false })
  const wasLeft = lookup.data?.data?.items.some(({ itemId, makerWaits }) => itemId === item.id && makerWaits) ?? false
  const params = { id: shipmentId, itemId: item.id }
  return {
    wasLeft,
    read: async (): Promise<LookedUp | null> => {
      const { data } = await call(foundMaker, { params }, access)
      return data && toLookedUp(data)
    },
    /** Where this does not arrive it waits on, and is shown again by a page that is loaded anew. */
    say: (waits: boolean): void => {
      if (wasLeft) void call(settleFoundMaker, { params, body: { waits } }, access).catch(() => undefined)
    },
  }
}

export function useMakerLookup(item: Item) {
  const texts = useTexts(en)
  const client = useQueryClient()
  const access = useClientAccess()
  const { act } = useItemDesk()
  const left = useLeftMaker(item, access)
  const kept = useQuery<LookedUp | null>({
    queryKey: foundMakerKey(item.id),
    queryFn: left.read,
    enabled: left.wasLeft,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const settle = () => {
    keep(client, item.id, { kind: 'settled' })
    left.say(false)
  }
  const run = useMutation({
    mutationFn: (name: string) => call(lookUpMaker, { body: { ...makerRequest(item), run: name } }, access),
    onMutate: settle,
    onSuccess: (answer) => keep(client, item.id, toLookedUp(answer)),
  })
  return {
    lookUp: () => run.mutate(newRunName()),
    isRunning: run.isPending,
    /** Of the newest run, for asking which step it is at. */
    name: run.variables ?? '',
    lookedUp: kept.data ?? undefined,
    failure: run.error ? failureText(run.error, texts.lookupFailed, texts.lookupFailed) : undefined,
    forgetFailure: () => run.reset(),
    /** Takes the found address off the card, for good. */
    settle,
    /** Takes it off so that Undo brings it back. */
    reject: (found: LookedUp, label: Sentence) =>
      act(label, {
        again: settle,
        back: () => {
          keep(client, item.id, found)
          left.say(true)
        },
      }),
  }
}
