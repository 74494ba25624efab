// A supplier's answer while it is typed: texts as they were typed, what is wrong at which field, and what is sent.
import { z } from 'zod'
import type { Asked } from '#contract/endpoint.ts'
import type { sendSupplierAnswer } from '#contract/supplier-answer.ts'
import { parseDate } from '#domain/calendar.ts'
import { SUPPLIER_PROCESSES } from '#domain/origin/take-answer.ts'
import { parseNumber } from '#domain/typed-number.ts'
import type { SupplierWords } from '#words/supplier-page.ts'

const truth = z.enum(['yes', 'no', 'unknown'])
const material = z.object({ id: z.number(), description: z.string(), origin: z.string(), share: z.string() })
type MaterialDraft = Readonly<z.infer<typeof material>>

export const answerDraft = z.object({
  makerName: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
  origin: z.string(),
  originates: truth,
  materials: z.array(material),
  steel: z.string(),
  aluminum: z.string(),
  copper: z.string(),
  processes: z.array(z.enum(SUPPLIER_PROCESSES)),
  notes: z.string(),
  name: z.string(),
  role: z.string(),
  date: z.string(),
  isTrue: z.boolean(),
})
export type AnswerDraft = Readonly<z.infer<typeof answerDraft>>
/** The fields that are one line of text. */
export type TextField = { [F in keyof AnswerDraft]: AnswerDraft[F] extends string ? F : never }[keyof AnswerDraft]

/** `today`: 'YYYY-MM-DD'. */
export const emptyAnswer = (today: string): AnswerDraft => ({
  makerName: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  origin: '',
  originates: 'unknown',
  materials: [{ id: 1, description: '', origin: '', share: '' }],
  steel: '',
  aluminum: '',
  copper: '',
  processes: [],
  notes: '',
  name: '',
  role: '',
  date: today,
  isTrue: false,
})

export const withMaterial = (draft: AnswerDraft): AnswerDraft => {
  const id = Math.max(0, ...draft.materials.map((each) => each.id)) + 1
  return { ...draft, materials: [...draft.materials, { id, description: '', origin: '', share: '' }] }
}

export const changedMaterial = (draft: AnswerDraft, id: number, change: Partial<MaterialDraft>): AnswerDraft => ({
  ...draft,
  materials: draft.materials.map((each) => (each.id === id ? { ...each, ...change } : each)),
})

export const withoutMaterial = (draft: AnswerDraft, id: number): AnswerDraft => ({
  ...draft,
  materials: draft.materials.filter((each) => each.id !== id),
})

const REQUIRED = ['makerName', 'street', 'city', 'country', 'origin', 'name'] as const
const METALS = ['steel', 'aluminum', 'copper'] as const
const WHOLE = 100

/** The sentence at each field that is wrong, in the order of the page; by field, a material's as 'material 2 share'. */
export function answerProblems(draft: AnswerDraft, texts: SupplierWords): ReadonlyMap<string, string> {
  const found: [string, string][] = []
  for (const field of REQUIRED.filter((each) => each !== 'name'))
    if (draft[field].trim() === '') found.push([field, texts.needed])
  if (draft.originates === 'yes' && draft.origin !== '' && !['CA', 'US', 'MX'].includes(draft.origin))
    found.push(['originates', texts.notFromThere])
  for (const each of draft.materials.filter(isFilled)) {
    if (each.description.trim() === '') found.push([`material ${each.id} description`, texts.needed])
    const share = shareOf(each)
    if (share === undefined || (share !== null && share > WHOLE))
      found.push([`material ${each.id} share`, texts.notShare])
  }
  const shares = draft.materials.reduce((sum, each) => sum + (shareOf(each) ?? 0), 0)
  const last = draft.materials.findLast((each) => each.share.trim() !== '')
  if (last && shares > WHOLE + 0.01 && !found.some(([field]) => field.endsWith('share')))
    found.push([`material ${last.id} share`, texts.sharesAbove])
  for (const metal of METALS) if (gramsOf(draft[metal]) === undefined) found.push([metal, texts.notGrams])
  if (draft.name.trim() === '') found.push(['name', texts.needed])
  if (!parseDate(draft.date)) found.push(['date', texts.notDate])
  if (!draft.isTrue) found.push(['isTrue', texts.mustDeclare])
  return new Map(found)
}

const isFilled = ({ description, origin, share }: MaterialDraft): boolean =>
  [description, origin, share].some((each) => each.trim() !== '')

/** null: not said; undefined: no number. */
function shareOf({ share }: MaterialDraft): number | null | undefined {
  if (share.trim() === '') return null
  const read = parseNumber(share.replace('%', ''))
  return read && Number(read.value.toFixed())
}

const GRAM_DECIMALS = 3

function gramsOf(typed: string): string | null | undefined {
  if (typed.trim() === '') return null
  return parseNumber(typed)?.value.round(GRAM_DECIMALS).toFixed()
}

type Sent = Asked<typeof sendSupplierAnswer>['body']['answer']

/** Of a draft without problems. */
export const answerOf = (draft: AnswerDraft): Sent => ({
  maker: {
    name: draft.makerName,
    street: draft.street,
    city: draft.city,
    region: draft.region,
    postalCode: draft.postalCode,
    country: draft.country,
  },
  origin: draft.origin,
  originates: draft.originates,
  materials: draft.materials.filter(isFilled).map((each) => ({
    description: each.description,
    origin: each.origin === '' ? null : each.origin,
    sharePercent: shareOf(each) ?? null,
  })),
  metal: {
    steel: gramsOf(draft.steel) ?? null,
    aluminum: gramsOf(draft.aluminum) ?? null,
    copper: gramsOf(draft.copper) ?? null,
  },
  processes: draft.processes,
  notes: draft.notes,
  declaration: { name: draft.name, title: draft.role, date: draft.date, isTrue: true },
})
