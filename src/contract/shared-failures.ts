// Failures that calls share: of the request itself, of who makes it, and of the server.
import { z } from 'zod'
import { API_SCOPES } from '#domain/api-scope.ts'
import { CLIENT_ROLES } from '#domain/client-role.ts'
import { STAFF_ROLES } from '#domain/staff-role.ts'
import { fieldProblem, problemFacts } from './field-problems.ts'

const none = z.undefined()

/** What is wrong with a request, field by field. */
export const inputIssue = z
  .object({
    path: z.string().meta({ description: "'items.3.quantity'; empty for the body itself" }),
    code: fieldProblem,
    facts: problemFacts.optional(),
  })
  .meta({ id: 'InputIssue' })

export const SHARED_FAILURES = {
  // Of the request
  'invalid-input': z.object({ issues: z.array(inputIssue).min(1).max(20) }),
  'not-json': none,
  'wrong-media-type': none,
  'too-large': z.object({ limitBytes: z.int() }),
  'not-http': none,
  'headers-too-large': none,
  'too-slow': none,
  'no-such-call': none,
  'not-found': none,
  'too-many-requests': none,

  // Of who makes it
  'not-signed-in': none,
  'session-expired': none,
  'staff-only': none,
  'clients-only': none,
  'client-not-named': none,
  'other-client': none,
  'client-erased': none,
  'view-only': none,
  'role-refused': z.object({ least: z.enum(STAFF_ROLES) }),
  'client-role-refused': z.object({ least: z.enum(CLIENT_ROLES) }),
  /** Signing in is too long ago for this. */
  'sign-in-again': z.object({ minutes: z.int() }),
  /** The company, or the installation, wants a passkey for the session. `hasOne`: the person has one to give. */
  'passkey-needed': z.object({ hasOne: z.boolean() }),
  /** The session stands for another company than the page was made for. */
  'company-switched': none,
  'request-key-missing': none,
  'request-key-invalid': none,
  'request-key-old': none,
  'request-key-ahead': none,
  'request-key-used': none,
  'api-key-missing': none,
  'api-key-unknown': none,
  'signature-invalid': none,
  'signature-old': none,
  'signature-ahead': none,
  'signature-used': none,
  'key-scope-missing': z.object({ scope: z.enum(API_SCOPES) }),

  // Of a key for making something once
  'idempotency-key-invalid': none,
  'idempotency-key-reused': none,
  'idempotency-in-progress': none,
  'idempotency-outcome-unknown': none,

  // Of the server
  broken: none,
  'database-away': none,
  overloaded: none,
  /** Of the health call, while the server starts. */
  starting: none,
  'file-not-stored': none,
  'file-not-read': none,
} as const

export type SharedFailure = keyof typeof SHARED_FAILURES
