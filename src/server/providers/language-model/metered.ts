// A question within the tokens of the day: counted as its most while it is under way, then as the service reports.
import { NotTaken } from '../../errors.ts'
import { type Question, TokensUsedUp } from './language-model.ts'
import type { TokenBudget } from './token-budget.ts'

/** The text of an answer, what it cost in tokens (0: the service does not say), and why it is none: refused or cut short. */
export type ServiceAnswer = { readonly text: string; readonly tokens: number; readonly problem?: string }

type Metered = {
  readonly provider: string
  readonly budget: TokenBudget
  readonly question: Question<unknown>
  /** The body of the request, whole: instructions, material and form. */
  readonly sent: string
  readonly send: () => Promise<ServiceAnswer>
}

/**
 * Throws TokensUsedUp, and what sending throws. An answer that does not say what it cost counts by its length. A question that the
 * service did not take costs nothing; one that ended otherwise without a readable answer counts as its most, since it may be billed.
 */
export async function metered({ provider, budget, question, sent, send }: Metered): Promise<ServiceAnswer> {
  const most = tokensOf(sent) + question.maxAnswerTokens
  const held = await budget.hold(most)
  if (!held) throw new TokensUsedUp(provider)
  let spent = most
  try {
    const answer = await send()
    spent = answer.tokens > 0 ? answer.tokens : tokensOf(sent) + tokensOf(answer.text)
    return answer
  } catch (error) {
    if (error instanceof NotTaken) spent = 0
    throw error
  } finally {
    await held.settle(spent)
  }
}

const BYTES_A_TOKEN = 4

/** About how many tokens a text has; never none. */
const tokensOf = (text: string): number => Math.max(1, Math.ceil(Buffer.byteLength(text) / BYTES_A_TOKEN))
