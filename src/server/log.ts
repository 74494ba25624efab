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

/** As pino writes an error. `kind`: of an AppError. */
type ErrorLine = { readonly err?: { readonly type?: string; readonly kind?: string; readonly stack?: string } }

/** Silent but for what the server did not expect: for tests of it, so that one that fails by such an error shows why. */
export const tellingLog = (): Log =>
  pino(
    { level: 'error' },
    {
      write: (text: string) => {
        const { err }: ErrorLine = JSON.parse(text)
        if (err && err.type !== 'StorageError' && err.kind !== 'unavailable') process.stderr.write(`${err.stack}\n`)
      },
    },
  )
