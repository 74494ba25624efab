import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { ROOT } from '../env.ts'
import type { Log } from '../log.ts'

/** Said again where a run of all tests ends, if any of them failed. */
const UNEXPECTED = join(ROOT, 'var', 'test-results', 'unexpected.log')

/** As pino writes an error of a call. `kind`: of an AppError. */
type ErrorLine = {
  readonly endpoint?: string
  readonly err?: { readonly type?: string; readonly kind?: string; readonly stack?: string }
}

/** Silent but for what the server did not expect: a test that fails by such an error shows why. */
export const tellingLog = (): Log =>
  pino(
    { level: 'error' },
    {
      write: (text: string) => {
        const { err, endpoint = '' }: ErrorLine = JSON.parse(text)
        if (!err || err.type === 'StorageError' || err.kind === 'unavailable') return
        process.stderr.write(`${err.stack}\n`)
        mkdirSync(dirname(UNEXPECTED), { recursive: true })
        appendFileSync(UNEXPECTED, `${JSON.stringify({ endpoint, stack: err.stack })}\n`)
      },
    },
  )
