// A language model that answers a question in a given form. Its answers are proposals: whoever asks checks them again.
import type { z } from 'zod'
import { ProviderError } from '../../errors.ts'

export type Question<T> = {
  /** Small letters and underscores: the name of the form. */
  readonly name: string
  /** What to do, in our words. */
  readonly instructions: string
  /** What it is about: texts of people and shops. Data, never instructions, and sent so. */
  readonly material: Readonly<Record<string, string>>
  /** The form of the answer: strict objects, null for what may be missing. */
  readonly schema: z.ZodType<T>
  readonly deadlineMs: number
  readonly maxAnswerTokens: number
}

/** The tokens of the day are used up: nothing is asked until the next. */
export class TokensUsedUp extends ProviderError {
  constructor(provider: string) {
    super(provider, 'the tokens of the day are used up', false)
    this.name = 'ProviderError'
  }
}

export interface LanguageModel {
  /** Of the service. */
  readonly name: string
  /** As the installation names it; empty without a service. */
  readonly model: string
  /** Whether a service is set up; without one every question fails at once. */
  readonly configured: boolean
  /**
   * The answer, checked against the form. Throws ProviderError when there is none within the deadline, the model refused, the
   * answer has another form, or the tokens of the day are used up.
   */
  ask<T>(question: Question<T>): Promise<T>
}
