// What is typed into the form of an invoice, kept for the tab until the paper is made: closing the dialog, a reload or an ended session
// loses none of it. The password is the exception: it is kept nowhere.
import { useState } from 'react'
import { z } from 'zod'
import { BROKER_TYPES, LTL_TYPES } from '#contract/invoice-fields.ts'
import { CHARGE_KINDS } from '#domain/invoice/charges.ts'
import { EXPORT_REASONS } from '#domain/invoice/export-reason.ts'
import { INCOTERMS } from '#domain/invoice/particulars.ts'
import { VALUE_QUESTIONS } from '#domain/invoice/value-basis.ts'
import { useKeptState } from './use-kept-state.ts'

const RELATIONS = ['related', 'not_related', 'not_stated'] as const

/** The form of an invoice without its password, in the shape of `PaperDraft`. */
export const keptPaper = z.object({
  ltlType: z.enum(LTL_TYPES),
  brokerType: z.enum(BROKER_TYPES),
  fc: z.object({
    fcId: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    fromList: z.boolean(),
  }),
  delivery: z.object({
    incoterm: z.union([z.enum(INCOTERMS), z.literal('')]),
    incotermPlace: z.string(),
    reasonForExport: z.enum(EXPORT_REASONS),
    relatedParties: z.union([z.enum(RELATIONS), z.literal('')]),
    portOfEntry: z.string(),
    sale: z
      .object({ on: z.string(), place: z.string(), buyerName: z.string(), buyerAddress: z.string() })
      .default({ on: '', place: '', buyerName: '', buyerAddress: '' }),
    valueAnswers: z
      .object({
        alike: z.enum(VALUE_QUESTIONS.alike),
        soldInUs: z.enum(VALUE_QUESTIONS.soldInUs),
        ownCosts: z.enum(VALUE_QUESTIONS.ownCosts),
      })
      .partial()
      .default({}),
    charges: z
      .array(
        z.object({
          kind: z.enum(CHARGE_KINDS),
          amount: z.string(),
          currency: z.enum(['CAD', 'USD']),
          inPrices: z.boolean(),
        }),
      )
      .default([]),
  }),
  confirmed: z.array(z.string()),
  acceptsFallback: z.boolean(),
})

export type KeptDraft<T> = {
  readonly draft: T
  readonly change: (changed: Partial<T>) => void
  /** Whether the form shows what was typed before. */
  readonly isReturned: boolean
  /** Empties the form, and what is kept of it: the paper was made, or the person begins anew. */
  readonly clear: () => void
}

/** `initial` has the password, which `shape` has not. */
export function useKeptDraft<T extends { readonly password: string }>(
  name: string,
  shape: z.ZodType<Omit<T, 'password'>>,
  initial: T,
): KeptDraft<T> {
  const { password: none, ...rest } = initial
  const kept = useKeptState<Omit<T, 'password'>>(name, shape, rest)
  const [password, setPassword] = useState(none)
  const draft = { ...initial, ...kept.value, password }
  return {
    draft,
    change: ({ password: typed, ...changed }) => {
      if (typed !== undefined) setPassword(typed)
      if (Object.keys(changed).length > 0) kept.set({ ...kept.value, ...changed })
    },
    isReturned: kept.isReturned,
    clear: () => {
      kept.set(rest)
      kept.forget()
      setPassword(none)
    },
  }
}
