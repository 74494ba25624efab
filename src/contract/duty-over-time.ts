// What goods pay by the day they enter: how the law of one line changed.
import { z } from 'zod'
import { texts } from '#texts/en/item.ts'
import { admissibilityFinding } from './admissibility.ts'
import { dutyLine, rateReason, titleReason } from './duty.ts'
import { assumption } from './duty-assumption.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { date } from './fields.ts'

const dutySpan = z.object({
  from: date,
  until: date.optional().meta({ description: 'the last day; absent of the last span' }),
  outcome: z.enum(['dutiable', 'free', 'prohibited', 'unknown']),
  totalUsd: z.number().optional().meta({ description: 'absent where no amount may be shown' }),
  percent: z.string().optional().meta({ description: 'of the value declared, two decimals' }),
  headings: z.array(z.string()).meta({ description: 'of the lines that carry an amount' }),
})

const ruleSpan = z.object({
  heading: z.string(),
  title: z.string(),
  rateText: z.string(),
  reasons: z.object({ title: titleReason, rate: rateReason }),
  citation: z.string(),
  from: date.optional().meta({ description: 'the first day it was charged; absent where it is not known' }),
  until: date.optional().meta({ description: 'the last day; absent while it goes on' }),
})

export const dutyOverTime = endpoint({
  method: 'POST',
  path: '/api/duty/over-time',
  access: 'client-or-staff',
  changes: false,
  summary:
    'What the same goods at the same value pay by the day they enter, and from when to when each rule is charged on them. The printed rate is that of the current edition on all days.',
  body: dutyLine.omit({ entryDate: true }),
  answer: envelope(
    z.object({
      knownFrom: date.meta({ description: 'the first day the law is known for' }),
      today: date.meta({ description: 'the business day the server has' }),
      valueUsd: z.number(),
      release: z.string().meta({ description: 'the edition whose printed rate stands on all days' }),
      spans: z.array(dutySpan).meta({ description: 'one after the other' }),
      rules: z.array(ruleSpan).meta({ description: 'in the order they began' }),
      assumed: z.array(assumption).meta({ description: 'what nobody said and the duty of today rests on' }),
      findings: z.array(admissibilityFinding).meta({ description: 'whether the goods may enter today' }),
    }),
  ),
  failure: (say) => say(texts).dutyFailed,
})
