// Errors as answers: the only file that knows status codes.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FailureCode, SaidFailure } from '#contract/failure-codes.ts'
import { perLanguage } from '#domain/language.ts'
import { type Words, wordsOf } from '#words/language.ts'
import { AppError, type FailureKind, LimitReached, StorageError } from '../errors.ts'
import { DatabaseAway } from '../store/database-away.ts'
import { failureDetails, failureSentence } from './failure-words.ts'
import { noteLanguage } from './reader-language.ts'

const STATUS: Readonly<Record<FailureKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too-large': 413,
  limited: 429,
  unavailable: 502,
  overloaded: 503,
  reused: 422,
}

/** What the caller is told: status and code, and the facts of the code. */
type Failure = { readonly status: number; readonly said: SaidFailure }

type FailureContext = {
  /** What the user reads when the server itself broke. */
  readonly failure: (say: Words) => string
  /** The codes the call may answer: another is a mistake of ours, found where it is tested. Undefined: none is checked. */
  readonly failures?: ReadonlySet<FailureCode> | undefined
  readonly bodyLimitBytes: number
  readonly endpoint: string
}

const codes = new WeakMap<object, FailureCode>()

/** Why a request was refused; undefined when it was not. */
export const failureCodeOf = (request: object): FailureCode | undefined => codes.get(request)

/** Answers an error as `{ success: false, code, error, said, details? }`; anything unexpected is logged with its stack. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown, context: FailureContext) {
  const say = wordsOf(noteLanguage(request, reply))
  const failed = answerOf(declared(failureOf(error, context), context), context, say)
  codes.set(request, failed.body.code)
  if (failed.status >= 500) request.log.error({ err: error, endpoint: context.endpoint }, 'request failed')
  if (failed.status === 429) reply.header('retry-after', String(retryAfterSeconds(error)))
  if (failed.body.code === 'idempotency-in-progress') reply.header('retry-after', '1')
  if (failed.status === AWAY) reply.header('retry-after', String(BACK_IN_SECONDS))
  return reply.status(failed.status).header('cache-control', 'no-store').send(failed.body)
}

function answerOf({ status, said }: Failure, context: FailureContext, say: Words) {
  const [code] = said
  const details = failureDetails(say, ...said)
  const inEach = perLanguage((language) => sentenceOf(said, context, wordsOf(language)))
  const error = inEach[say.language]
  return { status, body: { success: false, code, error, said: inEach, ...(details === undefined ? {} : { details }) } }
}

const sentenceOf = (said: SaidFailure, context: FailureContext, say: Words): string =>
  said[0] === 'broken' ? context.failure(say) : failureSentence(say, ...said)

const BROKEN: Failure = { status: 500, said: ['broken'] }

function declared(failure: Failure, { failures }: FailureContext): Failure {
  return failures && !failures.has(failure.said[0]) ? BROKEN : failure
}

function failureOf(error: unknown, { bodyLimitBytes }: FailureContext): Failure {
  if (error instanceof AppError) return { status: STATUS[error.kind], said: error.said }
  if (error instanceof StorageError) return { status: STATUS.unavailable, said: [storageCode(error)] }
  if (error instanceof DatabaseAway) return { status: AWAY, said: ['database-away'] }
  return transportFailure(error, bodyLimitBytes) ?? BROKEN
}

/** The database is away, or the server behind: both are over in seconds. */
const AWAY = 503
const BACK_IN_SECONDS = 5

/** Requests are counted in windows of a minute, where no other end is known. */
const A_MINUTE = 60

const retryAfterSeconds = (error: unknown): number =>
  error instanceof LimitReached ? error.retryAfterSeconds : A_MINUTE

/** Problems of the request as such: body not JSON, too large, of another media type, an unreadable address. */
function transportFailure(error: unknown, limitBytes: number): Failure | undefined {
  if (!isHttpError(error)) return undefined
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { status: 413, said: ['too-large', { limitBytes }] }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { status: 415, said: ['wrong-media-type'] }
  if (error.code === 'FST_ERR_NOT_FOUND') return { status: 404, said: ['no-such-call'] }
  if (error.code === 'FST_ERR_BAD_URL') return { status: 400, said: ['no-such-call'] }
  if (error.statusCode !== undefined && error.statusCode < 500) return { status: 400, said: ['not-json'] }
  return undefined
}

const storageCode = ({ act }: StorageError) =>
  act === 'write' || act === 'delete' ? ('file-not-stored' as const) : ('file-not-read' as const)

const isHttpError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && 'statusCode' in error
