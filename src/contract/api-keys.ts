// API keys of systems that sign their requests, such as a warehouse's: staff issue and revoke them.
import { z } from 'zod'
import { API_SCOPES } from '#domain/api-scope.ts'
import { texts } from '#texts/en/import.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination } from './envelope.ts'
import { instant, nameText } from './fields.ts'

const keyId = z.string().regex(/^pk_[\w-]{16}$/)

const scopes = z.array(z.enum(API_SCOPES)).meta({
  description:
    'import: hand in data; change-email: in an import also another email address of a client that is there; export: read clients and catalogues',
})

const apiKey = z
  .object({
    id: z.string().meta({ description: 'sent as X-Api-Key' }),
    name: z.string(),
    scopes,
    issuedBy: z.string(),
    issuedAt: instant,
    lastUsedAt: instant.nullable().meta({ description: 'to the minute' }),
    revokedBy: z.string().nullable(),
    revokedAt: instant.nullable(),
  })
  .meta({ id: 'ApiKey' })

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/staff/api-keys',
  access: 'staff',
  summary: 'One page of the API keys, newest first, revoked ones too. Never a secret.',
  query: z.strictObject({ page: pageNumber.default(1) }),
  answer: envelope(z.array(apiKey)).extend({ pagination }),
  failure: (say) => say(texts).keysFailed,
})

export const issueApiKey = endpoint({
  method: 'POST',
  path: '/api/staff/api-keys',
  access: 'staff',
  leastRole: 'owner',
  event: 'key-issued',
  asksAgain: true,
  summary: 'Issues an API key. Its secret stands in this answer and nowhere else.',
  body: z.strictObject({
    name: nameText(120).meta({ description: 'of the system that uses it' }),
    scopes: scopes.min(1).max(API_SCOPES.length).default(['import']),
  }),
  answer: envelope(apiKey.extend({ secret: z.string() })),
  failure: (say) => say(texts).issueFailed,
  failures: ['encryption-key-missing'],
})

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api/staff/api-keys/:keyId',
  access: 'staff',
  leastRole: 'owner',
  event: 'key-revoked',
  summary: 'Revokes an API key at once; requests signed with it are refused from then on.',
  params: z.strictObject({ keyId }),
  answer: envelope(apiKey),
  failure: (say) => say(texts).revokeFailed,
})
