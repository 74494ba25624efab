// Leaves a service alone that fails again and again, so that nobody waits for it; after a while it is tried again.
import { NotTaken, ProviderError } from '../../errors.ts'
import { type LanguageModel, ModelResting, type Question, TokensUsedUp, UnusableAnswer } from './language-model.ts'

/** Failures in a row of the same kind of question after which the service is left alone. */
export const MOST_FAILURES = 3
export const REST_MS = 5 * 60_000
/** However long a service asks to be left alone. */
const LONGEST_REST_MS = 60 * 60_000

type Needs = { readonly now: () => Date; readonly log: { warn(facts: object, message: string): void } }

/**
 * The same model, which throws ModelResting while it is left alone. Failures are those of the service: not reached, turned away, too slow,
 * no readable body. An answer that is refused or has another form is the text's doing and counts as a success. Failures are counted by
 * kind of question, since a service that manages short questions in time may never manage long ones.
 */
export function coolingOff(model: LanguageModel, { now, log }: Needs): LanguageModel {
  const failures = new Map<string, number>()
  let restsUntil = 0

  const rest = (ms: number, reason: string) => {
    restsUntil = Math.max(restsUntil, now().getTime() + Math.min(ms, LONGEST_REST_MS))
    log.warn({ provider: model.name, until: new Date(restsUntil), reason }, 'language model is left alone')
  }
  const note = (error: unknown, { name, deadlineMs }: Question<unknown>) => {
    if (!isTroubleOfService(error)) return void failures.delete(name)
    const askedMs = error instanceof NotTaken ? (error.retryAfterMs ?? 0) : 0
    const inARow = Math.min((failures.get(name) ?? 0) + 1, MOST_FAILURES)
    failures.set(name, inARow)
    if (inARow >= MOST_FAILURES) rest(Math.max(REST_MS, askedMs), error.message)
    else if (askedMs > deadlineMs) rest(askedMs, error.message)
  }

  return {
    ...model,
    ask: async (question) => {
      if (!question.evenWhileResting && now().getTime() < restsUntil)
        throw new ModelResting(model.name, new Date(restsUntil))
      try {
        const answer = await model.ask(question)
        failures.delete(question.name)
        if (question.evenWhileResting) restsUntil = 0
        return answer
      } catch (error) {
        note(error, question)
        throw error
      }
    },
  }
}

/** Used-up tokens say nothing of the service. */
const isTroubleOfService = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && !(error instanceof UnusableAnswer || error instanceof TokensUsedUp)
