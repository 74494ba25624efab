// The remembered data of a product while it is edited, and what a save sends: only the fields that changed.
import { z } from 'zod'
import type { listCatalogue } from '#contract/catalogue.ts'
import type { saveAsinData } from '#contract/client-data.ts'
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import { formatHtsCode, HTS_CODE_DIGITS, htsDigits } from '#domain/hts-code.ts'
import { COST_LIMITS, readAmount } from '#domain/typed-number.ts'
import { texts as catalogueEn } from '#texts/en/catalogue.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { costText } from '../../ui/cost-text.ts'

export type Product = AnswerOf<typeof listCatalogue>['data'][number]
type Body = Asked<typeof saveAsinData>['body']

export const productDraft = z.object({
  origin: z.string().nullable(),
  /** As typed; empty when there is no code. */
  htsCode: z.string(),
  /** The person stands behind the code that is there. */
  confirms: z.boolean(),
  cost: z.string(),
  makerId: z.string().nullable(),
})
export type ProductDraft = Readonly<z.infer<typeof productDraft>>

export const draftOf = (language: Language, product: Product): ProductDraft => ({
  origin: product.country_of_origin,
  htsCode: formatHtsCode(product.hts_code ?? ''),
  confirms: false,
  cost: costText(language, product.cogs_cad),
  makerId: product.manufacturing_address_id,
})

export type DraftProblems = { readonly htsCode?: string; readonly cost?: string }

export function problemsOf(language: Language, draft: ProductDraft): DraftProblems {
  const itemTexts = wordsIn(language, itemEn)
  const digits = htsDigits(draft.htsCode).length
  return {
    ...(digits === 0 || digits === HTS_CODE_DIGITS ? {} : { htsCode: itemTexts.tenDigits(digits) }),
    ...(costProblem(language, draft.cost) ?? {}),
  }
}

function costProblem(language: Language, typed: string): Pick<DraftProblems, 'cost'> | undefined {
  const catalogueTexts = wordsIn(language, catalogueEn)
  const read = readAmount(typed, COST_LIMITS)
  if (read.kind === 'empty') return undefined
  if (read.kind === 'problem') return { cost: catalogueTexts.cost }
  return read.value.gt('0') ? undefined : { cost: catalogueTexts.costAboveZero }
}

/** '6,8' and '$ 6.80' as '6.80'; empty where there is no cost. */
function plainCost(typed: string): string {
  const read = readAmount(typed, COST_LIMITS)
  return read.kind === 'amount' ? read.value.toFixed(2) : ''
}

/** What belongs to the code and the maker in the draft. */
type Known = { readonly htsDescription: string | null; readonly makerLine: string }

/** What changed, in the words of the call; undefined when nothing did. */
export function changesOf(product: Product, draft: ProductDraft, known: Known): Body | undefined {
  const before = draftOf('en', product)
  const code = htsDigits(draft.htsCode)
  const cost = plainCost(draft.cost)
  const body: Body = {
    ...(draft.origin === before.origin ? {} : { country_of_origin: draft.origin }),
    ...codeChange(htsDigits(before.htsCode), code, draft.confirms, known),
    ...(cost === before.cost ? {} : { cogs_cad: cost ? Number(cost) : null }),
    ...(draft.makerId === before.makerId
      ? {}
      : { manufacturing_address_id: draft.makerId, manufacturing_address: draft.makerId && known.makerLine }),
  }
  return Object.keys(body).length > 0 ? body : undefined
}

/** A code sent by a person is confirmed by that act, a new one and the one that is there alike. */
function codeChange(before: string, code: string, confirms: boolean, { htsDescription }: Known): Body {
  if (code === before) return confirms && code ? { hts_code: code } : {}
  return { hts_code: code || null, hts_description: code ? htsDescription : null }
}
