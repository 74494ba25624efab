// Loads the rows of data/admissibility and the lists of words that silence them. Shape of a row: docs/decisions/017-admissibility.md.
import { z } from 'zod'
import { parsePhrases } from '#domain/admissibility/phrase.ts'
import {
  ADMISSIBILITY_LEVELS,
  type AdmissibilityBook,
  type AdmissibilityRule,
  type Condition,
} from '#domain/admissibility/rule.ts'
import { SILENCER_CLASSES, type Silencers } from '#domain/admissibility/silencers.ts'
import { singular } from '#domain/admissibility/words.ts'
import { inEach } from '#domain/language.ts'
import { calendarDate, filled, openDataset } from './dataset.ts'

export const ADMISSIBILITY_SET = 'admissibility'
export const SILENCER_FILE = 'silencers.json'

/** '; ' parts phrases, a blank parts codes, countries and classes; nothing is none of them. */
const phrases = z.string().transform(parsePhrases)
const parts = z.string().transform((text) => text.split(' ').filter(Boolean))
const codes = parts.pipe(z.array(z.string().regex(/^\d{2,10}$/, 'no code')))

const condition = z
  .strictObject({ codes, origins: parts, destinations: parts, words: phrases, makers: phrases, row: filled })
  .partial()
  .refine((asked) => Object.keys(asked).length > 0, 'asks for nothing') satisfies z.ZodType<Condition>

const words = z.strictObject({ en: filled, fr: filled }).transform(inEach)

const rule = z.strictObject({
  id: filled,
  level: z.enum(ADMISSIBILITY_LEVELS),
  when: z.tuple([condition], condition),
  unless: phrases.default([]),
  denials: phrases.default([]),
  unlessCodes: codes.default([]),
  unlessOrigins: parts.default([]),
  unlessCusma: z.boolean().default(false),
  notWith: parts.default([]),
  silencedBy: parts.pipe(z.array(z.enum(SILENCER_CLASSES))).default([]),
  homes: codes.default([]),
  title: words,
  named: z.array(z.strictObject({ words: phrases, title: words })).default([]),
  todo: words,
  source: filled,
  verified: calendarDate.optional(),
  sure: z.boolean().default(true),
  from: calendarDate.optional(),
  until: calendarDate.optional(),
})

const file = z
  .strictObject({ verified: calendarDate, rows: z.array(rule) })
  .transform(({ verified, rows }) =>
    rows.map(({ sure: isSure, ...row }): AdmissibilityRule => Object.freeze({ verified, ...row, isSure })),
  )

/** Every list is a set of words as a description is read: lower case, singular; '~' joins two that call one thing. */
const wordSet = filled.transform(
  (text): ReadonlySet<string> => new Set(text.split(' ').map((name) => name.split('~').map(singular).join(' '))),
)
const silencers = z.strictObject({
  imitation: wordSet,
  imitationBehind: wordSet,
  likeness: wordSet,
  likenessBefore: wordSet,
  theme: wordSet,
  themeBefore: wordSet,
  substance: wordSet,
  picture: wordSet,
  fabric: wordSet,
  trinket: wordSet,
  accessory: wordSet,
  printed: wordSet,
  ware: wordSet,
  thing: wordSet,
  elsewhere: wordSet,
  form: wordSet,
  armsPart: wordSet,
  joints: wordSet,
  purposes: wordSet,
}) satisfies z.ZodType<Silencers>

/** The active version. Throws naming the row and the field that is wrong, or the file that differs from its manifest. */
export function loadAdmissibility(dataDir: string): AdmissibilityBook {
  const { manifest, text } = openDataset(dataDir, ADMISSIBILITY_SET)
  const files = Object.keys(manifest.sha256).filter((name) => name !== SILENCER_FILE)
  const rules = files.flatMap((name) => parseRules(JSON.parse(text(name)), name))
  if (rules.length !== manifest.rows)
    throw new Error(`${ADMISSIBILITY_SET}: ${rules.length} rows, not ${manifest.rows}.`)
  return Object.freeze({
    version: manifest.version,
    verified: manifest.published,
    rules,
    silencers: parseSilencers(JSON.parse(text(SILENCER_FILE))),
  })
}

/** Rows of one file. Throws naming the file, the row by its number from 0, and the field that is wrong. */
export const parseRules = (content: unknown, name: string): readonly AdmissibilityRule[] => parsed(file, content, name)

/** Throws naming the list that is wrong. */
export const parseSilencers = (content: unknown): Silencers => parsed(silencers, content, SILENCER_FILE)

function parsed<T>(schema: z.ZodType<T>, content: unknown, name: string): T {
  const read = schema.safeParse(content)
  if (read.success) return read.data
  throw new Error(`${name}: ${z.prettifyError(read.error)}`)
}
