// Looking up the codes and makers of all items of a shipment: a job, so that the page may be closed meanwhile.
import { z } from 'zod'
import { texts } from '#texts/en/ai-lookup.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id, instant } from './fields.ts'
import { foundAddress, researchSteps } from './lookups.ts'

const lookedUpItem = z
  .object({
    itemId: id,
    name: z.string(),
    state: z.enum(['waiting', 'running', 'stopped', 'found', 'not-found', 'skipped', 'failed']).meta({
      description: 'skipped: it needed nothing any more',
    }),
    code: z.string().nullable().meta({ description: 'ten digits; proposed for the item, and confirmed by nobody' }),
    maker: z.string().nullable().meta({ description: 'the name of the maker that was found' }),
    makerWaits: z.boolean().meta({ description: 'whether the found maker is still to be taken over or turned down' }),
    problem: z.string().nullable().meta({ description: 'why it failed' }),
  })
  .meta({ id: 'LookedUpItem' })

const shipmentLookup = z
  .object({
    state: z.enum(['running', 'stopped', 'finished']),
    askedBy: z.string(),
    askedAt: instant,
    averageMs: z.int().meta({ description: 'that one item takes; one is begun a second at most' }),
    problem: z.string().nullable().meta({ description: 'why it does not go on at the moment; it does by itself' }),
    closed: z.boolean().meta({ description: 'whether somebody put it away' }),
    items: z.array(lookedUpItem),
  })
  .meta({ id: 'ShipmentLookup' })

const params = z.strictObject({ id })
const ofItem = z.strictObject({ id, itemId: id })
const PATH = '/api/shipments/:id/lookup'

export const getShipmentLookup = endpoint({
  method: 'GET',
  path: PATH,
  access: 'client',
  summary: 'The newest look-up of all items of a shipment, how far it is; null when there is none.',
  params,
  answer: envelope(shipmentLookup.nullable()),
  failure: (say) => say(texts).failed,
  failures: ['no-such-shipment'],
})

export const startShipmentLookup = endpoint({
  method: 'POST',
  path: PATH,
  access: 'client',
  summary:
    'Looks up, one item a second, the codes and makers that the items of a pending shipment lack. One that is under way is answered instead of another.',
  startsJob: true,
  params,
  answer: envelope(shipmentLookup),
  failure: (say) => say(texts).failed,
  failures: ['lookup-when-pending', 'no-such-shipment'],
})

export const stopShipmentLookup = endpoint({
  method: 'POST',
  path: `${PATH}/stop`,
  access: 'client',
  summary: 'Stops the look-up: nothing more is proposed from now on. What was found stays.',
  params,
  answer: envelope(shipmentLookup),
  failure: (say) => say(texts).notStopped,
  failures: ['no-such-lookup', 'no-such-shipment'],
})

export const retryShipmentLookup = endpoint({
  method: 'POST',
  path: `${PATH}/retry`,
  access: 'client',
  summary: 'Takes failed items up again: those named, or all.',
  startsJob: true,
  params,
  body: z.strictObject({ items: z.array(id).max(2000).optional() }),
  answer: envelope(shipmentLookup),
  failure: (say) => say(texts).failed,
  failures: ['no-such-lookup', 'no-such-shipment'],
})

export const closeShipmentLookup = endpoint({
  method: 'POST',
  path: `${PATH}/close`,
  access: 'client',
  summary: 'Puts the look-up away, stopping it first. Found makers wait on.',
  params,
  answer: envelope(shipmentLookup),
  failure: (say) => say(texts).notClosed,
  failures: ['no-such-lookup', 'no-such-shipment'],
})

export const foundMaker = endpoint({
  method: 'GET',
  path: '/api/shipments/:id/items/:itemId/found-maker',
  access: 'client',
  summary:
    'What the look-up of all items answered of the maker of this one, as long as it waits for a person; else null.',
  params: ofItem,
  answer: envelope(
    z.object({ data: foundAddress.nullable(), message: z.string().nullable(), steps: researchSteps }).nullable(),
  ),
  failure: (say) => say(texts).failed,
  failures: ['no-such-shipment'],
})

export const settleFoundMaker = endpoint({
  method: 'PUT',
  path: '/api/shipments/:id/items/:itemId/found-maker',
  access: 'client',
  summary:
    'Says that the found maker waits no more, as it was taken over or turned down; or, to undo that, that it does.',
  params: ofItem,
  body: z.strictObject({ waits: z.boolean() }),
  answer: envelope(z.object({ waits: z.boolean() })),
  failure: (say) => say(texts).failed,
  failures: ['no-such-lookup', 'no-such-shipment'],
})
