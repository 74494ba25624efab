// Asking a customs service that is set up: where it gives no answer, our own engine does.
import type { Deps } from '../../deps.ts'
import { ProviderError } from '../../errors.ts'

/** Undefined, with a line in the log, when the service does not answer as it should. */
export async function answeredOrNot<T>({ log }: Pick<Deps, 'log'>, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error }, 'the customs service did not answer; our own engine does')
    return undefined
  }
}
