// Multi-Select Mode and its selection, kept for the tab: it survives paging, searching, a look at a shipment and a reload.
import { useState } from 'react'
import { z } from 'zod'
import { useViewOnly } from '../../api/client-access.ts'
import { useSessions } from '../../api/session.ts'
import type { Chosen } from './selection.ts'

const STORED_UNDER = 'shipmentSelection'

const stored = z.object({
  /** Whose selection it is: another client who signs in on this tab does not find it. */
  owner: z.string(),
  chosen: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      itemCount: z.number(),
      skuCount: z.number(),
      totalValueCad: z.number().nullable(),
    }),
  ),
})

export type Selection = {
  /** Undefined while the mode is off, as it always is for those who only look. */
  readonly chosen: readonly Chosen[] | undefined
  readonly choose: (chosen: readonly Chosen[]) => void
  /** Turning the mode off clears the selection. Source: specification part 1, section 2, "Multi-Select Mode". */
  readonly leave: () => void
}

export function useSelection(): Selection {
  const viewOnly = useViewOnly()
  const owner = useSessions().client?.email ?? ''
  const [chosen, setChosen] = useState(() => readStored(owner))
  return {
    chosen: viewOnly ? undefined : chosen,
    choose: (next) => {
      if (viewOnly) return
      sessionStorage.setItem(STORED_UNDER, JSON.stringify({ owner, chosen: next }))
      setChosen(next)
    },
    leave: () => {
      sessionStorage.removeItem(STORED_UNDER)
      setChosen(undefined)
    },
  }
}

function readStored(owner: string): readonly Chosen[] | undefined {
  const kept = stored.safeParse(parseJson(sessionStorage.getItem(STORED_UNDER)))
  return kept.success && kept.data.owner === owner ? kept.data.chosen : undefined
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined // what somebody else wrote under our name counts as nothing
  }
}
