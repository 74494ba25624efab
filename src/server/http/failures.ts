// Errors as answers: the only file that knows status codes.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { texts } from '#texts/en/api.ts'
import { AppError, type FailureKind, LimitReached, StorageError } from '../errors.ts'
import { DatabaseAway } from '../store/database-away.ts'

const STATUS: Readonly<Record<FailureKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too-large': 413,
  limited: 429,
  unavailable: 502,
}

export type Failure = { readonly status: number; readonly error: string; readonly details?: unknown }

/** What the caller is told about an error; `failure` is the endpoint's own sentence for when the server broke. */
export function failureOf(error: unknown, failure: string, bodyLimitBytes: number): Failure {
  if (error instanceof AppError) {
    return { status: STATUS[error.kind], error: error.message, details: error.details }
  }
  if (error instanceof StorageError) return { status: STATUS.unavailable, error: storageSentence(error) }
  if (error instanceof DatabaseAway) return { status: AWAY, error: texts.databaseAway }
  return transportFailure(error, bodyLimitBytes) ?? { status: 500, error: failure }
}

/** Answers an error as `{ success: false, error }`; anything unexpected is logged with its stack. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown, context: FailureContext) {
  const failed = failureOf(error, context.failure, context.bodyLimitBytes)
  if (failed.status >= 500) request.log.error({ err: error, endpoint: context.endpoint }, 'request failed')
  if (failed.status === 429) reply.header('retry-after', String(retryAfterSeconds(error)))
  if (failed.status === AWAY) reply.header('retry-after', String(BACK_IN_SECONDS))
  const body = {
    success: false,
    error: failed.error,
    ...(failed.details === undefined ? {} : { details: failed.details }),
  }
  return reply.status(failed.status).header('cache-control', 'no-store').send(body)
}

/** The database is away; a restart of it takes seconds. */
const AWAY = 503
const BACK_IN_SECONDS = 5

/** Requests are counted in windows of a minute, where no other end is known. */
const A_MINUTE = 60

const retryAfterSeconds = (error: unknown): number =>
  error instanceof LimitReached ? error.retryAfterSeconds : A_MINUTE

export type FailureContext = { readonly failure: string; readonly bodyLimitBytes: number; readonly endpoint: string }

/** Problems of the request as such: body not JSON, too large, of another media type, an unreadable address. */
function transportFailure(error: unknown, bodyLimitBytes: number): Failure | undefined {
  if (!isHttpError(error)) return undefined
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { status: 413, error: texts.tooLargeBody(sizeText(bodyLimitBytes)) }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { status: 415, error: texts.wrongMediaType }
  if (error.code === 'FST_ERR_NOT_FOUND') return { status: 404, error: texts.noSuchCall }
  if (error.code === 'FST_ERR_BAD_URL') return { status: 400, error: texts.noSuchCall }
  if (error.statusCode !== undefined && error.statusCode < 500) return { status: 400, error: texts.notJson }
  return undefined
}

const storageSentence = ({ act }: StorageError): string =>
  act === 'write' || act === 'delete' ? texts.fileNotStored : texts.fileNotRead

const isHttpError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && 'statusCode' in error

/** '1 MB' */
const sizeText = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`
