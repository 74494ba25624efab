// Saves of item fields over the API: an acknowledged change goes into the shipment on screen; once all is quiet the shipment is
// read again, since an origin can change what CUSMA asks for (specification part 2, section 4: about 1 second).

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { updateItem } from '#contract/items.ts'
import { completeData } from '#contract/shipments.ts'
import { texts as sessionEn } from '#texts/en/session.ts'
import { sentence } from '#words/language.ts'
import { call } from '../api/call.ts'
import { useClientAccess } from '../api/client-access.ts'
import { ApiFailure } from '../api/failures.ts'
import { endpointKey } from '../api/hooks.ts'
import { keptText, ownerOf } from '../api/kept-text.ts'
import { noteSaved } from '../api/last-save.ts'
import { patiently } from '../api/patience.ts'
import { currentSessions, currentToken } from '../api/session.ts'
import type { ItemChange } from '../api/shipment-item.ts'
import { valuesOf } from './compared-change.ts'
import { inOneCall } from './in-one-call.ts'
import { createItemSaves } from './item-saves.ts'
import { createItemKeeper } from './item-saves-kept.ts'
import type { ItemSaves } from './item-saves-types.ts'
import { withUpdate } from './shown-item.ts'

/** How long after the last save the shipment is read again. */
const RECHECK_MS = 1000

/** How often what failed for want of a connection is tried again, beside when the browser says that it is back. */
const RESEND_MS = 10_000

type Complete = AnswerOf<typeof completeData>
type Updated = AnswerOf<typeof updateItem>['data']

/** The saves of one shipment; kept for as long as its screen is open. */
export function useItemSaves(shipmentId: string): ItemSaves {
  const client = useQueryClient()
  const access = useClientAccess()
  const [saves] = useState(() => {
    const key = endpointKey(completeData, { params: { id: shipmentId } })
    const { actor } = access
    const token = currentToken(actor)
    let recheck: ReturnType<typeof setTimeout> | undefined
    const send = inOneCall(async (itemId, change) => {
      await client.cancelQueries({ queryKey: key })
      const input = { params: { id: shipmentId, itemId }, body: change }
      const answer = await patiently(async () => {
        if (currentToken(actor) !== token)
          throw new ApiFailure(
            401,
            'session-expired',
            sentence(sessionEn, ({ expired }) => expired),
          ) // never with another's token
        return call(updateItem, input, access)
      })
      client.setQueryData<Complete>(key, (old) => old && withSaved(old, change, answer.data))
      await told()
      noteSaved(new Date())
      clearTimeout(recheck)
      recheck = setTimeout(() => {
        if (store.unsavedCount() === 0) void client.invalidateQueries({ queryKey: key })
      }, RECHECK_MS)
    })
    const known = client.getQueryData<Complete>(key)?.data
    const store = createItemSaves(
      send,
      createItemKeeper(keptText(ownerOf(access, currentSessions()) ?? 'nobody', 'tab'), shipmentId, [
        ...(known?.items ?? []),
        ...(known?.removedItems ?? []),
      ]),
      (itemId, change) => {
        const data = client.getQueryData<Complete>(key)?.data
        const item = [...(data?.items ?? []), ...(data?.removedItems ?? [])].find(({ id }) => id === itemId)
        const fields = Object.keys(valuesOf(change))
        return Object.fromEntries(Object.entries(item ?? {}).filter(([name]) => fields.includes(name)))
      },
    )
    return store
  })
  useEffect(() => {
    const again = () => saves.resend()
    const timer = setInterval(again, RESEND_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [saves])
  return saves
}

/** Readers hear of new data in a task of its own: the change laid over it goes after that, or the old value would flash up. */
const told = () => new Promise<void>((resolve) => setTimeout(resolve))

const withSaved = (old: Complete, sent: ItemChange, updated: Updated): Complete => {
  const shipment = { ...old.data.shipment, status: updated.shipmentStatus }
  return { ...old, data: { ...withUpdate(old.data, updated.item, sent), shipment, stops: updated.stops } }
}
