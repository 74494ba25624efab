// Whether goods may enter: what is found of them before any duty.
import { z } from 'zod'
import { ADMISSIBILITY_LEVELS } from '#domain/admissibility/rule.ts'
import { texts } from '#texts/en/item.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { countryCode, date, text } from './fields.ts'

const inBoth = z.object({ en: z.string(), fr: z.string() })

export const admissibilityFinding = z
  .object({
    level: z.enum(ADMISSIBILITY_LEVELS).meta({ description: 'the gravest first; a cash deposit is never priced' }),
    rule: z.string().meta({ description: 'id of the row, measure or agency; adcvd; words-and-code-disagree' }),
    source: z.string(),
    verified: z.string().meta({ description: 'day it was gone through' }),
    isSure: z.boolean(),
    title: inBoth,
    todo: inBoth,
    because: inBoth.meta({ description: 'by which words, code, origin or maker it was found' }),
  })
  .meta({ id: 'AdmissibilityFinding' })

export const findAdmissibility = endpoint({
  method: 'POST',
  path: '/api/admissibility',
  access: 'client-or-staff',
  changes: false,
  summary:
    'Whether goods may enter: bans, permits, orders and agency papers, the gravest first. None found is no clearance.',
  body: z.strictObject({
    description: text(2000),
    htsCode: text(15).optional().meta({ description: '2 to 10 digits' }),
    countryOfOrigin: countryCode.optional(),
    maker: text(300).optional().meta({ description: 'name and place' }),
    entryDate: date.optional().meta({ description: 'today when left out' }),
  }),
  answer: envelope(z.object({ findings: z.array(admissibilityFinding) })),
  failure: (say) => say(texts).dutyFailed,
})
