// How a list of shipments goes on while the duty of some of them is worked out: each call does some more.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listShipments } from '#contract/shipments.ts'

const EVERY_MS = 1500

/** Milliseconds until the list is asked for again; false: all are there. */
export const untilDutiesAreThere = ({ data, dutiesOpen = 0 }: AnswerOf<typeof listShipments>): number | false =>
  dutiesOpen > 0 || data.some(({ duty }) => duty === null || duty?.isCurrent === false) ? EVERY_MS : false
