// Tokens of a day in memory, for tests of what asks a language model.
import type { TokenBudget } from '../providers/language-model/token-budget.ts'

/** spent: those settled so far. */
export function memoryTokenBudget(perDay: number): TokenBudget & { spent(): number } {
  let spent = 0
  let held = 0
  return {
    spent: () => spent,
    hold: async (tokens) => {
      if (spent + held >= perDay) return undefined
      held += tokens
      return {
        settle: async (used) => {
          held -= tokens
          spent += used
        },
      }
    },
  }
}
