// What a client and staff say to each other about a shipment.
import { z } from 'zod'
import { LONGEST_COMMENT } from '#domain/notification.ts'
import { texts } from '#texts/en/comments.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination, success } from './envelope.ts'
import { id, instant, requiredText, text, typedInstant } from './fields.ts'

const comment = z
  .object({
    id,
    by: z.string(),
    byStaff: z.boolean(),
    isOwn: z.boolean(),
    body: z.string().meta({ description: 'empty of one that was removed' }),
    saidAt: instant,
    changedAt: instant.nullable(),
    isRemoved: z.boolean(),
    isUnread: z.boolean(),
    isOpen: z.boolean().meta({ description: 'whether the caller may still change or remove it' }),
  })
  .meta({ id: 'Comment' })

const ofShipment = z.strictObject({ id })
const ofComment = z.strictObject({ id, commentId: id })
const body = z.strictObject({ body: requiredText(LONGEST_COMMENT) })
const revised = body.extend({
  basedOn: text(LONGEST_COMMENT).meta({ description: 'what it said before, as the caller saw it' }),
})
const OF_ONE = ['comment-not-own', 'comment-too-old'] as const

export const listComments = endpoint({
  method: 'GET',
  path: '/api/shipments/:id/comments',
  access: 'client',
  summary: 'One page of the comments on a shipment, the newest first, and how many of others the caller has not read.',
  params: ofShipment,
  query: z.strictObject({ page: pageNumber.default(1) }),
  answer: envelope(z.array(comment)).extend({ pagination, unread: z.int() }),
  failure: (say) => say(texts).loadFailed,
  failures: ['no-such-shipment'],
})

export const addComment = endpoint({
  method: 'POST',
  path: '/api/shipments/:id/comments',
  access: 'client',
  summary: 'Says something about a shipment, in plain text. The people of the company and staff are told.',
  makes: true,
  params: ofShipment,
  body,
  answer: envelope(comment),
  failure: (say) => say(texts).notSent,
  failures: ['no-such-shipment', 'too-many-comments'],
})

export const changeComment = endpoint({
  method: 'PUT',
  path: '/api/shipments/:id/comments/:commentId',
  access: 'client',
  summary: 'Changes a comment of one’s own, within an hour.',
  params: ofComment,
  body: revised,
  answer: envelope(comment),
  failure: (say) => say(texts).notSaved,
  failures: [...OF_ONE, 'changed-meanwhile', 'no-such-shipment'],
})

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/api/shipments/:id/comments/:commentId',
  access: 'client',
  summary: 'Removes what a comment of one’s own says, within an hour; that there was one stays.',
  params: ofComment,
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: OF_ONE,
})

export const readComments = endpoint({
  method: 'POST',
  path: '/api/shipments/:id/comments/read',
  access: 'client',
  // A mark of the reader's own: nothing of the client changes.
  changes: false,
  summary: 'Says that the caller has read the comments on a shipment up to one: those that came later stay unread.',
  params: ofShipment,
  body: z.strictObject({ until: typedInstant.meta({ description: 'saidAt of the newest that was read' }) }),
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: ['no-such-shipment'],
})
