// What the reference calls read of the installed data sets; the start-up loads them.
import type { z } from 'zod'
import type { dataSet, fulfilmentCentre } from '#contract/reference.ts'

export type ReferenceSets = {
  readonly dataSets: readonly z.infer<typeof dataSet>[]
  readonly fulfilmentCentres: {
    /** The best matches of a typed text, at most `limit`. */
    search(text: string, limit: number): readonly z.infer<typeof fulfilmentCentre>[]
  }
}
