// How many tokens a day may cost: counted as services report them, for this process.
import { TokensUsedUp } from './language-model.ts'

export type TokenBudget = {
  /** Throws TokensUsedUp once the tokens of the day are used up or held. */
  check(provider: string): void
  spend(tokens: number): void
  /** Sets tokens aside for a question under way; the answer gives them back. */
  hold(tokens: number): () => void
}

/** `today` names the day the count belongs to. */
export function tokenBudget(perDay: number, today: () => string): TokenBudget {
  let day = ''
  let spent = 0
  let held = 0
  const turnDay = () => {
    if (day === today()) return
    day = today()
    spent = 0
  }
  return {
    check: (provider) => {
      turnDay()
      if (spent + held >= perDay) throw new TokensUsedUp(provider)
    },
    spend: (tokens) => {
      turnDay()
      spent += tokens
    },
    hold: (tokens) => {
      held += tokens
      return () => {
        held -= tokens
      }
    },
  }
}
