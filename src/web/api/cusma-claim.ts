// Which items certificates cover on a day that is tried. Not asked while no day is.
import { getCusmaClaim } from '#contract/cusma.ts'
import { useEndpoint } from './hooks.ts'

export const useCusmaClaim = (shipmentId: string, entryDate: string | undefined) =>
  useEndpoint(
    getCusmaClaim,
    { params: { id: shipmentId }, query: { entryDate: entryDate ?? '' } },
    { enabled: entryDate !== undefined },
  )
