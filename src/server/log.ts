// The structured log: one line of JSON an event, secrets redacted by path.
import { type Logger, pino } from 'pino'

export type Log = Logger

const SECRET_PATHS = [
  'req.headers.authorization',
  'req.headers["x-request-key"]',
  'headers.authorization',
  'headers["x-request-key"]',
  '*.password',
  '*.token',
  '*.signature',
]

/** Logs at `level` and above to standard error, so that standard output keeps the plain lines for people. */
export const createLog = (level: string): Log =>
  pino({ level, redact: { paths: SECRET_PATHS, censor: '[secret]' } }, pino.destination({ fd: 2, sync: false }))

/** Says nothing: for tests. */
export const silentLog = (): Log => pino({ level: 'silent' })
