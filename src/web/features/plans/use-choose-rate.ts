// Choosing the rate of a placement: shown at once, saved behind it. A failed save is only warned of, with Retry; the choice stays on screen.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listPlans, selectShippingRate } from '#contract/staff-shipments.ts'
import { texts } from '#texts/en/freight.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey, useSend } from '../../api/hooks.ts'
import type { Placement, Plan, Rate } from './amounts.ts'

type Plans = { readonly data: readonly Plan[] }
type Of = { readonly clientId: string; readonly shipmentId: string }

type Choosing = {
  /** With the rate that is chosen, from the very click on. */
  readonly placement: Placement
  readonly choose: (rate: Rate) => void
  readonly state: 'idle' | 'saving' | 'saved'
  /** Why the last choice is not saved. */
  readonly failure: string | undefined
  readonly retry: () => void
}

export function useChooseRate({ clientId, shipmentId }: Of, placement: Placement): Choosing {
  const client = useQueryClient()
  const send = useSend(selectShippingRate, { countsAsSave: true })
  const [last, setLast] = useState<Rate>()
  const [unsaved, setUnsaved] = useState<Rate>()
  const params = { clientId, shipmentId }
  const key = endpointKey(listPlans, { params })
  const show = (changed: Placement) =>
    client.setQueryData<Plans>(key, (plans) => plans && { ...plans, data: plans.data.map(withPlacement(changed)) })

  const choose = (rate: Rate) => {
    setLast(rate)
    setUnsaved(rate)
    void client.cancelQueries({ queryKey: key })
    show(withRate(placement, rate))
    const body = {
      shipmentId: placement.shipment_id,
      placementId: placement.id,
      selectedRate: { carrier_id: rate.carrier_id, service_id: rate.service_id, total: rate.total },
    }
    const onSuccess = ({ data }: { readonly data: Placement }) => {
      show(data)
      setUnsaved(undefined)
    }
    send.mutate({ params, body }, { onSuccess })
  }
  return {
    placement: unsaved ? withRate(placement, unsaved) : placement,
    choose,
    state: STATES[send.status],
    failure: send.error ? failureText(send.error, texts.selectRateFailed) : undefined,
    retry: () => last && choose(last),
  }
}

const STATES = { idle: 'idle', error: 'idle', pending: 'saving', success: 'saved' } as const

const withRate = (placement: Placement, rate: Rate): Placement => ({
  ...placement,
  selected_shipping_rate: rate,
  preferred_rate: { carrier_id: rate.carrier_id, service_id: rate.service_id },
  shipping_estimate: rate.effective_total === null ? null : { total: rate.effective_total, currency: 'CAD' },
})

const withPlacement =
  (changed: Placement) =>
  (plan: Plan): Plan => ({
    ...plan,
    placement_options: plan.placement_options.map((option) => ({
      ...option,
      placements: option.placements.map((each) => (each.id === changed.id ? changed : each)),
    })),
  })
