// Where a shipment goes.
import { z } from 'zod'
import { requiredText, text } from './fields.ts'

export const shipTo = z
  .strictObject({
    name: requiredText(200),
    street: requiredText(300),
    city: requiredText(120),
    state: requiredText(2).meta({ description: 'two letters' }),
    zip: requiredText(10),
  })
  .meta({ id: 'ShipTo' })

/** `open`: not known yet, which the operator's warehouse takes in. */
export const destination = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('amazon'), fcCode: text(20) }),
    z.strictObject({ kind: z.literal('own'), shipTo }),
    z.strictObject({ kind: z.literal('open') }),
  ])
  .meta({ id: 'Destination' })
