// A question within the tokens of the day: counted as its most while it is under way, then as the service reports.
import type { ServiceAnswer } from './anthropic.ts'
import type { Question } from './language-model.ts'
import { instructionText, materialText } from './question-text.ts'
import type { TokenBudget } from './token-budget.ts'

type Metered = {
  readonly provider: string
  readonly budget: TokenBudget
  readonly question: Question<unknown>
  readonly send: () => Promise<ServiceAnswer>
}

/** Throws TokensUsedUp, and what sending throws. A question given up at its deadline counts as its most: the service may bill it. */
export async function metered({ provider, budget, question, send }: Metered): Promise<ServiceAnswer> {
  budget.check(provider)
  const most = mostTokens(question)
  const release = budget.hold(most)
  const started = performance.now()
  try {
    const answer = await send()
    budget.spend(answer.tokens)
    return answer
  } catch (error) {
    if (Math.ceil(performance.now() - started) >= question.deadlineMs) budget.spend(most)
    throw error
  } finally {
    release()
  }
}

const LETTERS_A_TOKEN = 4

/** About what a question costs when its answer is as long as it may be. */
const mostTokens = (question: Question<unknown>): number =>
  Math.ceil((instructionText(question).length + materialText(question).length) / LETTERS_A_TOKEN) +
  question.maxAnswerTokens
