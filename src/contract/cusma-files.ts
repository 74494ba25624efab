// Stored CUSMA certificates, links to them, and the template they are printed on.
import { z } from 'zod'
import { texts } from '#texts/en/cusma.ts'
import { texts as session } from '#texts/en/session.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { id, instant } from './fields.ts'

/** Staff name the client; a client may only name itself. */
const onBehalf = z.strictObject({ clientId: id.optional() })
const file = z.strictObject({ filename: z.string().min(1).max(200) })
const PATH = '/api/s3/cusma-forms'

export const storedCusmaForm = z
  .object({
    fileName: z.string(),
    lastModified: instant,
    shipmentId: id.nullable(),
    number: z.string(),
  })
  .meta({ id: 'StoredCusmaForm' })

export const listCusmaFiles = endpoint({
  method: 'GET',
  path: PATH,
  access: 'client-or-staff',
  summary: 'The stored certificates of the client, the most recently modified first.',
  query: onBehalf,
  answer: envelope(z.array(storedCusmaForm)),
  failure: (say) => say(texts).downloadFailed,
})

export const downloadCusmaFile = endpoint({
  method: 'GET',
  path: `${PATH}/:filename`,
  access: 'client-or-staff',
  summary: 'A stored certificate as PDF.',
  params: file,
  query: onBehalf,
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  failure: (say) => say(texts).downloadFailed,
  failures: ['no-cusma-form'],
})

export const linkCusmaFile = endpoint({
  method: 'GET',
  path: `${PATH}/:filename/presigned-url`,
  access: 'client-or-staff',
  summary: 'A link that reads a stored certificate without signing in, until it expires.',
  params: file,
  query: onBehalf.extend({
    operation: z.string().max(60).default('getObject').meta({ description: 'getObject' }),
    expiresIn: z.coerce.number().int().min(1).max(604_800).default(3600).meta({ description: 'seconds' }),
  }),
  answer: envelope(z.object({ url: z.string() })).extend({ url: z.string() }),
  failure: (say) => say(texts).downloadFailed,
  failures: ['no-cusma-form', 'only-reading'],
})

export const deleteCusmaFile = endpoint({
  method: 'DELETE',
  path: `${PATH}/:filename`,
  access: 'client-or-staff',
  summary: 'Takes a certificate off the list. The file and its record are kept for 6 years.',
  params: file,
  query: onBehalf,
  answer: success,
  failure: (say) => say(texts).failed,
  failures: ['no-cusma-form'],
})

export const openFileLink = endpoint({
  method: 'GET',
  path: '/api/files/:token',
  access: 'public',
  summary: 'The file a signed link of our own names.',
  params: z.strictObject({ token: z.string().min(1).max(2000) }),
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  failure: (say) => say(session).downloadFailed(500),
  failures: ['link-expired'],
})

export const cusmaTemplateField = z
  .object({
    name: z.string(),
    fullyQualifiedName: z.string(),
    type: z.enum(['text', 'checkbox', 'radio', 'dropdown']),
  })
  .meta({ id: 'CusmaTemplateField' })

export const listCusmaTemplateFields = endpoint({
  method: 'GET',
  path: '/api/cusma-template-fields',
  access: 'staff',
  summary: 'The fields of the certificate template.',
  answer: envelope(z.object({ fields: z.array(cusmaTemplateField) })).extend({ fields: z.array(cusmaTemplateField) }),
  failure: (say) => say(texts).templateFailed,
})

export const annotatedCusmaTemplate = endpoint({
  method: 'GET',
  path: '/api/cusma-template-annotated',
  access: 'staff',
  summary: 'The template with the name of each field printed in its place.',
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  failure: (say) => say(texts).annotatedFailed,
})
