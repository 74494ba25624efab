// A row of a case file to a case of the domain. Fields that tell what is expected are never read.

import { z } from 'zod'
import { day } from '#domain/calendar.ts'
import { decimal } from '#domain/money.ts'
import type { OriginCase, OriginMaterial, Role } from '#domain/origin/recipe.ts'
import type { OriginLaw } from '#domain/origin/rule.ts'
import type { Truth } from '#domain/origin/truth.ts'
import { readProcesses } from './processes.ts'
import { readQuestions } from './questions.ts'

const amount = z.number().nullish()
const text = z.string().nullish()
/** A text with what its absence means. */
const or = (absent: string) =>
  z
    .string()
    .nullish()
    .transform((given) => given ?? absent)
const baseMaterial = z.object({
  id: text,
  description: text,
  hs6: text,
  hts: text,
  origin: text,
  originating: z.boolean().nullish(),
  value: amount,
  role: text,
  weight_share_pct: amount,
  note: text,
  made_from: z.unknown().optional(),
})
const row = z.object({
  id: z.string(),
  good: z.object({
    hs6: or(''),
    hts: text,
    description: or(''),
    other_codes: z.array(z.string()).nullish(),
  }),
  producer_country: or('CA'),
  import_country: or('US'),
  import_date: or('2026-11-15'),
  currency: or('CAD'),
  transaction_value: amount,
  net_cost: amount,
  cost: z.record(z.string(), z.unknown()).nullish(),
  materials: z
    .array(baseMaterial)
    .nullish()
    .transform((list) => list ?? []),
  processes: z
    .array(z.unknown())
    .nullish()
    .transform((list) => (list ?? []).map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))),
  questions: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((answers) => answers ?? {}),
})
type CaseRow = z.infer<typeof row>

/** Throws with the field that is wrong. */
export function toCase(law: OriginLaw, content: unknown): OriginCase & { readonly id: string } {
  const given = row.parse(content)
  const { answers, goodWords, textileWords, doneWords } = readQuestions(given.questions)
  const { processes, isOutside, hasLeftControl } = readProcesses([...given.processes, ...doneWords])
  const chapter = given.good.hs6.slice(0, 2)
  const costs = costsOf(given)
  return {
    id: given.id,
    good: {
      code: digits(given.good.hts ?? given.good.hs6),
      ...(given.good.other_codes && { otherCodes: given.good.other_codes.map(digits) }),
      description: [given.good.description, ...goodWords].join('; '),
    },
    producedIn: given.producer_country,
    importedInto: given.import_country,
    day: day(given.import_date),
    currency: given.currency,
    transactionValue: big(given.transaction_value),
    ...costs,
    materials: withDeciding(
      chapter,
      given.materials.map((each, at) => toMaterial(law, each, at, chapter, textileWords)),
    ),
    processes,
    answers: {
      ...answers,
      ...(isOutside && { 'worked-outside': 'yes' as const }),
      ...(hasLeftControl && { 'customs-control': 'no' as const }),
    },
  }
}

/** Where every textile seems to be beside the deciding component, one of them must be it: thread and elastic aside, all are taken to. */
function withDeciding(chapter: string, materials: readonly OriginMaterial[]): readonly OriginMaterial[] {
  const isFabric = ({ code }: OriginMaterial) =>
    /^(5|60)/.test(code ?? '') && !/^(5204|5401|5508|580620|6002)/.test(code ?? '')
  if (!/^6[123]/.test(chapter) || materials.some((each) => isFabric(each) && each.inDecidingComponent)) return materials
  return materials.map((each) => (isFabric(each) ? { ...each, inDecidingComponent: true } : each))
}

const digits = (code: string): string => code.replaceAll(/\D/g, '')
const big = (value: number | null | undefined) =>
  value === null || value === undefined ? undefined : decimal(String(value))

/** Net cost as given, or the total cost without what is excluded. */
function costsOf({ net_cost, cost }: CaseRow): Pick<OriginCase, 'netCost' | 'totalCost'> {
  const total = typeof cost?.total_cost === 'number' ? decimal(String(cost.total_cost)) : undefined
  const excluded = z.record(z.string(), z.number()).safeParse(cost?.excluded)
  if (net_cost !== null && net_cost !== undefined) return { netCost: big(net_cost), totalCost: total }
  if (!total || !excluded.success) return { netCost: undefined, totalCost: total }
  return {
    netCost: Object.values(excluded.data).reduce((rest, each) => rest.minus(decimal(String(each))), total),
    totalCost: total,
  }
}

type MaterialRow = z.infer<typeof baseMaterial>

function toMaterial(
  law: OriginLaw,
  given: MaterialRow,
  at: number,
  chapter: string,
  textileWords: readonly string[],
): OriginMaterial {
  const code = given.hts ?? given.hs6
  const known = code && law.olderCodes(digits(code).slice(0, 6)) ? digits(code) : undefined
  const isTextile = /^(4[23]|5|6[0-3])/.test(known ?? '')
  const described = [given.description ?? '', given.note ?? '', ...(isTextile ? textileWords : [])]
    .filter(Boolean)
    .join('; ')
  const inner = z.array(baseMaterial).safeParse(given.made_from)
  return {
    id: given.id ?? `m${at + 1}`,
    description: described,
    code: known,
    origin: given.origin ?? undefined,
    originating: truthOf(given.originating),
    value: big(given.value),
    role: roleOf(given.role),
    ...(given.weight_share_pct !== null &&
      given.weight_share_pct !== undefined && { weightShare: decimal(String(given.weight_share_pct)) }),
    isWhollyObtained: given.originating === true && WHOLLY.test(described),
    isRecovered: /recovered|remanufactur/i.test(`${given.role ?? ''} ${described}`),
    ...(/^6[123]/.test(chapter) && { inDecidingComponent: isDeciding(given) }),
    ...(inner.success &&
      inner.data.length > 0 &&
      ['CA', 'US', 'MX'].includes(given.origin ?? '') && {
        madeFrom: inner.data.map((each, index) => ({
          ...toMaterial(law, each, index, chapter, textileWords),
          id: `${given.id ?? ''}.${each.id ?? index + 1}`,
        })),
      }),
  }
}

const truthOf = (value: boolean | null | undefined): Truth => {
  if (value === null || value === undefined) return 'unknown'
  return value ? 'yes' : 'no'
}

const WHOLLY =
  /wholly obtained|harvest|grown|tapped|picked|raised|caught|fished|wild|foraged|gathered|mined|quarried|hunted|trapped|farmed|from (?:own|the|our) (?:hives?|herd|cows?|goats?|orchard|farm|field)|raw milk|honey/i

function roleOf(role: string | null | undefined): Role {
  const said = (role ?? '').toLowerCase()
  if (/set item|set-item|item of (the )?set/.test(said)) return 'set-item'
  if (/ship|transport/.test(said)) return 'shipping-packing'
  if (/retail|packag/.test(said)) return 'retail-packaging'
  if (/packing/.test(said)) return 'shipping-packing'
  if (/indirect/.test(said)) return 'indirect'
  return /accessor|spare|tool|instruction|manual|information/.test(said) ? 'accessory' : 'component'
}

const BESIDE =
  /lining|interfacing|sleeve|collar|cuff|\btrim|pocket|thread|elastic\b|label|button|zip|snap|padding|wadding|filling|fill\b|insulation|drawstring|drawcord|\blace\b|embroider|patch|appliqu|binding|waistband|shoulder pad|ribbon|rib knit|tape\b/i
const MAIN = /body|shell|outer|main/i

/** Linings, trims, thread and the like are beside the component that decides the code; what has a share of its weight is in it. */
function isDeciding({ description, role, weight_share_pct }: MaterialRow): boolean {
  if (weight_share_pct !== null && weight_share_pct !== undefined) return true
  const said = `${description ?? ''} ${role ?? ''}`
  return !BESIDE.test(said) || (MAIN.test(said) && !/lining|thread|pocket/i.test(said))
}
