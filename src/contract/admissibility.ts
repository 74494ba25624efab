// Whether goods may enter: what is found of them before any duty.
import { z } from 'zod'
import { ADMISSIBILITY_LEVELS } from '#domain/admissibility/rule.ts'
import { texts } from '#texts/en/item.ts'
import { countryCode } from './country-field.ts'
import { eachLanguage } from './each-language.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { date, text } from './fields.ts'

export const admissibilityFinding = z
  .object({
    level: z.enum(ADMISSIBILITY_LEVELS).meta({ description: 'the gravest first; a cash deposit is never priced' }),
    rule: z.string().meta({
      description: 'id of the row, measure or agency; adcvd; words-and-code-disagree; words-and-origin-disagree',
    }),
    source: z.string(),
    verified: z.string().meta({ description: 'day it was gone through' }),
    isChecked: z.boolean().meta({ description: 'whether it was compared with its source that day' }),
    isSure: z.boolean(),
    title: eachLanguage,
    todo: eachLanguage,
    because: eachLanguage.meta({ description: 'by which words, code, origin or maker it was found' }),
  })
  .meta({ id: 'AdmissibilityFinding' })

const goods = z.strictObject({
  description: text(2000),
  htsCode: text(15).optional().meta({ description: '2 to 10 digits' }),
  countryOfOrigin: countryCode.optional(),
  maker: text(300).optional().meta({ description: 'name and place' }),
  claimCusma: z.boolean().optional().meta({ description: 'no when left out' }),
  entryDate: date.optional().meta({ description: 'today when left out' }),
})

const found = z.object({
  findings: z.array(admissibilityFinding),
  assumedOrigin: z
    .object({ countryOfOrigin: z.string(), words: z.string() })
    .optional()
    .meta({ description: 'where none was given: read from these words of the description' }),
})

export const findAdmissibility = endpoint({
  method: 'POST',
  path: '/api/admissibility',
  access: 'client-or-staff',
  changes: false,
  summary:
    'Whether goods may enter: bans, permits, orders and agency papers, the gravest first. None found is no clearance.',
  body: goods,
  answer: envelope(found),
  failure: (say) => say(texts).dutyFailed,
})

/** Goods in one call. */
export const MOST_GOODS = 100

export const findAdmissibilities = endpoint({
  method: 'POST',
  path: '/api/admissibility/many',
  access: 'client-or-staff',
  changes: false,
  summary: 'Whether each of many goods may enter, in the order asked: for screens of long shipments.',
  body: z.strictObject({ goods: z.array(goods).min(1).max(MOST_GOODS) }),
  answer: envelope(z.array(found)),
  failure: (say) => say(texts).dutyFailed,
})
