// Loads the preference programmes and column 2 countries of data/preferences.
import { z } from 'zod'
import { parseCountry } from '#domain/countries.ts'
import { inEach } from '#domain/language.ts'
import type {
  PreferenceRules,
  Programme,
  QuotaHeading,
  SecondColumnCountry,
} from '#domain/tariff/preference-programmes.ts'
import { calendarDate, filled, openDataset } from './dataset.ts'

const country = filled.transform((code, context) => {
  const known = parseCountry(code)
  if (known) return known
  context.addIssue('no country')
  return z.NEVER
})
const period = { from: calendarDate.optional(), until: calendarDate.optional() }
const beneficiary = z.strictObject({ country, ...period })

/** The French stands beside the English as 'nameFr'. */
const programme = z
  .strictObject({
    codes: z.tuple([filled], filled),
    name: filled,
    nameFr: filled,
    members: z.union([z.literal('column-1'), z.array(beneficiary)]),
    ...period,
    condition: filled.optional(),
    conditionFr: filled.optional(),
    source: filled,
  })
  .refine(({ condition, conditionFr }) => !condition === !conditionFr, 'a condition in one language alone')
  .transform(({ name, nameFr, condition, conditionFr, ...row }) => ({
    ...row,
    name: inEach({ en: name, fr: nameFr }),
    ...(condition && { condition: inEach({ en: condition, fr: conditionFr }) }),
  })) satisfies z.ZodType<Programme>

const secondColumn = beneficiary.extend({ source: filled }) satisfies z.ZodType<SecondColumnCountry>

const quotaHeading = z.strictObject({
  heading: z.string().regex(/^\d{4}\.\d{2}\.\d{2}$/),
  origins: z.array(country).min(1).optional(),
  lines: z
    .array(z.string().regex(/^\d{8}$/))
    .min(1)
    .optional(),
}) satisfies z.ZodType<QuotaHeading>

/** The active rows, frozen. Throws when a row lacks a source, names no country that exists or has a wrong date. */
export function loadPreferences(dataDir: string): PreferenceRules {
  const { manifest, text } = openDataset(dataDir, 'preferences')
  return Object.freeze({
    version: manifest.version,
    programmes: z.array(programme.readonly()).parse(JSON.parse(text('programmes.json'))),
    secondColumn: z.array(secondColumn.readonly()).parse(JSON.parse(text('column-2.json'))),
    quotaHeadings: z.array(quotaHeading.readonly()).parse(JSON.parse(text('quota-headings.json'))),
  })
}
