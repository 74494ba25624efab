// How the value of goods is set for customs: the price of a sale, or for goods not sold the first method that can be used.
// Source: 19 CFR 152.101(b) and (c), 152.103 to 152.107.
import type { ExportReason } from './export-reason.ts'

/** In the order of 19 CFR 152.101(b); the importer may take computed before deductive, 152.101(c). */
export const VALUE_BASES = ['transaction', 'identical', 'similar', 'deductive', 'computed', 'fallback'] as const
export type ValueBasis = (typeof VALUE_BASES)[number]

const YES_NO = ['yes', 'no'] as const

/** What is asked of goods that are not sold, in this order, and the answers. */
export const VALUE_QUESTIONS = {
  /** Whether customs has accepted the price of the same or like goods exported at about the same time. */
  alike: ['identical', 'similar', 'no'],
  /** Whether these goods, or the same, are sold in the US within 90 days of their entry. */
  soldInUs: YES_NO,
  /** Whether the cost of materials and making, profit and general expenses of the maker are known. */
  ownCosts: YES_NO,
} as const
export type ValueQuestion = keyof typeof VALUE_QUESTIONS
export type ValueAnswers = {
  readonly [Q in ValueQuestion]?: (typeof VALUE_QUESTIONS)[Q][number] | undefined
}

type ValueMethod =
  | { readonly kind: 'settled'; readonly basis: ValueBasis }
  | { readonly kind: 'ask'; readonly question: ValueQuestion }

/** A sale has the price paid; other goods the first method whose question is answered yes, at the end the fallback. */
export function valueMethod(reason: ExportReason, { alike, soldInUs, ownCosts }: ValueAnswers): ValueMethod {
  if (reason === 'sale') return { kind: 'settled', basis: 'transaction' }
  if (alike === undefined) return { kind: 'ask', question: 'alike' }
  if (alike !== 'no') return { kind: 'settled', basis: alike }
  if (soldInUs === undefined) return { kind: 'ask', question: 'soldInUs' }
  if (soldInUs === 'yes') return { kind: 'settled', basis: 'deductive' }
  if (ownCosts === undefined) return { kind: 'ask', question: 'ownCosts' }
  return { kind: 'settled', basis: ownCosts === 'yes' ? 'computed' : 'fallback' }
}

/** What was said of the method itself, else what the answers give; null while neither says. */
export function valueBasisOf(
  reason: ExportReason,
  said: ValueBasis | undefined,
  answers: ValueAnswers = {},
): ValueBasis | null {
  if (said) return said
  const method = valueMethod(reason, answers)
  return method.kind === 'settled' ? method.basis : null
}

/** The questions that lead to a method, with those answered: what is asked next is the last. */
export function questionsAsked(reason: ExportReason, answers: ValueAnswers): readonly ValueQuestion[] {
  const order: readonly ValueQuestion[] = ['alike', 'soldInUs', 'ownCosts']
  if (reason === 'sale') return []
  const settles = order.findIndex((question) => answers[question] !== 'no')
  return settles === -1 ? order : order.slice(0, settles + 1)
}
