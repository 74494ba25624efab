// Ways to look at the list of shipments that a person gave a name.
import { z } from 'zod'
import { LIST_ORDERS } from '#domain/shipment/list-order.ts'
import { LIST_COLUMNS, LONGEST_VIEW_NAME } from '#domain/shipment/list-view.ts'
import { texts } from '#texts/en/saved-views.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id, requiredText, text } from './fields.ts'

const listView = z.strictObject({
  search: text(120),
  status: text(60).meta({ description: 'empty: any' }),
  order: z.enum(LIST_ORDERS),
  hidden: z.array(z.enum(LIST_COLUMNS)).max(LIST_COLUMNS.length).meta({ description: 'columns that are left out' }),
})

const savedView = z
  .object({ id, name: z.string(), isDefault: z.boolean(), view: listView })
  .meta({ id: 'SavedView', description: "a person's own, in one company; the default is what the list opens with" })

const name = requiredText(LONGEST_VIEW_NAME)
const answer = envelope(z.array(savedView)).meta({ description: 'all of the caller, by name' })
const params = z.strictObject({ id })

/** A mark of the person's own: readers may, and staff have none of a client. */
const OWN = { access: 'client', staffTwin: false, leastClientRole: 'reader', answer } as const

export const listSavedViews = endpoint({
  ...OWN,
  method: 'GET',
  path: '/api/shipment-views',
  summary: 'The ways to look at the list of shipments that the caller gave a name.',
  failure: (say) => say(texts).loadFailed,
})

export const saveView = endpoint({
  ...OWN,
  method: 'POST',
  path: '/api/shipment-views',
  summary: 'Gives a way to look at the list a name; as the default it takes the place of the one before.',
  body: z.strictObject({ name, view: listView, isDefault: z.boolean().default(false) }),
  failure: (say) => say(texts).notSaved,
  failures: ['view-name-taken', 'too-many-views'],
})

export const changeView = endpoint({
  ...OWN,
  method: 'PUT',
  path: '/api/shipment-views/:id',
  summary: 'Another name, another default; what is left out stays.',
  params,
  body: z.strictObject({ name: name.optional(), isDefault: z.boolean().optional() }),
  failure: (say) => say(texts).notSaved,
  failures: ['not-found', 'view-name-taken'],
})

export const removeView = endpoint({
  ...OWN,
  method: 'DELETE',
  path: '/api/shipment-views/:id',
  summary: 'Takes a name away again; no shipment is touched.',
  params,
  failure: (say) => say(texts).notRemoved,
  failures: ['not-found'],
})
