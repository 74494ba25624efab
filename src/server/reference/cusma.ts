// Loads the product-specific rules of CUSMA from data/cusma, checked as they are read.

import { z } from 'zod'
import { day } from '#domain/calendar.ts'
import { codeRange } from '#domain/origin/codes.ts'
import type {
  Alternative,
  CodeRange,
  Condition,
  Kind,
  Lane,
  Level,
  NamedSource,
  OriginLaw,
  ProductRule,
  TariffChange,
} from '#domain/origin/rule.ts'
import { openDataset } from './dataset.ts'

const codes = z.array(z.string())
const level = z.enum(['chapter', 'heading', 'subheading', 'item']) satisfies z.ZodType<Level>
const source = z.strictObject({
  codes,
  kind: z.string().optional(),
  otherThan: codes.optional(),
  differs: level.optional(),
})
const change = z.strictObject({
  level: level.nullable(),
  outsideGroup: z.literal(true).optional(),
  also: z.array(source).optional(),
  except: z.array(source).optional(),
  exceptMoreThanOne: z.array(codes).optional(),
})
const alternative = z.strictObject({
  letter: z.string(),
  goods: codes,
  kind: z.string().optional(),
  otherThan: codes.optional(),
  change: change.nullable(),
  value: z.tuple([z.number().nullable(), z.number().nullable()]).optional(),
  conditions: codes.optional(),
})
const rule = z.strictObject({
  id: z.string(),
  page: z.number().int(),
  goods: codes,
  alternatives: z.array(alternative),
  from: z.string().optional(),
  until: z.string().optional(),
  lane: (z.enum(['CA-US', 'MX-US']) satisfies z.ZodType<Lane>).optional(),
  vehicle: codes.optional(),
  undecided: z.literal(true).optional(),
  beside: z.literal(true).optional(),
})
const kind = z.strictObject({
  id: z.string(),
  yes: z.array(codes),
  no: codes,
  otherwise: z.enum(['no', 'ask']),
  en: z.string(),
  fr: z.string(),
})
const condition = z.strictObject({
  id: z.string(),
  en: z.string(),
  fr: z.string(),
  processes: codes.optional(),
  foreignAtMost: z
    .object({ codes, percent: z.number(), measure: z.enum(['weight', 'volume', 'part', 'each']) })
    .optional(),
  originatingAtLeast: z.object({ codes, percent: z.number() }).optional(),
})

/** The active rules, frozen. Throws when a row is not as it should be. */
export function loadOriginLaw(dataDir: string): OriginLaw {
  const { manifest, text } = openDataset(dataDir, 'cusma')
  const older = readOlderCodes(text('hs2012.tsv'))
  const kinds: readonly Kind[] = z.array(kind).parse(JSON.parse(text('kinds.json')))
  const conditions = z
    .array(condition)
    .parse(JSON.parse(text('conditions.json')))
    .map(toCondition)
  return Object.freeze({
    version: manifest.version,
    rules: z
      .array(rule)
      .parse(JSON.parse(text('rules.json')))
      .map(toRule),
    kinds: new Map(kinds.map((row) => [row.id, row])),
    conditions: new Map(conditions.map((row) => [row.id, row])),
    olderCodes: (hs6: string) => older.get(hs6),
  })
}

const ranges = (texts: readonly string[]): readonly CodeRange[] => texts.map(codeRange)

const toSource = ({ codes: each, ...rest }: z.infer<typeof source>): NamedSource => ({ codes: ranges(each), ...rest })

const toChange = ({ also, except, exceptMoreThanOne, ...rest }: z.infer<typeof change>): TariffChange => ({
  ...rest,
  ...(also && { also: also.map(toSource) }),
  ...(except && { except: except.map(toSource) }),
  ...(exceptMoreThanOne && { exceptMoreThanOne: exceptMoreThanOne.map(ranges) }),
})

const toAlternative = ({ goods, change: row, value, ...rest }: z.infer<typeof alternative>): Alternative => ({
  ...rest,
  goods: ranges(goods),
  change: row === null ? null : toChange(row),
  ...(value && { value: { transactionValue: value[0], netCost: value[1] } }),
})

const toRule = ({ goods, alternatives, from, until, vehicle, ...rest }: z.infer<typeof rule>): ProductRule => ({
  ...rest,
  citation: citationOf(rest.id),
  goods: ranges(goods),
  alternatives: alternatives.map(toAlternative),
  ...(from && { from: day(from) }),
  ...(until && { until: day(until) }),
  ...(vehicle && { vehicle: ranges(vehicle) }),
})

const toCondition = ({ foreignAtMost, originatingAtLeast, ...rest }: z.infer<typeof condition>): Condition => ({
  ...rest,
  ...(foreignAtMost && { foreignAtMost: { ...foreignAtMost, codes: ranges(foreignAtMost.codes) } }),
  ...(originatingAtLeast && { originatingAtLeast: { ...originatingAtLeast, codes: ranges(originatingAtLeast.codes) } }),
})

/** '94-4' to 'GN 11(o), chapter 94, rule 4'; rules of notes carry their name. */
function citationOf(id: string): string {
  const numbered = /^(\d+)-(\d+)$/.exec(id)
  if (numbered) return `GN 11(o), chapter ${Number(numbered[1])}, rule ${numbered[2]}`
  return id.startsWith('GN ') ? id : `GN 11(o), ${id}`
}

/** Lines 'code' or 'code TAB counterparts'; '-' TAB a code that only HS 2012 has. */
function readOlderCodes(text: string): ReadonlyMap<string, readonly string[]> {
  const rows = text.split('\n').filter((line) => line !== '')
  return new Map(
    rows.map((line) => {
      const [code = '', older] = line.split('\t')
      return code === '-' ? [older ?? '', [older ?? '']] : [code, older === undefined ? [code] : older.split(' ')]
    }),
  )
}
