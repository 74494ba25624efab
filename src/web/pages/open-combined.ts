// State of the address that asks the dashboard to open the form of the combined invoice again, over the shipments still selected.
import { z } from 'zod'

export const OPEN_COMBINED = { open: 'combined-invoice' } as const

const request = z.object({ open: z.literal(OPEN_COMBINED.open) })

export const asksForCombined = (state: unknown): boolean => request.safeParse(state).success
