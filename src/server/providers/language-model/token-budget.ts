// How many tokens a day may cost: counted as services report them, for this process.
import { ProviderError } from '../../errors.ts'

export type TokenBudget = {
  /** Throws ProviderError once the tokens of the day are used up. */
  check(provider: string): void
  spend(tokens: number): void
}

/** `today` names the day the count belongs to. */
export function tokenBudget(perDay: number, today: () => string): TokenBudget {
  let day = ''
  let spent = 0
  const turnDay = () => {
    if (day === today()) return
    day = today()
    spent = 0
  }
  return {
    check: (provider) => {
      turnDay()
      if (spent >= perDay) throw new ProviderError(provider, 'the tokens of the day are used up', false)
    },
    spend: (tokens) => {
      turnDay()
      spent += tokens
    },
  }
}
