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
  /** Asked of a service that is left alone too, as whoever tests the connection does. */
  readonly evenWhileResting?: true
}

/** The tokens of the day are used up: nothing is asked until the next. */
export class TokensUsedUp extends ProviderError {
  constructor(provider: string) {
    super(provider, 'the tokens of the day are used up', false)
    this.name = 'ProviderError'
  }
}

/** The service answered, but not usably: it refused, was cut short, or kept to no form. Its connection is well. */
export class UnusableAnswer extends ProviderError {
  constructor(provider: string, reason: string, options?: ErrorOptions) {
    super(provider, reason, false, options)
    this.name = 'ProviderError'
  }
}

/** The service failed repeatedly or asked to be left alone: nothing is asked until then. */
export class ModelResting extends ProviderError {
  readonly until: Date
  constructor(provider: string, until: Date) {
    super(provider, `left alone until ${until.toISOString()}`, false)
    this.name = 'ProviderError'
    this.until = until
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
   * The answer, checked against the form. Throws NoAnswerInTime, UnusableAnswer, TokensUsedUp, ModelResting, and ProviderError
   * for other trouble of the service.
   */
  ask<T>(question: Question<T>): Promise<T>
}
