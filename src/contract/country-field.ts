// A country on the wire. Apart from the other fields, since the list of countries is long and the first screen names none.
import { z } from 'zod'
import { parseCountry } from '#domain/countries.ts'
import { problem } from './field-problems.ts'

/** ISO alpha-2; alpha-3 and English names are converted, anything else is refused. */
export const countryCode = z
  .string()
  .trim()
  .max(60)
  .transform((value, context) => {
    const code = parseCountry(value)
    if (code) return code as string
    context.addIssue({ code: 'custom', ...problem('unknown-country', { given: value.slice(0, 20) }) })
    return z.NEVER
  })
