// The saved addresses of the shipment on screen, changed before the server lists them anew.

import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { completeData } from '#contract/shipments.ts'
import { endpointKey } from '../api/hooks.ts'
import type { SavedAddress } from '../api/shipment-item.ts'

type Complete = AnswerOf<typeof completeData>

export function useAddressCache(shipmentId: string) {
  const client = useQueryClient()
  return useMemo(() => {
    const set = (change: (addresses: readonly SavedAddress[]) => SavedAddress[]) => {
      const key = endpointKey(completeData, { params: { id: shipmentId } })
      client.setQueryData<Complete>(key, (old) => old && withAddresses(old, change(old.data.manufacturingAddresses)))
    }
    return {
      addAddress: (address: SavedAddress) => set((all) => [...all.filter((each) => each.id !== address.id), address]),
      changeAddress: (id: string, known: Partial<SavedAddress>) =>
        set((all) => all.map((each) => (each.id === id ? { ...each, ...known } : each))),
    }
  }, [client, shipmentId])
}

const withAddresses = (old: Complete, manufacturingAddresses: SavedAddress[]): Complete => ({
  ...old,
  data: { ...old.data, manufacturingAddresses },
})
