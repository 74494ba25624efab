// Which failures a call can meet: some follow from its access, its parameters and its body, the others it declares.
import type { Endpoint } from './endpoint.ts'
import type { FailureCode } from './failure-codes.ts'
import type { SharedFailure } from './shared-failures.ts'

const ALWAYS = [
  'invalid-input',
  'too-many-requests',
  'broken',
  'database-away',
  'overloaded',
  'file-not-stored',
  'file-not-read',
] as const
const OF_BODY = ['not-json', 'wrong-media-type', 'too-large'] as const
const OF_SESSION = ['not-signed-in', 'session-expired'] as const
const OF_KEY = [
  'request-key-missing',
  'request-key-invalid',
  'request-key-old',
  'request-key-ahead',
  'request-key-used',
] as const
const OF_PERSON = ['client-role-refused', 'company-switched', 'passkey-needed'] as const
const OF_MAKING = [
  'idempotency-key-invalid',
  'idempotency-key-reused',
  'idempotency-in-progress',
  'idempotency-outcome-unknown',
] as const
const OF_SIGNATURE = [
  'api-key-missing',
  'api-key-unknown',
  'signature-invalid',
  'signature-old',
  'signature-ahead',
  'signature-used',
  'key-scope-missing',
  'not-found',
] as const

const OF_ACCESS: Readonly<Record<Endpoint['access'], readonly SharedFailure[]>> = {
  public: [],
  visitor: [...OF_KEY, ...OF_PERSON, ...OF_SESSION, 'clients-only'],
  client: [...OF_SESSION, ...OF_KEY, ...OF_PERSON, 'clients-only', 'other-client'],
  staff: [...OF_SESSION, 'staff-only', 'role-refused', 'client-not-named', 'client-erased', 'not-found'],
  'client-or-staff': [
    ...OF_SESSION,
    ...OF_KEY,
    ...OF_PERSON,
    'role-refused',
    'client-not-named',
    'other-client',
    'client-erased',
    'not-found',
  ],
  'api-key': OF_SIGNATURE,
}

type Asked = Pick<Endpoint, 'access' | 'method' | 'changes' | 'path' | 'failures' | 'makes' | 'asksAgain'>

/** Every code the call may answer: those of its kind, and those it declares itself. */
export function failuresOf({
  access,
  method,
  changes,
  makes,
  asksAgain,
  path,
  failures,
}: Asked): ReadonlySet<FailureCode> {
  const isSignedIn = access !== 'public'
  return new Set([
    ...ALWAYS,
    ...(method === 'GET' ? [] : OF_BODY),
    ...OF_ACCESS[access],
    ...(changes && isSignedIn ? (['view-only'] as const) : []),
    ...(makes ? OF_MAKING : []),
    ...(asksAgain ? (['sign-in-again'] as const) : []),
    ...(path.includes(':') ? (['not-found'] as const) : []),
    ...failures,
  ])
}
