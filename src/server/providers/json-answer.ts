// The JSON that an outside service answered, through the form it should have.
import type { z } from 'zod'
import { ProviderError } from '../errors.ts'

/** `what`: names the form, 'list of rates'. Throws ProviderError for anything else. */
export function readJsonAnswer<S extends z.ZodType>(
  provider: string,
  schema: S,
  text: string,
  what: string,
): z.output<S> {
  const result = schema.safeParse(jsonOf(provider, text))
  if (!result.success)
    throw new ProviderError(provider, `answered something that is no ${what}`, false, { cause: result.error })
  return result.data
}

function jsonOf(provider: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProviderError(provider, 'answered something that is not JSON', false, { cause })
  }
}
