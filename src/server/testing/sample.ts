import type { Asked, Endpoint } from '#contract/endpoint.ts'
import type { SampleWorld } from './sample-world.ts'

/** A call that succeeds for the client of a world. */
export type Sample = (world: SampleWorld) => Partial<Asked<Endpoint>>

/** A call that takes nothing. */
export const nothing: Sample = () => ({})
