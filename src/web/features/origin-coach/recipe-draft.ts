// A recipe while it is typed: texts as they were typed, and what a call sends of them.
import { z } from 'zod'
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import type { decideOrigin } from '#contract/origin.ts'
import type { getProductOrigin, saveRecipe } from '#contract/product-origin.ts'
import { htsDigits } from '#domain/hts-code.ts'
import type { ReadMaterial } from '#domain/origin/read-materials.ts'
import { PROCESSES, ROLES } from '#domain/origin/recipe.ts'
import { parseAmount, parseNumber, parseWhole } from '#domain/typed-number.ts'

const truth = z.enum(['yes', 'no', 'unknown'])
export type Truth = z.infer<typeof truth>

const materialDraft = z.object({
  id: z.string(),
  description: z.string(),
  code: z.string(),
  /** Percent that a proposed code is right; null: typed or confirmed by a person. */
  proposed: z.number().nullable(),
  origin: z.string().nullable(),
  originating: truth,
  value: z.string(),
  weight: z.string(),
  supplier: z.string(),
  role: z.enum(ROLES),
})
export type MaterialDraft = Readonly<z.infer<typeof materialDraft>>

export const recipeDraft = z.object({
  recipeId: z.string().nullable(),
  seenVersion: z.number().nullable(),
  name: z.string(),
  producedIn: z.string(),
  currency: z.enum(['CAD', 'USD', 'MXN']),
  amountsFor: z.string(),
  price: z.string(),
  netCost: z.string(),
  grown: truth,
  materials: z.array(materialDraft),
  processes: z.array(z.enum(PROCESSES)),
  answers: z.record(z.string(), truth),
})
export type RecipeDraft = Readonly<z.infer<typeof recipeDraft>>

export type ProductOrigin = AnswerOf<typeof getProductOrigin>['data']
type RecipeContent = NonNullable<ProductOrigin['recipe']>['content']

const EMPTY: RecipeDraft = {
  recipeId: null,
  seenVersion: null,
  name: '',
  producedIn: 'CA',
  currency: 'CAD',
  amountsFor: '1',
  price: '',
  netCost: '',
  grown: 'unknown',
  materials: [],
  processes: [],
  answers: {},
}

/** What is saved, or an empty recipe. */
export function draftOf({ recipe }: Pick<ProductOrigin, 'recipe'>): RecipeDraft {
  return recipe ? draftOfContent(recipe.content, { recipeId: recipe.id, seenVersion: recipe.version }) : EMPTY
}

export function draftOfContent(content: RecipeContent, at: Pick<RecipeDraft, 'recipeId' | 'seenVersion'>): RecipeDraft {
  const isGrown = content.processes.includes('grown')
  return {
    ...at,
    name: content.name,
    producedIn: content.producedIn,
    currency: recipeDraft.shape.currency.catch('CAD').parse(content.currency),
    amountsFor: String(content.amountsFor),
    price: content.transactionValue ?? '',
    netCost: content.netCost ?? '',
    grown: isGrown ? 'yes' : 'no',
    materials: content.materials.map((each) => ({
      id: each.id,
      description: each.description,
      code: each.code ?? '',
      proposed: each.codeConfidence ?? null,
      origin: each.origin ?? null,
      originating: each.originating,
      value: each.value ?? '',
      weight: each.weightSharePercent == null ? '' : String(each.weightSharePercent),
      supplier: each.supplier,
      role: each.role,
    })),
    processes: content.processes.filter((each) => each !== 'grown'),
    answers: content.answers,
  }
}

/** An id no material of the list has. */
function nextId(materials: readonly MaterialDraft[]): string {
  const numbers = materials.map(({ id }) => Number(/^m(\d+)$/.exec(id)?.[1] ?? 0))
  return `m${Math.max(0, ...numbers) + 1}`
}

const NO_MATERIAL = {
  description: '',
  code: '',
  proposed: null,
  origin: null,
  originating: 'unknown',
  value: '',
  weight: '',
  supplier: '',
  role: 'component',
} as const

export const withMaterial = (draft: RecipeDraft, given: Partial<ReadMaterial> = {}): RecipeDraft => ({
  ...draft,
  materials: [...draft.materials, { ...NO_MATERIAL, ...given, id: nextId(draft.materials) }],
})

export const changedMaterial = (draft: RecipeDraft, id: string, change: Partial<MaterialDraft>): RecipeDraft => ({
  ...draft,
  materials: draft.materials.map((each) => (each.id === id ? { ...each, ...change } : each)),
})

/** Removed, with the answers that were about it. */
export const withoutMaterial = (draft: RecipeDraft, id: string): RecipeDraft => ({
  ...draft,
  materials: draft.materials.filter((each) => each.id !== id),
  answers: Object.fromEntries(Object.entries(draft.answers).filter(([key]) => !key.startsWith(`${id} `))),
})

/** Fields whose text is no number, by the names the decision gives its problems. */
export function unreadable(draft: RecipeDraft): readonly string[] {
  const bad = (field: string, typed: string) => (typed.trim() !== '' && numberOf(typed) === undefined ? [field] : [])
  return [
    ...bad('transactionValue', draft.price),
    ...bad('netCost', draft.netCost),
    ...(parseWhole(draft.amountsFor, MOST_UNITS) ? [] : ['amountsFor']),
    ...draft.materials.flatMap(({ id, value, weight }) => [
      ...bad(`${id}.value`, value),
      ...bad(`${id}.weightShare`, weight),
    ]),
  ]
}

const MOST_UNITS = 1_000_000
const DECIMALS = 6

type Amount = { readonly text: string; readonly currency: string | undefined }

/** '3,20', 'US$ 3.20' and '-4'; undefined for what is no number. */
function numberOf(typed: string): Amount | undefined {
  const text = typed.trim()
  if (/^[-−]/.test(text)) {
    const below = parseNumber(text.slice(1))
    return below && { text: `-${below.value.round(DECIMALS).toFixed()}`, currency: undefined }
  }
  const read = parseAmount(text)
  return read && { text: read.value.round(DECIMALS).toFixed(), currency: read.currency ?? read.foreign }
}

/** What is saved; what is no number is left out of it. */
export function contentOf(draft: RecipeDraft): Asked<typeof saveRecipe>['body']['content'] {
  const isGrown = draft.grown === 'yes'
  return {
    name: draft.name.trim(),
    producedIn: draft.producedIn,
    currency: draft.currency,
    amountsFor: parseWhole(draft.amountsFor, MOST_UNITS) || 1,
    transactionValue: numberOf(draft.price)?.text ?? null,
    netCost: numberOf(draft.netCost)?.text ?? null,
    materials: draft.materials.filter(isFilled).map(materialOf),
    processes: [...(isGrown ? (['grown'] as const) : []), ...draft.processes],
    answers: draft.answers,
  }
}

const isFilled = ({ description, code, origin, value }: MaterialDraft): boolean =>
  [description, code, origin ?? '', value].some((each) => each.trim() !== '')

function materialOf(each: MaterialDraft) {
  const value = numberOf(each.value)
  const weight = numberOf(each.weight)
  return {
    id: each.id,
    description: each.description.trim(),
    code: htsDigits(each.code) || null,
    origin: each.origin,
    originating: each.originating,
    value: value?.text ?? null,
    ...(value?.currency && { currency: value.currency.slice(0, 3).toUpperCase() }),
    weightSharePercent: weight ? Number(weight.text) : null,
    supplier: each.supplier.trim(),
    role: each.role,
    ...(each.proposed !== null && { codeConfidence: each.proposed }),
  }
}

/** The question of the decision; undefined while the good has no code, or nothing is said of it. */
export function questionOf(
  draft: RecipeDraft,
  { htsCode, description }: Pick<ProductOrigin, 'htsCode' | 'description'>,
): Asked<typeof decideOrigin>['body'] | undefined {
  const { name: _name, amountsFor: _units, materials, ...content } = contentOf(draft)
  if (!htsCode || (materials.length === 0 && draft.grown !== 'yes')) return undefined
  const plain = materials.map(({ supplier: _supplier, codeConfidence: _confidence, ...material }) => material)
  return { ...content, good: { code: htsCode, description }, materials: plain }
}

/** 'palm wax', or 'Material 2' while it has no description. */
export function namesOf(draft: RecipeDraft, unnamed: (number: string) => string): (id: string) => string {
  const names = new Map(
    draft.materials.map((each, at) => [each.id, each.description.trim() || unnamed(String(at + 1))]),
  )
  return (id) => names.get(id) ?? id
}
